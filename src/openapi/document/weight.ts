import { isArray, type JsonArray, type JsonObject, type JsonValue } from '../../text-tree/door.ts';

/** What one walk through a part tells all who would walk through it themselves. */
export interface Weight {
  /** What it takes as compact JSON in UTF-8, written out: that may be more than memory holds. */
  readonly bytes: number;
  /** How many objects and lists stand inside each other. */
  readonly levels: number;
  /** The texts in it that begin as references into the document do; schemas that mappings name count as such. */
  readonly references: readonly string[];
  /** Whether something stands beside a `$ref`. */
  readonly hasSiblings: boolean;
  /** Whether some text holds half a surrogate pair. */
  readonly hasHalves: boolean;
}

/** What a walk has met so far. */
interface Tally {
  references: string[];
  siblings: number;
  halves: number;
  /** Those of what was walked through last. */
  levels: number;
}

const weighed = new WeakMap<object, Weight>();

const none: readonly string[] = [];

/** What is smaller is walked through again sooner than it is looked up. */
const knownBytes = 2000;

/**
 * Weighs a part of a description, which nobody changes any more. What was weighed before is known: a document is asked
 * again after each step of preparing, which replaces what it changes and shares the rest.
 */
export function weigh(value: JsonValue): Weight {
  const known = typeof value === 'object' && value !== null ? weighed.get(value) : undefined;
  if (known !== undefined) return known;
  const tally: Tally = { references: [], siblings: 0, halves: 0, levels: 0 };
  const bytes = count(value, tally);
  const [hasSiblings, hasHalves] = [tally.siblings > 0, tally.halves > 0];
  const references = [...new Set(tally.references)];
  return { bytes, levels: tally.levels, references, hasSiblings, hasHalves };
}

/** Gives the bytes. */
function count(value: JsonValue, tally: Tally): number {
  if (typeof value === 'object' && value !== null) return countKnown(value, tally);
  tally.levels = 0;
  if (typeof value !== 'string') return String(value).length;
  if (value.startsWith('#/')) tally.references.push(value);
  return countText(value, tally);
}

function countKnown(value: JsonObject | JsonArray, tally: Tally): number {
  const known = weighed.get(value);
  if (known === undefined) return countInside(value, tally);
  tally.levels = known.levels;
  for (const reference of known.references) tally.references.push(reference);
  tally.siblings += Number(known.hasSiblings);
  tally.halves += Number(known.hasHalves);
  return known.bytes;
}

function countInside(value: JsonObject | JsonArray, tally: Tally): number {
  const before = { met: tally.references.length, siblings: tally.siblings, halves: tally.halves };
  const bytes = isArray(value) ? countItems(value, tally) : countMembers(value, tally);
  tally.levels++;
  if (bytes < knownBytes) return bytes;
  const isReferring = tally.references.length > before.met;
  const references = isReferring ? [...new Set(tally.references.splice(before.met))] : none;
  for (const reference of references) tally.references.push(reference);
  weighed.set(value, {
    ...{ bytes, levels: tally.levels, references },
    ...{ hasSiblings: tally.siblings > before.siblings, hasHalves: tally.halves > before.halves },
  });
  return bytes;
}

function countItems(items: JsonArray, tally: Tally): number {
  let bytes = items.length > 0 ? 1 : 2;
  let deepest = 0;
  for (const item of items) {
    bytes += count(item, tally) + 1;
    if (tally.levels > deepest) deepest = tally.levels;
  }
  tally.levels = deepest;
  return bytes;
}

function countMembers(value: JsonObject, tally: Tally): number {
  const keys = Object.keys(value);
  let bytes = keys.length > 0 ? 1 : 2;
  let deepest = 0;
  for (const key of keys) {
    const member = value[key] ?? null;
    bytes += countText(key, tally) + count(member, tally) + 2;
    if (tally.levels > deepest) deepest = tally.levels;
    if (key === '$ref' && keys.length > 1 && typeof member === 'string') tally.siblings++;
    if (key === 'mapping') noteMapping(member, tally);
    if (key === 'defaultMapping') noteMapping([member], tally);
  }
  tally.levels = deepest;
  return bytes;
}

/** The schemas that a discriminator names without the way to them. */
function noteMapping(mapping: JsonValue, { references }: Tally): void {
  if (typeof mapping !== 'object' || mapping === null) return;
  for (const name of Object.values<JsonValue>(mapping)) {
    if (typeof name === 'string' && !name.startsWith('#')) references.push(`#/components/schemas/${name}`);
  }
}

/** What each character of ASCII takes in a text of JSON: most are written as they are, some with `\\`, the rest as `\\u0000`. */
const widths = Uint8Array.from(
  { length: 0x80 },
  (_, unit) => JSON.stringify(String.fromCharCode(unit)).length - 2,
);

/** With its quotes. Most texts are ASCII, for which the platform's writer takes longer than a look. */
function countText(text: string, tally: Tally): number {
  let bytes = 2;
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    if (unit > 0x7f) return countWide(text, tally);
    bytes += widths[unit] ?? 0;
  }
  return bytes;
}

function countWide(text: string, tally: Tally): number {
  if (!text.isWellFormed()) tally.halves++;
  return Buffer.byteLength(JSON.stringify(text));
}
