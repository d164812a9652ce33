import { errorProblem, type Finding } from './finding.ts';
import { isArray, type JsonArray, type JsonObject, type JsonValue } from './json.ts';
import { limits, renderLimitBytes } from './limits.ts';
import { renderPointer } from './pointer.ts';

/** Facts about a part that one walk collects for all later steps. */
export interface Measurement {
  /** Size in bytes as compact JSON in UTF-8, which can exceed the memory, because shared objects count repeatedly. */
  readonly bytes: number;
  /** Number of nested objects and lists. */
  readonly levels: number;
  /** Strings that start like references into the document, and those that `NoteReferences` adds. Some are listed twice. */
  readonly references: readonly string[];
  /** Whether a string has an unpaired surrogate. */
  readonly hasUnpairedSurrogates: boolean;
  /** Whether the file might have a number with more digits than JavaScript can represent. */
  readonly hasLongNumbers: boolean;
}

/** Measures a part, which must not change any more. Results are cached. */
export type Measure = (value: JsonValue) => Measurement;

/**
 * Callback for each member of an object, which adds references that are recognized by the member's key.
 * @param holder key of the object itself, empty in a list
 */
export type NoteReferences = (key: string, value: JsonValue, references: string[], holder: string) => void;

export interface Survey {
  /** Number of members of all objects. Shared objects count once. */
  readonly keys: number;
  /** First problem, after which nothing is checked. */
  readonly fault: Finding | undefined;
  readonly measure: Measure;
}

type Known = Map<object, Measurement> | WeakMap<object, Measurement>;

/** State of a walk. */
interface Walk {
  /** Measured parts of the document. */
  readonly known: Known;
  readonly noteReferences: NoteReferences;
  /** Whether every object is cached, because the document can contain one object repeatedly or recursively. */
  readonly isShared: boolean;
  /** Whether problems are reported. A document that the action created can exceed the limits. */
  readonly isStrict: boolean;
  keys: number;
  fault: Finding | undefined;
  references: string[];
  /** Keys without characters that JSON writes as several bytes. Most keys repeat, and looking them up is faster. */
  readonly plainKeys: Set<string>;
  halves: number;
  longNumbers: number;
  /** Levels of the last walked part. */
  levels: number;
  /** Number of open objects and lists. */
  depth: number;
  /** Keys to the problem, innermost first, because they are collected on return. */
  readonly path: (string | number)[];
}

/** Minimum size of cached parts in bytes. Walking smaller parts again is faster than caching them. */
const knownBytes = 2000;

/** Level down to which all parts of a file are cached: components and operations, which later steps measure one by one. */
const knownLevel = 3;

const hash = 0x23;
const slash = 0x2f;

const none: readonly string[] = [];
const open: Measurement = {
  bytes: 0,
  levels: 0,
  references: none,
  hasUnpairedSurrogates: false,
  hasLongNumbers: false,
};
const noteNothing: NoteReferences = () => undefined;

/**
 * Checks that a document is finite JSON before other code reads it. A document must have no excessive nesting, no cycle,
 * no exponential growth through shared objects (YAML aliases, bundled files), and no key or number that JSON can't
 * represent.
 */
export function surveyDocument(
  root: JsonValue,
  options: { readonly shared: boolean; readonly noteReferences?: NoteReferences | undefined },
): Survey {
  const { shared: isShared, noteReferences = noteNothing } = options;
  const known: Known = isShared ? new Map() : new WeakMap();
  const walk = start(known, noteReferences, { isShared, isStrict: true });
  measureIn(root, walk);
  const { fault, keys, path } = walk;
  const located = fault && { ...fault, pointer: renderPointer(path.toReversed()) };
  return { keys, fault: located, measure: createMeasure(noteReferences, known) };
}

/** Creates a function that measures parts. @param known parts that were measured before */
export function createMeasure(noteReferences = noteNothing, known: Known = new WeakMap()): Measure {
  const walk = start(known, noteReferences, { isShared: false, isStrict: false });
  return (value) =>
    (typeof value === 'object' && value !== null ? known.get(value) : undefined) ?? measureIn(value, walk);
}

function start(
  known: Known,
  noteReferences: NoteReferences,
  kind: Pick<Walk, 'isShared' | 'isStrict'>,
): Walk {
  const counts = { keys: 0, halves: 0, longNumbers: 0, levels: 0, depth: 0 };
  const lists = { references: [], path: [], plainKeys: new Set<string>() };
  return { known, noteReferences, ...kind, ...counts, ...lists, fault: undefined };
}

function measureIn(value: JsonValue, walk: Walk): Measurement {
  walk.halves = walk.longNumbers = 0;
  const bytes = count(value, walk, '');
  const { halves, levels, longNumbers, references } = walk;
  const measurement = {
    bytes,
    levels,
    references: references.length > 0 ? [...new Set(references.splice(0))] : none,
    hasUnpairedSurrogates: halves > 0,
    hasLongNumbers: longNumbers > 0,
  };
  if (typeof value === 'object' && value !== null) walk.known.set(value, measurement);
  return measurement;
}

/** Returns the size in bytes. */
function count(value: JsonValue, walk: Walk, key: string): number {
  if (typeof value === 'object' && value !== null) return countKnown(value, walk, key);
  walk.levels = 0;
  if (typeof value === 'string') {
    if (value.charCodeAt(0) === hash && value.charCodeAt(1) === slash) walk.references.push(value);
    return countText(value, walk);
  }
  return typeof value === 'number' ? countNumber(value, walk) : String(value).length;
}

/** Counts a number. A double represents every number of 15 digits, and every integer up to 2 ** 53. */
function countNumber(value: number, walk: Walk): number {
  // Most numbers are short, and writing them takes longer than comparing them.
  if (Number.isInteger(value) && value >= 0 && value < 1000) return value < 10 ? 1 : value < 100 ? 2 : 3;
  if (!Number.isFinite(value)) {
    return recordProblem(
      walk,
      'bad-number',
      `JSON can't represent ${value}. Use a finite number, or put the value in quotes.`,
    );
  }
  const { length } = String(value);
  if (!Number.isSafeInteger(value) && (length > 16 || Number.isInteger(value))) walk.longNumbers++;
  return length;
}

function countKnown(value: JsonObject | JsonArray, walk: Walk, key: string): number {
  // A strict walk is the first one, so it finds an object again only if objects are shared.
  const known = walk.isStrict && !walk.isShared ? undefined : walk.known.get(value);
  if (known === open) {
    return recordProblem(
      walk,
      'circular-alias',
      'The document contains itself here, so it is infinite. Remove the alias.',
    );
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
  walk.halves += Number(known.hasUnpairedSurrogates);
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
  const isKnown = bytes >= knownBytes || isShared || (walk.isStrict && walk.depth <= knownLevel);
  if (!isKnown) return bytes;
  const own = takeReferences(references, met);
  known.set(value, {
    bytes,
    levels: walk.levels,
    references: own,
    hasUnpairedSurrogates: walk.halves > halves,
    hasLongNumbers: walk.longNumbers > longNumbers,
  });
  return bytes;
}

/** Number of references up to which duplicates are kept, because removing them costs more than it saves. */
const fewReferences = 16;

/** Returns the references from a position on, with few duplicates. They also stay in the list, for the parent. */
function takeReferences(references: string[], from: number): readonly string[] {
  const count = references.length - from;
  if (count <= fewReferences) return count === 0 ? none : references.slice(from);
  const own = [...new Set(references.splice(from))];
  for (const reference of own) references.push(reference);
  return own;
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
  let bytes = 1;
  let deepest = 0;
  // `for … in` needs no list of the keys. Parsed objects inherit no enumerable key.
  for (const key in value) {
    const member = value[key] ?? null;
    walk.keys++;
    walk.noteReferences(key, member, walk.references, holder);
    bytes += countKey(key, walk) + 2;
    bytes +=
      key === '__proto__' && walk.isStrict
        ? recordProblem(walk, 'forbidden-key', forbiddenKey)
        : count(member, walk, key);
    if (walk.fault !== undefined) {
      walk.path.push(key);
      break;
    }
    if (walk.levels > deepest) deepest = walk.levels;
  }
  walk.levels = deepest;
  return Math.max(bytes, 2);
}

function countKey(key: string, walk: Walk): number {
  if (walk.plainKeys.has(key)) return key.length + 2;
  if (!wide.test(key)) walk.plainKeys.add(key);
  return countText(key, walk);
}

const tooLarge = `With each alias and reference inlined, this part exceeds ${renderLimitBytes(limits.expandedCharacters)}.`;
const forbiddenKey =
  'The key "__proto__" is not allowed, because many JSON parsers misinterpret it. Rename the key.';

/** Characters that JSON doesn't write as one byte. */
const wide = /[^ !#-[\]-~]/;

/** Returns the size of a string with its quotes. */
function countText(text: string, walk: Walk): number {
  if (!wide.test(text)) return text.length + 2;
  if (!text.isWellFormed()) walk.halves++;
  return Buffer.byteLength(JSON.stringify(text));
}

function recordProblem(walk: Walk, rule: string, message: string): number {
  walk.fault ??= errorProblem(rule, [], message);
  return 0;
}
