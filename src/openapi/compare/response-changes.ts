import type { JsonObject, JsonValue } from '../document/json.ts';
import { isObject } from '../document/json.ts';
import { resolveObject } from '../document/reference.ts';
import type { Route } from '../document/route.ts';
import type { OperationChange } from '../operation.ts';
import { compareContents, isSame, listExtensions } from './body-changes.ts';
import { createChange } from './change-rules.ts';
import { clip, squeeze } from './place.ts';
import type { Sides } from './side.ts';

/** How many lines one status is worth: nobody acts on more. */
const lineLimit = 10;

/** What became of an operation's answers, by status. */
export function compareResponses(sides: Sides, before: Route, after: Route): readonly OperationChange[] {
  const [olds, nows] = [responsesOf(before), responsesOf(after)];
  return [...new Set([...Object.keys(olds), ...Object.keys(nows)])].flatMap((status) => {
    const where = `response ${clip(status)}`;
    const [old, now] = [olds[status], nows[status]];
    if (status.startsWith('x-')) return [];
    if (old === undefined) return [createChange('response-status', `new ${where}`, where)];
    if (now === undefined) return [createChange('response-status', `${where} removed`, where)];
    return isSame(sides, [old, now]) ? [] : limit(compareOne(sides, [old, now], where), where);
  });
}

function responsesOf({ operation }: Route): JsonObject {
  const { responses } = operation;
  return isObject(responses) ? responses : {};
}

function compareOne(
  sides: Sides,
  values: readonly [JsonValue, JsonValue],
  where: string,
): readonly OperationChange[] {
  const old = resolveObject(sides.before.document, values[0]) ?? {};
  const now = resolveObject(sides.after.document, values[1]) ?? {};
  const tell = (sentence: string): OperationChange => createChange('response-content', sentence, where);
  const others = ['headers', 'links'].filter(
    (key) => sides.before.meaning(old[key], 'names') !== sides.after.meaning(now[key], 'names'),
  );
  return [
    ...compareContents(sides, [old['content'], now['content']], { root: where, path: '', isInput: false }),
    ...others.map((key) => tell(`${key} of ${where} changed`)),
    ...(squeeze(old['description']) === squeeze(now['description'])
      ? []
      : [createChange('description', `description of ${where} changed`, where)]),
    ...listExtensions(old, now).map((key) =>
      createChange('extension-within', `${clip(key)} of ${where} changed`, where),
    ),
  ];
}

function limit(changes: readonly OperationChange[], where: string): readonly OperationChange[] {
  if (changes.length <= lineLimit) return changes;
  const more = `${changes.length - lineLimit + 1} more changes in ${where}`;
  return [...changes.slice(0, lineLimit - 1), createChange('response-content', more, where)];
}
