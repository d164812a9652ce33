import { findMember, type JsonValue } from '../document/json.ts';
import { namePlace, type Place } from './place.ts';
import type { SchemaView } from './schema-merge.ts';
import type { Side } from './side.ts';
import type { Views, Walk } from './walk.ts';

/** Keywords that decide nothing where they stand: references to what they hold are followed. */
const inert = new Set(['$defs', 'definitions', '$schema', '$id', '$anchor', '$dynamicAnchor']);

/** The keywords of a schema that have no words of their own. */
export function compareOtherRules(walk: Walk, [before, after]: Views, place: Place): void {
  for (const keyword of new Set([...before.rest.keys(), ...after.rest.keys()])) {
    const [old, now] = [
      sumOf(walk.sides.before, before.rest.get(keyword) ?? [], keyword),
      sumOf(walk.sides.after, after.rest.get(keyword) ?? [], keyword),
    ];
    if (old === now) continue;
    const name = namePlace(place);
    if (keyword.startsWith('x-')) walk.tell('extension-within', `${keyword} of ${name} changed`, place);
    else if (inert.has(keyword)) walk.tell('never-sent', `definitions within ${name} changed`, place);
    else if (keyword === 'discriminator' && !isOtherProperty(before, after)) walk.noteDoubt();
    else if (keyword === 'discriminator' && isImplied(walk, [before, after])) {
      walk.tell(
        'never-sent',
        `the rule “discriminator” of ${name} says what its alternatives say anyway`,
        place,
      );
    } else walk.tell('other-rule', `the rule “${keyword}” of ${name} changed`, place);
  }
}

/** Which value stands for which alternative is told with the alternatives. */
function isOtherProperty(before: SchemaView, after: SchemaView): boolean {
  return findProperty(before) !== findProperty(after);
}

function findProperty({ rest }: SchemaView): JsonValue | undefined {
  const [first] = rest.get('discriminator') ?? [];
  return findMember(first, 'propertyName');
}

/** True of a discriminator that came or went, where every alternative needs the field and lists its values. */
function isImplied({ sides }: Walk, [before, after]: Views): boolean {
  const [old, now] = [findProperty(before), findProperty(after)];
  if (old !== undefined && now !== undefined) return false;
  const name = old ?? now;
  if (typeof name !== 'string') return false;
  const needs = (side: Side, { fields, required }: SchemaView): boolean =>
    required.has(name) && side.view(fields.get(name)).values !== undefined;
  const allNeed = (side: Side, view: SchemaView): boolean => {
    const alternatives = view.unions.flat().map((alternative) => side.view(alternative));
    return (alternatives.length === 0 ? [view] : alternatives).every((one) => needs(side, one));
  };
  return allNeed(sides.before, before) && allNeed(sides.after, after);
}

function sumOf({ meaning }: Side, values: readonly JsonValue[], keyword: string): string {
  return values
    .map((value) => meaning({ [keyword]: value }, 'keywords'))
    .sort((one, other) => one - other)
    .join();
}
