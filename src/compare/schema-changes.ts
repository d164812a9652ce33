import { isJsonObject, type JsonValue } from '../syntax/index.ts';
import { findReference, renderDigest } from '../openapi/index.ts';
import { ruleFor } from './change-rules.ts';
import { compareChoices } from './choice-changes.ts';
import { compareConditions } from './condition-changes.ts';
import { compareFields, compareOtherFields, comparePatternFields } from './field-changes.ts';
import {
  type Pair,
  type PairFindings,
  type PairOptions,
  type PairStep,
  reachKinds,
  type SchemaFinding,
} from './pair.ts';
import { type FindPair, findReach, isAccepted, reachLimit, walkNear } from './pair-walk.ts';
import { clip, joinPaths, nameChangePath, squeeze, type ChangePath } from './change-path.ts';
import type { SchemaView } from './schema-merge.ts';
import { isSame, meansSame, type OperationPair, type Report, type Sides } from './side.ts';
import { compareNull, compareTypes, isOtherType } from './type-changes.ts';
import {
  compareDefaults,
  compareDeprecation,
  compareFormats,
  compareLimits,
  comparePatterns,
  compareValues,
} from './value-changes.ts';
import { reportListed, type Walk } from './walk.ts';

type TwoSchemas = readonly [old: JsonValue | undefined, now: JsonValue | undefined];

/** Compares the semantics and the documentation of two schemas, independent of how the schemas are written. */
export function compareSchemas(
  { sides, report }: Pick<OperationPair, 'sides' | 'report'>,
  [old, now]: TwoSchemas,
  { key, isInput, isText = false }: ChangePath,
  start = '',
): void {
  if (isSame(sides, old, now)) return;
  const find = createFind(sides);
  const root = createStep(sides, [old, now], '', { isInput, isText, attempts: 0, isBare: false }).to;
  const { findings, left, seen } = walkNear(root, find);
  reportFindings(report, gatherTexts(findings), key, start);
  const below = findReach(left, find);
  for (const kind of reachKinds)
    reportBelow(
      report,
      [...below[kind]].filter((pair) => !seen.has(pair)),
    );
  for (const kind of reachKinds.filter((each) => isCut([...below[each]]))) {
    const isSure = kind === 'others' || sides.memory.pairsLeft > 0;
    if (!isSure && meansSame(sides, old, now)) continue;
    const more = `has more ${kind === 'others' ? '' : 'breaking '}changes in schemas further below`;
    const sentence = `${nameChangePath(key, start)} ${isSure ? more : "changed in a way that can't be shown in detail"}`;
    const rule = ruleFor(kind === 'others' ? 'other-part' : 'undetailed', isInput);
    const [before, after] = [sides.before.semantics(old), sides.after.semantics(now)].map(renderDigest);
    report(rule, sentence, joinPaths(key, start, ' '), { before, after });
  }
}

/** Reports the findings of pairs far from the operation, named by the component that contains them. */
function reportBelow(report: Report, pairs: readonly Pair[]): void {
  for (const { found, component } of pairs.slice(0, reachLimit)) {
    if (found === undefined || component === undefined) continue;
    reportFindings(report, found.reported, `schema ${clip(component.name)}`, component.path);
  }
}

/** Returns whether some pairs of a reach aren't reported. */
function isCut(pairs: readonly Pair[]): boolean {
  const isNamed = ({ found, component }: Pair): boolean => found !== undefined && component !== undefined;
  return pairs.length > reachLimit || !pairs.every(isNamed);
}

/** @param start field path from the part with the key to the pair of the findings */
function reportFindings(
  report: Report,
  findings: readonly SchemaFinding[],
  key: string,
  start: string,
): void {
  for (const { rule, path: inner, sentence, ...values } of findings) {
    const path = joinPaths(start, inner);
    report(rule, sentence(nameChangePath(key, path)), joinPaths(key, path, ' '), values);
  }
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

/** Creates the step to a nested pair. If the schemas aren't referenced, they are in the component of the outer pair. */
function createStep(
  { before, after, memory }: Sides,
  [old, now]: TwoSchemas,
  path: string,
  { component, ...options }: PairOptions & Partial<Pick<Pair, 'component'>>,
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

/** Compares two schemas without the schemas that they refer to, which the walk compares. */
function comparePair(sides: Sides, { old, now, options, component }: Pair): PairFindings {
  const { isInput, isText, attempts } = options;
  const reported: SchemaFinding[] = [];
  const next: PairStep[] = [];
  const walk: Walk = {
    sides,
    schemas: [old ?? true, now ?? true],
    before: sides.before.view(old),
    after: sides.after.view(now),
    isInput,
    isText,
    verb: isInput ? 'accept' : 'contain',
    report: (rule, sentence, { path = '', ...values } = {}) =>
      reported.push({ rule: ruleFor(rule, isInput), path, sentence, ...values }),
    go(before, after, path) {
      if (isSame(sides, before, after)) return;
      next.push(createStep(sides, [before, after], path, { ...options, isBare: false, component }));
    },
    isAccepted(before, after) {
      if (meansSame(sides, before, after)) return true;
      if (attempts > 1) return false;
      const attempt = { isInput: true, isText, attempts: attempts + 1, isBare: false };
      return isAccepted(createStep(sides, [before, after], '', attempt).to, createFind(sides));
    },
  };
  const bases = { old: sides.before.findBase(old), now: sides.after.findBase(now) };
  if (bases.old === undefined && bases.now === undefined) {
    compareViews(walk, options.isBare ? textParts : []);
    return { reported, next };
  }
  // References to the same schema can each have their own description, so only the texts are compared here.
  for (const part of textParts) comparers[part](walk);
  const base = { old: bases.old ?? old, now: bases.now ?? now };
  const name = nameOf(now) ?? nameOf(old) ?? '';
  const to = sides.memory.find(base, { ...options, isBare: true }, { name, path: '' });
  return { reported, next: [{ to, path: '', isReference: true }] };
}

/** @param omitted parts that are compared elsewhere */
function compareViews(walk: Walk, omitted: readonly string[]): void {
  const [was, is] = [isNothing(walk.before), isNothing(walk.after)];
  if (was !== is) {
    const verb = walk.isInput ? 'accepted' : 'returned';
    if (is) walk.report('limits-narrowed', (name) => `${name} is no longer ${verb}`);
    else walk.report('limits-widened', (name) => `${name} can now be ${verb}`);
  } else if (isOtherType(walk)) compareTypes(walk);
  else if (compareChoices(walk)) {
    compareNull(walk);
    if (!omitted.includes('text')) compareTexts(walk);
  } else {
    for (const [part, compare] of Object.entries(comparers)) if (!omitted.includes(part)) compare(walk);
  }
}

/** Parts of a view that are compared together with other parts. */
type Implied = 'isNullable' | 'required' | 'isReadOnly' | 'isWriteOnly' | 'firstItems' | 'choices';

/** Comparer of each part of a view. A missing part is a compile error. */
const comparers: Readonly<Record<Exclude<keyof SchemaView, Implied>, (walk: Walk) => void>> = {
  types: compareTypes,
  format: compareFormats,
  values: compareValues,
  limits: compareLimits,
  patterns: comparePatterns,
  fields: compareFields,
  patternFields: comparePatternFields,
  otherFields: compareOtherFields,
  items: compareItems,
  subtypes: compareSubtypes,
  initial: compareDefaults,
  isDeprecated: compareDeprecation,
  text: compareTexts,
  conditions: compareConditions,
};

const textParts = ['text', 'initial', 'isDeprecated'] as const;

function compareTexts({ before, after, report }: Walk): void {
  if (squeeze(before.text) === squeeze(after.text)) return;
  report('description', (name) => `description of ${name} changed`);
}

/** Compares items by position. An item without its own schema has the schema of all further items. */
function compareItems({ before, after, go }: Walk): void {
  const count = Math.max(before.firstItems.length, after.firstItems.length);
  for (let index = 0; index < count; index++) {
    go(before.firstItems[index] ?? before.items, after.firstItems[index] ?? after.items, `[${index}]`);
  }
  go(before.items, after.items, '[]');
}

function compareSubtypes(walk: Walk): void {
  const { subtypes: olds } = walk.before;
  const { subtypes: nows } = walk.after;
  for (const value of new Set([...olds.keys(), ...nows.keys()])) {
    const [old, now] = [olds.get(value), nows.get(value)];
    if (old !== undefined && now !== undefined) walk.go(old, now, '');
    else
      reportListed(
        walk,
        'alternatives',
        clip(value),
        now === undefined ? { before: value } : { after: value },
      );
  }
}

/** Returns whether a schema accepts no value: `false`, or types that contradict each other. */
function isNothing({ types, isNullable, conditions }: SchemaView): boolean {
  const denied = conditions.get('not') ?? [];
  const isDenied = denied.some(({ not }) => isJsonObject(not) && Object.keys(not).length === 0);
  return isDenied || (types?.length === 0 && isNullable !== true);
}
