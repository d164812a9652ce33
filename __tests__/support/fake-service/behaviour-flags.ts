import { collations } from './collation.ts';
import { faultWords, parseFault, proxyStatuses, type Fault } from './fault.ts';
import { nginxLimits } from './gateway.ts';
import { serviceNames, type Manner, type ServiceName } from './manner.ts';
import { botIdForms, type Behaviour, type FileErrorOptions } from './options.ts';
import { wrapWords } from './wrap-words.ts';

type Parse<T> = (text: string, flag: string) => T;
/** Property that a flag sets, and the parser of its value. */
type Setting = { readonly [K in keyof Behaviour]-?: readonly [K, Parse<Behaviour[K]>] }[keyof Behaviour];

const settings = {
  service: ['service', oneOf(serviceNames)],
  'action-list-status': ['actionListStatus', oneOf([401, 403, 404, 405, 500, 501, 503])],
  'action-list-lag': ['actionListLagMs', parseTime],
  'action-list-cache': ['actionListCacheMs', parseTime],
  'page-rows': ['pageRows', parseCount],
  'bot-id': ['botIdForm', oneOf(botIdForms)],
  'foreign-rows': ['foreignRows', oneOf(['mixed', 'only'])],
  'foreign-rows-from': ['foreignRowsFrom', parseCount],
  'list-bytes': ['listBytes', parseCount],
  'no-create': ['createStatus', oneOf([404, 405])],
  'no-change': ['changeStatus', oneOf([404, 405])],
  model: ['modelMs', parseTime],
  collation: ['collation', oneOf(collations)],
  'late-delete': ['lateDeleteMs', parseTime],
  'late-import': ['lateImportMs', parseTime],
  propagation: ['propagationMs', parseTime],
  answers: ['answers', oneOf(['json', 'text', 'empty'])],
  'no-list': ['listStatus', oneOf([404, 405, 501])],
  'pause-list-status': ['pauseListStatus', oneOf([429, 500, 503])],
  'body-limit': ['bodyLimitBytes', parseCount],
  gateway: ['gatewayMs', parseTime],
  'gateway-status': ['gatewayStatus', oneOf(proxyStatuses)],
} as const satisfies Readonly<Record<string, Setting>>;

/** Flags without a value, and their effect. */
const switches = {
  'link-pages': { linksPages: true },
  'no-embeddings': { embeddings: 'fail' },
  nginx: nginxLimits,
} as const satisfies Readonly<Record<string, Partial<Behaviour>>>;
const mannerSwitches = {
  'action-list': { hasActionList: true, hasActionsDelete: true },
  'no-actions-delete': { hasActionsDelete: false },
  'own-endpoints': { hasOwnEndpoints: true },
  'delete-removes-record': { recordDelete: 'removes-record' },
} as const satisfies Readonly<Record<string, Partial<Manner>>>;

/** Flags of the service's behavior, for `node:util`'s `parseArgs`. */
export const behaviourFlags = {
  ...declare(settings, { type: 'string' } as const),
  ...declare({ ...switches, ...mannerSwitches }, { type: 'boolean' } as const),
  ...declare({ reject: 0, fault: 0 }, { type: 'string', multiple: true } as const),
};

function declare<Flag extends string, D>(flags: Readonly<Record<Flag, unknown>>, as: D): Record<Flag, D> {
  return Object.fromEntries(Object.keys(flags).map((flag) => [flag, as])) as Record<Flag, D>;
}

export const behaviourUsage = `  --service NAME            contract: only the documented requests (the default);
                            2.8.0, head: OpenCopilot in that release, with its rows and index
  --action-list             list a copilot's actions; create, change and delete single actions
  --no-actions-delete       answer the delete of all actions with 405, so that each is deleted alone
  --action-list-status NNN  answer the action list with 401, 403, 404, 405, 500, 501 or 503
  --own-endpoints           write the actions' addresses in the service's own form
  --action-list-lag TIME    show the actions of TIME ago, such as 30s or 500ms
  --action-list-cache TIME  repeat each response of the action list for TIME
  --page-rows N             show only the first N actions of the list, with 0 none; --link-pages
                            names the next page in a Link header
  --bot-id FORM             write the copilot's ID there without dashes (no-dashes), in upper-case,
                            or both
  --foreign-rows HOW        show the actions of other copilots too (mixed), or only those (only);
                            --foreign-rows-from N: from the Nth read on
  --list-bytes BYTES        append invented actions to the list, up to this size
  --no-create NNN           answer the request to create a single action with 404 or 405,
  --no-change NNN           or the request to change one
  --reject NAME:NNN         answer 400 or 500 if the action NAME is created or changed;
                            may be repeated
  --model TIME              duration of each request to its language model
  --collation NAME          compare operation IDs by ${collations.join(' or\n                            ')}
  --no-embeddings           store rows without search entries: conversations don't find them
  --delete-removes-record   the delete request also removes the copilot itself
  --late-delete TIME        process and answer each delete TIME after its arrival,
  --late-import TIME        or each import, even if the client has stopped waiting
  --propagation TIME        a delete takes TIME to propagate, and deletes imports until then
  --answers FORM            answer a delete or an import with text ("OK") or empty (no body)
  --no-list NNN             answer the copilot list with 404, 405 or 501
  --pause-list-status NNN   answer that list with 429, 500 or 503 between delete and import
  --body-limit BYTES        answer larger bodies with 413, as a gateway does
  --gateway TIME            answer 504 after TIME, as a gateway does; the service continues
  --gateway-status NNN      answer this status instead of 504: ${proxyStatuses.join(', ')}
  --nginx                   both limits, with the defaults of nginx: ${nginxLimits.bodyLimitBytes} bytes and 60s
  --fault CALL:NTH:NAME     make the NTH list, delete, import, actionList, options, create, change or
                            delete-one fail; may be repeated; :retry-after=SECONDS and
                            :delay-ms=N may follow. Names:
${' '.repeat(28)}${wrapWords(faultWords, { indent: 28, widest: 66 })}`;

/** Behavior and faults of the service. */
export type FakeServiceBehavior = Omit<Behaviour, 'service'> & {
  readonly service: ServiceName;
  readonly faults: readonly Fault[];
};

type Values = Readonly<Partial<Record<keyof typeof behaviourFlags, string | boolean | readonly string[]>>>;

/**
 * Parses the flags.
 * @throws Error that names the flag
 */
export function parseBehaviour(values: Values): FakeServiceBehavior {
  const pick = (effects: Readonly<Record<string, object>>): object =>
    Object.entries(effects).reduce(
      (all, [flag, effect]) => (values[flag as keyof Values] === true ? { ...all, ...effect } : all),
      {},
    );
  const given = Object.entries(settings).flatMap(([flag, [property, parse]]) => {
    const text = values[flag as keyof typeof settings];
    return typeof text === 'string' ? [[property, parse(text, flag)]] : [];
  });
  const { reject, fault } = values;
  return {
    service: 'contract',
    manner: pick(mannerSwitches),
    ...pick(switches),
    ...(Array.isArray(reject) && { refusals: reject.map(parseRefusal) }),
    ...(Object.fromEntries(given) as Partial<Behaviour>),
    faults: (Array.isArray(fault) ? fault : []).map(parseFault),
  };
}

function parseRefusal(text: string): FileErrorOptions {
  const [, name = '', status] = /^(.+):(400|500)$/su.exec(text) ?? [];
  if (status === undefined) throw new Error(`--reject "${text}" is not a name with :400 or :500 behind it`);
  return { name, status: status === '400' ? 400 : 500 };
}

function oneOf<const T extends string | number>(known: readonly T[]): Parse<T> {
  return (text, flag) => {
    const found = known.find((value) => String(value) === text);
    if (found === undefined) throw new Error(`--${flag} "${text}" is not one of ${known.join(', ')}`);
    return found;
  };
}

function parseTime(text: string, flag: string): number {
  const [, count, unit = ''] = /^(\d{1,6})(ms|s|m)$/u.exec(text) ?? [];
  if (count === undefined) throw new Error(`--${flag} "${text}" is not a time such as 30s, 500ms or 2m`);
  return Number(count) * (unit === 'ms' ? 1 : unit === 's' ? 1000 : 60_000);
}

function parseCount(text: string, flag: string): number {
  if (!/^\d{1,9}$/u.test(text)) throw new Error(`--${flag} "${text}" is not a whole number`);
  return Number(text);
}
