import { ServiceFailure, withoutActionList } from '../errors.ts';
import { renderExcerpt, type Secrets } from './secrets.ts';
import { findJson, looksLikeHtml, type Revive } from './service-answer.ts';

/** A response that is a list, with the secrets that must not be quoted. */
interface RowsAnswer {
  readonly request: 'list' | 'actionList';
  readonly text: string;
  readonly secrets: Secrets;
}

/**
 * Parses the elements of a response that is a JSON array.
 * @param revive as in `JSON.parse`
 * @throws ServiceFailure `not-understood`
 */
export function parseRows({ request, secrets, text }: RowsAnswer, revive?: Revive): readonly unknown[] {
  const value = findJson(text, revive);
  if (value === undefined) {
    // A truncated response or a gateway's page can be temporary, so the action list may be requested again.
    const rejected = request === 'list';
    const page = looksLikeHtml(text) ? `a web page: “${renderExcerpt(text, { secrets })}”` : undefined;
    throw rejectRows(request, `the response is ${page ?? 'not a JSON array'}`, rejected);
  }
  // JSON of another shape can contain tokens under any name, so it isn't quoted.
  if (!Array.isArray(value)) throw rejectRows(request, 'the response is not a JSON array');
  return value as readonly unknown[];
}

const names = { list: 'The list of copilots', actionList: 'The list of actions' };

const hints = {
  list: 'Check `base-url` (its path prefix may be missing) and `api-key`. The response may be the login or error page of a gateway.',
  actionList: `If the service can’t list a copilot’s actions, ${withoutActionList}`,
};

/**
 * Creates the failure for a list that can't be read.
 * @param rejected whether another attempt would fail in the same way
 */
export function rejectRows(request: RowsAnswer['request'], what: string, rejected = true): ServiceFailure {
  const facts = { request, kind: 'not-understood', applied: 'no', rejected, status: 200 } as const;
  return new ServiceFailure({
    ...facts,
    explanation: `${names[request]} can’t be read: ${what}.`,
    hint: hints[request],
  });
}

/** Matches names of secret fields. `token` is documented; some services add other secret fields. */
export const secretName = /token|secret|passw|credential|api_?key|private_key/i;

/** Returns the values of an element whose names indicate a secret. */
export function listSecrets(row: unknown): readonly string[] {
  if (!isRow(row)) return [];
  const secrets = Object.entries(row).filter(([name]) => secretName.test(name));
  return secrets.flatMap(([, value]) => (typeof value === 'string' && value !== '' ? [value] : []));
}

/** Whether the value is a JSON object. */
export function isRow(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
