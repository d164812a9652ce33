import { isJsonObject, type JsonObject, type JsonValue } from '../syntax/index.ts';
import { listParameters, type ListedParameter, omitMembers, type OperationEntry } from '../openapi/index.ts';
import { isPlain, normalizeMediaType, readStyle } from './encoding-changes.ts';
import { pairUp, type Matcher } from './pair-up.ts';
import { clip, nameChangePath } from './change-path.ts';
import type { SchemaView } from './schema-merge.ts';
import { compareSchemas } from './schema-changes.ts';
import { isSame, type OperationPair, type Report, type Side } from './side.ts';
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

export function compareParameters(pair: OperationPair): void {
  const { sides, before, after, report } = pair;
  const { pairs, gone, added } = pairUp(list(sides.before, before), list(sides.after, after), matchers);
  for (const parameter of added) {
    if (isNeeded(parameter, before)) reportDescribed(report, parameter, 'now');
    else compareInput(report, keyOf(parameter), undefined, sides.after.find(parameter.value));
  }
  for (const parameter of gone) {
    if (isNeeded(parameter, after)) reportDescribed(report, parameter, 'no longer');
    else compareInput(report, keyOf(parameter), sides.before.find(parameter.value), undefined);
  }
  for (const [old, now] of pairs) {
    // A renamed path parameter is described with the path.
    if (old.in !== now.in) {
      const sentence = `${clip(now.name)} is now a ${now.in} parameter, was in ${old.in}`;
      report('input-moved', sentence, keyOf(now), { before: old.in, after: now.in });
    }
    if (!isSame(sides, old.value, now.value)) comparePair(pair, old, now);
  }
}

/** Lists the parameters that can be sent: no dangling references, and no path parameters that the path doesn't contain. */
function list(side: Side, entry: OperationEntry): readonly ListedParameter[] {
  return listParameters(side.document, entry).filter((parameter) => {
    const isPlaced = parameter.in !== 'path' || isNeeded(parameter, entry);
    return isPlaced && side.find(parameter.value) !== undefined;
  });
}

/** Returns whether a path template has a parameter, which is then required even if it isn't listed. */
function isNeeded({ in: location, name }: ListedParameter, { path }: OperationEntry): boolean {
  return location === 'path' && path.includes(`{${name}}`);
}

function reportDescribed(report: Report, parameter: ListedParameter, word: 'now' | 'no longer'): void {
  const key = keyOf(parameter);
  report('description', `${nameChangePath(key)} is ${word} described`, key);
}

function keyOf({ in: location, name }: ListedParameter): string {
  return `${location === '' ? 'parameter' : location} ${name}`;
}

function comparePair(pair: OperationPair, before: ListedParameter, after: ListedParameter): void {
  const { sides, report } = pair;
  const [old, now] = [sides.before.find(before.value) ?? {}, sides.after.find(after.value) ?? {}];
  const schemas = [schemaOf(sides.before, old), schemaOf(sides.after, now)] as const;
  const views = [sides.before.view(schemas[0]), sides.after.view(schemas[1])] as const;
  const isText = old['content'] === undefined && now['content'] === undefined;
  const key = keyOf(after);
  const at = { key, isInput: true, isText };
  compareInput(report, key, old, now);
  compareWriting(report, key, [old, now], views.some(isPlain));
  if (isText && isOneOfList(views, now)) {
    report('type-widened', `${nameChangePath(key)} can now be given several times`, key);
    compareSchemas(pair, [schemas[0], views[1].items], at, '[]');
  } else compareSchemas(pair, schemas, at);
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
function isOneOfList([before, after]: readonly [SchemaView, SchemaView], now: JsonObject): boolean {
  const isList = after.types?.join() === 'array' && (after.limits.get('minItems')?.value ?? 0) <= 1;
  const { style, explode } = readWriting(now);
  return isList && isPlain(before) && style === '"form"' && explode === 'true';
}

/** Reads how a parameter is serialized, as JSON, and its media types. */
function readWriting(parameter: JsonObject): Readonly<Record<'style' | 'explode' | 'content', string>> {
  const { content, in: location } = parameter;
  const { style, explode } = readStyle(
    parameter,
    location === 'query' || location === 'cookie' ? 'form' : 'simple',
  );
  const media = isJsonObject(content) ? Object.keys(content).map(normalizeMediaType) : [];
  return { style: JSON.stringify(style), explode: JSON.stringify(explode), content: media.join(' or ') };
}

const allowances = { allowReserved: 'contain reserved characters', allowEmptyValue: 'be empty' };

function compareWriting(
  report: Report,
  key: string,
  [old, now]: readonly [JsonObject, JsonObject],
  isPlainValue: boolean,
): void {
  const [was, is] = [readWriting(old), readWriting(now)];
  const name = nameChangePath(key);
  for (const kind of isPlainValue ? (['content'] as const) : (['style', 'explode', 'content'] as const)) {
    const [from, to] = [was[kind], is[kind]];
    if (from === to) continue;
    const [before, after] = [from, to].map((text) => text.replaceAll('"', '') || 'none');
    const sentence = `${kind === 'content' ? 'media type' : kind} of ${name} is now ${after}, was ${before}`;
    report('way-of-writing', sentence, key, { before: { [kind]: from }, after: { [kind]: to } });
  }
  for (const [keyword, words] of Object.entries(allowances)) {
    const [before, after] = [old[keyword] === true, now[keyword] === true];
    if (after && !before) report('values-widened', `${name} can now ${words}`, key);
    if (before && !after) report('way-of-writing', `${name} can no longer ${words}`, key);
  }
}
