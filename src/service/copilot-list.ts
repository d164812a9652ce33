import type { Copilot } from '../copilot.ts';
import { findTextField, isObject } from '../field.ts';
import { isRow, listSecrets, parseRows, rejectRows, secretName } from './answer-rows.ts';
import { createSecrets, type Secrets } from './secrets.ts';

interface ListContext {
  /** Of the whole service; every secret of the list is added. */
  readonly secrets: Secrets;
  readonly apiKey: string;
  /** Told every secret of every element, before anything else is done with the list. */
  readonly maskSecret: (value: string) => void;
  /** Takes what is secret of each copilot. */
  readonly ownSecrets: Map<string, readonly string[]>;
}

/**
 * The list's elements. Only `id` must be there: fields come and go, flags are numbers or booleans.
 * @throws ServiceFailure `not-understood` where it is no array of objects with an id
 * @see docs/requests.md, “Requests”
 */
export function parseCopilots(text: string, context: ListContext): readonly Copilot[] {
  const { apiKey, maskSecret, ownSecrets, secrets } = context;
  const rows = parseRows({ request: 'list', text, secrets });
  // All of them before anything else: whatever is said from here on is masked.
  for (const secret of rows.flatMap(listSecrets)) {
    maskSecret(secret);
    secrets.add(secret);
  }
  return rows.map((row, index) => {
    if (!isRow(row)) throw rejectRows('list', `element ${index} of the array is not an object`);
    const id = row['id'];
    if (typeof id !== 'string' || id === '') {
      throw rejectRows('list', `element ${index} of the array has no text in \`id\``);
    }
    // A website's address may carry the token, too.
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
