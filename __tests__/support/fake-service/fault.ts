import { misbehaviours } from './misbehaviours.ts';
import { calls, documentedCalls, type Call } from './request-log.ts';

/** Statuses that a proxy returns while the service may still process the request; 520 to 530 are Cloudflare's own. */
export const proxyStatuses = [202, 408, 499, 502, 504, 520, 521, 522, 523, 524, 525, 526, 527, 530] as const;
const statuses = [400, 403, 404, 405, 429, 500, 503, ...proxyStatuses] as const;

/** `refused` closes the port around the request (see `schedule.ts`). */
const plainNames = ['refused', ...(Object.keys(misbehaviours) as (keyof typeof misbehaviours)[])] as const;

type Moment = 'before' | 'after' | 'later';
export type FaultName = (typeof plainNames)[number] | `${'reset' | 'hang' | `status-${number}`}-${Moment}`;

export const faultNames: readonly FaultName[] = [
  ...plainNames,
  ...(['before', 'after', 'later'] as const).flatMap((moment): FaultName[] => [
    ...([`reset-${moment}`, `hang-${moment}`] as const),
    ...(moment === 'later' ? proxyStatuses : statuses).map((status) => `status-${status}-${moment}` as const),
  ]),
];

/** The same for users, shorter. */
export const faultWords: readonly string[] = [
  ...faultNames.filter((name) => !name.startsWith('status-')),
  'status-NNN-before',
  'status-NNN-after',
  `where NNN is ${statuses.join(', ')}`,
  'status-NNN-later',
  `where NNN is ${proxyStatuses.join(', ')}`,
];

/** A fault and its time: at the `nth` request of its kind, from 1. */
export interface Fault {
  readonly call: Call;
  readonly nth: number;
  readonly fault: FaultName;
  /** `Retry-After` header for `status-…`: seconds or an HTTP date. */
  readonly retryAfter?: string;
  /** Delay for `refused`, `killed`, `late`, `…-later`, `slow-drip` (for each byte) and `slow-propagation`. */
  readonly delayMs?: number;
}

/**
 * Parses `call:nth:name[:retry-after=…][:delay-ms=…]`.
 * @throws Error with the invalid part and its valid values
 */
export function parseFault(text: string): Fault {
  const fail = (reason: string): never => {
    throw new Error(`fault "${text}": ${reason}`);
  };
  // An HTTP date contains colons, so settings end only where the next one begins.
  const [head = '', ...settings] = text.split(/:(?=retry-after=|delay-ms=)/u);
  const [call = '', nth = '', name = ''] = head.split(/:(.*?):(.*)/su);
  const foundCall =
    calls.find((known) => known === call) ?? fail(`"${call}" is not a call; one of ${calls.join(', ')}`);
  if (!/^[1-9]\d*$/u.test(nth)) fail(`"${nth}" is not a count from 1`);
  const fault =
    faultNames.find((known) => known === name) ??
    fail(`"${name}" is not a fault; one of ${faultWords.join(', ')}`);
  if (fault === 'refused' && !documentedCalls.some((known) => known === call)) {
    fail('only list, delete and import can be refused');
  }
  const pairs = settings.map((setting): readonly [string, string | number] => {
    const [key = '', value = ''] = setting.split(/=(.*)/su);
    if (key === 'retry-after' && value !== '') return ['retryAfter', value];
    if (key === 'delay-ms' && /^\d+$/u.test(value)) return ['delayMs', Number(value)];
    return fail(`"${setting}" is neither retry-after=… nor delay-ms=…`);
  });
  return { call: foundCall, nth: Number(nth), fault, ...Object.fromEntries(pairs) };
}
