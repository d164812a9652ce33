import { parseArgs } from 'node:util';
import { behaviourFlags, behaviourUsage, parseBehaviour } from './behaviour-flags.ts';
import type { FakeServiceOptions } from './options.ts';
import { startFakeService, type FakeService } from './start-fake-service.ts';

export const usage = `npm run fake-service -- [flags]   a fake copilot management service on 127.0.0.1

  --port N                  port, by default 4010
  --copilot NAME            a copilot that exists from the start; may be repeated
${behaviourUsage}

Press Ctrl-C to stop it.`;

const flags = {
  port: { type: 'string', default: '4010' },
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
  if (!/^\d{1,5}$/u.test(values.port))
    throw new Error(`--port "${values.port}" is not a whole number from 0`);
  return {
    port: Number(values.port),
    ...(values.copilot && { copilots: values.copilot.map((name) => ({ name })) }),
    ...parseBehaviour(values),
  };
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
  ].join('\n');
}

async function main(args: readonly string[]): Promise<void> {
  const options = parseCommandLine(args);
  if (options === undefined) {
    console.log(usage);
    return;
  }
  const fakeService = await startFakeService(options);
  console.log(renderWelcome(fakeService));
  fakeService.onRequest(({ method, path, status, fault }, moment) => {
    if (moment !== 'answered') return;
    console.log(`${method} ${path} -> ${status ?? ''}${fault === undefined ? '' : ` (${fault})`}`);
  });
}

if (import.meta.main) {
  await main(process.argv.slice(2)).catch((error: unknown) => {
    console.error(`fake service: ${error instanceof Error ? error.message : String(error)}`);
    console.error('npm run fake-service -- --help lists the flags.');
    process.exitCode = 2;
  });
}
