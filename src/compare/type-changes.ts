import { includesType, type SchemaView } from './schema-merge.ts';
import type { Side } from './side.ts';
import { describe, type TwoViews, type Walk } from './walk.ts';

const plain = ['integer', 'number', 'boolean'];

/** Returns whether the types have nothing in common. Other differences then only follow from the type. */
export function isOtherType(walk: Walk, [{ types: old = [] }, { types: now = [] }]: TwoViews): boolean {
  const isKept =
    old.some((type) => isAcceptedType(walk, type, now)) ||
    now.some((type) => isAcceptedType(walk, type, old));
  return old.length > 0 && now.length > 0 && !isKept;
}

function isAcceptedType({ isText }: Walk, type: string, types: readonly string[]): boolean {
  return includesType(types, type) || (isText && plain.includes(type) && types.includes('string'));
}

export function compareTypes(walk: Walk, views: TwoViews): void {
  const [olds, nows, isOther] = listBoth(walk, views);
  const isOnlyNull = !isOther && (walk.isText || (olds ?? nows) === undefined);
  if (isOnlyNull) {
    compareNull(walk, views);
    return;
  }
  const [was, is] = findNull(walk, views);
  if (was === is && !isOther) return;
  const isNarrower = (was && !is && !walk.isText) || losesType(walk, olds, nows);
  const [old, now] = [renderTypes(olds, was), renderTypes(nows, is)];
  const values = { before: old, after: now };
  walk.report(isNarrower ? 'type-narrowed' : 'type-widened', describe('type', old, now), values);
}

type Types = readonly string[] | undefined;

/** Lists the types of both versions, and whether they differ. Without `type` in either version, there are none. */
function listBoth(
  { sides }: Walk,
  [before, after]: TwoViews,
): readonly [olds: Types, nows: Types, isOther: boolean] {
  if (before.types === undefined && after.types === undefined) return [undefined, undefined, false];
  const [olds, nows] = [listTypes(sides.before, before), listTypes(sides.after, after)];
  return [olds, nows, olds?.join() !== nows?.join()];
}

function losesType(walk: Walk, olds: Types, nows: Types): boolean {
  return nows !== undefined && (olds === undefined || olds.some((type) => !isAcceptedType(walk, type, nows)));
}

export function compareNull(walk: Walk, views: TwoViews): void {
  const [was, is] = findNull(walk, views);
  // Text can't express null.
  if (was && !is && walk.isText)
    walk.report('null-removed', (name) => `${name} can no longer be null, but null was never sent`);
  else if (was && !is) walk.report('type-narrowed', (name) => `${name} can no longer be null`);
  if (is && !was) walk.report('type-widened', (name) => `${name} can now be null`);
}

/** Returns whether each version accepts null. A version without such information counts as equal to the other one. */
function findNull({ sides }: Walk, [before, after]: TwoViews): readonly [was: boolean, is: boolean] {
  const [was, is] = [acceptsNull(sides.before, before), acceptsNull(sides.after, after)];
  return [was ?? is ?? false, is ?? was ?? false];
}

/** Returns whether a schema or one of its alternatives accepts null, or `undefined` if this isn't specified. */
function acceptsNull({ view }: Side, own: SchemaView): boolean | undefined {
  const { isNullable } = own;
  if (isNullable === true || (isNullable === false && own.types !== undefined)) return isNullable;
  if (acceptsAnything(own)) return true;
  const alternatives = own.choices[0]?.alternatives.map(view);
  return alternatives?.some((alternative) => alternative.isNullable === true || acceptsAnything(alternative));
}

/** Returns whether a schema accepts every value except possibly null. */
export function acceptsAnything(view: SchemaView): boolean {
  const { types, values, format, items, otherFields, limits } = view;
  const lists = [view.choices, view.patterns, view.firstItems];
  const named = [view.required, view.conditions, view.fields, view.patternFields];
  return (
    [types, values, format, items, otherFields, ...limits.values()].every((part) => part === undefined) &&
    [...lists.map(({ length }) => length), ...named.map(({ size }) => size)].every((count) => count === 0)
  );
}

/** Lists the types of a schema. If each alternative has types, repeating them next to the choice isn't a change. */
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
