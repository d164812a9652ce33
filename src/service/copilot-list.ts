import type { Copilot } from '../copilot.ts';
import { findTextField, isObject } from '../field.ts';
import { isRow, listSecrets, parseRows, rejectRows, secretName } from './answer-rows.ts';
import { createSecrets, type Secrets } from './secrets.ts';

interface ListContext {
  /** Secrets of the whole service. Every secret of the list is added. */
  readonly secrets: Secrets;
  readonly apiKey: string;
  /** Called with every secret of every element before the list is used otherwise. */
  readonly maskSecret: (value: string) => void;
  /** Receives the secrets of each copilot, by its ID. */
  readonly ownSecrets: Map<string, readonly string[]>;
}

/**
 * Parses the elements of the copilot list. Only `id` is required, because fields differ between releases and flags
 * are numbers or booleans.
 * @throws ServiceFailure `not-understood` if the response isn't an array of objects with an ID
 * @see docs/requests.md
 */
export function parseCopilots(text: string, context: ListContext): readonly Copilot[] {
  const { apiKey, maskSecret, ownSecrets, secrets } = context;
  const rows = parseRows({ request: 'list', text, secrets });
  // Mask all secrets first, so that every later message is masked.
  for (const secret of rows.flatMap(listSecrets)) {
    maskSecret(secret);
    secrets.add(secret);
  }
  return rows.map((row, index) => {
    if (!isRow(row)) throw rejectRows('list', `element ${index} of the array is not an object`);
    const id = row['id'];
    if (typeof id !== 'string' || id === '') {
      throw rejectRows('list', `element ${index} of the array has no string in \`id\``);
    }
    // The URL of a copilot's website can also contain the token.
    const hidden = listSecrets(row);
    ownSecrets.set(id, hidden);
    const secret = createSecrets(apiKey, ...hidden);
    const open = Object.entries(row).filter(([name, value]) => !secretName.test(name) && !isObject(value));
    const record = Object.fromEntries(
      open.map(([name, value]) => [name, typeof value === 'string' ? secret.redact(value) : value]),
    ) as Copilot['record'];
    const [name, status] = [findTextField(record, 'name') ?? '', findTextField(record, 'status') ?? ''];
    return { id, name, status, record };
  });
}
