import type { JsonValue } from './json.ts';
import { isArray, isObject } from './json.ts';

/**
 * How many bytes a value takes as compact JSON in UTF-8, without writing it: one value may stand in many places,
 * and written out it may be larger than memory.
 * @param known sizes of objects that are shared, found instead of counted
 */
export function countBytes(value: JsonValue, known?: ReadonlyMap<JsonValue, number>): number {
  if (typeof value === 'string') return countText(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value).length;
  const size = known?.get(value);
  if (size !== undefined) return size;
  let bytes = 2;
  if (isArray(value)) {
    for (const entry of value) bytes += countBytes(entry, known) + 1;
    return value.length > 0 ? bytes - 1 : bytes;
  }
  if (!isObject(value)) return bytes;
  const entries = Object.entries(value);
  for (const [key, member] of entries) {
    bytes += countText(key) + countBytes(member, known) + 2;
  }
  return entries.length > 0 ? bytes - 1 : bytes;
}

/** Most texts are plain, and are not worth writing out to be counted. */
function countText(text: string): number {
  return /^[ !#-[\]-~]*$/.test(text) ? text.length + 2 : Buffer.byteLength(JSON.stringify(text));
}
