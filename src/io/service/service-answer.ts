import type { ServiceFault } from '../../errors.ts';
import { renderExcerpt } from './excerpt.ts';
import type { HttpAnswer } from './http.ts';
import { parseRetryAfter } from './retry-after.ts';
import type { Secrets } from './secrets.ts';
import { renderRemedy } from './service-remedy.ts';

export interface AnswerContext {
  readonly purpose: ServiceFault['request'];
  /** Blotted out wherever the service repeats them. */
  readonly secrets: Secrets;
  readonly epochMs: number;
}

/**
 * Why an answer is no success, or undefined where it is one. An empty 2xx is a success; a 2xx with `is_error: true` is not.
 * @see service in practice, “Import”
 */
export function judgeAnswer(answer: HttpAnswer, context: AnswerContext): ServiceFault | undefined {
  if (answer.status < 200 || answer.status > 299) return describeStatus(answer, context);
  if (answer.isCut) return describeBody(answer, context, 'too-large');
  if (context.purpose === 'list') return undefined;
  if (answer.text.trim() === '') return undefined;
  const body = parseBody(answer.text);
  if (body === undefined) return describeBody(answer, context, 'not-understood');
  return hasErrorFlag(body.value) ? describeBody(answer, context, 'is-error') : undefined;
}

function describeStatus(answer: HttpAnswer, context: AnswerContext): ServiceFault {
  const { status } = answer;
  const isRedirect = status >= 300 && status <= 399;
  const retryAfterMs = parseRetryAfter(answer.findHeader('retry-after'), context.epochMs);
  const target = isRedirect ? renderOrigin(answer.findHeader('location')) : '';
  const said = renderExcerpt(answer.text, context);
  return {
    request: context.purpose,
    kind: isRedirect ? 'redirect' : 'status',
    applied: isSurelyNotApplied(status, context.purpose) ? 'no' : 'unknown',
    refused: !isPassing(status),
    status,
    ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
    explanation: `The ${context.purpose} request was answered ${status}${target}${said === '' ? '' : `: “${said}”`}.`,
    hint: renderRemedy(context.purpose, status),
  };
}

function describeBody(
  answer: HttpAnswer,
  context: AnswerContext,
  kind: 'too-large' | 'not-understood' | 'is-error',
): ServiceFault {
  const said = renderExcerpt(answer.text, context);
  const what = {
    'too-large': 'more text than the service ever sends',
    'not-understood': `something else than the service’s JSON${looksLikeHtml(answer.text) ? ', a web page' : ''}`,
    'is-error': 'an error',
  }[kind];
  return {
    request: context.purpose,
    kind,
    applied: 'unknown',
    refused: true,
    status: answer.status,
    explanation: `The ${context.purpose} request was answered ${answer.status} with ${what}: “${said}”.`,
    hint: renderRemedy(context.purpose, kind === 'is-error' ? 422 : answer.status),
  };
}

/** These may pass by themselves. 408, 429 and 503 can come from a gateway, after the service has acted. */
function isPassing(status: number): boolean {
  return [408, 425, 429].includes(status) || (status >= 500 && status !== 501 && status !== 505);
}

function isSurelyNotApplied(status: number, purpose: ServiceFault['request']): boolean {
  if (isPassing(status) || status === 303) return false;
  // An importer that stumbles over an operation has stored those before it.
  return purpose !== 'import' || ![400, 409, 422].includes(status);
}

/** Of a redirect only the origin is named: a login page's address may carry what must not be printed. */
function renderOrigin(location: string | undefined): string {
  if (location === undefined || location === '') return ', a redirect to nowhere';
  return URL.canParse(location)
    ? `, a redirect to ${new URL(location).origin}`
    : ', a redirect within the same origin';
}

function parseBody(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return undefined;
  }
}

function hasErrorFlag(body: unknown): boolean {
  return (
    typeof body === 'object' &&
    body !== null &&
    'is_error' in body &&
    [true, 1, 'true'].some((flag) => flag === body.is_error)
  );
}

export function looksLikeHtml(text: string): boolean {
  return text.trimStart().startsWith('<');
}
