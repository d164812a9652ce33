import { isObject, type JsonObject, type JsonValue } from '../text-tree/json.ts';
import type { Route } from '../openapi/document/route.ts';
import type { OperationChange } from '../openapi/operation.ts';
import { createChange } from './change-rules.ts';
import { pairUp, type Knowing } from './pair-up.ts';
import { listParameters, type PlacedParameter } from './operations.ts';
import { clip } from './place.ts';
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
  const olds = listParameters(sides.before.document, before);
  const nows = listParameters(sides.after.document, after);
  const { pairs, gone, added } = pairUp(olds, nows, known);
  return [
    ...added.map((parameter) => describeAdded(sides.after, parameter)),
    ...gone.map((parameter) =>
      createChange('input-removed', `${nameOf(parameter)} removed`, placeOf(parameter)),
    ),
    ...pairs.flatMap(([old, now]) => [...describeMove(old, now), ...comparePair(sides, old, now)]),
  ];
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
  const isPlain = isPlainType(sides.before, schemas[0]) || isPlainType(sides.after, schemas[1]);
  const place = { root: nameOf(after), key: placeOf(after), isInput: true };
  const [was, is] = [writingOf(old, isPlain), writingOf(now, isPlain)];
  return [
    ...compareInput(place, old, now),
    ...(was === is
      ? []
      : [
          createChange('way-of-writing', `${place.root} is to be written another way`, place.key, {
            before: was,
            after: is,
          }),
        ]),
    ...compareSchemas(sides, schemas, place),
  ];
}

const plain = new Set(['string', 'number', 'integer', 'boolean']);

/** A plain value is written in one way, whatever is said of lists and objects. */
function isPlainType({ view }: Side, schema: JsonValue | undefined): boolean {
  return view(schema).types?.every((type) => plain.has(type)) === true;
}

/** How a value becomes text, with the standard's defaults filled in. */
function writingOf(parameter: JsonObject, isPlain: boolean): string {
  const { content, allowReserved, allowEmptyValue } = parameter;
  const place = parameter['in'];
  const style = parameter['style'] ?? (place === 'query' || place === 'cookie' ? 'form' : 'simple');
  const explode = parameter['explode'] ?? style === 'form';
  const media = isObject(content) ? Object.keys(content) : isPlain ? [] : [style, explode];
  return JSON.stringify([media, allowReserved === true, allowEmptyValue === true]);
}

function schemaOf(side: Side, { content, schema }: JsonObject): JsonValue | undefined {
  if (schema !== undefined || !isObject(content)) return schema;
  const [media] = Object.values(content);
  return side.find(media)?.['schema'];
}
