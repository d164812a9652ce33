import { ServiceFailure } from '../errors.ts';
import { renderExcerpt, type Secrets } from './secrets.ts';
import { looksLikeHtml } from './service-answer.ts';

/** An answer that is a list: its text, and what must not be quoted of it. */
interface RowsAnswer {
  readonly request: 'list' | 'actionList';
  readonly text: string;
  readonly secrets: Secrets;
}

/**
 * The elements of an answer that is a JSON array, whatever they are.
 * @param revive as `JSON.parse` takes it
 * @throws ServiceFailure `not-understood`
 */
export function parseRows(
  { request, secrets, text }: RowsAnswer,
  revive?: (key: string, value: unknown) => unknown,
): readonly unknown[] {
  let value: unknown;
  try {
    value = JSON.parse(text, revive);
  } catch {
    // An answer that broke off is no answer yet, nor is a page of a gateway: the inventory may be asked for again.
    const rejected = request === 'list';
    const page = looksLikeHtml(text) ? `a web page: “${renderExcerpt(text, { secrets })}”` : undefined;
    throw rejectRows(request, `the answer is ${page ?? 'not a JSON array'}`, rejected);
  }
  // JSON of another shape may hold tokens under any name: its text is not quoted.
  if (!Array.isArray(value)) throw rejectRows(request, 'the answer is not a JSON array');
  return value as readonly unknown[];
}

const names = { list: 'The list of copilots', actionList: 'The inventory' };

const hints = {
  list: 'Check base-url (its path prefix may be missing) and api-key: a login or error page of a gateway may have answered.',
  actionList: 'If the service has none, set `list-actions: never`.',
};

/** @param refused whether asking again would bring the same answer */
export function rejectRows(request: RowsAnswer['request'], what: string, rejected = true): ServiceFailure {
  const facts = { request, kind: 'not-understood', applied: 'no', rejected, status: 200 } as const;
  return new ServiceFailure({
    ...facts,
    explanation: `${names[request]} cannot be read: ${what}.`,
    hint: hints[request],
  });
}

/** `token` is the documented one; services add fields, and some of them are secret too. */
export const secretName = /token|secret|passw|credential|api_?key|private_key/i;

/** What an element of an answer holds under a name that tells of a secret. */
export function listSecrets(row: unknown): readonly string[] {
  if (!isRow(row)) return [];
  const secrets = Object.entries(row).filter(([name]) => secretName.test(name));
  return secrets.flatMap(([, value]) => (typeof value === 'string' && value !== '' ? [value] : []));
}

export function isRow(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
