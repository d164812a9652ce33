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
import { pairUp, type Pairing, type Way } from './pair-up.ts';
import { clip } from './change-path.ts';
import type { Choice } from './schema-merge.ts';
import { meansSame, type Side } from './side.ts';
import { takesAnything } from './type-changes.ts';
import { reportGone, reportNew, type TwoViews, type Walk } from './walk.ts';

interface Alternatives {
  readonly all: readonly Alternative[];
  readonly isExclusive: boolean;
}

type TwoSchemas = readonly [before: JsonValue, after: JsonValue];
type OtherChoices = readonly [olds: readonly Choice[], nows: readonly Choice[]];

/**
 * What there is to choose from. Where what stands beside a choice differs as well, or only one version has a choice,
 * each alternative is compared together with that.
 * @returns whether it was: then there is nothing else to compare
 */
export function compareChoices(walk: Walk, views: TwoViews, schemas: TwoSchemas): boolean {
  const { before, after } = walk.sides;
  const [olds, nows] = listOtherChoices(walk, views);
  const count = Math.max(olds.length, nows.length);
  if (count > 0 && takesAnything(views[1])) {
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

/** False where what stands beside the choices is the same, or has to be compared by itself. */
function areWhole(
  walk: Walk,
  views: TwoViews,
  [before, after]: TwoSchemas,
  [[old], [now]]: OtherChoices,
): boolean {
  const isApart = takesAnything(views[0]) || views.some(({ choices }) => choices.length > 1);
  return !isApart && !meansSame(walk.sides, old?.beside ?? before, now?.beside ?? after);
}

export function listOtherChoices({ sides: { before, after } }: Walk, [old, now]: TwoViews): OtherChoices {
  const keyOf = ({ meaning, documentation }: Side, { alternatives, isExclusive }: Choice): string => {
    const schema = { [isExclusive ? 'oneOf' : 'anyOf']: alternatives };
    return `${meaning(schema)} ${documentation(schema)}`;
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

/** Between what was taken before anyway. */
function reportNewChoice(walk: Walk, before: JsonValue, choice: Choice): void {
  const { all, isExclusive } = list(walk.sides.after, true, choice, true);
  const isMet = !isExclusive && all.some(({ whole }) => walk.isAccepted(before, whole));
  const [verb, words] = describeChoice(walk, walk.sides.after, choice);
  const rule = isMet ? 'alternatives-widened' : 'alternatives-narrowed';
  walk.report(rule, (name) => `${name} now ${verb}s ${words}`, { after: `${verb}s ${words}` });
}

function describeChoice({ verb }: Walk, side: Side, choice: Choice): readonly [verb: string, words: string] {
  // `anyOf: [{ required: [a] }, { required: [b] }]`: at least one of some fields.
  const needs = choice.alternatives.flatMap((alternative) => {
    const isAlone = Object.keys(alternative ?? {}).every((key) => key === 'required' || key === 'type');
    const required = findMember(alternative, 'required');
    return isAlone && isArray(required) ? [clip(required.map(String).join(' with '))] : [];
  });
  if (needs.length === choice.alternatives.length) return ['need', needs.join(' or ')];
  const names = list(side, true, choice, false).all.map(nameAlternative);
  return [verb, `only ${clip([...new Set(names)].join(' or '))}`];
}

/** @param isWhole together with what stands beside them; where there is no choice, the schema is the only one */
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

const known: readonly Way<Alternative>[] = [({ whole, side }) => String(side.meaning(whole)), labelOf];
/** Fields that have one value tell it from the others. */
const byConstants: Way<Alternative> = ({ whole, side }) => {
  const constants = [...side.view(whole).fields]
    .map(([name, field]) => ({ name, values: side.view(field).values }))
    .filter(({ values }) => values?.length === 1);
  return constants.length === 0 ? undefined : JSON.stringify(constants);
};
/** Several may share a title: if there are as many of them in both versions, they are in the same order. */
const byOrder: Way<Alternative> = (alternative, rest) => {
  const label = labelOf(alternative);
  const others = rest.filter((other) => labelOf(other) === label);
  return label && `${label} ${others.indexOf(alternative)} of ${others.length}`;
};
/** Where one is left on each side, they are taken for two versions of one. */
const lastOnes: Way<Alternative> = (_, rest) => (rest.length === 1 ? 'the only one' : undefined);

/** Most pairs that are tried, to see whether one accepts the other. */
const attemptLimit = 400;

function compareAlternatives(walk: Walk, olds: Alternatives, nows: Alternatives): void {
  const same = pairKnown(olds.all, nows.all);
  const mayTry = same.gone.length * nows.all.length <= attemptLimit;
  const taken = mayTry ? pairAccepted(walk, same, nows.all) : same;
  const last = pairUp(taken.gone, taken.added, [byConstants, byOrder, lastOnes]);
  const pairs = [...taken.pairs, ...last.pairs];
  for (const what of last.gone.map(nameAlternative)) reportGone(walk, 'alternatives', what, what);
  for (const what of last.added.map(nameAlternative)) reportNew(walk, 'alternatives', what, what);
  for (const [old, now] of pairs) walkBoth(walk, old, now);
  if (nows.isExclusive && mayTry)
    reportAmbiguous(walk, olds.all, nows.all, olds.isExclusive ? last.added : nows.all);
}

/** What is left of alternatives that are only choices themselves is known by what they hold. */
function pairKnown(olds: readonly Alternative[], nows: readonly Alternative[]): Pairing<Alternative> {
  const first = pairUp(olds, nows, known);
  const [gone, added] = [first.gone, first.added].map(flatten) as [Alternative[], Alternative[]];
  const isFlat = gone.length + added.length === first.gone.length + first.added.length;
  // One on each side are two versions of one.
  if (isFlat || (first.gone.length === 1 && first.added.length === 1)) return first;
  const second = pairUp(gone, added, known);
  return { ...second, pairs: [...first.pairs, ...second.pairs] };
}

/** What another alternative takes is not gone; it is a version of that one, if that one is new. */
function pairAccepted(
  walk: Walk,
  { pairs, gone, added }: Pairing<Alternative>,
  nows: readonly Alternative[],
): Pairing<Alternative> {
  const left = new Set(added);
  const found: (readonly [Alternative, Alternative])[] = [];
  // One on each side are two versions of one.
  const mayPart = gone.length > 1 || added.length > 1;
  const degraded = gone.filter((old) => {
    const isAccepted = (now: Alternative): boolean => walk.isAccepted(old.whole, now.whole);
    const next = [...left].find(isAccepted);
    if (next === undefined)
      return !nows.some(isAccepted) && !(mayPart && pairParts(walk, old, { nows, left, found }));
    left.delete(next);
    found.push([old, next]);
    return false;
  });
  return { pairs: [...pairs, ...found], gone: degraded, added: [...left] };
}

/** Most parts that an alternative is split into, to see whether each of them is still accepted. */
const partLimit = 50;

/** Pairs each part of an alternative with one that accepts it, and returns whether there is one for each. */
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
  const takers = parts.map((part) => nows.find((now) => walk.isAccepted(part, now.whole)));
  if (takers.includes(undefined)) return false;
  for (const [index, part] of parts.entries()) {
    const taker = takers[index];
    if (taker === undefined || takers.indexOf(taker) !== takers.lastIndexOf(taker)) continue;
    if (left.delete(taker)) found.push([{ schema: part, whole: part, side }, taker]);
  }
  return true;
}

function walkBoth(walk: Walk, old: Alternative, now: Alternative): void {
  const isNull = [old, now].some(({ whole, side }) => side.view(whole).isNullable === true);
  // Whether it may be null is told of the choice.
  const [was, is] = [old, now].map(({ whole, side }) => (isNull ? side.join([whole, nullable]) : whole));
  walk.go(was, is, '');
}

const nullable = { nullable: true };

/** Most pairs that are tried, to see whether one fits two alternatives. */
const ambiguityLimit = 10_000;

/** Of `oneOf`, exactly one may fit: what fits two, one of which may not have been there to fit, is refused. */
function reportAmbiguous(
  walk: Walk,
  olds: readonly Alternative[],
  nows: readonly Alternative[],
  others: readonly Alternative[],
): void {
  if (olds.length * others.length > ambiguityLimit) {
    walk.report('alternatives-narrowed', (name) => `${name} may now fit only one alternative`);
    return;
  }
  for (const old of olds) {
    const fits = (now: Alternative): boolean => walk.isAccepted(old.whole, now.whole);
    // Few alternatives are new: only if one of them fits, the rest are tried.
    if (!others.some(fits)) continue;
    const fitting = nows.filter(fits);
    if (fitting.length < 2) continue;
    const [before, after] = [nameAlternative(old), fitting.map(nameAlternative).join(' and ')];
    const sentence = (name: string): string =>
      `${name} may fit only one alternative, and ${before} now fits ${clip(after)}`;
    walk.report('alternatives-narrowed', sentence, { before, after });
  }
}
