import type { JsonArray, JsonObject, JsonValue } from './json.ts';
import { isArray } from './json.ts';

/**
 * How many bytes a value takes as compact JSON in UTF-8, without writing it: one value may stand in many places,
 * and written out it may be larger than memory.
 * @param known sizes of objects that are shared, found instead of counted
 */
export function countBytes(value: JsonValue, known?: ReadonlyMap<JsonValue, number>): number {
  if (typeof value === 'string') return countText(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value).length;
  const size = known?.get(value) ?? counted.get(value);
  if (size !== undefined) return size;
  const bytes = countParts(value, known);
  if (bytes >= largeBytes) counted.set(value, bytes);
  return bytes;
}

/**
 * What was counted before: a document is counted again after each step of preparing, which replaces what it changes
 * and shares the rest. Small parts are counted sooner than found.
 */
const counted = new WeakMap<object, number>();
const largeBytes = 1000;

function countParts(
  value: JsonArray | JsonObject,
  known: ReadonlyMap<JsonValue, number> | undefined,
): number {
  let bytes = 1;
  if (isArray(value)) {
    for (const entry of value) bytes += countBytes(entry, known) + 1;
    return value.length > 0 ? bytes : 2;
  }
  const keys = Object.keys(value);
  for (const key of keys) bytes += countText(key) + countBytes(value[key] ?? null, known) + 2;
  return keys.length > 0 ? bytes : 2;
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

/** What JSON writes in another way than UTF-8 does: escapes, and halves of pairs. */
const special = /["\\\u0000-\u001f\ud800-\udfff]/;

/** Counted instead of written out: this is most of what preparing a large description costs. */
function countText(text: string): number {
  if (text.length < 100 && isPlain(text)) return text.length + 2;
  if (!special.test(text)) return Buffer.byteLength(text) + 2;
  let bytes = 2;
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    if (unit === 0x22 || unit === 0x5c) bytes += 2;
    else if (unit >= 0x20 && unit < 0x80) bytes += 1;
    else if (unit < 0x20) bytes += shortEscapes.has(unit) ? 2 : 6;
    else if (unit < 0x800) bytes += 2;
    else if (unit < 0xd800 || unit > 0xdfff) bytes += 3;
    else if (unit < 0xdc00 && (text.charCodeAt(index + 1) & 0xfc00) === 0xdc00) {
      bytes += 4;
      index++;
    } else bytes += 6; // Half a pair is written as an escape.
  }
  return bytes;
}

/** Most texts are short words, for which the machinery of an expression takes longer than a look. */
function isPlain(text: string): boolean {
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    if (unit < 0x20 || unit > 0x7e || unit === 0x22 || unit === 0x5c) return false;
  }
  return true;
}

/** `\b`, `\t`, `\n`, `\f` and `\r`; other control characters are written as `\u0000`. */
const shortEscapes = new Set([8, 9, 10, 12, 13]);
