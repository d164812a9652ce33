import type { ServiceFault } from '../errors.ts';
import { findField } from '../field.ts';
import { renderBytes } from '../text.ts';
import { renderExcerpt, type Secrets } from './secrets.ts';
import type { HttpAnswer } from './http.ts';

interface AnswerContext {
  readonly purpose: ServiceFault['request'];
  /** Of the file that was sent; 0 where there was none. */
  readonly sentBytes: number;
  /** Most bytes that are read of the answer. */
  readonly limitBytes: number;
  /** Blotted out wherever the service repeats them. */
  readonly secrets: Secrets;
  readonly epochMs: number;
}

/**
 * Why an answer is no success, or undefined where it is one. The contract shows no body, so whatever a 2xx says is a
 * success, but for a web page (a gateway's) and for JSON that says that it is an error.
 * @see docs/requests.md, “Requests”
 */
export function findAnswerFault(answer: HttpAnswer, context: AnswerContext): ServiceFault | undefined {
  if (answer.status < 200 || answer.status > 299) return describeStatus(answer, context);
  if (answer.isCut) return describeBody(answer, context, 'too-large');
  // What is read for its content is judged by whoever reads it.
  if (['list', 'actionList', 'options'].includes(context.purpose)) return undefined;
  const body = findJson(answer.text);
  const isHalfJson = body === undefined && /^\s*[[{]/.test(answer.text);
  if (looksLikeHtml(answer.text) || isHalfJson) return describeBody(answer, context, 'not-understood');
  if (reportsError(body)) return describeBody(answer, context, 'is-error');
  return answer.status === 202 ? describeAccepted(context) : undefined;
}

/** HTTP 202 promises the effect and doesn't confirm it: the request may still be processed. */
function describeAccepted({ purpose }: AnswerContext): ServiceFault {
  return {
    ...{ request: purpose, kind: 'status', applied: 'unknown', rejected: false, status: 202 },
    explanation: `The service accepted the ${purpose} request with HTTP 202 and may still be processing it.`,
    hint: 'Check the copilot in a few minutes.',
  };
}

function describeStatus(answer: HttpAnswer, context: AnswerContext): ServiceFault {
  const { status } = answer;
  const { purpose } = context;
  const isRedirect = status >= 300 && status <= 399;
  const target = isRedirect ? renderOrigin(answer.findHeader('location')) : '';
  const said = renderExcerpt(answer.text, context);
  return {
    request: purpose,
    kind: isRedirect ? 'redirect' : 'status',
    applied: isSurelyNotApplied(status, purpose) ? 'no' : 'unknown',
    rejected: !isPassing(status),
    status,
    ...(looksLikeHtml(answer.text) && { isWebPage: true as const }),
    retryAfterMs: parseRetryAfter(answer.findHeader('retry-after'), context.epochMs),
    explanation: `The ${purpose} request was answered ${status}${target}${said === '' ? '' : `: “${said}”`}.`,
    hint: renderRemedy(status, context),
  };
}

function describeBody(
  { status, text }: HttpAnswer,
  context: AnswerContext,
  kind: 'too-large' | 'not-understood' | 'is-error',
): ServiceFault {
  const { limitBytes, purpose } = context;
  const what = {
    'too-large': `more than ${renderBytes(limitBytes)}, the limit for this response`,
    'not-understood': looksLikeHtml(text) ? 'a web page' : 'JSON that breaks off',
    'is-error': 'an error',
  }[kind];
  const explanation = `The ${purpose} request was answered ${status} with ${what}: “${renderExcerpt(text, context)}”.`;
  const hint = renderRemedy(kind === 'is-error' ? 422 : status, context);
  return { request: purpose, kind, applied: 'unknown', rejected: true, status, explanation, hint };
}

/** These may pass by themselves. 408, 429, 499 and 503 can come from a gateway, after the service has acted. */
function isPassing(status: number): boolean {
  return [408, 425, 429, 499].includes(status) || (status >= 500 && status !== 501 && status !== 505);
}

function isSurelyNotApplied(status: number, purpose: ServiceFault['request']): boolean {
  // "Done, look there" is a redirect, too.
  if (isPassing(status) || status === 302 || status === 303) return false;
  // An importer that stumbles over an operation has stored those before it.
  return purpose !== 'import' || ![400, 409, 422].includes(status);
}

/** Of a redirect only the origin is named: a login page's address may carry what must not be printed. */
function renderOrigin(location = ''): string {
  if (location === '') return ', a redirect to nowhere';
  const where = URL.canParse(location) ? `to ${new URL(location).origin}` : 'within the same origin';
  return `, a redirect ${where}`;
}

function reportsError(body: unknown): boolean {
  if (!Array.isArray(body)) return isErrorObject(body);
  // A handler that gives back its body and its status as a pair is answered 200 with both in a list.
  const [first, second] = body as readonly unknown[];
  return isErrorObject(first) || (body.length === 2 && typeof second === 'number' && second >= 400);
}

/** undefined: it is no JSON. */
export function findJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isErrorObject(body: unknown): boolean {
  const flag = findField(body, 'is_error');
  const isFlagged = flag === true || flag === 1 || (typeof flag === 'string' && /^true$/i.test(flag));
  return isFlagged || isSaid(findField(body, 'error')) || isSaid(findField(body, 'failure'));
}

/** `"error": null` says that there is none. */
function isSaid(value: unknown): boolean {
  return value !== null && value !== undefined && value !== false && value !== '';
}

export function looksLikeHtml(text: string): boolean {
  return text.trimStart().startsWith('<');
}

/** The likely remedy for a status, as one sentence that names the input to look at. */
function renderRemedy(status: number, { purpose, sentBytes }: AnswerContext): string {
  if ([404, 405, 501].includes(status)) {
    return missingRoute[purpose] ?? 'Check base-url: its path prefix may be missing or wrong.';
  }
  if (status === 413) return (sentBytes > 0 ? `${renderBytes(sentBytes)} were sent. ` : '') + tooLarge;
  if (purpose === 'import' && [400, 409, 415, 422, 500].includes(status)) {
    return 'Correct the description where the service’s answer points, and push again; the service’s own log may say more.';
  }
  if (purpose === 'delete' && status === 500) {
    return 'Some releases of the service always answer this route with an error: `delete-path` can name another one.';
  }
  return remedies[status] ?? remedies[Math.floor(status / 100)] ?? 'Check the inputs of this action.';
}

const missingRoute: Partial<Record<ServiceFault['request'], string>> = {
  delete:
    'Check base-url first: where the list is not found either, its path is probably wrong. Else check copilot-id, or try `delete-path: /backend/actions/bot/{copilot_id}`.',
  import: 'Check that the copilot still exists, and base-url.',
};

const tooLarge =
  'A gateway in front of the service probably limits the size: raise it (nginx: `client_max_body_size`, 1 MB ' +
  'by default), or leave out of the description what no operation needs.';

const keyRemedy =
  'Check api-key: it may be wrong, expired or revoked, or not allowed to change this copilot.';

/** By status, or by its first digit. */
const remedies: Readonly<Record<number, string>> = {
  401: keyRemedy,
  403: keyRemedy,
  429: 'The service limits its requests: run the workflow again later, or lower max-parallel.',
  504:
    'A gateway in front of the service gave up waiting, but the service may have gone on: raise its limit (nginx: ' +
    '`proxy_read_timeout`, 60 s by default), or run the workflow again later.',
  2: 'Check base-url: something other than the service answers there, such as a login or error page.',
  3: 'Redirects are not followed. Check base-url (scheme, host, path prefix); a login page means that api-key is not accepted.',
  5: 'The service or a gateway in front of it has a problem: run the workflow again later.',
};

/** A date far in the future is as good as a day. */
const retryAfterLimitMs = 86_400_000;

/**
 * Milliseconds to wait, from seconds or an HTTP date; undefined where the header says neither.
 * @see RFC 9110, section 10.2.3
 */
export function parseRetryAfter(value = '', epochMs: number): number | undefined {
  const text = value.trim();
  const waitMs = /^\d+(\.\d+)?$/.test(text) ? Number(text) * 1000 : Date.parse(text) - epochMs;
  return Number.isNaN(waitMs) ? undefined : Math.min(Math.max(waitMs, 0), retryAfterLimitMs);
}
