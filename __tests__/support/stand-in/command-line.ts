import { parseArgs } from 'node:util';
import { faultWords, parseFault } from './fault.ts';
import type { StandInOptions } from './options.ts';
import { defaultKey } from './start-stand-in.ts';
import type { StandIn } from './start-stand-in.ts';
import { wrapWords } from './wrap-words.ts';

export const usage = `npm run stand-in -- [flags]   a Copilot Management Service of your own, on 127.0.0.1

  --port N                  port, 4010 unless told otherwise
  --data FILE               keep copilots and actions in FILE, also across restarts
  --key KEY                 a bearer key that is accepted; may be repeated (${defaultKey})
  --copilot NAME            a copilot that exists from the start; may be repeated;
                            not needed where FILE holds copilots already
  --strict-import           import as the best-known importer does, hazards and all
  --delete-removes-record   the delete request also removes the copilot itself
  --propagation-ms N        a delete takes N ms to spread, and wipes what was imported meanwhile
  --no-list STATUS          answer the list with 404, 405 or 501
  --fault CALL:NTH:NAME     let the NTH list, delete or import go wrong; may be repeated;
                            :retry-after=SECONDS and :delay-ms=N may follow. Names:
${' '.repeat(28)}${wrapWords(faultWords, { indent: 28, widest: 66 })}

Press Ctrl-C to stop it.`;

const flags = {
  port: { type: 'string', default: '4010' },
  data: { type: 'string' },
  key: { type: 'string', multiple: true },
  copilot: { type: 'string', multiple: true },
  'strict-import': { type: 'boolean', default: false },
  'delete-removes-record': { type: 'boolean', default: false },
  'propagation-ms': { type: 'string', default: '0' },
  'no-list': { type: 'string' },
  fault: { type: 'string', multiple: true },
  help: { type: 'boolean', default: false },
} as const;

/** The command line as options; undefined where it asks for help. @throws Error that names the flag */
export function parseCommandLine(args: readonly string[]): StandInOptions | undefined {
  const { values } = parseArgs({ args: [...args], options: flags });
  if (values.help) return undefined;
  return {
    port: parseCount('--port', values.port),
    ...(values.data === undefined ? {} : { dataFile: values.data }),
    keys: (values.key ?? [defaultKey]).map((key) => ({ key })),
    copilots: (values.copilot ?? ['Support assistant']).map((name) => ({ name })),
    strictImport: values['strict-import'],
    deleteRemovesRecord: values['delete-removes-record'],
    propagationMs: parseCount('--propagation-ms', values['propagation-ms']),
    ...parseListStatus(values['no-list']),
    faults: (values.fault ?? []).map(parseFault),
  };
}

function parseCount(flag: string, text: string): number {
  if (!/^\d{1,6}$/u.test(text)) throw new Error(`${flag} "${text}" is not a whole number from 0`);
  return Number(text);
}

function parseListStatus(text: string | undefined): Pick<StandInOptions, 'listStatus'> {
  if (text === undefined) return {};
  const status = ([404, 405, 501] as const).find((known) => String(known) === text);
  if (status === undefined) throw new Error(`--no-list "${text}" is not 404, 405 or 501`);
  return { listStatus: status };
}

/** What a person needs to point the action at it. */
export function renderWelcome(standIn: StandIn): string {
  const copilots = standIn.copilots();
  return [
    `Stand-in service on ${standIn.baseUrl}/ (open it in a browser to see the actions)`,
    '',
    ...copilots.map(({ id, name }) => `  ${id}  ${name}, actions: ${standIn.actions(id).length}`),
    '',
    'In a workflow on this machine:',
    '',
    '        with:',
    `          base-url: ${standIn.baseUrl}`,
    `          api-key: ${standIn.key}`,
    `          copilot-id: ${copilots[0]?.id ?? ''}`,
    '          swagger-file: swagger.json',
    '',
    'By hand:',
    '',
    `  curl -H 'Authorization: Bearer ${standIn.key}' -H 'Accept: application/json' ${standIn.baseUrl}/backend/copilot/`,
    '',
  ].join('\n');
}
