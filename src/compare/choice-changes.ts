import { findMember, isArray, isJsonObject, type JsonValue } from '../syntax/index.ts';
import { findReference } from '../openapi/index.ts';
import { pairUp, type Pairing, type Way } from './pair-up.ts';
import { clip } from './change-path.ts';
import type { Choice } from './schema-merge.ts';
import { meansSame, type Side } from './side.ts';
import { takesAnything } from './type-changes.ts';
import { reportGone, reportNew, type TwoViews, type Walk } from './walk.ts';

interface Alternative {
  /** As it is written, which is what people call it by. */
  readonly schema: JsonValue;
  /** With all that has to hold when it is chosen. */
  readonly whole: JsonValue;
  readonly side: Side;
}

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
  if (choice === undefined) return { all: [{ schema, whole: schema, side }], isExclusive: false };
  const all = choice.alternatives.map((alternative) => {
    const whole = isWhole ? side.join([alternative, choice.beside]) : alternative;
    return { schema: alternative, whole, side };
  });
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
/** Where one is left on each side, they are taken for two versions of one. */
const lastOnes: Way<Alternative> = (_, rest) => (rest.length === 1 ? 'the only one' : undefined);

/** Most pairs that are tried, to see whether one accepts the other. */
const attemptLimit = 400;

function compareAlternatives(walk: Walk, olds: Alternatives, nows: Alternatives): void {
  const same = pairUp(olds.all, nows.all, known);
  const mayTry = same.gone.length * nows.all.length <= attemptLimit;
  const taken = mayTry ? pairAccepted(walk, same, nows.all) : same;
  const last = pairUp(taken.gone, taken.added, [byConstants, lastOnes]);
  const pairs = [...taken.pairs, ...last.pairs];
  for (const what of last.gone.map(nameAlternative)) reportGone(walk, 'alternatives', what, what);
  for (const what of last.added.map(nameAlternative)) reportNew(walk, 'alternatives', what, what);
  for (const [old, now] of pairs) walkBoth(walk, old, now);
  if (nows.isExclusive && mayTry)
    reportAmbiguous(walk, olds.all, nows.all, olds.isExclusive ? last.added : nows.all);
}

/** What another alternative takes is not gone; it is a version of that one, if that one is new. */
function pairAccepted(
  walk: Walk,
  { pairs, gone, added }: Pairing<Alternative>,
  nows: readonly Alternative[],
): Pairing<Alternative> {
  const left = new Set(added);
  const found: (readonly [Alternative, Alternative])[] = [];
  const degraded = gone.filter((old) => {
    const isAccepted = (now: Alternative): boolean => walk.isAccepted(old.whole, now.whole);
    const next = [...left].find(isAccepted);
    if (next === undefined) return !nows.some(isAccepted);
    left.delete(next);
    found.push([old, next]);
    return false;
  });
  return { pairs: [...pairs, ...found], gone: degraded, added: [...left] };
}

function walkBoth(walk: Walk, old: Alternative, now: Alternative): void {
  const isNull = [old, now].some(({ whole, side }) => side.view(whole).isNullable === true);
  // Whether it may be null is told of the choice.
  const [was, is] = [old, now].map(({ whole, side }) => (isNull ? side.join([whole, nullable]) : whole));
  walk.go(was, is, '');
}

const nullable = { nullable: true };

/** Of `oneOf`, exactly one may fit: what fits two, one of which may not have been there to fit, is refused. */
function reportAmbiguous(
  walk: Walk,
  olds: readonly Alternative[],
  nows: readonly Alternative[],
  others: readonly Alternative[],
): void {
  for (const old of others.length === 0 ? [] : olds) {
    const fitting = nows.filter((now) => walk.isAccepted(old.whole, now.whole));
    if (fitting.length < 2 || !fitting.some((now) => others.includes(now))) continue;
    const [before, after] = [nameAlternative(old), fitting.map(nameAlternative).join(' and ')];
    const sentence = (name: string): string =>
      `${name} may fit only one alternative, and ${before} now fits ${clip(after)}`;
    walk.report('alternatives-narrowed', sentence, { before, after });
  }
}

/** What people call an alternative: its component, its title. */
function labelOf({ schema }: Alternative): string | undefined {
  const reference = findReference(schema);
  if (reference !== undefined) return reference.split('/').at(-1);
  const title = isJsonObject(schema) ? schema['title'] : undefined;
  return typeof title === 'string' ? title : undefined;
}

function nameAlternative(alternative: Alternative): string {
  const label = labelOf(alternative);
  if (label !== undefined) return clip(label);
  const { types, fields } = alternative.side.view(alternative.whole);
  const type = types?.join(' or ') ?? 'other values';
  return fields.size === 0 ? type : `${type} with ${clip([...fields.keys()].slice(0, 3).join(', '))}`;
}
