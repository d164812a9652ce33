import { isJsonObject, type JsonValue } from '../text-tree/door.ts';
import { type OperationChange, renderDigest } from '../openapi/door.ts';
import { changeRules, createChange, ruleFor } from './change-rules.ts';
import { compareChoices } from './choice-changes.ts';
import { compareConditions } from './condition-changes.ts';
import { compareFields, compareOtherFields, comparePatternFields } from './field-changes.ts';
import { clip, joinPaths, keyPlace, namePlace, squeeze, type ChangePlace } from './place.ts';
import type { SchemaFinding, Pair, PairFindings, PlacedPair } from './schema-memory.ts';
import type { SchemaView } from './schema-merge.ts';
import { isSame, meansSame, type Sides } from './side.ts';
import { compareNull, compareTypes, isOtherType } from './type-changes.ts';
import {
  compareDefaults,
  compareDeprecation,
  compareFormats,
  compareLimits,
  comparePatterns,
  compareValues,
} from './value-changes.ts';
import type { TwoViews, Walk, CompareWay } from './walk.ts';

/** How many pairs of schemas are looked at for one parameter, body or answer: more than anyone would read about. */
const pairLimit = 2_000;
/** The same, once very many have been looked at altogether: where everything refers to everything. */
const leastPairs = 50;

/** What differs between two versions of a schema in what it means or says, however it is written. */
export function compareSchemas(
  sides: Sides,
  [before, after]: readonly [JsonValue | undefined, JsonValue | undefined],
  { root, key, isInput, isText = false }: ChangePlace,
): readonly OperationChange[] {
  if (isSame(sides, before, after)) return [];
  const pair = settle(sides, before, after);
  const findings = sides.memory.ofWholes(`${isInput} ${isText}`, pair, () =>
    walkWhole(sides, pair, { isInput, isText }),
  );
  return findings.map(({ rule, path, sentence, ...values }) =>
    createChange(rule, sentence(namePlace(root, path)), keyPlace(key, path), values),
  );
}

function settle(sides: Sides, old: JsonValue | undefined, now: JsonValue | undefined): Pair {
  return { old: sides.before.settle(old), now: sides.after.settle(now) };
}

function walkWhole(sides: Sides, pair: Pair, way: CompareWay): readonly SchemaFinding[] {
  const { pairsLeft } = sides.memory;
  const effort = { pairs: Math.min(pairLimit, Math.max(leastPairs, pairsLeft)), isInDoubt: false };
  const findings = walkSchemas(sides, pair, { ...way, attempts: 0, effort });
  const isTold = findings.some(({ rule }) => changeRules[rule].class !== 'none' && rule !== 'description');
  const isDoubtful = effort.pairs < 0 || (effort.isInDoubt && !isTold);
  if (!isDoubtful || meansSame(sides, pair.old, pair.now)) return findings;
  const sentence = (name: string): string => `${name} changed, in a way that cannot be told in detail`;
  const [before, after] = [
    sides.before.meaning(pair.old, 'keywords'),
    sides.after.meaning(pair.now, 'keywords'),
  ];
  const values = { before: renderDigest(before), after: renderDigest(after) };
  return [...findings, { rule: ruleFor('undetailed', way.isInput), path: '', sentence, ...values }];
}

interface Start extends CompareWay {
  /** How many attempts this walk is part of, one within another. */
  readonly attempts: number;
  readonly effort: Effort;
}

/** Shared with the attempts. `pairs` that may still be looked at: below zero, something was left out. */
interface Effort {
  pairs: number;
  isInDoubt: boolean;
}

/** Nearest places first, and without recursion: a chain of references may be as long as a description. */
function walkSchemas(sides: Sides, whole: Pair, start: Start): readonly SchemaFinding[] {
  const { effort, isInput, isText, attempts } = start;
  const findings: SchemaFinding[] = [];
  const texts = new Set<string>();
  const seen = new Map<JsonValue | undefined, Set<JsonValue | undefined>>();
  const queue: PlacedPair[] = [{ ...whole, path: '' }];
  for (const pair of queue) {
    const met = seen.get(pair.old) ?? new Set();
    if (met.has(pair.now)) continue;
    if (--effort.pairs < 0) break;
    sides.memory.pairsLeft -= 1;
    seen.set(pair.old, met.add(pair.now));
    const found = sides.memory.ofPairs(`${isInput} ${isText} ${attempts}`, pair, () =>
      comparePair(sides, pair, start),
    );
    for (const finding of found.told) findings.push({ ...finding, path: joinPaths(pair.path, finding.path) });
    for (const next of found.next) queue.push({ ...next, path: joinPaths(pair.path, next.path) });
    if (found.isTextOther) texts.add(pair.path);
    if (found.isInDoubt) effort.isInDoubt = true;
  }
  return [...findings, ...describeTexts([...texts])];
}

const textLimit = 3;

function describeTexts(paths: readonly string[]): readonly SchemaFinding[] {
  const rule = 'description';
  if (paths.length <= textLimit) {
    return paths.map((path) => ({ rule, path, sentence: (name) => `description of ${name} changed` }));
  }
  const sentence = (name: string): string => `descriptions of ${paths.length} fields of ${name} changed`;
  return [{ rule, path: '', sentence }];
}

/** The two versions by themselves; what they refer to is left to the walk. */
function comparePair(sides: Sides, { old, now }: Pair, start: Start): PairFindings {
  const { isInput, isText, attempts, effort } = start;
  const told: SchemaFinding[] = [];
  const next: PlacedPair[] = [];
  let isInDoubt = false;
  const walk: Walk = {
    sides,
    isInput,
    isText,
    tell: (rule, sentence, { path = '', ...values } = {}) =>
      told.push({ rule: ruleFor(rule, isInput), path, sentence, ...values }),
    noteDoubt: () => (isInDoubt = true),
    go(before, after, path) {
      const pair = settle(sides, before, after);
      if (!isSame(sides, pair.old, pair.now)) next.push({ ...pair, path });
    },
    isAccepted(before, after) {
      if (attempts > 1) return false;
      const deeper = { isInput: true, isText, attempts: attempts + 1, effort };
      const found = walkSchemas(sides, { old: before, now: after }, deeper);
      return effort.pairs >= 0 && found.every(({ rule }) => changeRules[rule].class !== 'breaking');
    },
  };
  const views = [sides.before.view(old), sides.after.view(now)] as const;
  const isTextOther = compareViews(walk, views, [old ?? true, now ?? true]);
  return { told, isTextOther, next, isInDoubt };
}

/** @returns whether the texts read otherwise, which is told of several places together */
function compareViews(
  walk: Walk,
  views: TwoViews,
  schemas: readonly [before: JsonValue, after: JsonValue],
): boolean {
  const [was, is] = views.map(isNothing);
  if (was !== is) {
    const verb = walk.isInput ? 'taken' : 'answered';
    if (is === true) walk.tell('limits-narrowed', (name) => `${name} is no longer ${verb}`);
    else walk.tell('limits-widened', (name) => `${name} can now be ${verb}`);
    return false;
  }
  if (isOtherType(walk, views)) {
    compareTypes(walk, views);
    return false;
  }
  if (compareChoices(walk, views, schemas)) compareNull(walk, views);
  else for (const compare of Object.values(comparers)) compare(walk, views);
  return squeeze(views[0].text) !== squeeze(views[1].text);
}

type Compare = (walk: Walk, views: TwoViews) => void;

const toldElsewhere: Compare = () => undefined;

/** What compares each part of a view: one that is forgotten does not compile. */
const comparers: Readonly<Record<keyof SchemaView, Compare>> = {
  types: compareTypes,
  isNullable: toldElsewhere,
  format: compareFormats,
  values: compareValues,
  limits: compareLimits,
  patterns: comparePatterns,
  fields: compareFields,
  required: toldElsewhere,
  isReadOnly: toldElsewhere,
  isWriteOnly: toldElsewhere,
  patternFields: comparePatternFields,
  otherFields: compareOtherFields,
  items: compareItems,
  firstItems: toldElsewhere,
  choices: toldElsewhere,
  heirs: compareHeirs,
  initial: compareDefaults,
  isDeprecated: compareDeprecation,
  isSimplified: (walk, views) => {
    if (views.some(({ isSimplified }) => isSimplified)) walk.noteDoubt();
  },
  text: toldElsewhere,
  conditions: compareConditions,
};

/** Where an item has no schema of its own, it has that of all further ones. */
function compareItems(walk: Walk, [before, after]: TwoViews): void {
  const count = Math.max(before.firstItems.length, after.firstItems.length);
  for (let index = 0; index < count; index++) {
    const [old, now] = [before, after].map(({ firstItems, items }) => firstItems[index] ?? items);
    walk.go(old, now, `[${index}]`);
  }
  walk.go(before.items, after.items, '[]');
}

function compareHeirs(walk: Walk, [{ heirs: olds }, { heirs: nows }]: TwoViews): void {
  const verb = walk.isInput ? 'take' : 'hold';
  for (const [value, old] of olds) {
    const what = clip(value);
    if (nows.has(value)) walk.go(old, nows.get(value), '');
    else
      walk.tell('alternatives-narrowed', (name) => `${name} no longer ${verb}s ${what}`, { before: value });
  }
  for (const value of nows.keys()) {
    const what = clip(value);
    if (olds.has(value)) continue;
    walk.tell('alternatives-widened', (name) => `${name} can now ${verb} ${what}`, { after: value });
  }
}

/** `false`, and types that contradict each other, take no value at all. */
function isNothing({ types, isNullable, conditions }: SchemaView): boolean {
  const isDenied = conditions
    .get('not')
    ?.some(({ not }) => isJsonObject(not) && Object.keys(not).length === 0);
  return isDenied === true || (types?.length === 0 && isNullable !== true);
}
