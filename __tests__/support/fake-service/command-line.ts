import { parseArgs } from 'node:util';
import { behaviourFlags, behaviourUsage, parseBehaviour } from './behaviour-flags.ts';
import type { FakeServiceOptions } from './options.ts';
import { defaultKey, type FakeService } from './start-fake-service.ts';

export const usage = `npm run fake-service -- [flags]   a fake copilot management service on 127.0.0.1

  --port N                  port, by default 4010
  --data FILE               keep copilots and actions in FILE, also across restarts
  --key KEY                 a bearer key that is accepted; may be repeated (${defaultKey})
  --copilot NAME            a copilot that exists from the start; may be repeated;
                            not needed if FILE contains copilots
${behaviourUsage}

Press Ctrl-C to stop it.`;

const flags = {
  port: { type: 'string', default: '4010' },
  data: { type: 'string' },
  key: { type: 'string', multiple: true },
  copilot: { type: 'string', multiple: true },
  ...behaviourFlags,
  help: { type: 'boolean', default: false },
} as const;

/**
 * Parses the command line. Returns `undefined` if it asks for help.
 * @throws Error that names the flag
 */
export function parseCommandLine(args: readonly string[]): FakeServiceOptions | undefined {
  const { values } = parseArgs({ args: [...args], options: flags });
  if (values.help) return undefined;
  return {
    port: parsePort(values.port),
    ...(values.data === undefined ? {} : { dataFile: values.data }),
    keys: (values.key ?? [defaultKey]).map((key) => ({ key })),
    copilots: (values.copilot ?? ['Support assistant']).map((name) => ({ name })),
    ...parseBehaviour(values),
  };
}

function parsePort(text: string): number {
  if (!/^\d{1,5}$/u.test(text)) throw new Error(`--port "${text}" is not a whole number from 0`);
  return Number(text);
}

/** Renders the values for pointing the action at the service. */
export function renderWelcome(fakeService: FakeService): string {
  const copilots = fakeService.copilots();
  return [
    `Fake service on ${fakeService.baseUrl}/ (open it in a browser to see the actions)`,
    '',
    ...copilots.map(({ id, name }) => `  ${id}  ${name}, actions: ${fakeService.actions(id).length}`),
    '',
    'In a workflow on this machine:',
    '',
    '        with:',
    `          base-url: ${fakeService.baseUrl}`,
    `          api-key: ${fakeService.key}`,
    `          copilot-id: ${copilots[0]?.id ?? ''}`,
    '          swagger-file: swagger.json',
    '',
    'With curl:',
    '',
    `  curl -H 'Authorization: Bearer ${fakeService.key}' -H 'Accept: application/json' ${fakeService.baseUrl}/backend/copilot/`,
    '',
  ].join('\n');
}
