import { errorProblem, type Finding } from './finding.ts';
import { isArray, type JsonArray, type JsonObject, type JsonValue } from './json.ts';
import { limits, renderLimitBytes } from './limits.ts';
import { renderPointer } from './pointer.ts';

/** What one walk through a part finds out for every step that would need a walk of its own. */
export interface Measurement {
  /** The bytes of the part as compact JSON in UTF-8, shared objects written in each place: possibly more than memory holds. */
  readonly bytes: number;
  /** How many objects and lists are inside each other. */
  readonly levels: number;
  /** The strings that start like references into the document, and those that `NoteReferences` adds. */
  readonly references: readonly string[];
  /** Whether a string has an unpaired surrogate. */
  readonly hasHalves: boolean;
  /** Whether a number may have had more digits in the file than JavaScript keeps. */
  readonly hasLongNumbers: boolean;
}

/** Returns the weight of a part that does not change any more. Parts that were weighed before cost nothing. */
export type Measure = (value: JsonValue) => Measurement;

/**
 * Called with each member of an object; adds the references that only the member's key tells.
 * @param holder the key of the object itself, empty in a list
 */
export type NoteReferences = (key: string, value: JsonValue, references: string[], holder: string) => void;

export interface Survey {
  /** Members of all objects, shared ones counted once. */
  readonly keys: number;
  /** The first fault: nothing after it is checked. */
  readonly fault: Finding | undefined;
  readonly measure: Measure;
}

type Known = Map<object, Measurement> | WeakMap<object, Measurement>;

/** The parts of a document that were weighed, and how references are found in it. */
interface Scale {
  readonly known: Known;
  readonly noteReferences: NoteReferences;
  /** Whether every object is remembered, because the document may have one object in many places, or in itself. */
  readonly isShared: boolean;
  /** Whether faults are looked for: a document that the action has made may be larger. */
  readonly isStrict: boolean;
}

/** What a walk has met so far. */
interface Walk extends Scale {
  keys: number;
  fault: Finding | undefined;
  references: string[];
  halves: number;
  longNumbers: number;
  /** Those of the part that was walked through last. */
  levels: number;
  /** How many objects and lists are open. */
  depth: number;
  /** The keys to the fault, innermost first: they are collected on the way back. */
  readonly path: (string | number)[];
}

/** Smaller parts are walked through again, because that is faster than remembering them. */
const knownBytes = 2000;

/** `#` */
const hash = 0x23;

const none: readonly string[] = [];
const open: Measurement = { bytes: 0, levels: 0, references: none, hasHalves: false, hasLongNumbers: false };
const noteNothing: NoteReferences = () => undefined;

/**
 * Checks that a document is finite JSON before anything walks through it: not nested too deep, no circle and no bomb
 * through shared objects (YAML aliases, bundled files), no key or number that JSON writers mishandle.
 */
export function surveyDocument(
  root: JsonValue,
  options: { readonly shared: boolean; readonly noteReferences?: NoteReferences | undefined },
): Survey {
  const { shared: isShared, noteReferences = noteNothing } = options;
  const known: Known = isShared ? new Map() : new WeakMap();
  const walk = start({ known, noteReferences, isShared, isStrict: true });
  measureIn(root, walk);
  const { fault, keys, path } = walk;
  const placed = fault && { ...fault, pointer: renderPointer(path.toReversed()) };
  return { keys, fault: placed, measure: createScale(known, noteReferences) };
}

export function createMeasure(noteReferences = noteNothing): Measure {
  return createScale(new WeakMap(), noteReferences);
}

function createScale(known: Known, noteReferences: NoteReferences): Measure {
  const scale: Scale = { known, noteReferences, isShared: false, isStrict: false };
  return (value) =>
    (typeof value === 'object' && value !== null ? known.get(value) : undefined) ??
    measureIn(value, start(scale));
}

function start(scale: Scale): Walk {
  return {
    ...scale,
    ...{
      keys: 0,
      fault: undefined,
      references: [],
      halves: 0,
      longNumbers: 0,
      levels: 0,
      depth: 0,
      path: [],
    },
  };
}

function measureIn(value: JsonValue, walk: Walk): Measurement {
  const bytes = count(value, walk, '');
  const { halves, levels, longNumbers, references } = walk;
  const measurement = {
    ...{ bytes, levels, references: [...new Set(references)] },
    ...{ hasHalves: halves > 0, hasLongNumbers: longNumbers > 0 },
  };
  if (typeof value === 'object' && value !== null) walk.known.set(value, measurement);
  return measurement;
}

/** Returns the bytes. */
function count(value: JsonValue, walk: Walk, key: string): number {
  if (typeof value === 'object' && value !== null) return countKnown(value, walk, key);
  walk.levels = 0;
  if (typeof value === 'string') {
    if (value.charCodeAt(0) === hash && value.startsWith('#/')) walk.references.push(value);
    return countText(value, walk);
  }
  return typeof value === 'number' ? countNumber(value, walk) : String(value).length;
}

/** A double keeps every number of 15 digits, and every integer up to 2 ** 53. */
function countNumber(value: number, walk: Walk): number {
  if (!Number.isFinite(value)) {
    return recordProblem(
      walk,
      'bad-number',
      `JSON has no ${value}; write a number that JSON can hold, or quote it.`,
    );
  }
  const { length } = String(value);
  if (!Number.isSafeInteger(value) && (length > 16 || Number.isInteger(value))) walk.longNumbers++;
  return length;
}

function countKnown(value: JsonObject | JsonArray, walk: Walk, key: string): number {
  // A strict walk is the first one: it meets an object again only if objects are shared.
  const known = walk.isStrict && !walk.isShared ? undefined : walk.known.get(value);
  if (known === open) {
    return recordProblem(walk, 'circular-alias', 'The document contains itself here, so it has no end.');
  }
  if (walk.isStrict && walk.depth + (known?.levels ?? 0) >= limits.depth) {
    return recordProblem(
      walk,
      'too-deep',
      `The document is nested more than ${limits.depth} levels deep here.`,
    );
  }
  if (known === undefined) return countInside(value, walk, key);
  walk.levels = known.levels;
  for (const reference of known.references) walk.references.push(reference);
  walk.halves += Number(known.hasHalves);
  walk.longNumbers += Number(known.hasLongNumbers);
  return known.bytes;
}

function countInside(value: JsonObject | JsonArray, walk: Walk, key: string): number {
  const { known, isShared, references, halves, longNumbers } = walk;
  const met = references.length;
  if (isShared) known.set(value, open);
  walk.depth++;
  const bytes = isArray(value) ? countItems(value, walk) : countMembers(value, walk, key);
  walk.depth--;
  walk.levels++;
  if (walk.isStrict && bytes > limits.expandedCharacters) return recordProblem(walk, 'too-large', tooLarge);
  if (bytes < knownBytes && !isShared) return bytes;
  const own = references.length > met ? [...new Set(references.splice(met))] : none;
  for (const reference of own) references.push(reference);
  known.set(value, {
    bytes,
    levels: walk.levels,
    references: own,
    hasHalves: walk.halves > halves,
    hasLongNumbers: walk.longNumbers > longNumbers,
  });
  return bytes;
}

function countItems(items: JsonArray, walk: Walk): number {
  let bytes = items.length > 0 ? 1 : 2;
  let deepest = 0;
  for (let at = 0; at < items.length; at++) {
    bytes += count(items[at] ?? null, walk, '') + 1;
    if (walk.fault !== undefined) {
      walk.path.push(at);
      break;
    }
    if (walk.levels > deepest) deepest = walk.levels;
  }
  walk.levels = deepest;
  return bytes;
}

function countMembers(value: JsonObject, walk: Walk, holder: string): number {
  const keys = Object.keys(value);
  let bytes = keys.length > 0 ? 1 : 2;
  let deepest = 0;
  for (const key of keys) {
    const member = value[key] ?? null;
    walk.keys++;
    walk.noteReferences(key, member, walk.references, holder);
    bytes += countText(key, walk) + countMember(key, member, walk) + 2;
    if (walk.fault !== undefined) {
      walk.path.push(key);
      break;
    }
    if (walk.levels > deepest) deepest = walk.levels;
  }
  walk.levels = deepest;
  return bytes;
}

function countMember(key: string, member: JsonValue, walk: Walk): number {
  if (key === '__proto__' && walk.isStrict) return recordProblem(walk, 'forbidden-key', forbiddenKey);
  return count(member, walk, key);
}

const tooLarge = `Written out, with each alias and reference in full, this part takes more than ${renderLimitBytes(limits.expandedCharacters)}.`;
const forbiddenKey =
  'The key "__proto__" is not accepted: many JSON readers mistake it for something else. Rename it.';

const shortText = 48;

/** The bytes of each ASCII character in JSON: most are written as they are, some with `\\`, the rest as `\\u0000`. */
const widths = Uint8Array.from(
  { length: 0x80 },
  (_, unit) => JSON.stringify(String.fromCharCode(unit)).length - 2,
);

/** Counts its quotes, too. For short ASCII strings, a loop is faster than the platform's writer. */
function countText(text: string, walk: Walk): number {
  if (text.length > shortText) return countWide(text, walk);
  let bytes = 2;
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    if (unit > 0x7f) return countWide(text, walk);
    bytes += widths[unit] ?? 0;
  }
  return bytes;
}

function countWide(text: string, walk: Walk): number {
  if (!text.isWellFormed()) walk.halves++;
  return Buffer.byteLength(JSON.stringify(text));
}

function recordProblem(walk: Walk, rule: string, message: string): number {
  walk.fault ??= errorProblem(rule, [], message);
  return 0;
}
