import type { JsonValue } from '../text-tree/json.ts';
import { renderDigest } from '../openapi/document/digest.ts';
import type { OperationChange } from '../openapi/operation.ts';
import { changeRules, createChange, ruleFor, type Values } from './change-rules.ts';
import { compareFields } from './field-changes.ts';
import { compareOtherRules } from './other-rules.ts';
import { joinPaths, keyPlace, namePlace, squeeze, type Place } from './place.ts';
import type { Finding, Pair, PairFindings, PlacedPair } from './schema-memory.ts';
import { isSame, meansSame, type Sides } from './side.ts';
import { compareUnions, isPureUnion } from './union-changes.ts';
import { compareOwn, isOtherType } from './value-changes.ts';
import type { Views, Walk } from './walk.ts';

/** How many pairs of schemas are looked at for one parameter, body or answer: more than anyone would read about. */
const pairLimit = 2_000;
/** The same, once very many have been looked at altogether: where everything refers to everything. */
const leastPairs = 50;

/** What differs between two versions of a schema in what it means or says, however it is written. */
export function compareSchemas(
  sides: Sides,
  [before, after]: readonly [JsonValue | undefined, JsonValue | undefined],
  { root, key, isInput }: Place,
): readonly OperationChange[] {
  if (isSame(sides, before, after)) return [];
  const pair = settle(sides, before, after);
  const mayDoubt = !meansSame(sides, before, after);
  const findings = sides.memory.ofWholes(String(isInput), pair, () =>
    walkWhole(sides, pair, { isInput, mayDoubt }),
  );
  return findings.map(({ rule, path, sentence, ...values }) =>
    createChange(rule, sentence(namePlace(root, path)), keyPlace(key, path), values),
  );
}

function settle(sides: Sides, old: JsonValue | undefined, now: JsonValue | undefined): Pair {
  return { old: sides.before.settle(old), now: sides.after.settle(now) };
}

function walkWhole(
  sides: Sides,
  pair: Pair,
  { isInput, mayDoubt }: { readonly isInput: boolean; readonly mayDoubt: boolean },
): readonly Finding[] {
  const { pairsLeft } = sides.memory;
  const effort = { pairs: Math.min(pairLimit, Math.max(leastPairs, pairsLeft)), isInDoubt: false };
  const findings = walkSchemas(sides, pair, { isInput, attempts: 0, effort });
  const isTold = findings.some(({ rule }) => changeRules[rule].class !== 'none' && rule !== 'description');
  const isDoubtful = effort.pairs < 0 || (effort.isInDoubt && !isTold);
  if (!isDoubtful || !mayDoubt) return findings;
  const rule = ruleFor('undetailed', isInput);
  const sentence = (name: string): string => `${name} changed, in a way that cannot be told in detail`;
  return [...findings, { rule, path: '', sentence, ...digestPair(sides, pair) }];
}

function digestPair({ before, after }: Sides, { old, now }: Pair): Values {
  return {
    before: renderDigest(before.meaning(old, 'keywords')),
    after: renderDigest(after.meaning(now, 'keywords')),
  };
}

interface Start {
  readonly isInput: boolean;
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
function walkSchemas(sides: Sides, whole: Pair, start: Start): readonly Finding[] {
  const { effort, isInput } = start;
  const findings: Finding[] = [];
  const texts: string[] = [];
  const seen = new Map<JsonValue | undefined, Set<JsonValue | undefined>>();
  const queue: PlacedPair[] = [{ ...whole, path: '' }];
  for (const pair of queue) {
    const met = seen.get(pair.old) ?? new Set();
    if (met.has(pair.now)) continue;
    if (--effort.pairs < 0) break;
    sides.memory.pairsLeft -= 1;
    seen.set(pair.old, met.add(pair.now));
    const found = sides.memory.ofPairs(`${isInput} ${start.attempts}`, pair, () =>
      comparePair(sides, pair, start),
    );
    for (const finding of found.told) findings.push({ ...finding, path: joinPaths(pair.path, finding.path) });
    for (const next of found.next) queue.push({ ...next, path: joinPaths(pair.path, next.path) });
    if (found.isTextOther) texts.push(pair.path);
    if (found.isInDoubt) effort.isInDoubt = true;
  }
  return [...findings, ...describeTexts(texts)];
}

const textLimit = 3;

function describeTexts(paths: readonly string[]): readonly Finding[] {
  const rule = 'description';
  if (paths.length <= textLimit) {
    return paths.map((path) => ({ rule, path, sentence: (name) => `description of ${name} changed` }));
  }
  const sentence = (name: string): string => `descriptions of ${paths.length} fields of ${name} changed`;
  return [{ rule, path: '', sentence }];
}

/** The two versions by themselves; what they refer to is left to the walk. */
function comparePair(sides: Sides, { old, now }: Pair, { isInput, attempts, effort }: Start): PairFindings {
  const told: Finding[] = [];
  const next: PlacedPair[] = [];
  let isInDoubt = false;
  const walk: Walk = {
    sides,
    isInput,
    tell: (rule, sentence, { path = '', ...values } = {}) =>
      told.push({ rule: ruleFor(rule, isInput), path, sentence, ...values }),
    noteDoubt: () => (isInDoubt = true),
    go(before, after, path) {
      const pair = settle(sides, before, after);
      if (!isSame(sides, pair.old, pair.now)) next.push({ ...pair, path });
    },
    isAccepted(before, after) {
      if (attempts > 1) return false;
      const start = { isInput: true, attempts: attempts + 1, effort };
      const found = walkSchemas(sides, { old: before, now: after }, start);
      return effort.pairs >= 0 && found.every(({ rule }) => changeRules[rule].class !== 'breaking');
    },
  };
  const views = [sides.before.view(old), sides.after.view(now)] as const;
  const isUnion = views.some(isPureUnion);
  if (!isUnion) compareOwn(walk, views);
  const isComparable = isUnion || !isOtherType(...views);
  if (isComparable && !isUnion) compareParts(walk, views);
  if (isComparable) compareRules(walk, views, [old ?? {}, now ?? {}]);
  const isTextOther = isComparable && squeeze(views[0].text) !== squeeze(views[1].text);
  return { told, isTextOther, next, isInDoubt };
}

/** What a value consists of: the fields of an object, the items of a list. */
function compareParts(walk: Walk, views: Views): void {
  compareFields(walk, views);
  const [old, now] = views.map(({ items }) => items);
  if (old !== undefined || now !== undefined) walk.go(old, now, '[]');
}

function compareRules(walk: Walk, views: Views, schemas: readonly [JsonValue, JsonValue]): void {
  compareUnions(walk, views, schemas);
  compareOtherRules(walk, views);
  if (views.some(({ isSimplified }) => isSimplified)) walk.noteDoubt();
}
