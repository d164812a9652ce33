import type { JsonObject, JsonValue } from '../document/json.ts';
import { isObject } from '../document/json.ts';
import { resolveObject } from '../document/reference.ts';
import type { Route } from '../document/route.ts';
import type { OperationChange } from '../operation.ts';
import { listExtensions } from './body-changes.ts';
import { createChange, type ChangeRule } from './change-rules.ts';
import { listParameters, type PlacedParameter } from './parameter-list.ts';
import { clip, squeeze } from './place.ts';
import { compareSchemas } from './schema-changes.ts';
import type { Side, Sides } from './side.ts';

interface Pairing {
  readonly pairs: readonly (readonly [PlacedParameter, PlacedParameter])[];
  readonly gone: readonly PlacedParameter[];
  readonly added: readonly PlacedParameter[];
}

/** What became of an operation's parameters, told apart by place and name. */
export function compareParameters(sides: Sides, before: Route, after: Route): readonly OperationChange[] {
  const { pairs, gone, added } = pairUp(listOf(sides.before, before), listOf(sides.after, after));
  return [
    ...added.map((parameter) => describeAdded(sides.after, parameter)),
    ...gone.map((parameter) =>
      createChange('input-removed', `${nameOf(parameter)} removed`, nameOf(parameter)),
    ),
    ...pairs.flatMap((pair) => [...describeMove(pair), ...comparePair(sides, pair)]),
  ];
}

function listOf({ document }: Side, { operation, item }: Route): readonly PlacedParameter[] {
  return listParameters(document, operation, item);
}

/** By place and name; then, where both lists leave just one, by name alone, and in the path by position. */
function pairUp(before: readonly PlacedParameter[], after: readonly PlacedParameter[]): Pairing {
  const pairs: (readonly [PlacedParameter, PlacedParameter])[] = [];
  let [gone, added] = [before, after];
  const pathOf = (list: readonly PlacedParameter[]): readonly PlacedParameter[] =>
    list.filter(({ place }) => place === 'path');
  const keys: readonly ((
    parameter: PlacedParameter,
    list: readonly PlacedParameter[],
  ) => string | undefined)[] = [
    ({ place, name }) => `${place} ${place === 'header' ? name.toLowerCase() : name}`,
    ({ name }) => name,
    (parameter, list) => (parameter.place === 'path' ? String(pathOf(list).indexOf(parameter)) : undefined),
  ];
  for (const key of keys) {
    const waiting = new Map(added.map((parameter) => [key(parameter, added), parameter]));
    const met = new Set<PlacedParameter>();
    for (const old of gone) {
      const value = key(old, gone);
      const match = value === undefined ? undefined : waiting.get(value);
      if (value === undefined || match === undefined) continue;
      pairs.push([old, match]);
      waiting.delete(value);
      met.add(old).add(match);
    }
    gone = gone.filter((parameter) => !met.has(parameter));
    added = added.filter((parameter) => !met.has(parameter));
  }
  return { pairs, gone, added };
}

function nameOf({ place, name }: PlacedParameter): string {
  if (place === '') return `parameter ${clip(name)}`;
  return place === 'query' || place === 'path'
    ? `${place} parameter ${clip(name)}`
    : `${place} ${clip(name)}`;
}

function describeAdded({ document }: Side, parameter: PlacedParameter): OperationChange {
  const isRequired = isNeeded(resolveObject(document, parameter.value) ?? {});
  const sentence = `new ${isRequired ? 'required' : 'optional'} ${nameOf(parameter)}`;
  return createChange(isRequired ? 'input-required' : 'input-added', sentence, nameOf(parameter));
}

function isNeeded(parameter: JsonObject): boolean {
  return parameter['required'] === true || parameter['in'] === 'path';
}

/** That one of the path has another name is told with the path. */
function describeMove([before, after]: readonly [
  PlacedParameter,
  PlacedParameter,
]): readonly OperationChange[] {
  if (before.place === after.place) return [];
  const sentence = `${clip(after.name)} is now a ${after.place} parameter, was in ${before.place}`;
  return [createChange('input-moved', sentence, nameOf(after))];
}

function comparePair(
  sides: Sides,
  [before, after]: readonly [PlacedParameter, PlacedParameter],
): readonly OperationChange[] {
  const old = resolveObject(sides.before.document, before.value) ?? {};
  const now = resolveObject(sides.after.document, after.value) ?? {};
  const isSame =
    sides.before.meaning(before.value, 'keywords') === sides.after.meaning(after.value, 'keywords') &&
    sides.before.texts(before.value, 'keywords') === sides.after.texts(after.value, 'keywords');
  if (isSame) return [];
  const root = nameOf(after);
  const place = { root, path: '', isInput: true };
  const schemas = [schemaOf(sides.before, old), schemaOf(sides.after, now)] as const;
  const inner = compareSchemas(sides, schemas, place);
  const own = [...describeOwn(sides, [old, now], { root, schemas })];
  return [...own, ...inner.filter(({ sentence }) => own.every((change) => change.sentence !== sentence))];
}

interface Subject {
  readonly root: string;
  readonly schemas: readonly [JsonValue | undefined, JsonValue | undefined];
}

function* describeOwn(
  sides: Sides,
  [old, now]: readonly [JsonObject, JsonObject],
  { root: name, schemas }: Subject,
): Generator<OperationChange> {
  const tell = (rule: ChangeRule, sentence: string): OperationChange => createChange(rule, sentence, name);
  const [wasNeeded, isNeededNow] = [isNeeded(old), isNeeded(now)];
  if (wasNeeded !== isNeededNow) {
    yield isNeededNow
      ? tell('now-required', `${name} is now required`)
      : tell('now-optional', `${name} is now optional`);
  }
  const isPlain = arePlain(sides, schemas);
  if (writingOf(old, isPlain) !== writingOf(now, isPlain)) {
    yield tell('way-of-writing', `${name} is to be written another way`);
  }
  if ((old['deprecated'] === true) !== (now['deprecated'] === true)) {
    yield tell('deprecated', `${name} is ${now['deprecated'] === true ? 'now' : 'no longer'} deprecated`);
  }
  if (squeeze(old['description']) !== squeeze(now['description']))
    yield tell('description', `description of ${name} changed`);
  for (const key of listExtensions(old, now))
    yield tell('extension-within', `${clip(key)} of ${name} changed`);
}

const plain = new Set(['string', 'number', 'integer', 'boolean']);

/** A plain value is written in one way, whatever is said of lists and objects. */
function arePlain({ before, after }: Sides, [old, now]: Subject['schemas']): boolean {
  return [before.view(old), after.view(now)].some(
    ({ types }) => types?.every((type) => plain.has(type)) === true,
  );
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

function schemaOf({ document }: Side, parameter: JsonObject): JsonValue | undefined {
  const { content, schema } = parameter;
  if (schema !== undefined || !isObject(content)) return schema;
  const [media] = Object.values(content);
  return resolveObject(document, media)?.['schema'];
}
