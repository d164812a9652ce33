import type { ServiceFault } from '../errors.ts';
import { findField } from '../field.ts';
import { renderBytes } from '../text.ts';
import { renderExcerpt, type Secrets } from './secrets.ts';
import type { HttpAnswer } from './http.ts';

interface AnswerContext {
  readonly purpose: ServiceFault['request'];
  /** Size of the sent file; 0 without a file. */
  readonly sentBytes: number;
  /** Maximum number of bytes to read of the response. */
  readonly maxBytes: number;
  /** Redacted in every quotation of the response. */
  readonly secrets: Secrets;
  readonly epochMs: number;
}

/**
 * Returns the reason why a response isn't a success, or `undefined` for a success. The management API documents no
 * bodies, so any 2xx response is a success, except a gateway's web page and JSON that reports an error.
 * @see docs/requests.md
 */
export function findAnswerFault(answer: HttpAnswer, context: AnswerContext): ServiceFault | undefined {
  if (answer.status < 200 || answer.status > 299) return describeStatus(answer, context);
  if (answer.isCut) return describeBody(answer, context, 'too-large');
  // The parsers of these responses check the content.
  if (['list', 'actionList', 'options'].includes(context.purpose)) return undefined;
  const body = findJson(answer.text);
  const isHalfJson = body === undefined && /^\s*[[{]/.test(answer.text);
  if (looksLikeHtml(answer.text) || isHalfJson) return describeBody(answer, context, 'not-understood');
  if (reportsError(body)) return describeBody(answer, context, 'is-error');
  return answer.status === 202 ? describeAccepted(context) : undefined;
}

/** Describes HTTP 202, after which the request may still be processed. */
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
  const excerpt = renderExcerpt(answer.text, context);
  return {
    request: purpose,
    kind: isRedirect ? 'redirect' : 'status',
    applied: isSurelyNotApplied(status, purpose) ? 'no' : 'unknown',
    rejected: !isTemporary(status),
    status,
    ...(looksLikeHtml(answer.text) && { isWebPage: true as const }),
    retryAfterMs: parseRetryAfter(answer.findHeader('retry-after'), context.epochMs),
    explanation: `The ${purpose} request failed with HTTP ${status}${target}${excerpt === '' ? '' : `: “${excerpt}”`}.`,
    hint: renderRemedy(status, context),
  };
}

function describeBody(
  { status, text }: HttpAnswer,
  context: AnswerContext,
  kind: 'too-large' | 'not-understood' | 'is-error',
): ServiceFault {
  const { maxBytes, purpose } = context;
  const what = {
    'too-large': `more than ${renderBytes(maxBytes)}, the limit for this response`,
    'not-understood': looksLikeHtml(text) ? 'a web page' : 'truncated JSON',
    'is-error': 'an error',
  }[kind];
  const explanation = `The ${purpose} request returned HTTP ${status} with ${what}: “${renderExcerpt(text, context)}”.`;
  const hint = renderRemedy(kind === 'is-error' ? 422 : status, context);
  return { request: purpose, kind, applied: 'unknown', rejected: true, status, explanation, hint };
}

/** Whether a status can be temporary. A gateway can return 408, 429, 499 or 503 after the service has processed the request. */
function isTemporary(status: number): boolean {
  return [408, 425, 429, 499].includes(status) || (status >= 500 && status !== 501 && status !== 505);
}

function isSurelyNotApplied(status: number, purpose: ServiceFault['request']): boolean {
  // A redirect to another page can mean that the request was processed.
  if (isTemporary(status) || status === 302 || status === 303) return false;
  // An importer that fails at an operation has stored the operations before it.
  return purpose !== 'import' || ![400, 409, 422].includes(status);
}

/** Renders only the origin of a redirect, because the URL of a login page can contain secrets. */
function renderOrigin(location = ''): string {
  if (location === '') return ', a redirect without a Location header';
  const where = URL.canParse(location) ? `to ${new URL(location).origin}` : 'within the same origin';
  return `, a redirect ${where}`;
}

function reportsError(body: unknown): boolean {
  if (!Array.isArray(body)) return isErrorObject(body);
  // If a handler returns its body and its status as a pair, the response is HTTP 200 with both in an array.
  const [first, second] = body as readonly unknown[];
  return isErrorObject(first) || (body.length === 2 && typeof second === 'number' && second >= 400);
}

/** Changes a value while it is parsed, as in `JSON.parse`. */
export type Revive = (key: string, value: unknown) => unknown;

/** Parses JSON. Returns `undefined` if the text isn't JSON. */
export function findJson(text: string, revive?: Revive): unknown {
  try {
    return JSON.parse(text, revive);
  } catch {
    return undefined;
  }
}

function isErrorObject(body: unknown): boolean {
  const flag = findField(body, 'is_error');
  const isFlagged = flag === true || flag === 1 || (typeof flag === 'string' && /^true$/i.test(flag));
  return isFlagged || hasContent(findField(body, 'error')) || hasContent(findField(body, 'failure'));
}

/** Whether a field reports something. `"error": null` means that there is no error. */
function hasContent(value: unknown): boolean {
  return value !== null && value !== undefined && value !== false && value !== '';
}

/** Whether a response is a web page. */
export function looksLikeHtml(text: string): boolean {
  return text.trimStart().startsWith('<');
}

/** Returns the likely fix for a status, as one sentence that names the input to check. */
function renderRemedy(status: number, { purpose, sentBytes }: AnswerContext): string {
  if ([404, 405, 501].includes(status)) {
    return missingRoute[purpose] ?? 'Check `base-url`. Its path prefix may be missing or wrong.';
  }
  if (status === 413) return (sentBytes > 0 ? `${renderBytes(sentBytes)} were sent. ` : '') + tooLarge;
  if (purpose === 'import' && [400, 409, 415, 422, 500].includes(status)) {
    return 'Correct the OpenAPI file at the location in the response, and push again. The service log may contain more details.';
  }
  if (purpose === 'delete' && status === 500) {
    return 'Some releases of the service always fail this request. You can set `delete-path` to another route.';
  }
  return remedies[status] ?? remedies[Math.floor(status / 100)] ?? 'Check the inputs of this action.';
}

const missingRoute: Partial<Record<ServiceFault['request'], string>> = {
  delete:
    'If listing the copilots also fails with HTTP 404, the path of `base-url` is probably wrong. Otherwise, check `copilot-id`, or try `delete-path: /backend/actions/bot/{copilot_id}`.',
  import: 'Check that the copilot still exists, and check `base-url`.',
};

const tooLarge =
  'A gateway in front of the service probably limits the size. Raise the limit (nginx: `client_max_body_size`, 1 MB ' +
  'by default), or remove unused content from the OpenAPI file.';

const keyRemedy =
  'Check `api-key`. The key may be wrong, expired or revoked, or not allowed to change this copilot.';

/** Fixes by status, or by the first digit of the status. */
const remedies: Readonly<Record<number, string>> = {
  401: keyRemedy,
  403: keyRemedy,
  429: 'The service limits the request rate. Run the workflow again later, or lower `max-parallel`.',
  504:
    'A gateway in front of the service timed out, but the service may still process the request. Raise the limit (nginx: ' +
    '`proxy_read_timeout`, 60 s by default), or run the workflow again later.',
  2: 'Check `base-url`. Another server is responding at that URL, for example with a login or error page.',
  3: 'Redirects are not followed. Check `base-url` (scheme, host, path prefix). A redirect to a login page means that `api-key` is not accepted.',
  5: 'The service or a gateway in front of it has a problem. Run the workflow again later.',
};

/** Maximum time to wait, in milliseconds (one day). Later dates are treated as this. */
const maxRetryAfterMs = 86_400_000;

/**
 * Parses the `Retry-After` header, which is a number of seconds or an HTTP date.
 * @returns milliseconds to wait, or `undefined` if the header is invalid
 * @see RFC 9110, section 10.2.3
 */
export function parseRetryAfter(value = '', epochMs: number): number | undefined {
  const text = value.trim();
  const waitMs = /^\d+(\.\d+)?$/.test(text) ? Number(text) * 1000 : Date.parse(text) - epochMs;
  return Number.isNaN(waitMs) ? undefined : Math.min(Math.max(waitMs, 0), maxRetryAfterMs);
}
