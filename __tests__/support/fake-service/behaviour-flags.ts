import { collations } from './collation.ts';
import { faultWords, parseFault, proxyStatuses } from './fault.ts';
import type { Fault } from './fault.ts';
import { nginxLimits } from './gateway.ts';
import { serviceNames } from './manner.ts';
import type { Manner, ServiceName } from './manner.ts';
import { botIdForms } from './options.ts';
import type { Behaviour, FileErrorOptions } from './options.ts';
import { wrapWords } from './wrap-words.ts';

/** Flags of the service's behavior, for `node:util`'s `parseArgs`. */
export const behaviourFlags = {
  service: { type: 'string', default: 'contract' },
  'action-list': { type: 'boolean', default: false },
  'no-actions-delete': { type: 'boolean', default: false },
  'action-list-status': { type: 'string' },
  'own-endpoints': { type: 'boolean', default: false },
  'action-list-lag': { type: 'string' },
  'action-list-cache': { type: 'string' },
  'page-rows': { type: 'string' },
  'link-pages': { type: 'boolean', default: false },
  'bot-id': { type: 'string' },
  'foreign-rows': { type: 'string' },
  'foreign-rows-from': { type: 'string' },
  'list-bytes': { type: 'string' },
  'no-create': { type: 'string' },
  'no-change': { type: 'string' },
  reject: { type: 'string', multiple: true },
  model: { type: 'string' },
  collation: { type: 'string' },
  'no-embeddings': { type: 'boolean', default: false },
  'delete-removes-record': { type: 'boolean', default: false },
  'late-delete': { type: 'string' },
  'late-import': { type: 'string' },
  propagation: { type: 'string' },
  answers: { type: 'string' },
  'no-list': { type: 'string' },
  'pause-list-status': { type: 'string' },
  'body-limit': { type: 'string' },
  gateway: { type: 'string' },
  'gateway-status': { type: 'string' },
  nginx: { type: 'boolean', default: false },
  fault: { type: 'string', multiple: true },
} as const;

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

type Flag = keyof typeof behaviourFlags;
/** Behavior and faults of the service. */
export type FakeServiceBehavior = Omit<Behaviour, 'service'> & {
  readonly service: ServiceName;
  readonly faults: readonly Fault[];
};

export type BehaviourValues = Readonly<Partial<Record<Flag, string | boolean | string[]>>>;

/**
 * Parses the flags.
 * @throws Error that names the flag
 */
export function parseBehaviour(values: BehaviourValues): FakeServiceBehavior {
  const text = (flag: Flag): string | undefined => {
    const value = values[flag];
    return typeof value === 'string' ? value : undefined;
  };
  const oneOf = <T extends string | number>(flag: Flag, known: readonly T[]): T | undefined => {
    const given = text(flag);
    const found = known.find((value) => String(value) === given);
    if (given === undefined || found !== undefined) return found;
    throw new Error(`--${flag} "${given}" is not one of ${known.join(', ')}`);
  };
  const time = (flag: Flag): number | undefined => parseTime(flag, text(flag));
  const count = (flag: Flag): number | undefined => parseCount(flag, text(flag));
  const nginx = values.nginx === true ? nginxLimits : undefined;
  return dropUndefined({
    service: oneOf('service', serviceNames) ?? 'contract',
    manner: parseManner(values),
    actionListStatus: oneOf('action-list-status', [401, 403, 404, 405, 500, 501, 503] as const),
    actionListLagMs: time('action-list-lag'),
    actionListCacheMs: time('action-list-cache'),
    pageRows: count('page-rows'),
    linksPages: values['link-pages'] === true ? true : undefined,
    botIdForm: oneOf('bot-id', botIdForms),
    foreignRows: oneOf('foreign-rows', ['mixed', 'only'] as const),
    foreignRowsFrom: count('foreign-rows-from'),
    listBytes: count('list-bytes'),
    createStatus: oneOf('no-create', [404, 405] as const),
    changeStatus: oneOf('no-change', [404, 405] as const),
    refusals: Array.isArray(values.reject) ? values.reject.map(parseRefusal) : undefined,
    modelMs: time('model'),
    collation: oneOf('collation', collations),
    embeddings: values['no-embeddings'] === true ? 'fail' : undefined,
    lateDeleteMs: time('late-delete'),
    lateImportMs: time('late-import'),
    propagationMs: time('propagation'),
    answers: oneOf('answers', ['json', 'text', 'empty'] as const),
    listStatus: oneOf('no-list', [404, 405, 501] as const),
    pauseListStatus: oneOf('pause-list-status', [429, 500, 503] as const),
    bodyLimitBytes: count('body-limit') ?? nginx?.bodyLimitBytes,
    gatewayMs: time('gateway') ?? nginx?.gatewayMs,
    gatewayStatus: oneOf('gateway-status', proxyStatuses),
    faults: (Array.isArray(values.fault) ? values.fault : []).map(parseFault),
  });
}

function parseManner(values: BehaviourValues): Partial<Manner> {
  return {
    ...(values['action-list'] === true ? { hasActionList: true, hasActionsDelete: true } : {}),
    ...(values['no-actions-delete'] === true ? { hasActionsDelete: false } : {}),
    ...(values['own-endpoints'] === true ? { hasOwnEndpoints: true } : {}),
    ...(values['delete-removes-record'] === true ? { recordDelete: 'removes-record' } : {}),
  };
}

function parseRefusal(text: string): FileErrorOptions {
  const [, name = '', status] = /^(.+):(400|500)$/su.exec(text) ?? [];
  if (status === undefined) throw new Error(`--reject "${text}" is not a name with :400 or :500 behind it`);
  return { name, status: status === '400' ? 400 : 500 };
}

const unitsMs: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000 };

function parseTime(flag: Flag, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const [, count, unit = ''] = /^(\d{1,6})(ms|s|m)$/u.exec(text) ?? [];
  const unitMs = unitsMs[unit];
  if (unitMs === undefined) throw new Error(`--${flag} "${text}" is not a time such as 30s, 500ms or 2m`);
  return Number(count) * unitMs;
}

function parseCount(flag: Flag, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^\d{1,9}$/u.test(text)) throw new Error(`--${flag} "${text}" is not a whole number`);
  return Number(text);
}

type Given<T> = { readonly [K in keyof T]: Exclude<T[K], undefined> };

function dropUndefined<T extends object>(values: T): Given<T> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Given<T>;
}
