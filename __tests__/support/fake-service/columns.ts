import type { ActionRecord } from './action.ts';

/**
 * Maximum characters of names, addresses, methods, operation IDs and copilot IDs, and maximum bytes of descriptions.
 */
const width = 255;
const idWidth = 36;
const textBytes = 65_535;
/** Maximum nesting of JSON in MariaDB. */
const jsonLevels = 31;

/** Returns whether the database accepts the row. Otherwise, the whole transaction fails. */
export function fitsColumns(row: ActionRecord): boolean {
  const { bot_id, name, api_endpoint, request_type, operation_id, description, payload } = row;
  return (
    countCharacters(bot_id) <= idWidth &&
    [name, api_endpoint, request_type, operation_id ?? ''].every((text) => countCharacters(text) <= width) &&
    Buffer.byteLength(description ?? '') <= textBytes &&
    countLevels(payload) <= jsonLevels &&
    isStorable(payload)
  );
}

/** Counts like the database: code points, not UTF-16 units. */
function countCharacters(text: string): number {
  return Array.from(text).length;
}

function countLevels(value: unknown): number {
  if (typeof value !== 'object' || !value) return 0;
  return 1 + Object.values(value).reduce<number>((max, held) => Math.max(max, countLevels(held)), 0);
}

/** Returns whether the payload has no unpaired surrogates. */
function isStorable(payload: unknown): boolean {
  let storable = true;
  JSON.stringify(payload, (key, value: unknown) => {
    if (!key.isWellFormed() || (typeof value === 'string' && !value.isWellFormed())) storable = false;
    return value;
  });
  return storable;
}
