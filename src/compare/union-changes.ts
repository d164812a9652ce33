import { isArray, isObject, type JsonValue } from '../text-tree/json.ts';
import { findReference } from '../openapi/document/reference.ts';
import { pairUp, type Knowing } from './pair-up.ts';
import { clip } from './place.ts';
import type { SchemaView } from './schema-merge.ts';
import { digestSet, type Side } from './side.ts';
import type { Views, Walk } from './walk.ts';

/** A choice between alternatives, and nothing that would hold for all of them. */
export function isPureUnion({ unions, fields, values, items }: SchemaView): boolean {
  return unions.length === 1 && fields.size === 0 && values === undefined && items === undefined;
}

/** @param schemas the schemas themselves, for where one of them is to be taken as a whole */
export function compareUnions(walk: Walk, views: Views, schemas: readonly [JsonValue, JsonValue]): void {
  const [{ unions: olds }, { unions: nows }] = views;
  if (olds.length + nows.length === 0) return;
  if (views.some(isPureUnion)) compareNull(walk, views);
  const [[old], [now]] = [olds, nows];
  const { before, after } = walk.sides;
  if (old !== undefined && now !== undefined && olds.length === 1 && nows.length === 1) {
    compareAlternatives(walk, old, now);
  } else if (digestSet(before, olds.flat()) !== digestSet(after, nows.flat())) {
    compareChoices(walk, views, schemas);
  }
}

/** A choice that came, that went, or one of several: told as a whole. */
function compareChoices(
  walk: Walk,
  [before, after]: Views,
  [old, now]: readonly [JsonValue, JsonValue],
): void {
  const [[first = [old]], [next]] = [before.unions, after.unions];
  const targets = (next ?? [now]).map((target) =>
    after.isNullable ? { allOf: [target], nullable: true } : target,
  );
  const isWider =
    Math.max(before.unions.length, after.unions.length) === 1 &&
    first.every((one) => targets.some((target) => walk.isAccepted(one, target)));
  const verb = walk.isInput ? 'takes' : 'holds';
  const words = takesAnything(after) ? `now ${verb} any value` : describeChoice(next ?? [], verb);
  walk.tell(isWider ? 'alternatives-widened' : 'alternatives-narrowed', (name) => `${name} ${words}`, {
    after: words,
  });
}

function takesAnything({ types, unions, values, rest }: SchemaView): boolean {
  const isOpen = types === undefined && values === undefined && unions.length === 0;
  return isOpen && [...rest.keys()].every((keyword) => keyword.startsWith('x-'));
}

function compareNull(walk: Walk, [before, after]: Views): void {
  const mayBeNull = (view: SchemaView, side: Side): boolean =>
    view.isNullable ||
    takesAnything(view) ||
    view.unions.flat().some((alternative) => side.view(alternative).isNullable);
  const [old, now] = [mayBeNull(before, walk.sides.before), mayBeNull(after, walk.sides.after)];
  if (old && !now) walk.tell('type-narrowed', (name) => `${name} may no longer be null`);
  if (now && !old) walk.tell('type-widened', (name) => `${name} may now be null`);
}

function describeChoice(alternatives: readonly JsonValue[], verb: string): string {
  if (alternatives.length === 0) return `now ${verb} one kind of value`;
  const needs = alternatives.flatMap((alternative) => listNeeded(alternative) ?? []);
  if (needs.length < alternatives.length) return `now ${verb} one of ${alternatives.length} kinds of value`;
  return `now needs ${needs.map(clip).join(' or ')}`;
}

/** `anyOf: [{ required: [a] }, { required: [b] }]`: at least one of some fields. */
function listNeeded(alternative: JsonValue): string | undefined {
  if (!isObject(alternative)) return undefined;
  const isAlone = Object.keys(alternative).every((key) => key === 'required' || key === 'type');
  const { required } = alternative;
  return isAlone && isArray(required) ? required.map(String).join(' with ') : undefined;
}

/** One schema of a choice, and the version that it is of. */
interface Alternative {
  readonly schema: JsonValue;
  readonly side: Side;
}

/** Where one is left on each side, they are taken for two versions of one. */
const known: readonly Knowing<Alternative>[] = [
  () => digestOf,
  () => labelOf,
  () => shapeOf,
  (rest) => () => (rest.length === 1 ? 'the only one' : undefined),
];

function compareAlternatives(walk: Walk, before: readonly JsonValue[], after: readonly JsonValue[]): void {
  const { sides } = walk;
  const { pairs, gone, added } = pairUp(
    before.map((schema) => ({ schema, side: sides.before })),
    after.map((schema) => ({ schema, side: sides.after })),
    known,
  );
  const verb = walk.isInput ? 'take' : 'hold';
  for (const old of gone) {
    if (after.some((now) => walk.isAccepted(old.schema, now))) continue;
    walk.tell('alternatives-narrowed', (name) => `${name} no longer ${verb}s ${nameAlternative(old)}`, {
      before: nameAlternative(old),
    });
  }
  for (const now of added) {
    walk.tell('alternatives-widened', (name) => `${name} can now ${verb} ${nameAlternative(now)}`, {
      after: nameAlternative(now),
    });
  }
  for (const [old, now] of pairs) walk.go(old.schema, now.schema, '');
}

function digestOf({ schema, side }: Alternative): string {
  return String(side.meaning(schema, 'keywords'));
}

/** What people call an alternative: its component, its title. */
function labelOf({ schema }: Alternative): string | undefined {
  const reference = findReference(schema);
  if (reference !== undefined) return reference.split('/').at(-1);
  const title = isObject(schema) ? schema['title'] : undefined;
  return typeof title === 'string' ? title : undefined;
}

/** Its fields, and what tells it from the others: fields of one value. */
function shapeOf({ schema, side }: Alternative): string | undefined {
  const { types, fields } = side.view(schema);
  if (fields.size === 0) return undefined;
  const named = [...fields].map(([name, field]) => {
    const { values = [] } = side.view(field);
    return `${name} ${values.length === 1 ? JSON.stringify(values) : ''}`;
  });
  return JSON.stringify([types, named.sort()]);
}

function nameAlternative(alternative: Alternative): string {
  const label = labelOf(alternative);
  if (label !== undefined) return clip(label);
  const { types, fields } = alternative.side.view(alternative.schema);
  const type = types?.join(' or ') ?? 'anything';
  return fields.size === 0 ? type : `${type} with ${clip([...fields.keys()].slice(0, 3).join(', '))}`;
}
