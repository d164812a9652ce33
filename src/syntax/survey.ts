import { errorProblem, type Finding } from './finding.ts';
import { isArray, type JsonArray, type JsonObject, type JsonValue } from './json.ts';
import { limits, renderLimitBytes } from './limits.ts';

export interface Survey {
  /** Members of all objects, shared ones counted once. */
  readonly keys: number;
  /** The first: after it nothing more is looked at. */
  readonly fault: Finding | undefined;
}

/** What one walk through a part tells all who would walk through it themselves. */
export interface Weight {
  /** What it takes as compact JSON in UTF-8, written out: that may be more than memory holds. */
  readonly bytes: number;
  /** How many objects and lists stand inside each other. */
  readonly levels: number;
  /** The texts in it that begin as references into the document do, and what `onMember` adds to them. */
  readonly references: readonly string[];
  /** Whether something stands beside a `$ref`. */
  readonly hasSiblings: boolean;
  /** Whether some text holds half a surrogate pair. */
  readonly hasHalves: boolean;
}

/** Told of every member on the way, so that who looks for some need not walk again; may add to the references met. */
export type OnMember = (key: string, value: JsonValue, references: string[]) => void;

/** What a walk has met so far. */
interface Walk extends Survey {
  keys: number;
  fault: Finding | undefined;
  references: string[];
  siblings: number;
  halves: number;
  /** Those of what was walked through last. */
  levels: number;
  readonly path: (string | number)[];
  readonly onMember: OnMember;
  /** Whether there are faults: what is made of a description may be larger. */
  readonly isStrict: boolean;
  readonly known: Known;
  /** Of documents with shared objects all are known, and those being walked are `open`. */
  readonly isShared: boolean;
}

type Known = Map<object, Weight> | WeakMap<object, Weight>;

/** Of parts that nobody changes any more. */
let weighed = new WeakMap<object, Weight>();

/** After parts were changed. */
export function forgetWeights(): void {
  weighed = new WeakMap<object, Weight>();
}

/** What is smaller is walked through again sooner than it is looked up. */
const knownBytes = 2000;

const none: readonly string[] = [];
const open: Weight = { bytes: 0, levels: 0, references: none, hasSiblings: false, hasHalves: false };

/**
 * Makes sure that a document is finite JSON before anything walks it: not nested too deep, no circle and no bomb
 * through shared objects (YAML aliases, bundled files), no key or number that JSON writers mishandle.
 */
export function surveyDocument(
  root: JsonValue,
  { shared, onMember }: { readonly shared: boolean; readonly onMember?: OnMember | undefined },
): Survey {
  const walk = start(shared ? new Map<object, Weight>() : weighed, true, onMember);
  count(root, walk);
  return walk;
}

/**
 * Weighs a part of a description, which nobody changes any more. What was walked through before is known: a document is
 * asked again after each step of preparing, which replaces what it changes and shares the rest.
 */
export function weighPart(value: JsonValue, onMember: OnMember): Weight {
  const known = typeof value === 'object' && value !== null ? weighed.get(value) : undefined;
  if (known !== undefined) return known;
  const walk = start(weighed, false, onMember);
  const bytes = count(value, walk);
  const { levels, references, siblings, halves } = walk;
  const [hasSiblings, hasHalves] = [siblings > 0, halves > 0];
  return { bytes, levels, references: [...new Set(references)], hasSiblings, hasHalves };
}

function start(known: Known, isStrict: boolean, onMember: OnMember = () => undefined): Walk {
  const met = { keys: 0, fault: undefined, references: [], siblings: 0, halves: 0, levels: 0 };
  return { ...met, path: [], onMember, isStrict, known, isShared: known !== weighed };
}

/** Gives the bytes. */
function count(value: JsonValue, walk: Walk): number {
  if (typeof value === 'object' && value !== null) return countKnown(value, walk);
  walk.levels = 0;
  if (typeof value !== 'string') {
    if (typeof value !== 'number' || Number.isFinite(value)) return String(value).length;
    return recordProblem(
      walk,
      'bad-number',
      `JSON has no ${value}; write a number that JSON can hold, or quote it.`,
    );
  }
  if (value.startsWith('#/')) walk.references.push(value);
  return countText(value, walk);
}

function countKnown(value: JsonObject | JsonArray, walk: Walk): number {
  const known = walk.known.get(value);
  if (known === open) {
    return recordProblem(walk, 'circular-alias', 'The document contains itself here, so it has no end.');
  }
  if (walk.isStrict && walk.path.length + (known?.levels ?? 0) >= limits.depth) {
    return recordProblem(
      walk,
      'too-deep',
      `The document is nested more than ${limits.depth} levels deep here.`,
    );
  }
  if (known === undefined) return countInside(value, walk);
  walk.levels = known.levels;
  for (const reference of known.references) walk.references.push(reference);
  walk.siblings += Number(known.hasSiblings);
  walk.halves += Number(known.hasHalves);
  return known.bytes;
}

function countInside(value: JsonObject | JsonArray, walk: Walk): number {
  const { known, isShared, references, siblings, halves } = walk;
  const met = references.length;
  if (isShared) known.set(value, open);
  const bytes = isArray(value) ? countItems(value, walk) : countMembers(value, walk);
  walk.levels++;
  if (walk.isStrict && bytes > limits.expandedCharacters) return recordProblem(walk, 'too-large', tooLarge);
  if (bytes < knownBytes && !isShared) return bytes;
  const own = references.length > met ? [...new Set(references.splice(met))] : none;
  for (const reference of own) references.push(reference);
  known.set(value, {
    ...{ bytes, levels: walk.levels, references: own },
    ...{ hasSiblings: walk.siblings > siblings, hasHalves: walk.halves > halves },
  });
  return bytes;
}

function countItems(items: JsonArray, walk: Walk): number {
  let bytes = items.length > 0 ? 1 : 2;
  let deepest = 0;
  for (let at = 0; at < items.length && walk.fault === undefined; at++) {
    walk.path.push(at);
    bytes += count(items[at] ?? null, walk) + 1;
    walk.path.pop();
    if (walk.levels > deepest) deepest = walk.levels;
  }
  walk.levels = deepest;
  return bytes;
}

function countMembers(value: JsonObject, walk: Walk): number {
  const keys = Object.keys(value);
  let bytes = keys.length > 0 ? 1 : 2;
  let deepest = 0;
  for (const key of keys) {
    if (walk.fault !== undefined) break;
    const member = value[key] ?? null;
    walk.keys++;
    walk.path.push(key);
    if (key === '__proto__' && walk.isStrict) recordProblem(walk, 'forbidden-key', forbiddenKey);
    walk.onMember(key, member, walk.references);
    bytes += countText(key, walk) + count(member, walk) + 2;
    walk.path.pop();
    if (walk.levels > deepest) deepest = walk.levels;
    if (key === '$ref' && keys.length > 1 && typeof member === 'string') walk.siblings++;
  }
  walk.levels = deepest;
  return bytes;
}

const tooLarge = `Written out, with each alias and reference in full, this part takes more than ${renderLimitBytes(limits.expandedCharacters)}.`;
const forbiddenKey =
  'The key "__proto__" is not accepted: many JSON readers mistake it for something else. Rename it.';

/** What each character of ASCII takes in a text of JSON: most are written as they are, some with `\\`, the rest as `\\u0000`. */
const widths = Uint8Array.from(
  { length: 0x80 },
  (_, unit) => JSON.stringify(String.fromCharCode(unit)).length - 2,
);

/** With its quotes. Most texts are ASCII, for which the platform's writer takes longer than a look. */
function countText(text: string, walk: Walk): number {
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
  walk.fault ??= errorProblem(rule, walk.path, message);
  return 0;
}
