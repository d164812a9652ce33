import { includesType, type SchemaView } from './schema-merge.ts';
import type { Side } from './side.ts';
import { describe, type TwoViews, type Walk } from './walk.ts';

const plain = ['integer', 'number', 'boolean'];

/** True where hardly any value fits both: what else differs then follows from it. */
export function isOtherType(walk: Walk, [{ types: old = [] }, { types: now = [] }]: TwoViews): boolean {
  const isKept = old.some((type) => isTaken(walk, type, now)) || now.some((type) => isTaken(walk, type, old));
  return old.length > 0 && now.length > 0 && !isKept;
}

function isTaken({ isText }: Walk, type: string, types: readonly string[]): boolean {
  return includesType(types, type) || (isText && plain.includes(type) && types.includes('string'));
}

export function compareTypes(walk: Walk, views: TwoViews): void {
  const [before, after] = views;
  if (before.types === undefined && after.types === undefined) {
    compareNull(walk, views);
    return;
  }
  const [was, is] = findNull(walk, views);
  const [olds, nows] = [listTypes(walk.sides.before, before), listTypes(walk.sides.after, after)];
  if (was === is && olds?.join() === nows?.join()) return;
  const isNarrower =
    (was && !is) ||
    (nows !== undefined && (olds === undefined || olds.some((type) => !isTaken(walk, type, nows))));
  const [old, now] = [renderTypes(olds, was), renderTypes(nows, is)];
  const values = { before: old, after: now };
  walk.report(isNarrower ? 'type-narrowed' : 'type-widened', describe('type', old, now), values);
}

export function compareNull(walk: Walk, views: TwoViews): void {
  const [was, is] = findNull(walk, views);
  if (was && !is) walk.report('type-narrowed', (name) => `${name} may no longer be null`);
  if (is && !was) walk.report('type-widened', (name) => `${name} may now be null`);
}

/** Whether each version accepts null; a version that does not say counts as the other one. */
function findNull({ sides }: Walk, [before, after]: TwoViews): readonly [was: boolean, is: boolean] {
  const [was, is] = [takesNull(sides.before, before), takesNull(sides.after, after)];
  return [was ?? is ?? false, is ?? was ?? false];
}

/** Of a choice, one of its alternatives may say it. */
function takesNull({ view }: Side, { isNullable, ...own }: SchemaView): boolean | undefined {
  if (isNullable === true || (isNullable === false && own.types !== undefined)) return isNullable;
  if (takesAnything(own)) return true;
  const alternatives = own.choices[0]?.alternatives.map(view);
  return alternatives?.some((alternative) => alternative.isNullable === true || takesAnything(alternative));
}

export function takesAnything(view: Omit<SchemaView, 'isNullable'>): boolean {
  const { types, values, format, items, otherFields, limits } = view;
  const lists = [view.choices, view.patterns, view.firstItems];
  const named = [view.required, view.conditions, view.fields, view.patternFields];
  return (
    [types, values, format, items, otherFields, ...limits.values()].every((part) => part === undefined) &&
    [...lists.map(({ length }) => length), ...named.map(({ size }) => size)].every((count) => count === 0)
  );
}

/** If each alternative says it already, saying it beside the choice is nothing new. */
function listTypes({ view }: Side, { types, choices: [choice] }: SchemaView): readonly string[] | undefined {
  const listed = choice?.alternatives.map((alternative) => view(alternative).types) ?? [undefined];
  if (listed.includes(undefined)) return types;
  const all = [...new Set(listed.flatMap((own) => own ?? []))].sort();
  return (
    types?.filter((type) => all.some((one) => includesType([one], type) || includesType([type], one))) ?? all
  );
}

function renderTypes(types: readonly string[] | undefined, isNull: boolean): string {
  return [...(types ?? ['anything']), ...(isNull ? ['null'] : [])].join(' or ');
}
