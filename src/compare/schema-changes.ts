import { isJsonObject, type JsonValue } from '../syntax/index.ts';
import { type OperationChange, renderDigest } from '../openapi/index.ts';
import { changeRules, createChange, ruleFor } from './change-rules.ts';
import { compareChoices } from './choice-changes.ts';
import { compareConditions } from './condition-changes.ts';
import { compareFields, compareOtherFields, comparePatternFields } from './field-changes.ts';
import { clip, joinPaths, nameChangePath, squeeze, type ChangePath } from './change-path.ts';
import type { Pair, PairFindings, SchemaFinding } from './schema-memory.ts';
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
import { reportGone, reportNew, type TwoViews, type Walk } from './walk.ts';

/** Most pairs of schemas compared for one parameter, body or answer: more than anyone would read about. */
const pairLimit = 2_000;
/** The same, after very many pairs altogether: in some descriptions everything refers to everything. */
const minPairs = 50;

interface Way extends Pick<Walk, 'sides' | 'isInput' | 'isText'> {
  /** How many attempts this walk is part of, one within another. */
  readonly attempts: number;
  /** Shared with the attempts. `pairs` that may still be looked at: below zero, something was left out. */
  readonly effort: { pairs: number };
}

/** What differs between two versions of a schema in what it means or says, however it is written. */
export function compareSchemas(
  sides: Sides,
  [old, now]: readonly [JsonValue | undefined, JsonValue | undefined],
  { key, isInput, isText = false }: ChangePath,
  start = '',
): readonly OperationChange[] {
  if (isSame(sides, old, now)) return [];
  const effort = { pairs: Math.min(pairLimit, Math.max(minPairs, sides.memory.pairsLeft)) };
  const findings = walkSchemas({ sides, isInput, isText, attempts: 0, effort }, [old, now]);
  const changes = findings.map(({ rule, path: inner, sentence, ...values }) => {
    const path = joinPaths(start, inner);
    return createChange(rule, sentence(nameChangePath(key, path)), joinPaths(key, path, ' '), values);
  });
  if (effort.pairs >= 0 || meansSame(sides, old, now)) return changes;
  const values = {
    before: renderDigest(sides.before.meaning(old)),
    after: renderDigest(sides.after.meaning(now)),
  };
  const said = `${nameChangePath(key, start)} changed, in a way that cannot be shown in detail`;
  return [...changes, createChange(ruleFor('undetailed', isInput), said, joinPaths(key, start, ' '), values)];
}

/** Nearest places first, and without recursion: a chain of references may be as long as a description. */
function walkSchemas(way: Way, [old, now]: Parameters<typeof compareSchemas>[1]): readonly SchemaFinding[] {
  const { sides, isInput, isText, attempts, effort } = way;
  const findings: SchemaFinding[] = [];
  const seen = new Set<PairFindings>();
  const queue: Pair[] = [{ ...settle(sides, old, now), path: '' }];
  for (const pair of queue) {
    const found = sides.memory.recall(`${isInput} ${isText} ${attempts}`, pair, () => comparePair(way, pair));
    if (seen.has(found)) continue;
    if (--effort.pairs < 0) break;
    seen.add(found);
    for (const finding of found.reported)
      findings.push({ ...finding, path: joinPaths(pair.path, finding.path) });
    for (const next of found.next) queue.push({ ...next, path: joinPaths(pair.path, next.path) });
  }
  return gatherTexts(findings);
}

function settle(sides: Sides, old: JsonValue | undefined, now: JsonValue | undefined): Omit<Pair, 'path'> {
  return { old: sides.before.settle(old), now: sides.after.settle(now) };
}

const textLimit = 3;

function gatherTexts(findings: readonly SchemaFinding[]): readonly SchemaFinding[] {
  const rule = 'description';
  const others = findings.filter((finding) => finding.rule !== rule);
  const count = new Set(findings.filter((finding) => finding.rule === rule).map(({ path }) => path)).size;
  if (count <= textLimit) return findings;
  return [
    ...others,
    { rule, path: '', sentence: (name) => `descriptions of ${count} fields of ${name} changed` },
  ];
}

/** The two versions by themselves; what they refer to is left to the walk. */
function comparePair(way: Way, { old, now }: Pair): PairFindings {
  const { sides, isInput, isText, attempts, effort } = way;
  const reported: SchemaFinding[] = [];
  const next: Pair[] = [];
  const walk: Walk = {
    sides,
    isInput,
    isText,
    verb: isInput ? 'take' : 'hold',
    report: (rule, sentence, { path = '', ...values } = {}) =>
      reported.push({ rule: ruleFor(rule, isInput), path, sentence, ...values }),
    go(before, after, path) {
      const pair = settle(sides, before, after);
      if (!isSame(sides, pair.old, pair.now)) next.push({ ...pair, path });
    },
    isAccepted(before, after) {
      if (attempts > 1) return false;
      const found = walkSchemas({ ...way, isInput: true, attempts: attempts + 1 }, [before, after]);
      return effort.pairs >= 0 && found.every(({ rule }) => changeRules[rule].class !== 'breaking');
    },
  };
  const views = [sides.before.view(old), sides.after.view(now)] as const;
  compareViews(walk, views, [old ?? true, now ?? true]);
  return { reported, next };
}

function compareViews(walk: Walk, views: TwoViews, schemas: Parameters<typeof compareChoices>[2]): void {
  const [was, is] = views.map(isNothing);
  if (was !== is) {
    const verb = walk.isInput ? 'taken' : 'answered';
    if (is === true) walk.report('limits-narrowed', (name) => `${name} is no longer ${verb}`);
    else walk.report('limits-widened', (name) => `${name} can now be ${verb}`);
  } else if (isOtherType(walk, views)) compareTypes(walk, views);
  else if (compareChoices(walk, views, schemas)) {
    compareNull(walk, views);
    compareTexts(walk, views);
  } else for (const compare of Object.values(comparers)) compare(walk, views);
}

type Compare = (walk: Walk, views: TwoViews) => void;

const isReportedElsewhere: Compare = () => undefined;

/** What compares each part of a view: one that is forgotten does not compile. */
const comparers: Readonly<Record<keyof SchemaView, Compare>> = {
  types: compareTypes,
  isNullable: isReportedElsewhere,
  format: compareFormats,
  values: compareValues,
  limits: compareLimits,
  patterns: comparePatterns,
  fields: compareFields,
  required: isReportedElsewhere,
  isReadOnly: isReportedElsewhere,
  isWriteOnly: isReportedElsewhere,
  patternFields: comparePatternFields,
  otherFields: compareOtherFields,
  items: compareItems,
  firstItems: isReportedElsewhere,
  choices: isReportedElsewhere,
  subtypes: compareSubtypes,
  initial: compareDefaults,
  isDeprecated: compareDeprecation,
  text: compareTexts,
  conditions: compareConditions,
};

function compareTexts(walk: Walk, [before, after]: TwoViews): void {
  if (squeeze(before.text) === squeeze(after.text)) return;
  walk.report('description', (name) => `description of ${name} changed`);
}

/** Where an item has no schema of its own, it has that of all further ones. */
function compareItems(walk: Walk, [before, after]: TwoViews): void {
  const count = Math.max(before.firstItems.length, after.firstItems.length);
  for (let index = 0; index < count; index++) {
    const [old, now] = [before, after].map(({ firstItems, items }) => firstItems[index] ?? items);
    walk.go(old, now, `[${index}]`);
  }
  walk.go(before.items, after.items, '[]');
}

function compareSubtypes(walk: Walk, [{ subtypes: olds }, { subtypes: nows }]: TwoViews): void {
  for (const value of new Set([...olds.keys(), ...nows.keys()])) {
    const [old, now] = [olds.get(value), nows.get(value)];
    if (old !== undefined && now !== undefined) walk.go(old, now, '');
    else if (now === undefined) reportGone(walk, 'alternatives', clip(value), value);
    else reportNew(walk, 'alternatives', clip(value), value);
  }
}

/** `false`, and types that contradict each other, take no value at all. */
function isNothing({ types, isNullable, conditions }: SchemaView): boolean {
  const denied = conditions.get('not') ?? [];
  const isDenied = denied.some(({ not }) => isJsonObject(not) && Object.keys(not).length === 0);
  return isDenied || (types?.length === 0 && isNullable !== true);
}
