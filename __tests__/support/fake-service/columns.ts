import type { ActionRecord } from './action.ts';

/** Characters of its columns for names, addresses, methods and operation ids; of copilot ids; bytes of descriptions. */
const width = 255;
const idWidth = 36;
const textBytes = 65_535;
/** Objects and lists inside each other that MariaDB's JSON takes. */
const jsonLevels = 31;

/** Whether the database takes the row; where it does not, the whole transaction fails. */
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

/** As the database counts: code points, not UTF-16 units. */
function countCharacters(text: string): number {
  return Array.from(text).length;
}

function countLevels(value: unknown): number {
  if (typeof value !== 'object' || !value) return 0;
  return 1 + Object.values(value).reduce<number>((max, held) => Math.max(max, countLevels(held)), 0);
}

/** Half a surrogate pair is no text for it. */
function isStorable(payload: unknown): boolean {
  let storable = true;
  JSON.stringify(payload, (key, value: unknown) => {
    if (!key.isWellFormed() || (typeof value === 'string' && !value.isWellFormed())) storable = false;
    return value;
  });
  return storable;
}
