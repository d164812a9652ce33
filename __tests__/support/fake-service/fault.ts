/** Requests that a fault can affect: the three documented ones, and those of services with an action list. */
export const calls = [
  'list',
  'delete',
  'import',
  'actionList',
  'options',
  'create',
  'change',
  'delete-one',
] as const;
export type Call = (typeof calls)[number];

/** Statuses that a proxy returns while the service may still process the request; 520 to 530 are Cloudflare's own. */
export const proxyStatuses = [202, 408, 499, 502, 504, 520, 521, 522, 523, 524, 525, 526, 527, 530] as const;
const statuses = [400, 403, 404, 405, 429, 500, 503, ...proxyStatuses] as const;
type FaultStatus = (typeof statuses)[number];
export type ProxyStatus = (typeof proxyStatuses)[number];

const plainNames = [
  /** Closes the port around the request (see `outage.ts`). */
  'refused',
  /** Resets the connection before or after the request took effect. */
  'reset-before',
  'reset-after',
  /** Sends no response, before or after the effect. */
  'hang-before',
  'hang-after',
  /** Does the same, and the effect comes after `delayMs`. */
  'reset-later',
  'hang-later',
  /** Takes effect immediately, and responds after `delayMs`. */
  'late',
  /** Imports half of the actions, then responds with HTTP 500 or resets the connection. */
  'half-import',
  'half-import-reset',
  /** Stores the rows but not the search index, because embedding fails, and responds with HTTP 500. */
  'rows-only',
  /** Kills the server between the rows and the index, and restarts it after `delayMs`. */
  'killed',
  /** Responds with success, and stores nothing. */
  'no-rows',
  /** Responds with HTTP 201 and JSON that reports an error. */
  'is-error',
  /** Does the same with the text "True", and with HTTP 200 and a top-level `error`. */
  'is-error-text',
  'error-200',
  /** Responds with HTTP 200 and a gateway's login page, without an effect. */
  'html-200',
  /** Takes effect, then responds byte by byte. */
  'slow-drip',
  /** Takes effect, then responds with truncated or invalid JSON. */
  'truncated-json',
  /** Takes effect, then breaks the connection in the middle of the response. */
  'cut',
  'not-json',
  /** Takes effect, then responds with HTTP 2xx without a body. */
  'empty-answer',
  /** Takes effect, then responds with an endless body. */
  'endless-body',
  'redirect-same-origin',
  'redirect-other-origin',
  /** Responds with HTTP 302 to a login page, without an effect. */
  'redirect-login',
  /** Rejects the key of this request from now on. */
  'key-revoked',
  /** Deletes the copilot itself as well. */
  'record-removed',
  /** Deletes during `delayMs`, including actions that are imported meanwhile. */
  'slow-propagation',
  /** Lists every copilot twice. */
  'duplicate-listing',
  /** Responds with HTTP 400 and workflow commands, Markdown, HTML and terminal escapes. */
  'injection',
] as const;

export type FaultName =
  (typeof plainNames)[number] | `status-${FaultStatus}-${'before' | 'after'}` | `status-${ProxyStatus}-later`;

export const faultNames: readonly FaultName[] = [
  ...plainNames,
  ...statuses.flatMap((status): FaultName[] => [`status-${status}-before`, `status-${status}-after`]),
  ...proxyStatuses.map((status): FaultName => `status-${status}-later`),
];

/** The same for users, shorter. */
export const faultWords: readonly string[] = [
  ...plainNames,
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
  // An HTTP date contains colons, so settings end only where the next one begins.
  const [head = '', ...settings] = text.split(/:(?=retry-after=|delay-ms=)/u);
  const [call = '', nth = '', name = ''] = head.split(/:(.*?):(.*)/su);
  const foundCall = calls.find((known) => known === call);
  if (foundCall === undefined) {
    throw new Error(`fault "${text}": "${call}" is not a call; one of ${calls.join(', ')}`);
  }
  if (!/^[1-9]\d*$/u.test(nth)) throw new Error(`fault "${text}": "${nth}" is not a count from 1`);
  const foundName = faultNames.find((known) => known === name);
  if (foundName === undefined) {
    throw new Error(`fault "${text}": "${name}" is not a fault; one of ${faultWords.join(', ')}`);
  }
  if (foundName === 'refused' && !['list', 'delete', 'import'].includes(foundCall)) {
    throw new Error(`fault "${text}": only list, delete and import can be refused`);
  }
  return { call: foundCall, nth: Number(nth), fault: foundName, ...parseSettings(text, settings) };
}

function parseSettings(text: string, settings: readonly string[]): Pick<Fault, 'retryAfter' | 'delayMs'> {
  let parsed: Pick<Fault, 'retryAfter' | 'delayMs'> = {};
  for (const setting of settings) {
    const [key = '', value = ''] = setting.split(/=(.*)/su);
    if (key === 'retry-after' && value !== '') parsed = { ...parsed, retryAfter: value };
    else if (key === 'delay-ms' && /^\d+$/u.test(value)) parsed = { ...parsed, delayMs: Number(value) };
    else throw new Error(`fault "${text}": "${setting}" is neither retry-after=… nor delay-ms=…`);
  }
  return parsed;
}
