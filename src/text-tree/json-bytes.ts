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
  const isSplit = level < namedLevels && !isArray(value);
  const weight = isSplit ? weighMembers(value, level) : weighText(JSON.stringify(value), value);
  weighed.set(value, weight);
  return weight;
}

/** False where it is known that a walk through the part would find neither siblings nor halves. */
export function mayHoldOddities(value: JsonObject | JsonArray): boolean {
  const known = weighed.get(value);
  return known === undefined || known.hasSiblings || known.hasHalves;
}

const weighed = new WeakMap<object, Weight>();

/** Down to what an author names: a document's components and operations are weighed one by one. */
const namedLevels = 3;

function weighMembers(value: JsonObject, level: number): Weight {
  const keys = Object.keys(value);
  const references = new Set<string>();
  const found = {
    bytes: 2 + Math.max(0, keys.length - 1),
    hasSiblings: keys.length > 1 && keys.includes('$ref'),
    hasHalves: keys.some((key) => !key.isWellFormed()),
  };
  for (const key of keys) {
    const member = value[key] ?? null;
    const weight = isObject(member) ? weigh(member, level + 1) : weighText(JSON.stringify(member), member);
    found.bytes += countText(key) + 1 + weight.bytes;
    found.hasSiblings ||= weight.hasSiblings;
    found.hasHalves ||= weight.hasHalves;
    for (const reference of weight.references) references.add(reference);
    if (key === 'mapping') noteMapping(member, references);
  }
  return { ...found, references: [...references] };
}

/** By its text as JSON: the platform writes it, and finds things in it, sooner than a walk through the value would. */
function weighText(json: string, value: JsonValue): Weight {
  const references = new Set<string>();
  for (let at = json.indexOf('"#/'); at !== -1; at = json.indexOf('"#/', at + 1)) {
    // Behind a backslash, a quote stands in a text.
    if (json[at - 1] !== '\\') references.add(readText(json, at));
  }
  if (json.includes('"mapping":{')) noteMappings(value, references);
  const [hasSiblings, hasHalves] = [findSiblings(json), json.includes('\\ud')];
  return { bytes: Buffer.byteLength(json), references: [...references], hasSiblings, hasHalves };
}

/** The text that begins with the quote at an offset. */
function readText(json: string, start: number): string {
  const end = json.indexOf('"', start + 1);
  const text = json.slice(start + 1, end);
  if (!text.includes('\\')) return text;
  const whole = /"(?:[^"\\]|\\.)*"/y;
  whole.lastIndex = start;
  return JSON.parse(whole.exec(json)?.[0] ?? '""') as string;
}

/** Whether some `$ref` is not alone in its object. */
function findSiblings(json: string): boolean {
  const name = '"$ref":';
  for (let at = json.indexOf(name); at !== -1; at = json.indexOf(name, at + 1)) {
    const end = json.indexOf('"', at + name.length + 1);
    const isAlone = json[at - 1] === '{' && json[at + name.length] === '"' && json[end + 1] === '}';
    if (!isAlone) return true;
  }
  return false;
}

/** The schemas that discriminators name without the way to them. */
function noteMappings(value: JsonValue, references: Set<string>): void {
  if (typeof value !== 'object' || value === null) return;
  if (!isArray(value)) noteMapping(value['mapping'], references);
  for (const part of Object.values<JsonValue>(value)) noteMappings(part, references);
}

function noteMapping(mapping: JsonValue | undefined, references: Set<string>): void {
  for (const name of isObject(mapping) ? Object.values(mapping) : []) {
    if (typeof name === 'string' && !name.startsWith('#')) references.add(`#/components/schemas/${name}`);
  }
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
