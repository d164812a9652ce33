import { isArray, isJsonObject, type JsonValue } from '../text-tree/door.ts';
import { compareAlternatives, nameAlternative, type Alternative } from './alternatives.ts';
import { clip } from './place.ts';
import type { Choice } from './schema-merge.ts';
import { digestSet, meansSame, type Side } from './side.ts';
import { takesAnything } from './type-changes.ts';
import type { TwoViews, Walk } from './walk.ts';

type TwoSchemas = readonly [before: JsonValue, after: JsonValue];

/**
 * What there is to choose from. Where only one version has a choice, or what stands beside it differs as well, each
 * alternative is compared together with that.
 * @returns whether it was: then there is nothing else to compare
 */
export function compareChoices(walk: Walk, views: TwoViews, schemas: TwoSchemas): boolean {
  const [olds, nows] = dropSame(walk, views);
  const [[before], [after]] = [olds, nows];
  if (before === undefined && after === undefined) return false;
  const counts = views.map(({ choices }) => choices.length);
  if (Math.max(...counts) > 1) {
    compareSeveral(walk, olds, nows);
    return false;
  }
  if (before !== undefined && after !== undefined) {
    const isBare = meansSame(walk.sides, before.beside(), after.beside());
    compareTwo(walk, views, schemas, isBare);
    return !isBare;
  }
  return compareWhole(walk, views, schemas);
}

/** A choice that came or went. */
function compareWhole(walk: Walk, views: TwoViews, schemas: TwoSchemas): boolean {
  const [before, after] = views;
  const [wasOpen, isOpen] = [takesAnything(before), takesAnything(after)];
  const verb = walk.isInput ? 'takes' : 'holds';
  if (isOpen) {
    walk.tell('alternatives-widened', (name) => `${name} now ${verb} any value`);
    return true;
  }
  const [old, now] = [before.choices[0], after.choices[0]];
  const isOnlyAdded = now !== undefined && meansSame(walk.sides, schemas[0], now.beside());
  if (now !== undefined && (wasOpen || isOnlyAdded)) {
    const isMet =
      !now.isExclusive &&
      listAlternatives(walk.sides.after, schemas[1], now, true).some(({ whole }) =>
        walk.isAccepted(schemas[0], whole),
      );
    const words = describeChoice(walk.sides.after, now, verb);
    walk.tell(isMet ? 'alternatives-widened' : 'alternatives-narrowed', (name) => `${name} now ${words}`, {
      after: words,
    });
    return wasOpen;
  }
  if (old !== undefined && meansSame(walk.sides, old.beside(), schemas[1])) {
    const words = describeChoice(walk.sides.before, old, verb).replace(/^(\w+)s /, '$1 ');
    walk.tell('alternatives-widened', (name) => `${name} need no longer ${words}`, { before: words });
    return false;
  }
  compareTwo(walk, views, schemas, false);
  return true;
}

function compareTwo(walk: Walk, [before, after]: TwoViews, [old, now]: TwoSchemas, isBare: boolean): void {
  const [was, is] = [before.choices[0], after.choices[0]];
  compareAlternatives(walk, {
    olds: listAlternatives(walk.sides.before, old, was, !isBare),
    nows: listAlternatives(walk.sides.after, now, is, !isBare),
    isExclusive: is?.isExclusive === true && !after.conditions.has('discriminator'),
    wasExclusive: was?.isExclusive === true,
  });
}

/** @param isWhole together with what stands beside them */
function listAlternatives(
  side: Side,
  schema: JsonValue,
  choice: Choice | undefined,
  isWhole: boolean,
): readonly Alternative[] {
  if (choice === undefined) return [{ schema, whole: schema, side }];
  return choice.alternatives.map((alternative) => ({
    schema: alternative,
    whole: isWhole ? side.join([alternative, choice.beside()]) : alternative,
    side,
  }));
}

/** Choices that both versions have are no news. */
function dropSame(
  { sides }: Walk,
  [before, after]: TwoViews,
): readonly [readonly Choice[], readonly Choice[]] {
  const keyOf = (side: Side, { alternatives, isExclusive }: Choice): string =>
    `${isExclusive} ${digestSet(side, alternatives)} ${digestSet(side, alternatives, 'texts')}`;
  const olds = new Set(before.choices.map((choice) => keyOf(sides.before, choice)));
  const nows = new Set(after.choices.map((choice) => keyOf(sides.after, choice)));
  return [
    before.choices.filter((choice) => !nows.has(keyOf(sides.before, choice))),
    after.choices.filter((choice) => !olds.has(keyOf(sides.after, choice))),
  ];
}

/** Choices that have to be met together: one after another. */
function compareSeveral(walk: Walk, olds: readonly Choice[], nows: readonly Choice[]): void {
  const verb = walk.isInput ? 'takes' : 'holds';
  for (const [index, now] of nows.entries()) {
    const old = olds[index];
    if (old === undefined) {
      const words = describeChoice(walk.sides.after, now, verb);
      walk.tell('alternatives-narrowed', (name) => `${name} now ${words}`, { after: words });
      continue;
    }
    compareAlternatives(walk, {
      olds: listAlternatives(walk.sides.before, true, old, false),
      nows: listAlternatives(walk.sides.after, true, now, false),
      isExclusive: now.isExclusive,
      wasExclusive: old.isExclusive,
    });
  }
  for (const old of olds.slice(nows.length)) {
    const words = describeChoice(walk.sides.before, old, verb).replace(/^(\w+)s /, '$1 ');
    walk.tell('alternatives-widened', (name) => `${name} need no longer ${words}`, { before: words });
  }
}

function describeChoice(side: Side, { alternatives }: Choice, verb: string): string {
  const needs = alternatives.flatMap((alternative) => listNeeded(alternative) ?? []);
  if (needs.length === alternatives.length) return `needs ${needs.map(clip).join(' or ')}`;
  const names = alternatives.map((schema) => nameAlternative({ schema, whole: schema, side }));
  return `${verb} only ${clip([...new Set(names)].join(' or '))}`;
}

/** `anyOf: [{ required: [a] }, { required: [b] }]`: at least one of some fields. */
function listNeeded(alternative: JsonValue): string | undefined {
  if (!isJsonObject(alternative)) return undefined;
  const isAlone = Object.keys(alternative).every((key) => key === 'required' || key === 'type');
  const { required } = alternative;
  return isAlone && isArray(required) ? required.map(String).join(' with ') : undefined;
}
