import { findMember, type JsonObject } from '../text-tree/door.ts';
import { findTreatment } from './schema-keywords.ts';
import type { SchemaView } from './schema-merge.ts';
import { digestSet, type Side } from './side.ts';
import type { TwoViews, Walk } from './walk.ts';

/** What a schema asks for beside what has words of its own. */
export function compareConditions(walk: Walk, views: TwoViews): void {
  const [before, after] = views;
  for (const keyword of new Set([...before.conditions.keys(), ...after.conditions.keys()])) {
    const olds = digestEach(walk.sides.before, before, keyword);
    const nows = digestEach(walk.sides.after, after, keyword);
    if (olds.keys().every((digest) => nows.has(digest)) && olds.size === nows.size) continue;
    if (keyword === 'discriminator') {
      compareDiscriminators(walk, views);
      continue;
    }
    const values = { before: { [keyword]: [...olds.keys()] }, after: { [keyword]: [...nows.keys()] } };
    const treatment = findTreatment(keyword);
    if (treatment === 'unknown') {
      walk.tell('other-extension', (name) => `${keyword} of ${name} changed`, values);
    } else if (treatment === 'inert') {
      walk.tell('never-sent', (name) => `definitions within ${name} changed`);
    } else if (treatment === 'condition' && isEased(keyword, olds, nows)) {
      walk.tell('conditions-widened', (name) => `the rule “${keyword}” of ${name} is gone or looser`, values);
    } else walk.tell('conditions-narrowed', (name) => `the rule “${keyword}” of ${name} changed`, values);
  }
}

type Digested = ReadonlyMap<string, JsonObject>;

function digestEach(side: Side, { conditions }: SchemaView, keyword: string): Digested {
  return new Map(
    (conditions.get(keyword) ?? []).map((condition) => [digestSet(side, [condition]), condition]),
  );
}

/** Nothing is asked for that was not: what divides a divisor divides all that this divides. */
function isEased(keyword: string, olds: Digested, nows: Digested): boolean {
  const divisors = [...olds.values()].map((condition) => Number(condition['multipleOf']));
  return nows.entries().every(([digest, condition]) => {
    if (olds.has(digest)) return true;
    const divisor = Number(condition['multipleOf']);
    return keyword === 'multipleOf' && divisors.some((old) => Number.isInteger(old / divisor));
  });
}

function compareDiscriminators(walk: Walk, [before, after]: TwoViews): void {
  const [old, now] = [findProperty(before), findProperty(after)];
  // Which value stands for which alternative is told with the alternatives.
  if (old === now) {
    walk.noteDoubt();
    return;
  }
  const field = old ?? now ?? '';
  const isImplied =
    (old === undefined || now === undefined) &&
    isSaidByAlternatives(walk.sides.before, before, field) &&
    isSaidByAlternatives(walk.sides.after, after, field);
  const values = { before: { discriminator: old }, after: { discriminator: now } };
  const sentence = (name: string): string => `the rule “discriminator” of ${name}`;
  if (isImplied) walk.tell('never-sent', (name) => `${sentence(name)} says what its alternatives say anyway`);
  else walk.tell('conditions-narrowed', (name) => `${sentence(name)} changed`, values);
}

function findProperty({ conditions }: SchemaView): string | undefined {
  const [first] = conditions.get('discriminator') ?? [];
  const name = findMember(findMember(first, 'discriminator'), 'propertyName');
  return typeof name === 'string' ? name : undefined;
}

/** True where every alternative needs the field that tells them apart, and lists its values. */
function isSaidByAlternatives(side: Side, view: SchemaView, field: string): boolean {
  const alternatives = view.choices.flatMap((choice) => choice.alternatives).map(side.view);
  return (alternatives.length === 0 ? [view] : alternatives).every(
    ({ fields, required }) => required.has(field) && side.view(fields.get(field)).values !== undefined,
  );
}
