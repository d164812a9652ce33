/** The calls that a fault can hit: the three of the contract, and those of the services that show their actions. */
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

const statuses = [400, 403, 404, 405, 408, 429, 500, 502, 503, 504] as const;
type FaultStatus = (typeof statuses)[number];

/** What a gateway answers while the service behind it is still at work. */
const laterStatuses = [408, 502, 504] as const;
type LaterStatus = (typeof laterStatuses)[number];

const plainNames = [
  /** The port is closed around the call, for real: see `outage.ts`. */
  'refused',
  /** The connection is reset, before or after the call took effect. */
  'reset-before',
  'reset-after',
  /** No answer ever, before or after the effect. */
  'hang-before',
  'hang-after',
  /** The same, and the effect comes `delayMs` later. */
  'reset-later',
  'hang-later',
  /** The effect at once, the answer `delayMs` later. */
  'late',
  /** Half of the actions, then 500, or a reset. */
  'half-import',
  'half-import-reset',
  /** The rows, but not the search index: its embeddings are refused, and the answer is 500. */
  'rows-only',
  /** The server is killed between the rows and the index, whichever comes first, and is back `delayMs` later. */
  'killed',
  /** Answered as if it had worked, and nothing is kept. */
  'no-rows',
  /** 201, and a JSON that says it failed. */
  'is-error',
  /** The same as the text "True", and 200 with a top-level `error`. */
  'is-error-text',
  'error-200',
  /** 200 and a gateway's login page, no effect. */
  'html-200',
  /** The effect, then the answer byte by byte. */
  'slow-drip',
  /** The effect, then a JSON cut in half, or something that is no JSON. */
  'truncated-json',
  /** The effect, then half of the answer, and the connection breaks off. */
  'cut',
  'not-json',
  /** The effect, then 2xx and no body. */
  'empty-answer',
  /** The effect, then a body that never ends. */
  'endless-body',
  'redirect-same-origin',
  'redirect-other-origin',
  /** 302 to a page where people sign in, no effect. */
  'redirect-login',
  /** From this call on, the key that it carried is refused. */
  'key-revoked',
  /** The delete removes the record too. */
  'record-removed',
  /** The delete takes `delayMs` to spread, and wipes what was imported meanwhile. */
  'slow-propagation',
  /** The list holds every copilot twice. */
  'duplicate-listing',
  /** 400 with workflow commands, Markdown, HTML and terminal escapes in the text. */
  'injection',
] as const;

export type FaultName =
  (typeof plainNames)[number] | `status-${FaultStatus}-${'before' | 'after'}` | `status-${LaterStatus}-later`;

export const faultNames: readonly FaultName[] = [
  ...plainNames,
  ...statuses.flatMap((status): FaultName[] => [`status-${status}-before`, `status-${status}-after`]),
  ...laterStatuses.map((status): FaultName => `status-${status}-later`),
];

/** The same for people, shorter. */
export const faultWords: readonly string[] = [
  ...plainNames,
  'status-NNN-before',
  'status-NNN-after',
  `where NNN is ${statuses.join(', ')}`,
  'status-NNN-later',
  `where NNN is ${laterStatuses.join(', ')}`,
];

/** What goes wrong, and when: at the `nth` call of its kind, counted from 1. */
export interface Fault {
  readonly call: Call;
  readonly nth: number;
  readonly fault: FaultName;
  /** The header `Retry-After`, seconds or an HTTP date, for `status-…`. */
  readonly retryAfter?: string;
  /** For `refused`, `killed`, `late`, `…-later`, `slow-drip` (for each byte) and `slow-propagation`. */
  readonly delayMs?: number;
}

/**
 * Reads `call:nth:name[:retry-after=…][:delay-ms=…]`.
 * @throws Error that says which part is wrong and what it could be
 */
export function parseFault(text: string): Fault {
  // An HTTP date holds colons of its own, so settings end only where the next one begins.
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
