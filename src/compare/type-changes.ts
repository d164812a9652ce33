import { includesType, type SchemaView } from './schema-merge.ts';
import type { Side } from './side.ts';
import { describe, type Walk } from './walk.ts';

type Types = readonly string[] | undefined;

const plain = ['integer', 'number', 'boolean'];

/** Returns whether the types have nothing in common. Other differences then only follow from the type. */
export function isOtherType({
  before: { types: old = [] },
  after: { types: now = [] },
  isText,
}: Walk): boolean {
  const isKept =
    old.some((type) => isAcceptedType(type, now, isText)) ||
    now.some((type) => isAcceptedType(type, old, isText));
  return old.length > 0 && now.length > 0 && !isKept;
}

function isAcceptedType(type: string, types: readonly string[], isText: boolean): boolean {
  return includesType(types, type) || (isText && plain.includes(type) && types.includes('string'));
}

export function compareTypes(walk: Walk): void {
  const [olds, nows] = listBoth(walk);
  const isOther = String(olds) !== String(nows);
  if (!isOther && (walk.isText || (olds ?? nows) === undefined)) {
    compareNull(walk);
    return;
  }
  const [was, is] = findNull(walk);
  if (was === is && !isOther) return;
  const isNarrower = (was && !is && !walk.isText) || losesType(walk, olds, nows);
  const [old, now] = [renderTypes(olds, was), renderTypes(nows, is)];
  const values = { before: old, after: now };
  walk.report(isNarrower ? 'type-narrowed' : 'type-widened', describe('type', old, now), values);
}

/** Lists the types of both versions. If neither has `type`, the types of alternatives aren't compared. */
function listBoth({ sides, before, after }: Walk): readonly [olds: Types, nows: Types] {
  if (before.types === undefined && after.types === undefined) return [undefined, undefined];
  return [listTypes(sides.before, before), listTypes(sides.after, after)];
}

function losesType({ isText }: Walk, olds: Types, nows: Types): boolean {
  return nows !== undefined && (olds?.some((type) => !isAcceptedType(type, nows, isText)) ?? true);
}

export function compareNull(walk: Walk): void {
  const { isText, report } = walk;
  const [was, is] = findNull(walk);
  if (is && !was) report('type-widened', (name) => `${name} can now be null`);
  if (is || !was) return;
  // Text can't express null.
  if (isText) report('null-removed', (name) => `${name} can no longer be null, but null was never sent`);
  else report('type-narrowed', (name) => `${name} can no longer be null`);
}

/** Returns whether each version accepts null. A version without such information counts as equal to the other one. */
function findNull({ sides, before, after }: Walk): readonly [was: boolean, is: boolean] {
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
  const { types, values, format, items, otherFields } = view;
  const lists = [view.choices, view.patterns, view.firstItems];
  const named = [view.required, view.conditions, view.fields, view.patternFields, view.limits];
  return (
    [types, values, format, items, otherFields].every((part) => part === undefined) &&
    lists.every(({ length }) => length === 0) &&
    named.every(({ size }) => size === 0)
  );
}

/** Lists the types of a schema. If each alternative has types, repeating them next to the choice isn't a change. */
function listTypes({ view }: Side, { types, choices: [choice] }: SchemaView): Types {
  const listed = choice?.alternatives.map((alternative) => view(alternative).types) ?? [undefined];
  if (listed.includes(undefined)) return types;
  const all = [...new Set(listed.flatMap((own) => own ?? []))].sort();
  return (
    types?.filter((type) => all.some((one) => includesType([one], type) || includesType([type], one))) ?? all
  );
}

function renderTypes(types: Types, isNull: boolean): string {
  return [...(types ?? ['anything']), ...(isNull ? ['null'] : [])].join(' or ');
}
