import type { JsonObject, JsonValue } from '../document/json.ts';
import { isObject } from '../document/json.ts';
import { omitMembers } from '../document/members.ts';
import { resolveObject } from '../document/reference.ts';
import type { Route } from '../document/route.ts';
import type { OperationChange } from '../operation.ts';
import { createChange } from './change-rules.ts';
import { clip, squeeze, type Place } from './place.ts';
import { compareSchemas } from './schema-changes.ts';
import type { Side, Sides } from './side.ts';

const place: Place = { root: 'body', path: '', isInput: true };

/** What became of an operation's body. */
export function compareBodies(sides: Sides, before: Route, after: Route): readonly OperationChange[] {
  const [old, now] = [before.operation['requestBody'], after.operation['requestBody']];
  if (isSame(sides, [old, now])) return [];
  const [was, is] = [resolveObject(sides.before.document, old), resolveObject(sides.after.document, now)];
  if (is === undefined) {
    return was === undefined ? [describeUntold()] : [createChange('input-removed', 'body removed', 'body')];
  }
  if (was === undefined) {
    return [
      is['required'] === true
        ? createChange('input-required', 'new required body', 'body')
        : createChange('input-added', 'new optional body', 'body'),
    ];
  }
  return [...describeOwn(was, is), ...compareContents(sides, [was['content'], is['content']], place)];
}

function describeUntold(): OperationChange {
  return createChange('undetailed', 'body changed, in a way that cannot be told in detail', 'body');
}

function* describeOwn(old: JsonObject, now: JsonObject): Generator<OperationChange> {
  if ((old['required'] === true) !== (now['required'] === true)) {
    yield now['required'] === true
      ? createChange('now-required', 'body is now required', 'body')
      : createChange('now-optional', 'body is now optional', 'body');
  }
  if (squeeze(old['description']) !== squeeze(now['description'])) {
    yield createChange('description', 'description of body changed', 'body');
  }
  for (const key of listExtensions(old, now)) {
    yield createChange('extension-within', `${clip(key)} of body changed`, 'body');
  }
}

type Both = readonly [JsonValue | undefined, JsonValue | undefined];

/** Media types and what each of them holds; what is told of one is not told again of the next. */
export function compareContents(sides: Sides, contents: Both, at: Place): readonly OperationChange[] {
  const [before, after] = contents.map((content) => (isObject(content) ? content : {})) as [
    JsonObject,
    JsonObject,
  ];
  const gone = Object.keys(before).filter((type) => !Object.hasOwn(after, type));
  const added = Object.keys(after).filter((type) => !Object.hasOwn(before, type));
  const pairs = Object.keys(before)
    .filter((type) => Object.hasOwn(after, type))
    .map((type) => [type, type] as const);
  const [[old], [now]] = [gone, added];
  const isOther = gone.length === 1 && added.length === 1 && pairs.length === 0;
  const all = isOther && old !== undefined && now !== undefined ? [[old, now] as const] : pairs;
  const told = [
    ...describeTypes(gone, added, at),
    ...all.flatMap(([one, other]) => compareMedia(sides, [before[one], after[other]], at)),
  ];
  return told.filter(
    ({ sentence }, index) => told.findIndex((change) => change.sentence === sentence) === index,
  );
}

function* describeTypes(
  gone: readonly string[],
  added: readonly string[],
  { root, isInput }: Place,
): Generator<OperationChange> {
  const verb = isInput ? 'take' : 'hold';
  for (const type of gone) {
    const sentence = `${root} no longer ${verb}s ${clip(type)}`;
    yield createChange(isInput ? 'media-type-removed' : 'response-content', sentence, root);
  }
  for (const type of added) {
    const sentence = `${root} can now ${verb} ${clip(type)}`;
    yield createChange(isInput ? 'media-type-added' : 'response-content', sentence, root);
  }
}

function compareMedia(sides: Sides, [before, after]: Both, at: Place): readonly OperationChange[] {
  if (isSame(sides, [before, after])) return [];
  const old = resolveObject(sides.before.document, before) ?? {};
  const now = resolveObject(sides.after.document, after) ?? {};
  const schemas = [old['schema'], now['schema']] as const;
  const told = compareSchemas(sides, schemas, at);
  const rest = [old, now].map((media) => omitMembers(media, (key) => mediaMembers.has(key)));
  if (hasSameMeaning(sides, [rest[0], rest[1]])) return told;
  const rule = at.isInput ? 'way-of-writing' : 'response-content';
  return [...told, createChange(rule, `${at.root} is to be written another way`, at.root)];
}

const mediaMembers = new Set(['schema', 'example', 'examples']);

export function listExtensions(old: JsonObject, now: JsonObject): readonly string[] {
  const keys = new Set([...Object.keys(old), ...Object.keys(now)].filter((key) => key.startsWith('x-')));
  return [...keys].filter((key) => JSON.stringify(old[key]) !== JSON.stringify(now[key]));
}

export function isSame(sides: Sides, values: Both): boolean {
  const [before, after] = values;
  return hasSameMeaning(sides, values) && textsOf(sides.before, before) === textsOf(sides.after, after);
}

function hasSameMeaning({ before, after }: Sides, [old, now]: Both): boolean {
  return before.meaning(old, 'keywords') === after.meaning(now, 'keywords');
}

function textsOf({ texts }: Side, value: JsonValue | undefined): number {
  return texts(value, 'keywords');
}
