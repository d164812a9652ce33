import { ServiceFailure } from '../errors.ts';
import type { Copilot } from '../copilot.ts';
import { renderExcerpt, createSecrets, type Secrets } from './secrets.ts';
import { looksLikeHtml } from './service-answer.ts';

interface ListContext {
  readonly secrets: Secrets;
  readonly apiKey: string;
  /** Told every secret of every element, before anything else is done with the list. */
  readonly maskSecret: (value: string) => void;
  /** Told what is secret of each copilot. */
  readonly rememberSecrets: (copilotId: string, secrets: readonly string[]) => void;
}

/** `token` is the documented one; services add fields, and some of them are secret too. */
const secretName = /token|secret|passw|credential|api_?key|private_key/i;

/**
 * The list's elements. Only `id` must be there: fields come and go, flags are numbers or booleans.
 * @throws ServiceFailure `not-understood` where it is no array of objects with an id
 * @see docs/what-is-sent.md, “The requests”
 */
export function parseCopilots(text: string, context: ListContext): readonly Copilot[] {
  const items = parseArray(text);
  if (items === undefined) throw notUnderstood(describeText(text, context));
  // All of them before anything else: whatever is said from here on is masked.
  for (const secret of items.flatMap(listSecrets)) {
    context.maskSecret(secret);
    context.secrets.add(secret);
  }
  const key = createSecrets(context.apiKey);
  return items.map((item, index) => {
    if (!isRecord(item)) throw notUnderstood(`element ${index} of the array is not an object`);
    const id = item['id'];
    if (typeof id !== 'string' || id === '')
      throw notUnderstood(`element ${index} of the array has no text in \`id\``);
    // A website's address may carry the token, too.
    const hidden = listSecrets(item);
    context.rememberSecrets(id, hidden);
    const own = createSecrets(...hidden);
    const blot = (value: string): string => own.blot(key.blot(value));
    return {
      id,
      name: blot(readText(item['name'])),
      status: blot(readText(item['status'])),
      record: selectOpenFields(item, blot),
    };
  });
}

function parseArray(text: string): readonly unknown[] | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? (value as unknown[]) : undefined;
  } catch {
    return undefined;
  }
}

/** What an element of an answer holds under a name that tells of a secret. */
export function listSecrets(item: unknown): readonly string[] {
  if (!isRecord(item)) return [];
  const secrets = Object.entries(item).filter(([name]) => secretName.test(name));
  return secrets.flatMap(([, value]) => (typeof value === 'string' && value !== '' ? [value] : []));
}

function selectOpenFields(
  item: Readonly<Record<string, unknown>>,
  blot: (value: string) => string,
): Copilot['record'] {
  const fields: Record<string, string | number | boolean | null> = {};
  for (const [name, value] of Object.entries(item)) {
    if (secretName.test(name) || !isPlain(value)) continue;
    fields[name] = typeof value === 'string' ? blot(value) : value;
  }
  return fields;
}

function isPlain(value: unknown): value is string | number | boolean | null {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function readText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function describeText(text: string, { secrets }: ListContext): string {
  if (text.trim() === '') return 'the answer is empty';
  // JSON of another shape may hold tokens under any name: its text is not quoted.
  if (!looksLikeHtml(text)) return 'the answer is not a JSON array';
  return `the answer is a web page: “${renderExcerpt(text, { secrets })}”`;
}

function notUnderstood(what: string): ServiceFailure {
  return new ServiceFailure({
    request: 'list',
    kind: 'not-understood',
    applied: 'no',
    refused: true,
    status: 200,
    explanation: `The list of copilots cannot be read: ${what}.`,
    hint: 'Check base-url (its path prefix may be missing) and api-key: a login or error page of a gateway may have answered.',
  });
}
