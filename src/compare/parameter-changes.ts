import { isJsonObject, type JsonObject, type JsonValue } from '../syntax/index.ts';
import { listParameters, type ListedParameter, omitMembers, type OperationEntry } from '../openapi/index.ts';
import type { OperationChange } from './comparison.ts';
import { changeIf, createChange } from './change-rules.ts';
import { isPlain, normalizeMediaType } from './encoding-changes.ts';
import { pairUp, type Matcher } from './pair-up.ts';
import { clip, nameChangePath } from './change-path.ts';
import type { TwoViews } from './walk.ts';
import { compareSchemas } from './schema-changes.ts';
import { isSame, type Side, type Sides } from './side.ts';
import { compareInput } from './text-changes.ts';

/** Matches by location and name, then by name, then path parameters by position. */
const matchers: readonly Matcher<ListedParameter>[] = [
  ({ in: location, name }) => `${location} ${location === 'header' ? name.toLowerCase() : name}`,
  ({ name }) => name,
  (parameter, rest) => {
    const inPath = rest.filter((other) => other.in === 'path');
    return parameter.in === 'path' ? String(inPath.indexOf(parameter)) : undefined;
  },
];

export function compareParameters(
  sides: Sides,
  before: OperationEntry,
  after: OperationEntry,
): readonly OperationChange[] {
  const [olds, nows] = [list(sides.before, before), list(sides.after, after)];
  const { pairs, gone, added } = pairUp(olds, nows, matchers);
  const compareListed = (
    parameter: ListedParameter,
    other: OperationEntry,
    ...[old, now]: readonly [JsonObject | undefined, JsonObject | undefined]
  ): readonly OperationChange[] => {
    const key = keyOf(parameter);
    // A parameter in the path template is required even if it isn't listed.
    const isNeeded = parameter.in === 'path' && isInTemplate(parameter, other);
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

/** Lists the parameters that can be sent: no dangling references, and no path parameters that the path doesn't contain. */
function list(side: Side, entry: OperationEntry): readonly ListedParameter[] {
  return listParameters(side.document, entry).filter((parameter) => {
    const isPlaced = parameter.in !== 'path' || isInTemplate(parameter, entry);
    return isPlaced && side.find(parameter.value) !== undefined;
  });
}

function isInTemplate({ name }: ListedParameter, { path }: OperationEntry): boolean {
  return path.includes(`{${name}}`);
}

function keyOf({ in: location, name }: ListedParameter): string {
  return `${location === '' ? 'parameter' : location} ${name}`;
}

/** Describes a change of a parameter's location. A renamed path parameter is described with the path. */
function describeMove(old: ListedParameter, now: ListedParameter): readonly OperationChange[] {
  const [before, after] = [old.in, now.in];
  const sentence = `${clip(now.name)} is now a ${after} parameter, was in ${before}`;
  return changeIf(before !== after, 'input-moved', sentence, keyOf(now), { before, after });
}

function comparePair(
  sides: Sides,
  before: ListedParameter,
  after: ListedParameter,
): readonly OperationChange[] {
  if (isSame(sides, before.value, after.value)) return [];
  const [old, now] = [sides.before.find(before.value) ?? {}, sides.after.find(after.value) ?? {}];
  const schemas = [schemaOf(sides.before, old), schemaOf(sides.after, now)] as const;
  const views = [sides.before.view(schemas[0]), sides.after.view(schemas[1])] as const;
  const isText = old['content'] === undefined && now['content'] === undefined;
  const key = keyOf(after);
  const at = { key, isInput: true, isText };
  const reported = [...compareInput(key, old, now), ...compareWriting(key, [old, now], views.some(isPlain))];
  if (!isText || !isOneOfList(views, now)) return [...reported, ...compareSchemas(sides, schemas, at)];
  return [
    ...reported,
    createChange('type-widened', `${nameChangePath(key)} can now be given several times`, key),
    ...compareSchemas(sides, [schemas[0], views[1].items], at, '[]'),
  ];
}

/** Returns the schema of a parameter. A path never contains an empty value, so a `minLength` of 1 has no effect there. */
function schemaOf(side: Side, { content, in: location, schema }: JsonObject): JsonValue | undefined {
  if (isJsonObject(schema) && schema['minLength'] === 1 && location === 'path')
    return omitMembers(schema, (key) => key === 'minLength');
  if (schema !== undefined || !isJsonObject(content)) return schema;
  const [media] = Object.values(content);
  return side.find(media)?.['schema'];
}

/** Returns whether a single value became a list that serializes one value in the same way. */
function isOneOfList([before, after]: TwoViews, now: JsonObject): boolean {
  const isList = after.types?.join() === 'array' && (after.limits.get('minItems')?.value ?? 0) <= 1;
  const { style, explode } = readWriting(now);
  return isList && isPlain(before) && style === '"form"' && explode === 'true';
}

/** Reads how a parameter is serialized, with the defaults of the specification. */
function readWriting(parameter: JsonObject): Readonly<Record<'style' | 'explode' | 'content', string>> {
  const { content, in: location } = parameter;
  const style = parameter['style'] ?? (location === 'query' || location === 'cookie' ? 'form' : 'simple');
  const media = isJsonObject(content) ? Object.keys(content).map(normalizeMediaType) : [];
  const explode = parameter['explode'] ?? style === 'form';
  return { style: JSON.stringify(style), explode: JSON.stringify(explode), content: media.join(' or ') };
}

const allowances = { allowReserved: 'contain reserved characters', allowEmptyValue: 'be empty' };

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
      ...changeIf(after && !before, 'values-widened', `${name} can now ${words}`, key),
      ...changeIf(before && !after, 'way-of-writing', `${name} can no longer ${words}`, key),
    ];
  });
  return [...written, ...allowed];
}
