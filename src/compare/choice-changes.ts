import { findMember, isArray, type JsonValue } from '../syntax/index.ts';
import {
  type Alternative,
  createAlternative,
  flatten,
  labelOf,
  listParts,
  nameAlternative,
  splitTypes,
} from './alternative.ts';
import { pairUp, type Pairing, type Matcher } from './pair-up.ts';
import { clip } from './change-path.ts';
import type { Choice } from './schema-merge.ts';
import { meansSame, type Side } from './side.ts';
import { acceptsAnything } from './type-changes.ts';
import { reportGone, reportNew, type TwoViews, type Walk } from './walk.ts';

interface Alternatives {
  readonly all: readonly Alternative[];
  readonly isExclusive: boolean;
}

type TwoSchemas = readonly [before: JsonValue, after: JsonValue];
type OtherChoices = readonly [olds: readonly Choice[], nows: readonly Choice[]];

/**
 * Compares the `oneOf` and `anyOf` of two schemas. If the keywords next to a choice also differ, or only one version has
 * a choice, each alternative is compared together with those keywords.
 * @returns whether the alternatives were compared with the keywords next to them, so that nothing else needs comparing
 */
export function compareChoices(walk: Walk, views: TwoViews, schemas: TwoSchemas): boolean {
  const { before, after } = walk.sides;
  const [olds, nows] = listOtherChoices(walk, views);
  const count = Math.max(olds.length, nows.length);
  if (count > 0 && acceptsAnything(views[1])) {
    walk.report('alternatives-widened', (name) => `${name} now ${walk.verb}s any value`);
    return true;
  }
  const isWhole = count > 0 && areWhole(walk, views, schemas, [olds, nows]);
  for (let index = 0; index < count; index++) {
    const [old, now] = [olds[index], nows[index]];
    if (isWhole || (old !== undefined && now !== undefined)) {
      const [was, is] = [list(before, schemas[0], old, isWhole), list(after, schemas[1], now, isWhole)];
      compareAlternatives(walk, was, is);
    } else if (old !== undefined) reportGoneChoice(walk, old);
    else if (now !== undefined) reportNewChoice(walk, schemas[0], now);
  }
  return isWhole;
}

/** Returns whether the alternatives must be compared together with the keywords next to the choice. */
function areWhole(
  walk: Walk,
  views: TwoViews,
  [before, after]: TwoSchemas,
  [[old], [now]]: OtherChoices,
): boolean {
  const isApart = acceptsAnything(views[0]) || views.some(({ choices }) => choices.length > 1);
  return !isApart && !meansSame(walk.sides, old?.beside ?? before, now?.beside ?? after);
}

export function listOtherChoices({ sides: { before, after } }: Walk, [old, now]: TwoViews): OtherChoices {
  const keyOf = ({ semantics, documentation }: Side, { alternatives, isExclusive }: Choice): string => {
    const schema = { [isExclusive ? 'oneOf' : 'anyOf']: alternatives };
    return `${semantics(schema)} ${documentation(schema)}`;
  };
  const olds = new Set(old.choices.map((choice) => keyOf(before, choice)));
  const nows = new Set(now.choices.map((choice) => keyOf(after, choice)));
  return [
    old.choices.filter((choice) => !nows.has(keyOf(before, choice))),
    now.choices.filter((choice) => !olds.has(keyOf(after, choice))),
  ];
}

function reportGoneChoice(walk: Walk, choice: Choice): void {
  const [verb, words] = describeChoice(walk, walk.sides.before, choice);
  const values = { before: `${verb} ${words}` };
  walk.report('alternatives-widened', (name) => `${name} no longer ${verb}s ${words}`, values);
}

/** Reports a new choice, which widens the schema only if one alternative accepts everything that was accepted before. */
function reportNewChoice(walk: Walk, before: JsonValue, choice: Choice): void {
  const { all, isExclusive } = list(walk.sides.after, true, choice, true);
  const isMet = !isExclusive && all.some(({ whole }) => walk.isAccepted(before, whole));
  const [verb, words] = describeChoice(walk, walk.sides.after, choice);
  const rule = isMet ? 'alternatives-widened' : 'alternatives-narrowed';
  walk.report(rule, (name) => `${name} now ${verb}s ${words}`, { after: `${verb}s ${words}` });
}

function describeChoice({ verb }: Walk, side: Side, choice: Choice): readonly [verb: string, words: string] {
  // `anyOf: [{ required: [a] }, { required: [b] }]` requires at least one of the fields.
  const needs = choice.alternatives.flatMap((alternative) => {
    const isAlone = Object.keys(alternative ?? {}).every((key) => key === 'required' || key === 'type');
    const required = findMember(alternative, 'required');
    return isAlone && isArray(required) ? [clip(required.map(String).join(' with '))] : [];
  });
  if (needs.length === choice.alternatives.length) return ['need', needs.join(' or ')];
  const names = list(side, true, choice, false).all.map(nameAlternative);
  return [verb, `only ${clip([...new Set(names)].join(' or '))}`];
}

/**
 * Lists the alternatives of a choice. Without a choice, the schema or each of its types is an alternative.
 * @param isWhole whether to join each alternative with the keywords next to the choice
 */
function list(side: Side, schema: JsonValue, choice: Choice | undefined, isWhole: boolean): Alternatives {
  if (choice === undefined) {
    const { types = [] } = side.view(schema);
    const parts = types.length > 1 ? splitTypes(side, schema, types) : [schema];
    return { all: parts.map((part) => ({ schema: part, whole: part, side })), isExclusive: false };
  }
  const beside = isWhole ? choice.beside : undefined;
  const all = choice.alternatives.map((alternative) => createAlternative(side, alternative, beside));
  return { all, isExclusive: choice.isExclusive };
}

const known: readonly Matcher<Alternative>[] = [({ whole, side }) => String(side.semantics(whole)), labelOf];
/** Matches alternatives by the fields that have only one valid value. */
const byConstants: Matcher<Alternative> = ({ whole, side }) => {
  const constants = [...side.view(whole).fields]
    .map(([name, field]) => ({ name, values: side.view(field).values }))
    .filter(({ values }) => values?.length === 1);
  return constants.length === 0 ? undefined : JSON.stringify(constants);
};
/** Matches alternatives that share a name by their order, if both versions have the same number of them. */
const byOrder: Matcher<Alternative> = (alternative, rest) => {
  const label = labelOf(alternative);
  const others = rest.filter((other) => labelOf(other) === label);
  return label && `${label} ${others.indexOf(alternative)} of ${others.length}`;
};
/** Matches the last remaining alternative of each version. */
const onlyOnesLeft: Matcher<Alternative> = (_, rest) => (rest.length === 1 ? 'the only one' : undefined);

/** Maximum number of pairs for which `isAccepted` is tried. */
const attemptLimit = 400;

function compareAlternatives(walk: Walk, olds: Alternatives, nows: Alternatives): void {
  const same = pairKnown(olds.all, nows.all);
  const mayTry = same.gone.length * nows.all.length <= attemptLimit;
  const taken = mayTry ? pairAccepted(walk, same, nows.all) : same;
  const last = pairUp(taken.gone, taken.added, [byConstants, byOrder, onlyOnesLeft]);
  const pairs = [...taken.pairs, ...last.pairs];
  for (const what of last.gone.map(nameAlternative)) reportGone(walk, 'alternatives', what, what);
  for (const what of last.added.map(nameAlternative)) reportNew(walk, 'alternatives', what, what);
  for (const [old, now] of pairs) walkBoth(walk, old, now);
  if (nows.isExclusive && mayTry)
    reportAmbiguous(walk, olds.all, nows.all, olds.isExclusive ? last.added : nows.all);
}

/** Pairs equal or equally named alternatives. Nested choices that remain are flattened and paired again. */
function pairKnown(olds: readonly Alternative[], nows: readonly Alternative[]): Pairing<Alternative> {
  const first = pairUp(olds, nows, known);
  const [gone, added] = [first.gone, first.added].map(flatten) as [Alternative[], Alternative[]];
  const isFlat = gone.length + added.length === first.gone.length + first.added.length;
  // A single remaining alternative on each side counts as two versions of one alternative.
  if (isFlat || (first.gone.length === 1 && first.added.length === 1)) return first;
  const second = pairUp(gone, added, known);
  return { ...second, pairs: [...first.pairs, ...second.pairs] };
}

/** Pairs each gone alternative with a new one that accepts it. It isn't gone if a known alternative accepts it. */
function pairAccepted(
  walk: Walk,
  { pairs, gone, added }: Pairing<Alternative>,
  nows: readonly Alternative[],
): Pairing<Alternative> {
  const left = new Set(added);
  const found: (readonly [Alternative, Alternative])[] = [];
  // A single remaining alternative on each side counts as two versions of one alternative.
  const mayPart = gone.length > 1 || added.length > 1;
  const stillGone = gone.filter((old) => {
    const isAccepted = (now: Alternative): boolean => walk.isAccepted(old.whole, now.whole);
    const next = [...left].find(isAccepted);
    if (next === undefined)
      return !nows.some(isAccepted) && !(mayPart && pairParts(walk, old, { nows, left, found }));
    left.delete(next);
    found.push([old, next]);
    return false;
  });
  return { pairs: [...pairs, ...found], gone: stillGone, added: [...left] };
}

/** Maximum number of parts of an alternative that are tried one by one. */
const partLimit = 50;

/** Pairs each part of an alternative with one that accepts it. @returns whether every part is accepted */
function pairParts(
  walk: Walk,
  { whole, side }: Alternative,
  {
    nows,
    left,
    found,
  }: {
    readonly nows: readonly Alternative[];
    readonly left: Set<Alternative>;
    readonly found: (readonly [Alternative, Alternative])[];
  },
): boolean {
  const parts = listParts(side, whole);
  if (parts.length === 0 || parts.length > partLimit) return false;
  const acceptors = parts.map((part) => nows.find((now) => walk.isAccepted(part, now.whole)));
  if (acceptors.includes(undefined)) return false;
  for (const [index, part] of parts.entries()) {
    const acceptor = acceptors[index];
    if (acceptor === undefined || acceptors.indexOf(acceptor) !== acceptors.lastIndexOf(acceptor)) continue;
    if (left.delete(acceptor)) found.push([{ schema: part, whole: part, side }, acceptor]);
  }
  return true;
}

function walkBoth(walk: Walk, old: Alternative, now: Alternative): void {
  const isNull = [old, now].some(({ whole, side }) => side.view(whole).isNullable === true);
  // Whether null is valid is reported for the choice, so both sides accept null here.
  const [was, is] = [old, now].map(({ whole, side }) => (isNull ? side.join([whole, nullable]) : whole));
  walk.go(was, is, '');
}

const nullable = { nullable: true };

/** Maximum number of pairs that are checked for values that match two alternatives. */
const ambiguityLimit = 10_000;

/** Reports values that now match two alternatives of a `oneOf`, which rejects them. */
function reportAmbiguous(
  walk: Walk,
  olds: readonly Alternative[],
  nows: readonly Alternative[],
  others: readonly Alternative[],
): void {
  if (olds.length * others.length > ambiguityLimit) {
    walk.report('alternatives-narrowed', (name) => `${name} must now match only one alternative`);
    return;
  }
  for (const old of olds) {
    const fits = (now: Alternative): boolean => walk.isAccepted(old.whole, now.whole);
    // New alternatives are few, so they are tried first.
    if (!others.some(fits)) continue;
    const fitting = nows.filter(fits);
    if (fitting.length < 2) continue;
    const [before, after] = [nameAlternative(old), fitting.map(nameAlternative).join(' and ')];
    const sentence = (name: string): string =>
      `${name} must match only one alternative, and ${before} now matches ${clip(after)}`;
    walk.report('alternatives-narrowed', sentence, { before, after });
  }
}
