import type { parseArgs } from 'node:util';
import { faultWords, parseFault } from './fault.ts';
import { serviceNames, type Behaviour } from './behaviour.ts';
import type { FakeServiceOptions } from './options.ts';

/** Properties that `--set` can change: to a whole number, or to one of the listed values. */
const settings = {
  actionListCacheMs: 'N',
  pageRows: 'N',
  listBytes: 'N',
  modelMs: 'N',
  lateImportMs: 'N',
  gatewayMs: 'N',
  bodyLimitBytes: 'N',
  answers: ['json', 'text', 'empty'],
  embeddings: ['work', 'fail'],
  pauseListStatus: [429, 500, 503],
} as const satisfies Partial<Readonly<Record<keyof Behaviour, 'N' | readonly (string | number)[]>>>;
const forms = Object.entries(settings).map(
  ([name, values]) => `${name}=${typeof values === 'string' ? values : values.join('|')}`,
);

/** Flags of the service's behavior, for `node:util`'s `parseArgs`. */
export const behaviourFlags = {
  service: { type: 'string', default: 'contract' },
  'action-list': { type: 'boolean', default: false },
  set: { type: 'string', multiple: true },
  fault: { type: 'string', multiple: true },
} as const;

export const behaviourUsage = `  --service NAME            contract: only the documented requests (the default);
                            2.8.0, head: OpenCopilot in that release, with its rows and index
  --action-list             list a copilot's actions; create, change and delete single actions
  --set NAME=VALUE          permanent behavior, which options.ts describes; may be repeated:
${wrapWords(forms)}
  --fault CALL:NTH:NAME     make the NTH list, delete, import, actionList, options, create, change or
                            delete-one fail; may be repeated; :retry-after=SECONDS and
                            :delay-ms=N may follow. Names:
${wrapWords(faultWords)}`;

/** Wraps words with commas into indented lines that fit a terminal. */
export function wrapWords(words: readonly string[]): string {
  const indent = ' '.repeat(28);
  return words
    .join(', ')
    .replace(/(.{1,66})(, |$)/gu, (_, line: string, end: string) => indent + line + (end && ',\n'));
}

export type FakeServiceBehavior = Behaviour & Required<Pick<FakeServiceOptions, 'service' | 'faults'>>;

/**
 * Parses the flags.
 * @throws Error that names the flag
 */
export function parseBehaviour(
  values: ReturnType<typeof parseArgs<{ options: typeof behaviourFlags }>>['values'],
): FakeServiceBehavior {
  const { service, set = [], fault = [] } = values;
  const found = serviceNames.find((name) => name === service);
  if (found === undefined) {
    throw new Error(`--service "${service}" is not one of ${serviceNames.join(', ')}`);
  }
  return {
    service: found,
    ...(values['action-list'] && { hasActionList: true, hasActionsDelete: true }),
    ...Object.fromEntries(set.map(parseSetting)),
    faults: fault.map(parseFault),
  };
}

function parseSetting(text: string): readonly [name: string, value: string | number] {
  const [name = '', value = ''] = text.split('=');
  const values = new Map<string, 'N' | readonly (string | number)[]>(Object.entries(settings)).get(name);
  const number = /^\d{1,9}$/u.test(value) ? Number(value) : undefined;
  const found = values === 'N' ? number : values?.find((known) => String(known) === value);
  if (found === undefined) throw new Error(`--set "${text}" is not one of ${forms.join(', ')}`);
  return [name, found];
}
