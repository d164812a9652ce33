import { isJsonObject, type JsonObject, type JsonValue } from '../text-tree/door.ts';
import { listParameters, type OperationChange, type PlacedParameter, type Route } from '../openapi/door.ts';
import { createChange } from './change-rules.ts';
import { pairUp, type Knowing } from './pair-up.ts';
import { normalizeMediaType } from './content-changes.ts';
import { clip, itemOf, type ChangePlace } from './place.ts';
import type { SchemaView } from './schema-merge.ts';
import { compareSchemas } from './schema-changes.ts';
import { isSame, type Side, type Sides } from './side.ts';
import { compareInput, isNeeded } from './text-changes.ts';

/** By place and name, else by name alone, and in the path by position. */
const known: readonly Knowing<PlacedParameter>[] = [
  () => keyOf,
  () => nameAlone,
  (rest) => {
    const inPath = rest.filter(({ place }) => place === 'path');
    return (parameter) => (parameter.place === 'path' ? String(inPath.indexOf(parameter)) : undefined);
  },
];

function keyOf({ place, name }: PlacedParameter): string {
  return `${place} ${place === 'header' ? name.toLowerCase() : name}`;
}

function nameAlone({ name }: PlacedParameter): string {
  return name;
}

/** What became of an operation's parameters. */
export function compareParameters(sides: Sides, before: Route, after: Route): readonly OperationChange[] {
  // What leads nowhere could not be sent.
  const [olds, nows] = (
    [
      [sides.before, before],
      [sides.after, after],
    ] as const
  ).map(([side, route]) =>
    listParameters(side.document, route).filter(({ value }) => side.find(value) !== undefined),
  );
  const { pairs, gone, added } = pairUp(olds ?? [], nows ?? [], known);
  return [
    ...added.map((parameter) =>
      isInPath(parameter, before)
        ? createChange('description', `${nameOf(parameter)} is now described`, placeOf(parameter))
        : describeAdded(sides.after, parameter),
    ),
    ...gone.map((parameter) =>
      isInPath(parameter, after)
        ? createChange('description', `${nameOf(parameter)} is no longer described`, placeOf(parameter))
        : createChange('input-removed', `${nameOf(parameter)} removed`, placeOf(parameter)),
    ),
    ...pairs.flatMap(([old, now]) => [...describeMove(old, now), ...comparePair(sides, old, now)]),
  ];
}

/** A path needs its parameters, whether they are listed or not. */
function isInPath({ place, name }: PlacedParameter, { path }: Route): boolean {
  return place === 'path' && path.includes(`{${name}}`);
}

function nameOf({ place, name }: PlacedParameter): string {
  if (place === '') return `parameter ${clip(name)}`;
  return place === 'query' || place === 'path'
    ? `${place} parameter ${clip(name)}`
    : `${place} ${clip(name)}`;
}

/** As changes name it: `query limit`. */
function placeOf({ place, name }: PlacedParameter): string {
  return `${place === '' ? 'parameter' : place} ${name}`;
}

function describeAdded(side: Side, parameter: PlacedParameter): OperationChange {
  const name = nameOf(parameter);
  return isNeeded(side.find(parameter.value) ?? {})
    ? createChange('input-required', `new required ${name}`, placeOf(parameter))
    : createChange('input-added', `new optional ${name}`, placeOf(parameter));
}

/** That one of the path has another name is told with the path. */
function describeMove(old: PlacedParameter, now: PlacedParameter): readonly OperationChange[] {
  if (old.place === now.place) return [];
  return [
    createChange(
      'input-moved',
      `${clip(now.name)} is now a ${now.place} parameter, was in ${old.place}`,
      placeOf(now),
      { before: old.place, after: now.place },
    ),
  ];
}

function comparePair(
  sides: Sides,
  before: PlacedParameter,
  after: PlacedParameter,
): readonly OperationChange[] {
  if (isSame(sides, before.value, after.value)) return [];
  const [old, now] = [sides.before.find(before.value) ?? {}, sides.after.find(after.value) ?? {}];
  const schemas = [schemaOf(sides.before, old), schemaOf(sides.after, now)] as const;
  const views = [sides.before.view(schemas[0]), sides.after.view(schemas[1])] as const;
  const isText = old['content'] === undefined && now['content'] === undefined;
  const place = { root: nameOf(after), key: placeOf(after), isInput: true, isText };
  const told = [...compareInput(place, old, now), ...compareWriting(place, [old, now], views.some(isPlain))];
  if (!isText || !isOneOfList(views, now)) return [...told, ...compareSchemas(sides, schemas, place)];
  return [
    ...told,
    createChange('type-widened', `${place.root} can now be given several times`, place.key),
    ...compareSchemas(sides, [schemas[0], views[1].items], itemOf(place)),
  ];
}

const plain = new Set(['string', 'number', 'integer', 'boolean']);

/** A plain value is written in one way, whatever is said of lists and objects. */
function isPlain({ types }: SchemaView): boolean {
  return types?.every((type) => plain.has(type)) === true;
}

/** What was a single value is now written as a list of one. */
function isOneOfList([before, after]: readonly [SchemaView, SchemaView], now: JsonObject): boolean {
  const isList = after.types?.join() === 'array' && (after.limits.get('minItems')?.value ?? 0) <= 1;
  const { style, explode } = readWriting(now);
  return isList && isPlain(before) && style === '"form"' && explode === 'true';
}

/** How a value becomes text, with the standard's defaults filled in. */
function readWriting(parameter: JsonObject): Readonly<Record<'style' | 'explode' | 'content', string>> {
  const { content, in: place } = parameter;
  const style = parameter['style'] ?? (place === 'query' || place === 'cookie' ? 'form' : 'simple');
  const media = isJsonObject(content) ? Object.keys(content).map(normalizeMediaType) : [];
  const explode = parameter['explode'] ?? style === 'form';
  return { style: JSON.stringify(style), explode: JSON.stringify(explode), content: media.join(' or ') };
}

const allowances = { allowReserved: 'hold reserved characters', allowEmptyValue: 'be empty' };

function* compareWriting(
  { root, key }: ChangePlace,
  [old, now]: readonly [JsonObject, JsonObject],
  isPlainValue: boolean,
): Generator<OperationChange> {
  const [was, is] = [readWriting(old), readWriting(now)];
  for (const what of isPlainValue ? (['content'] as const) : (['style', 'explode', 'content'] as const)) {
    const [before, after] = [was[what], is[what]];
    if (before === after) continue;
    const name = what === 'content' ? 'media type' : what;
    const [from, to] = [before, after].map((value) => (value === '' ? 'none' : value.replaceAll('"', '')));
    const values = { before: { [what]: before }, after: { [what]: after } };
    yield createChange('way-of-writing', `${name} of ${root} is now ${to}, was ${from}`, key, values);
  }
  for (const [keyword, words] of Object.entries(allowances)) {
    const [before, after] = [old[keyword] === true, now[keyword] === true];
    if (before && !after) yield createChange('way-of-writing', `${root} may no longer ${words}`, key);
    if (after && !before) yield createChange('values-widened', `${root} may now ${words}`, key);
  }
}

function schemaOf(side: Side, { content, schema }: JsonObject): JsonValue | undefined {
  if (schema !== undefined || !isJsonObject(content)) return schema;
  const [media] = Object.values(content);
  return side.find(media)?.['schema'];
}
