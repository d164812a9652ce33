import { isArray, isObject, type JsonArray, type JsonObject, type JsonValue } from './json.ts';

/** What one walk through a part tells all who would walk through it themselves. */
export interface Weight {
  /** What it takes as compact JSON in UTF-8. */
  readonly bytes: number;
  /** The texts in it that begin as references into the document do; schemas that mappings name count as such. */
  readonly references: readonly string[];
  /** Whether something stands beside a `$ref`. */
  readonly hasSiblings: boolean;
  /** Whether some text holds half a surrogate pair. */
  readonly hasHalves: boolean;
}

/**
 * Weighs a part of a description. What was weighed before is known: a document is asked again after each step of
 * preparing, which replaces what it changes and shares the rest.
 */
export function weigh(value: JsonObject | JsonArray, level = 0): Weight {
  const known = weighed.get(value);
  if (known !== undefined) return known;
  const found: Found = { references: [], hasSiblings: false, hasHalves: false };
  const bytes = weighInside(value, found, level);
  const { references, hasSiblings, hasHalves } = found;
  if (level > namedLevels && bytes < largeBytes) return { bytes, references, hasSiblings, hasHalves };
  const weight = { bytes, references: [...new Set(references)], hasSiblings, hasHalves };
  weighed.set(value, weight);
  return weight;
}

/** False where it is known that a walk through the part would find neither siblings nor halves. */
export function mayHoldOddities(value: JsonObject | JsonArray): boolean {
  const known = weighed.get(value);
  return known === undefined || known.hasSiblings || known.hasHalves;
}

const weighed = new WeakMap<object, Weight>();

/** Small parts are weighed sooner than found, but for those that are asked for by name, such as components. */
const largeBytes = 1000;
const namedLevels = 3;
/** Each level that is remembered repeats the references below it. */
const keptLevels = 6;

interface Found {
  readonly references: string[];
  hasSiblings: boolean;
  hasHalves: boolean;
}

function weighPart(value: JsonValue, found: Found, level: number): number {
  if (typeof value === 'string') return weighText(value, found);
  if (typeof value !== 'object' || value === null) return countScalar(value);
  if (level > keptLevels) return weighInside(value, found, level);
  const { bytes, references, hasSiblings, hasHalves } = weigh(value, level);
  for (const reference of references) found.references.push(reference);
  found.hasSiblings ||= hasSiblings;
  found.hasHalves ||= hasHalves;
  return bytes;
}

/** One function, although it has two halves: what calls each other in a circle takes long to compile. */
function weighInside(value: JsonObject | JsonArray, found: Found, level: number): number {
  let bytes = 1;
  if (isArray(value)) {
    for (const entry of value) bytes += weighPart(entry, found, level + 1) + 1;
    return value.length > 0 ? bytes : 2;
  }
  const keys = Object.keys(value);
  for (const key of keys) {
    const member = value[key] ?? null;
    bytes += weighText(key, found) + weighPart(member, found, level + 1) + 2;
    if (key === '$ref') found.hasSiblings ||= keys.length > 1;
    else if (key === 'mapping' && isObject(member)) noteMapping(member, found);
  }
  return keys.length > 0 ? bytes : 2;
}

/** A discriminator may name its schemas without the way to them. */
function noteMapping(mapping: JsonObject, found: Found): void {
  for (const name of Object.values(mapping)) {
    if (typeof name === 'string' && !name.startsWith('#')) {
      found.references.push(`#/components/schemas/${name}`);
    }
  }
}

function weighText(text: string, found: Found): number {
  if (text.startsWith('#/')) found.references.push(text);
  const bytes = countAscii(text);
  if (bytes !== undefined) return bytes;
  found.hasHalves ||= !text.isWellFormed();
  return countWide(text);
}

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
  return known?.get(value) ?? weighed.get(value)?.bytes ?? countInside(value, known);
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

function countText(text: string): number {
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
