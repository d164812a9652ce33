import type { JsonValue } from '../document/json.ts';
import { isArray, isObject } from '../document/json.ts';
import { findReference } from '../document/reference.ts';
import { clip, namePlace, type Place } from './place.ts';
import type { SchemaView } from './schema-merge.ts';
import type { Side } from './side.ts';
import type { Views, Walk } from './walk.ts';

/** The schemas themselves, for where one of them is to be taken as a whole. */
interface Subject {
  readonly old: JsonValue;
  readonly now: JsonValue;
  readonly place: Place;
}

/** A choice between alternatives, and nothing that would hold for all of them. */
export function isPureUnion({ unions, fields, values, items }: SchemaView): boolean {
  return unions.length === 1 && fields.size === 0 && values === undefined && items === undefined;
}

export function compareUnions(walk: Walk, views: Views, subject: Subject): void {
  const [{ unions: olds }, { unions: nows }] = views;
  if (olds.length + nows.length === 0) return;
  if (views.some(isPureUnion)) compareNull(walk, views, subject.place);
  const [[first], [next]] = [olds, nows];
  if (first !== undefined && next !== undefined && olds.length === 1 && nows.length === 1) {
    compareAlternatives(walk, [first, next], subject.place);
  } else if (listDigests(walk.sides.before, olds) !== listDigests(walk.sides.after, nows)) {
    compareChoices(walk, views, subject);
  }
}

/** A choice that came, that went, or one of several: told as a whole. */
function compareChoices(walk: Walk, [before, after]: Views, { old, now, place }: Subject): void {
  const [[first = [old]], [next]] = [before.unions, after.unions];
  const targets = (next ?? [now]).map((target) =>
    after.isNullable ? { allOf: [target], nullable: true } : target,
  );
  const isWider =
    Math.max(before.unions.length, after.unions.length) === 1 &&
    first.every((one) => targets.some((target) => walk.isAccepted(one, target)));
  const verb = place.isInput ? 'takes' : 'holds';
  const sentence = takesAnything(after)
    ? `${namePlace(place)} now ${verb} any value`
    : describeChoice(namePlace(place), next ?? [], verb);
  walk.tell(isWider ? 'alternatives-widened' : 'alternatives-narrowed', sentence, place);
}

function takesAnything({ types, unions, values, rest }: SchemaView): boolean {
  const isOpen = types === undefined && values === undefined && unions.length === 0;
  return isOpen && [...rest.keys()].every((keyword) => keyword.startsWith('x-'));
}

function compareNull(walk: Walk, [before, after]: Views, place: Place): void {
  const mayBeNull = (view: SchemaView, side: Side): boolean =>
    view.isNullable ||
    takesAnything(view) ||
    view.unions.flat().some((alternative) => side.view(alternative).isNullable);
  const [old, now] = [mayBeNull(before, walk.sides.before), mayBeNull(after, walk.sides.after)];
  if (old && !now) walk.tell('type-narrowed', `${namePlace(place)} may no longer be null`, place);
  if (now && !old) walk.tell('type-widened', `${namePlace(place)} may now be null`, place);
}

function describeChoice(name: string, alternatives: readonly JsonValue[], verb: string): string {
  if (alternatives.length === 0) return `${name} now ${verb} one kind of value`;
  const needs = alternatives.flatMap((alternative) => listNeeded(alternative) ?? []);
  if (needs.length < alternatives.length)
    return `${name} now ${verb} one of ${alternatives.length} kinds of value`;
  return `${name} now needs ${needs.map(clip).join(' or ')}`;
}

/** `anyOf: [{ required: [a] }, { required: [b] }]`: at least one of some fields. */
function listNeeded(alternative: JsonValue): string | undefined {
  if (!isObject(alternative)) return undefined;
  const isAlone = Object.keys(alternative).every((key) => key === 'required' || key === 'type');
  const { required } = alternative;
  return isAlone && isArray(required) ? required.map(String).join(' with ') : undefined;
}

function compareAlternatives(
  walk: Walk,
  [before, after]: readonly [readonly JsonValue[], readonly JsonValue[]],
  place: Place,
): void {
  const { sides } = walk;
  const pairs: (readonly [JsonValue, JsonValue])[] = [];
  const [olds, nows] = [[...before], [...after]];
  for (const key of [digestOf, labelOf, shapeOf, anyOne]) {
    for (const old of [...olds]) {
      const index = nows.findIndex((now) => {
        const [one, other] = [key(old, sides.before), key(now, sides.after)];
        return (
          one !== undefined && one === other && (key !== anyOne || (olds.length === 1 && nows.length === 1))
        );
      });
      if (index === -1) continue;
      pairs.push([old, nows[index] ?? {}]);
      nows.splice(index, 1);
      olds.splice(olds.indexOf(old), 1);
    }
  }
  const name = namePlace(place);
  const verb = place.isInput ? 'take' : 'hold';
  for (const old of olds) {
    if (after.some((now) => walk.isAccepted(old, now))) continue;
    walk.tell(
      'alternatives-narrowed',
      `${name} no longer ${verb}s ${nameAlternative(old, sides.before)}`,
      place,
    );
  }
  for (const now of nows) {
    walk.tell('alternatives-widened', `${name} can now ${verb} ${nameAlternative(now, sides.after)}`, place);
  }
  for (const [old, now] of pairs) walk.go(old, now, place);
}

function digestOf(alternative: JsonValue, { meaning }: Side): string {
  return String(meaning(alternative, 'keywords'));
}

/** What people call an alternative: its component, its title. */
function labelOf(alternative: JsonValue): string | undefined {
  const reference = findReference(alternative);
  if (reference !== undefined) return reference.split('/').at(-1);
  const title = isObject(alternative) ? alternative['title'] : undefined;
  return typeof title === 'string' ? title : undefined;
}

/** Its fields, and what tells it from the others: fields of one value. */
function shapeOf(alternative: JsonValue, { view }: Side): string | undefined {
  const { types, fields } = view(alternative);
  if (fields.size === 0) return undefined;
  const named = [...fields].map(([name, field]) => {
    const { values = [] } = view(field);
    return `${name} ${values.length === 1 ? JSON.stringify(values) : ''}`;
  });
  return JSON.stringify([types, named.sort()]);
}

/** Where one is left on each side, they are taken for two versions of one. */
function anyOne(): string {
  return '';
}

function nameAlternative(alternative: JsonValue, { view }: Side): string {
  const label = labelOf(alternative);
  if (label !== undefined) return clip(label);
  const { types, fields } = view(alternative);
  const type = types?.join(' or ') ?? 'anything';
  return fields.size === 0 ? type : `${type} with ${clip([...fields.keys()].slice(0, 3).join(', '))}`;
}

function listDigests({ meaning }: Side, unions: readonly (readonly JsonValue[])[]): string {
  return unions
    .flat()
    .map((alternative) => meaning(alternative, 'keywords'))
    .sort((one, other) => one - other)
    .join();
}
