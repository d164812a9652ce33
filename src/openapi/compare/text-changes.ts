import type { JsonObject, JsonValue } from '../document/json.ts';
import { omitMembers } from '../document/members.ts';
import type { Route } from '../document/route.ts';
import { foldTexts } from '../document/texts.ts';
import type { OperationChange } from '../operation.ts';
import { createChange } from './change-rules.ts';
import { clip, squeeze } from './place.ts';
import type { Side, Sides } from './side.ts';

/** What an operation says of itself. */
export function* compareTexts(before: Route, after: Route): Generator<OperationChange> {
  const [old, now] = [before, after].map(({ operation, item }) => foldTexts(operation, item));
  yield* compareText('summary', [old?.summary, now?.summary]);
  yield* compareText('description', [old?.description, now?.description]);
  if (JSON.stringify(before.operation['tags']) !== JSON.stringify(after.operation['tags'])) {
    yield createChange('tags', 'tags changed');
  }
  if (JSON.stringify(before.operation['externalDocs']) !== JSON.stringify(after.operation['externalDocs'])) {
    yield createChange('tags', 'link to other documentation changed');
  }
}

function* compareText(
  name: string,
  [old, now]: readonly [JsonValue | undefined, JsonValue | undefined],
): Generator<OperationChange> {
  if (old === now) return;
  yield squeeze(old) === squeeze(now)
    ? createChange('white-space', `${name} changed in white space alone`)
    : createChange('description', `${name} ${word(old, now)}`);
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
  const [old, now] = [before, after].map(({ operation, item }) => ({
    ...extensionsOf(item),
    ...operation,
  })) as [JsonObject, JsonObject];
  if ((old['deprecated'] === true) !== (now['deprecated'] === true)) {
    yield createChange('deprecated', now['deprecated'] === true ? 'now deprecated' : 'no longer deprecated');
  }
  for (const key of new Set([...Object.keys(old), ...Object.keys(now)])) {
    if (told.has(key) || digestOf(sides.before, old, key) === digestOf(sides.after, now, key)) continue;
    yield createChange(
      key.startsWith('x-') ? 'extension' : 'other-part',
      `${clip(key)} ${word(old[key], now[key])}`,
    );
  }
}

function extensionsOf(item: JsonObject): JsonObject {
  return omitMembers(item, (key) => !key.startsWith('x-'));
}

function digestOf({ meaning }: Side, operation: JsonObject, key: string): number {
  return meaning({ [key]: operation[key] ?? false }, 'keywords');
}
