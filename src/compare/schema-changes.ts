import { isJsonObject, type JsonValue } from '../syntax/index.ts';
import { findReference, renderDigest } from '../openapi/index.ts';
import type { OperationChange } from './comparison.ts';
import { createChange, ruleFor } from './change-rules.ts';
import { compareChoices } from './choice-changes.ts';
import { compareConditions } from './condition-changes.ts';
import { compareFields, compareOtherFields, comparePatternFields } from './field-changes.ts';
import type {
  FindPair,
  ComponentPath,
  Pair,
  PairFindings,
  PairStep,
  PairOptions,
  SchemaFinding,
} from './pair.ts';
import { reachLimit, type Reach } from './pair-reach.ts';
import { isAccepted, walkNear } from './pair-walk.ts';
import { clip, joinPaths, nameChangePath, squeeze, type ChangePath } from './change-path.ts';
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

type TwoSchemas = readonly [old: JsonValue | undefined, now: JsonValue | undefined];

/** Compares the semantics and the documentation of two schemas, independent of how the schemas are written. */
export function compareSchemas(
  sides: Sides,
  [old, now]: TwoSchemas,
  { key, isInput, isText = false }: ChangePath,
  start = '',
): readonly OperationChange[] {
  if (isSame(sides, old, now)) return [];
  const find = createFind(sides);
  const options = { isInput, isText, attempts: 0, isBare: false };
  const root = createStep(sides, [old, now], { options, component: undefined, path: '' }).to;
  const { findings, left, seen } = walkNear(root, find);
  const near = gatherTexts(findings).map((finding) => toChange(finding, key, start));
  if (left.length === 0) return near;
  const below = sides.memory.reach(left, find);
  const values = {
    before: renderDigest(sides.before.semantics(old)),
    after: renderDigest(sides.after.semantics(now)),
  };
  const rest = listCut(below, seen).flatMap((kind) => {
    const isSure = kind === 'others' || sides.memory.pairsLeft > 0;
    const more = `has more ${kind === 'others' ? '' : 'breaking '}changes in schemas further below`;
    const change = isSure ? more : "changed in a way that can't be shown in detail";
    const rule = ruleFor(kind === 'others' ? 'other-part' : 'undetailed', isInput);
    const isReported = isSure || !meansSame(sides, old, now);
    const sentence = `${nameChangePath(key, start)} ${change}`;
    return isReported ? [createChange(rule, sentence, joinPaths(key, start, ' '), values)] : [];
  });
  return [...near, ...listBelow(below, seen).flatMap(describeInComponent), ...rest];
}

function listBelow(below: Reach, seen: ReadonlySet<Pair>): readonly Pair[] {
  return [below.breaking, below.others].flatMap((pairs) =>
    [...pairs].filter((pair) => !seen.has(pair)).slice(0, reachLimit),
  );
}

/** Lists the kinds of changes that aren't all reported. */
function listCut(below: Reach, seen: ReadonlySet<Pair>): readonly (keyof Reach)[] {
  const reported = new Set(listBelow(below, seen));
  return (['breaking', 'others'] as const).filter((kind) => {
    const pairs = [...below[kind]];
    return (
      pairs.length > reachLimit ||
      pairs.some((pair) => !isNamed(pair) || !(reported.has(pair) || seen.has(pair)))
    );
  });
}

function isNamed({ found, component }: Pair): boolean {
  return found !== undefined && component !== undefined;
}

/** Describes findings far from the operation, named by the component that contains them. */
function describeInComponent({ found, component }: Pair): readonly OperationChange[] {
  if (component === undefined) return [];
  const key = `schema ${clip(component.name)}`;
  return (found?.reported ?? []).map((finding) => toChange(finding, key, component.path));
}

/** @param start field path from the part to the pair of the finding */
function toChange(
  { rule, path: inner, sentence, ...values }: SchemaFinding,
  key: string,
  start: string,
): OperationChange {
  const path = joinPaths(start, inner);
  return createChange(rule, sentence(nameChangePath(key, path)), joinPaths(key, path, ' '), values);
}

function createFind(sides: Sides): FindPair {
  const { memory } = sides;
  return (pair) => {
    if (pair.found === undefined && memory.pairsLeft > 0) {
      memory.pairsLeft -= 1;
      pair.found = comparePair(sides, pair);
    }
    return pair.found;
  };
}

interface StepContext {
  readonly options: PairOptions;
  readonly component: ComponentPath | undefined;
  readonly path: string;
}

function createStep(
  { before, after, memory }: Sides,
  [old, now]: TwoSchemas,
  { options, component, path }: StepContext,
): PairStep {
  const pair = { old: before.dereference(old), now: after.dereference(now) };
  const name = nameOf(pair.now === now ? old : now);
  const isReference = name !== undefined && (pair.now !== now || pair.old !== old);
  const inline = component && { name: component.name, path: joinPaths(component.path, path) };
  return { to: memory.find(pair, options, isReference ? { name, path: '' } : inline), path, isReference };
}

function nameOf(schema: JsonValue | undefined): string | undefined {
  return findReference(schema)?.split('/').at(-1);
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

/** Compares two schemas without the schemas that they refer to, which the walk compares. */
function comparePair(sides: Sides, { old, now, options, component }: Pair): PairFindings {
  const { isInput, isText, attempts } = options;
  const reported: SchemaFinding[] = [];
  const next: PairStep[] = [];
  const walk: Walk = {
    sides,
    isInput,
    isText,
    verb: isInput ? 'accept' : 'contain',
    report: (rule, sentence, { path = '', ...values } = {}) =>
      reported.push({ rule: ruleFor(rule, isInput), path, sentence, ...values }),
    go(before, after, path) {
      if (isSame(sides, before, after)) return;
      next.push(
        createStep(sides, [before, after], { options: { ...options, isBare: false }, component, path }),
      );
    },
    isAccepted(before, after) {
      if (meansSame(sides, before, after)) return true;
      if (attempts > 1) return false;
      const attempt = { isInput: true, isText, attempts: attempts + 1, isBare: false };
      const { to } = createStep(sides, [before, after], { options: attempt, component: undefined, path: '' });
      return isAccepted(to, createFind(sides), sides.memory.accepted);
    },
  };
  const views = [sides.before.view(old), sides.after.view(now)] as const;
  const bases = [sides.before.findBase(old), sides.after.findBase(now)] as const;
  if (bases.some((base) => base !== undefined)) {
    // References to the same schema can each have their own description, so only the texts are compared here.
    for (const compare of textComparers) compare(walk, views);
    const name = nameOf(now) ?? nameOf(old) ?? '';
    const base = { old: bases[0] ?? old, now: bases[1] ?? now };
    const to = sides.memory.find(base, { ...options, isBare: true }, { name, path: '' });
    next.push({ to, path: '', isReference: true });
  } else {
    const isReported = (compare: Compare): boolean => !options.isBare || !textComparers.includes(compare);
    compareViews(walk, views, { schemas: [old ?? true, now ?? true], isReported });
  }
  return { reported, next };
}

interface Views {
  readonly schemas: Parameters<typeof compareChoices>[2];
  readonly isReported: (compare: Compare) => boolean;
}

function compareViews(walk: Walk, views: TwoViews, { schemas, isReported }: Views): void {
  const [was, is] = views.map(isNothing);
  if (was !== is) {
    const verb = walk.isInput ? 'accepted' : 'returned';
    if (is === true) walk.report('limits-narrowed', (name) => `${name} is no longer ${verb}`);
    else walk.report('limits-widened', (name) => `${name} can now be ${verb}`);
  } else if (isOtherType(walk, views)) compareTypes(walk, views);
  else if (compareChoices(walk, views, schemas)) {
    compareNull(walk, views);
    if (isReported(compareTexts)) compareTexts(walk, views);
  } else for (const compare of Object.values(comparers)) if (isReported(compare)) compare(walk, views);
}

type Compare = (walk: Walk, views: TwoViews) => void;

const isReportedElsewhere: Compare = () => undefined;

/** Comparer of each part of a view. A missing part is a compile error. */
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

const textComparers: readonly Compare[] = [compareTexts, compareDefaults, compareDeprecation];

function compareTexts(walk: Walk, [before, after]: TwoViews): void {
  if (squeeze(before.text) === squeeze(after.text)) return;
  walk.report('description', (name) => `description of ${name} changed`);
}

/** Compares items by position. An item without its own schema has the schema of all further items. */
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

/** Returns whether a schema accepts no value: `false`, or types that contradict each other. */
function isNothing({ types, isNullable, conditions }: SchemaView): boolean {
  const denied = conditions.get('not') ?? [];
  const isDenied = denied.some(({ not }) => isJsonObject(not) && Object.keys(not).length === 0);
  return isDenied || (types?.length === 0 && isNullable !== true);
}
