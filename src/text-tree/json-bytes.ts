import { isArray, type JsonArray, type JsonObject, type JsonValue } from './json.ts';

function countScalar(value: null | boolean | number): number {
  return typeof value === 'number' && Number.isFinite(value) ? String(value).length : value === false ? 5 : 4;
}

/**
 * How many bytes a value takes as compact JSON in UTF-8, without writing it: one value may stand in many places,
 * and written out it may be larger than memory.
 * @param known sizes of objects that are shared, found instead of counted
 */
export function countBytes(value: JsonValue, known?: ReadonlyMap<JsonValue, number>): number {
  if (typeof value === 'string') return countText(value);
  if (typeof value !== 'object' || value === null) return countScalar(value);
  return known?.get(value) ?? counted.get(value) ?? countInside(value, known);
}

/** Sizes that somebody found on another way. */
const counted = new WeakMap<object, number>();

export function noteBytes(value: JsonObject | JsonArray, bytes: number): void {
  counted.set(value, bytes);
}

function countInside(value: JsonObject | JsonArray, known?: ReadonlyMap<JsonValue, number>): number {
  let bytes = 1;
  if (isArray(value)) {
    for (const entry of value) bytes += countBytes(entry, known) + 1;
    return value.length > 0 ? bytes : 2;
  }
  const keys = Object.keys(value);
  for (const key of keys) bytes += countText(key) + countBytes(value[key] ?? null, known) + 2;
  return keys.length > 0 ? bytes : 2;
}

/** How many bytes a text takes, quotes included. */
export function countText(text: string): number {
  return countAscii(text) ?? countWide(text);
}

/** What each character of ASCII takes in a text of JSON: most are written as they are, some with `\\`, the rest as `\\u0000`. */
const widths = Uint8Array.from(
  { length: 0x80 },
  (_, unit) => JSON.stringify(String.fromCharCode(unit)).length - 2,
);

/** Undefined where the text has other characters. Most have none, and the platform's writer takes longer than a look. */
function countAscii(text: string): number | undefined {
  let bytes = 2;
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    if (unit > 0x7f) return undefined;
    bytes += widths[unit] ?? 0;
  }
  return bytes;
}

function countWide(text: string): number {
  return Buffer.byteLength(JSON.stringify(text));
}

/**
 * How many objects and lists stand inside each other.
 * @param known levels of objects that are shared, found instead of counted
 */
export function countLevels(value: JsonValue, known?: ReadonlyMap<JsonValue, number>): number {
  if (typeof value !== 'object' || value === null) return 0;
  const levels = known?.get(value);
  if (levels !== undefined) return levels;
  let deepest = 0;
  for (const part of isArray(value) ? value : Object.values(value)) {
    if (typeof part === 'object') deepest = Math.max(deepest, countLevels(part, known));
  }
  return deepest + 1;
}
