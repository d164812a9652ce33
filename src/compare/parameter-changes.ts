import { isJsonObject, type JsonObject, type JsonValue } from '../syntax/index.ts';
import { listParameters, type OperationChange, type PlacedParameter, type Route } from '../openapi/index.ts';
import { changeIf, createChange } from './change-rules.ts';
import { normalizeMediaType } from './content-changes.ts';
import { pairUp, type Way } from './pair-up.ts';
import { clip, nameChangePath } from './change-path.ts';
import type { SchemaView } from './schema-merge.ts';
import { compareSchemas } from './schema-changes.ts';
import { isSame, type Side, type Sides } from './side.ts';
import { compareInput } from './text-changes.ts';

/** By place and name, else by name alone, and in the path by position. */
const ways: readonly Way<PlacedParameter>[] = [
  ({ place, name }) => `${place} ${place === 'header' ? name.toLowerCase() : name}`,
  ({ name }) => name,
  (parameter, rest) => {
    const inPath = rest.filter(({ place }) => place === 'path');
    return parameter.place === 'path' ? String(inPath.indexOf(parameter)) : undefined;
  },
];

export function compareParameters(sides: Sides, before: Route, after: Route): readonly OperationChange[] {
  const [olds, nows] = [list(sides.before, before), list(sides.after, after)];
  const { pairs, gone, added } = pairUp(olds, nows, ways);
  const compareListed = (
    parameter: PlacedParameter,
    { path }: Route,
    ...[old, now]: readonly [JsonObject | undefined, JsonObject | undefined]
  ): readonly OperationChange[] => {
    const key = keyOf(parameter);
    // A path needs its parameters, whether they are listed or not.
    const isNeeded = parameter.place === 'path' && path.includes(`{${parameter.name}}`);
    if (!isNeeded) return compareInput(key, old, now);
    return [
      createChange('description', `${nameChangePath(key)} is ${old ? 'no longer' : 'now'} described`, key),
    ];
  };
  return [
    ...added.flatMap((parameter) =>
      compareListed(parameter, before, undefined, sides.after.find(parameter.value)),
    ),
    ...gone.flatMap((parameter) =>
      compareListed(parameter, after, sides.before.find(parameter.value), undefined),
    ),
    ...pairs.flatMap(([old, now]) => [...describeMove(old, now), ...comparePair(sides, old, now)]),
  ];
}

/** Without those that lead nowhere, which could not be sent. */
function list(side: Side, route: Route): readonly PlacedParameter[] {
  return listParameters(side.document, route).filter(({ value }) => side.find(value) !== undefined);
}

function keyOf({ place, name }: PlacedParameter): string {
  return `${place === '' ? 'parameter' : place} ${name}`;
}

/** That one of the path has another name is told with the path. */
function describeMove(old: PlacedParameter, now: PlacedParameter): readonly OperationChange[] {
  const [before, after] = [old.place, now.place];
  const sentence = `${clip(now.name)} is now a ${after} parameter, was in ${before}`;
  return changeIf(before !== after, 'input-moved', sentence, keyOf(now), { before, after });
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
  const key = keyOf(after);
  const place = { key, isInput: true, isText };
  const reported = [...compareInput(key, old, now), ...compareWriting(key, [old, now], views.some(isPlain))];
  if (!isText || !isOneOfList(views, now)) return [...reported, ...compareSchemas(sides, schemas, place)];
  return [
    ...reported,
    createChange('type-widened', `${nameChangePath(key)} can now be given several times`, key),
    ...compareSchemas(sides, [schemas[0], views[1].items], place, '[]'),
  ];
}

function schemaOf(side: Side, { content, schema }: JsonObject): JsonValue | undefined {
  if (schema !== undefined || !isJsonObject(content)) return schema;
  const [media] = Object.values(content);
  return side.find(media)?.['schema'];
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

function compareWriting(
  key: string,
  [old, now]: readonly [JsonObject, JsonObject],
  isPlainValue: boolean,
): readonly OperationChange[] {
  const [was, is] = [readWriting(old), readWriting(now)];
  const name = nameChangePath(key);
  const kinds = isPlainValue ? (['content'] as const) : (['style', 'explode', 'content'] as const);
  const written = kinds.flatMap((kind) => {
    const [from, to] = [was[kind], is[kind]];
    const [before, after] = [from, to].map((text) => text.replaceAll('"', '') || 'none');
    const sentence = `${kind === 'content' ? 'media type' : kind} of ${name} is now ${after}, was ${before}`;
    const values = { before: { [kind]: from }, after: { [kind]: to } };
    return changeIf(from !== to, 'way-of-writing', sentence, key, values);
  });
  const allowed = Object.entries(allowances).flatMap(([keyword, words]) => {
    const [before, after] = [old[keyword] === true, now[keyword] === true];
    return [
      ...changeIf(after && !before, 'values-widened', `${name} may now ${words}`, key),
      ...changeIf(before && !after, 'way-of-writing', `${name} may no longer ${words}`, key),
    ];
  });
  return [...written, ...allowed];
}
