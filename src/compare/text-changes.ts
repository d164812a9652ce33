import type { JsonObject, JsonValue } from '../text-tree/door.ts';
import { foldTexts, omitMembers, type OperationChange, type Route } from '../openapi/door.ts';
import { createChange, type ChangeRule } from './change-rules.ts';
import { clip, squeeze, type ChangePlace } from './place.ts';
import type { Side, Sides } from './side.ts';

/** What an operation says of itself. */
export function* compareTexts(before: Route, after: Route): Generator<OperationChange> {
  const old = foldTexts(before.operation, before.item);
  const now = foldTexts(after.operation, after.item);
  for (const key of ['summary', 'description'] as const) {
    const [was, is] = [old[key], now[key]];
    if (was === is) continue;
    yield squeeze(was) === squeeze(is)
      ? createChange('white-space', `${key} changed in white space alone`, key)
      : createChange('description', `${key} ${word(was, is)}`, key);
  }
  if (isOther(before.operation, after.operation, 'tags')) yield createChange('tags', 'tags changed', 'tags');
  if (isOther(before.operation, after.operation, 'externalDocs')) {
    yield createChange('tags', 'link to other documentation changed', 'externalDocs');
  }
}

function isOther(old: JsonObject, now: JsonObject, key: string): boolean {
  return JSON.stringify(old[key]) !== JSON.stringify(now[key]);
}

function word(old: JsonValue | undefined, now: JsonValue | undefined): string {
  if (now === undefined) return 'removed';
  return old === undefined ? 'added' : 'changed';
}

const told = new Set([
  ...['parameters', 'requestBody', 'responses', 'security', 'servers', 'operationId', 'summary'],
  ...['description', 'tags', 'externalDocs', 'deprecated'],
]);

/** What has no part of its own: deprecation, callbacks, extensions. */
export function* compareOthers(sides: Sides, before: Route, after: Route): Generator<OperationChange> {
  const [old, now] = [withExtensions(before), withExtensions(after)];
  if (isDeprecated(old) !== isDeprecated(now)) {
    yield createChange('deprecated', isDeprecated(now) ? 'now deprecated' : 'no longer deprecated');
  }
  for (const key of new Set([...Object.keys(old), ...Object.keys(now)])) {
    if (told.has(key) || digestOf(sides.before, old, key) === digestOf(sides.after, now, key)) continue;
    yield createChange(ruleForMember(key), `${clip(key)} ${word(old[key], now[key])}`, key);
  }
}

/** The one extension that the best-known service acts on. */
const actedOn = 'x-open-execute-after';

function ruleForMember(key: string): ChangeRule {
  if (key === actedOn) return 'extension';
  return key.startsWith('x-') ? 'other-extension' : 'other-part';
}

/** The operation, with the extensions of its path that it does not have itself. */
function withExtensions({ operation, item }: Route): JsonObject {
  return { ...omitMembers(item, (key) => !key.startsWith('x-')), ...operation };
}

function isDeprecated({ deprecated }: JsonObject): boolean {
  return deprecated === true;
}

function digestOf({ meaning }: Side, operation: JsonObject, key: string): number {
  return meaning({ [key]: operation[key] ?? false }, 'keywords');
}

type Named = Pick<ChangePlace, 'root' | 'key'>;

/** What a parameter or a body says of itself, whatever it holds. */
export function* compareInput(place: Named, old: JsonObject, now: JsonObject): Generator<OperationChange> {
  const { root: name, key } = place;
  if (isNeeded(old) !== isNeeded(now)) {
    yield isNeeded(now)
      ? createChange('now-required', `${name} is now required`, key)
      : createChange('now-optional', `${name} is now optional`, key);
  }
  if (isDeprecated(old) !== isDeprecated(now)) {
    yield createChange('deprecated', `${name} is ${isDeprecated(now) ? 'now' : 'no longer'} deprecated`, key);
  }
  yield* compareNotes(place, old, now);
}

export function isNeeded(input: JsonObject): boolean {
  return input['required'] === true || input['in'] === 'path';
}

/** The description of a part of an operation, and its extensions. */
export function* compareNotes(
  { root, key: place }: Named,
  old: JsonObject,
  now: JsonObject,
): Generator<OperationChange> {
  if (squeeze(old['description']) !== squeeze(now['description'])) {
    yield createChange('description', `description of ${root} changed`, place);
  }
  for (const key of new Set([...Object.keys(old), ...Object.keys(now)])) {
    if (key.startsWith('x-') && isOther(old, now, key)) {
      yield createChange('other-extension', `${clip(key)} of ${root} changed`, place, {
        before: old[key],
        after: now[key],
      });
    }
  }
}
