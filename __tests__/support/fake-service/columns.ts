import { createRow, type ActionRecord, type Draft } from './action.ts';
import { ServerError } from './answer.ts';

/**
 * Maximum characters of names, addresses, methods, operation IDs and copilot IDs, and maximum bytes of descriptions.
 */
const width = 255;
const idWidth = 36;
const textBytes = 65_535;
/** Maximum nesting of JSON in MariaDB. */
const jsonLevels = 31;

/**
 * Creates the rows of one transaction.
 * @throws ServerError if the database rejects one of them
 */
export function createRows(drafts: readonly Draft[], rejectedName?: string): readonly ActionRecord[] {
  const rows = drafts.map(createRow);
  if (rows.some(({ name }) => name === rejectedName)) throw new ServerError('the database rejects a row');
  for (const row of rows) failOnColumns(row);
  return rows;
}

/** @throws ServerError if the database doesn't accept the row */
export function failOnColumns(row: ActionRecord): void {
  const { bot_id, name, api_endpoint, request_type, operation_id, description, payload } = row;
  // The database counts code points, not UTF-16 units.
  const isShort = (text: string, max = width): boolean => Array.from(text).length <= max;
  const fits =
    isShort(bot_id, idWidth) &&
    [name, api_endpoint, request_type, operation_id ?? ''].every((text) => isShort(text)) &&
    Buffer.byteLength(description ?? '') <= textBytes &&
    hasLevels(payload, jsonLevels) &&
    isStorable(payload);
  if (!fits) throw new ServerError('a row does not fit');
}

/** Returns whether JSON has so few levels. A circular value, which is no JSON, has too many. */
function hasLevels(value: unknown, max: number): boolean {
  if (typeof value !== 'object' || !value) return true;
  return max > 0 && Object.values(value).every((held) => hasLevels(held, max - 1));
}

/** Returns whether the payload has no unpaired surrogates, which JSON.stringify escapes. */
function isStorable(payload: unknown): boolean {
  return !/(?<!\\)(?:\\\\)*\\ud[89a-f]/u.test(JSON.stringify(payload));
}
