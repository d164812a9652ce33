import { findMember, isArray, type JsonValue } from '../syntax/index.ts';
import {
  type Alternative,
  flatten,
  labelOf,
  listAlternatives,
  listParts,
  nameAlternative,
  splitTypes,
} from './alternative.ts';
import { pairUp, type Pairing, type Matcher } from './pair-up.ts';
import { clip } from './change-path.ts';
import { withoutMoved } from './moved-values.ts';
import type { Choice } from './schema-merge.ts';
import { meansSame, type Side } from './side.ts';
import { acceptsAnything } from './type-changes.ts';
import { reportListed, type Walk } from './walk.ts';

/**
 * Compares the `oneOf` and `anyOf` of two schemas. If the keywords next to a choice also differ, or only one version has
 * a choice, each alternative is compared together with those keywords.
 * @returns whether the alternatives were compared with the keywords next to them, so that nothing else needs comparing
 */
export function compareChoices(walk: Walk): boolean {
  const { sides, schemas, report, verb } = walk;
  const [olds, nows] = listOtherChoices(walk);
  const count = Math.max(olds.length, nows.length);
  if (count > 0 && acceptsAnything(walk.after)) {
    report('alternatives-widened', (name) => `${name} now ${verb}s any value`);
    return true;
  }
  const isWhole = count > 0 && areWhole(walk, olds[0], nows[0]);
  const list = (side: Side, schema: JsonValue, choice?: Choice): readonly Alternative[] =>
    choice === undefined ? splitTypes(side, schema) : listAlternatives(side, choice, isWhole);
  for (let index = 0; index < count; index++) {
    const [old, now] = [olds[index], nows[index]];
    if (isWhole || (old !== undefined && now !== undefined)) {
      const [was, is] = [list(sides.before, schemas[0], old), list(sides.after, schemas[1], now)];
      compareAlternatives(walk, was, is, [old?.isExclusive, now?.isExclusive]);
    } else if (old !== undefined) {
      const [verb, words] = describeChoice(walk, sides.before, old);
      const values = { before: `${verb} ${words}` };
      report('alternatives-widened', (name) => `${name} no longer ${verb}s ${words}`, values);
    } else if (now !== undefined) reportNewChoice(walk, now);
  }
  return isWhole;
}

type Choices = readonly Choice[];

/** Returns whether the alternatives must be compared together with the keywords next to the choice. */
function areWhole({ before, after, sides, schemas }: Walk, old?: Choice, now?: Choice): boolean {
  const isApart = acceptsAnything(before) || before.choices.length > 1 || after.choices.length > 1;
  return !isApart && !meansSame(sides, old?.beside ?? schemas[0], now?.beside ?? schemas[1]);
}

/** Lists the choices of each version that the other version doesn't have. */
export function listOtherChoices({ sides, before, after }: Walk): readonly [olds: Choices, nows: Choices] {
  const keyOf = ({ semantics, documentation }: Side, { alternatives, isExclusive }: Choice): string => {
    const schema = { [isExclusive ? 'oneOf' : 'anyOf']: alternatives };
    return `${semantics(schema)} ${documentation(schema)}`;
  };
  const olds = new Set(before.choices.map((choice) => keyOf(sides.before, choice)));
  const nows = new Set(after.choices.map((choice) => keyOf(sides.after, choice)));
  return [
    before.choices.filter((choice) => !nows.has(keyOf(sides.before, choice))),
    after.choices.filter((choice) => !olds.has(keyOf(sides.after, choice))),
  ];
}

/** Reports a new choice, which widens the schema only if one alternative accepts everything that was accepted before. */
function reportNewChoice(walk: Walk, choice: Choice): void {
  const { sides, schemas, isAccepted } = walk;
  const wholes = listAlternatives(sides.after, choice, true).map(({ whole }) => whole);
  const isMet = !choice.isExclusive && wholes.some((whole) => isAccepted(schemas[0], whole));
  const [verb, words] = describeChoice(walk, sides.after, choice);
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
  const names = listAlternatives(side, choice, false).map(nameAlternative);
  return [verb, `only ${clip([...new Set(names)].join(' or '))}`];
}

const known: readonly Matcher<Alternative>[] = [({ whole, side }) => String(side.semantics(whole)), labelOf];
/** Matches alternatives by the fields that have only one valid value. */
const byConstants: Matcher<Alternative> = ({ whole, side }) => {
  const constants = [...side.view(whole).fields]
    .map(([name, field]) => ({ name, values: side.view(field).values }))
    .filter(({ values }) => values?.length === 1);
  return constants.length === 0 ? undefined : JSON.stringify(constants);
};
/** Matches alternatives that are named alike in messages by their order, if both versions have the same number of them. */
const byOrder: Matcher<Alternative> = (alternative, rest) => {
  const name = nameAlternative(alternative);
  const others = rest.filter((other) => nameAlternative(other) === name);
  return `${name} ${others.indexOf(alternative)} of ${others.length}`;
};
/** Matches the last remaining alternative of each version. */
const onlyOnesLeft: Matcher<Alternative> = (_, rest) => (rest.length === 1 ? 'the only one' : undefined);

/** Maximum number of pairs for which `isAccepted` is tried. */
const attemptLimit = 400;

function compareAlternatives(
  walk: Walk,
  olds: readonly Alternative[],
  nows: readonly Alternative[],
  [wasExclusive, isExclusive]: readonly [boolean | undefined, boolean | undefined],
): void {
  const same = pairKnown(olds, nows);
  const mayTry = same.gone.length * nows.length <= attemptLimit;
  const taken = mayTry ? pairAccepted(walk, same, nows) : same;
  const last = pairUp(taken.gone, taken.added, [byConstants, byOrder, onlyOnesLeft]);
  for (const what of last.gone.map(nameAlternative))
    reportListed(walk, 'alternatives', what, { before: what });
  for (const what of last.added.map(nameAlternative))
    reportListed(walk, 'alternatives', what, { after: what });
  for (const [old, now] of [...taken.pairs, ...last.pairs]) {
    const others = mayTry ? nows.filter((other) => other !== now) : [];
    walkBoth(walk, [withoutMoved(walk, old, now, others), now]);
  }
  if (isExclusive && mayTry) reportAmbiguous(walk, olds, nows, wasExclusive ? last.added : nows);
}

/** Pairs equal or equally named alternatives. Nested choices that remain are flattened and paired again. */
function pairKnown(olds: readonly Alternative[], nows: readonly Alternative[]): Pairing<Alternative> {
  const first = pairUp(olds, nows, known);
  const [gone, added] = [flatten(first.gone), flatten(first.added)];
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
  const found = [...pairs];
  // A single remaining alternative on each side counts as two versions of one alternative.
  const mayPart = gone.length > 1 || added.length > 1;
  const stillGone = gone.filter((old) => {
    const isAccepted = (now: Alternative): boolean => walk.isAccepted(old.whole, now.whole);
    const next = left.values().find(isAccepted);
    const isKept = next !== undefined || nows.some(isAccepted);
    const parts = isKept || !mayPart ? undefined : pairParts(walk, old, nows);
    const accepted = next === undefined ? (parts ?? []) : [[old, next] as const];
    for (const pair of accepted) if (left.delete(pair[1])) found.push(pair);
    return !isKept && parts === undefined;
  });
  return { pairs: found, gone: stillGone, added: [...left] };
}

/** Maximum number of parts of an alternative that are tried one by one. */
const partLimit = 50;

/**
 * Finds an alternative that accepts each part of another one.
 * @returns the pairs of alternatives that accept only one part, or `undefined` if a part isn't accepted
 */
function pairParts(
  walk: Walk,
  { whole, side }: Alternative,
  nows: readonly Alternative[],
): Pairing<Alternative>['pairs'] | undefined {
  const parts = listParts(side, whole);
  if (parts.length === 0 || parts.length > partLimit) return undefined;
  const accepted = Map.groupBy(parts, (part) => nows.find((now) => walk.isAccepted(part, now.whole)));
  if (accepted.has(undefined)) return undefined;
  return [...accepted].flatMap(([now, [part = true, ...others]]) =>
    now === undefined || others.length > 0
      ? []
      : [[{ schema: part, whole: part, side, beside: [] }, now] as const],
  );
}

function walkBoth({ go }: Walk, pair: readonly [Alternative, Alternative]): void {
  const isNull = pair.some(({ whole, side }) => side.view(whole).isNullable === true);
  // Whether null is valid is reported for the choice, so both sides accept null here.
  const [was, is] = pair.map(({ whole, side }) => (isNull ? side.join([whole, nullable]) : whole));
  go(was, is, '');
}

const nullable = { nullable: true };

/** Maximum number of pairs that are checked for values that match two alternatives. */
const ambiguityLimit = 10_000;

/** Reports values that now match two alternatives of a `oneOf`, which rejects them. */
function reportAmbiguous(
  { report, isAccepted }: Walk,
  olds: readonly Alternative[],
  nows: readonly Alternative[],
  others: readonly Alternative[],
): void {
  if (olds.length * others.length > ambiguityLimit) {
    report('alternatives-narrowed', (name) => `${name} must now match only one alternative`);
    return;
  }
  for (const old of olds) {
    const fits = (now: Alternative): boolean => isAccepted(old.whole, now.whole);
    // New alternatives are few, so they are tried first.
    if (!others.some(fits)) continue;
    const fitting = nows.filter(fits);
    if (fitting.length < 2) continue;
    const [before, after] = [nameAlternative(old), fitting.map(nameAlternative).join(' and ')];
    const sentence = (name: string): string =>
      `${name} must match only one alternative, and ${before} now matches ${clip(after)}`;
    report('alternatives-narrowed', sentence, { before, after });
  }
}
