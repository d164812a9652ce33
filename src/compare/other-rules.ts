import { findMember } from '../text-tree/json.ts';
import type { SchemaView } from './schema-merge.ts';
import { digestSet, type Side } from './side.ts';
import type { Views, Walk } from './walk.ts';

/** Keywords that decide nothing where they stand: references to what they hold are followed. */
const inert = new Set(['$defs', 'definitions', '$schema', '$id', '$anchor', '$dynamicAnchor']);

/** The keywords of a schema that have no words of their own. */
export function compareOtherRules(walk: Walk, views: Views): void {
  const [before, after] = views;
  const digest = (side: Side, { rest }: SchemaView, keyword: string): string =>
    digestSet(
      side,
      (rest.get(keyword) ?? []).map((value) => ({ [keyword]: value })),
    );
  for (const keyword of new Set([...before.rest.keys(), ...after.rest.keys()])) {
    const [old, now] = [digest(walk.sides.before, before, keyword), digest(walk.sides.after, after, keyword)];
    if (old === now) continue;
    const values = { before: { [keyword]: old }, after: { [keyword]: now } };
    if (keyword.startsWith('x-'))
      walk.tell('extension-within', (name) => `${keyword} of ${name} changed`, values);
    else if (inert.has(keyword)) walk.tell('never-sent', (name) => `definitions within ${name} changed`);
    else if (keyword === 'discriminator') compareDiscriminators(walk, views);
    else walk.tell('other-rule', (name) => `the rule “${keyword}” of ${name} changed`, values);
  }
}

function compareDiscriminators(walk: Walk, [before, after]: Views): void {
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
  if (isImplied) {
    walk.tell(
      'never-sent',
      (name) => `the rule “discriminator” of ${name} says what its alternatives say anyway`,
    );
  } else walk.tell('other-rule', (name) => `the rule “discriminator” of ${name} changed`);
}

function findProperty({ rest }: SchemaView): string | undefined {
  const [first] = rest.get('discriminator') ?? [];
  const name = findMember(first, 'propertyName');
  return typeof name === 'string' ? name : undefined;
}

/** True where every alternative needs the field that tells them apart, and lists its values. */
function isSaidByAlternatives(side: Side, view: SchemaView, field: string): boolean {
  const alternatives = view.unions.flat().map((alternative) => side.view(alternative));
  return (alternatives.length === 0 ? [view] : alternatives).every(
    ({ fields, required }) => required.has(field) && side.view(fields.get(field)).values !== undefined,
  );
}
