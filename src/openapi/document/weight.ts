import {
  countText,
  isArray,
  isJsonObject,
  type JsonArray,
  type JsonObject,
  type JsonValue,
  noteBytes,
} from '../../text-tree/door.ts';

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
  noteBytes(value, weight.bytes);
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
    const weight = isJsonObject(member)
      ? weigh(member, level + 1)
      : weighText(JSON.stringify(member), member);
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
    // A property may be called `$ref`; then what it holds is no text.
    if (json[at + name.length] !== '"') continue;
    const end = json.indexOf('"', at + name.length + 1);
    if (json[at - 1] !== '{' || json[end + 1] !== '}') return true;
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
  for (const name of isJsonObject(mapping) ? Object.values(mapping) : []) {
    if (typeof name === 'string' && !name.startsWith('#')) references.add(`#/components/schemas/${name}`);
  }
}
