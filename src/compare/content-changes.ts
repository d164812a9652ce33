import { findMember, isJsonObject, type JsonObject, type JsonValue } from '../text-tree/door.ts';
import { omitMembers, type OperationChange, type Route } from '../openapi/door.ts';
import { createChange, dropRepeats, ruleFor } from './change-rules.ts';
import { clip, joinPaths, namePlace, type ChangePlace } from './place.ts';
import { compareSchemas } from './schema-changes.ts';
import { isSame, meansSame, type Sides } from './side.ts';
import { compareDescription, compareInput } from './text-changes.ts';

/** What became of an operation's body. */
export function compareBodies(sides: Sides, before: Route, after: Route): readonly OperationChange[] {
  const [old, now] = [before.operation['requestBody'], after.operation['requestBody']];
  if (isSame(sides, old, now)) return [];
  const [was, is] = [sides.before.find(old), sides.after.find(now)];
  if (was !== undefined && is !== undefined) {
    return [
      ...compareInput('body', was, is),
      ...compareContents(sides, [was, is], { key: 'body', isInput: true }),
    ];
  }
  if (was !== undefined) return [createChange('input-removed', 'body removed', 'body')];
  if (is === undefined)
    return [createChange('undetailed', 'body changed, in a way that cannot be shown in detail', 'body')];
  const word = is['required'] === true ? 'required' : 'optional';
  return [createChange(word === 'required' ? 'input-required' : 'input-added', `new ${word} body`, 'body')];
}

/** Most lines about one status: nobody acts on more. */
const lineLimit = 10;

/** What became of an operation's answers, by status. */
export function compareResponses(sides: Sides, before: Route, after: Route): readonly OperationChange[] {
  const [olds, nows] = [membersOf(before.operation, 'responses'), membersOf(after.operation, 'responses')];
  const statuses = Object.keys({ ...olds, ...nows }).filter((status) => !status.startsWith('x-'));
  return statuses.flatMap((status) => {
    const key = `response ${clip(status)}`;
    const [old, now] = [olds[status], nows[status]];
    if (old === undefined) return [createChange('response-status', `new ${key}`, key)];
    if (now === undefined) return [createChange('response-status', `${key} removed`, key)];
    if (isSame(sides, old, now)) return [];
    const changes = compareResponse(sides, [sides.before.find(old) ?? {}, sides.after.find(now) ?? {}], key);
    if (changes.length <= lineLimit) return changes;
    const more = `${changes.length - lineLimit + 1} more changes in ${key}`;
    return [...changes.slice(0, lineLimit - 1), createChange('response-content', more, key)];
  });
}

function compareResponse(
  sides: Sides,
  [old, now]: readonly [JsonObject, JsonObject],
  key: string,
): readonly OperationChange[] {
  const others = ['headers', 'links'].filter(
    (part) => !meansSame(sides, { [part]: membersOf(old, part) }, { [part]: membersOf(now, part) }),
  );
  return [
    ...compareContents(sides, [old, now], { key, isInput: false }),
    ...others.map((part) => createChange('response-content', `${part} of ${key} changed`, key)),
    ...compareDescription(key, old, now),
  ];
}

/** Media types and what each of them holds; what is told of one is not told again of the next. */
function compareContents(
  sides: Sides,
  [old, now]: readonly [JsonObject, JsonObject],
  place: ChangePlace,
): readonly OperationChange[] {
  const [before, after] = [readContent(old), readContent(now)];
  const kept = [...before.keys()].filter((type) => after.has(type));
  const gone = [...before.keys()].filter((type) => !after.has(type));
  const added = [...after.keys()].filter((type) => !before.has(type));
  // A type that replaces another one is compared with it.
  const isReplaced = kept.length === 0 && gone.length === 1 && added.length === 1;
  const [olds, nows] = isReplaced ? [gone, added] : [kept, kept];
  const { key, isInput } = place;
  const [removed, more] = [ruleFor('media-type-removed', isInput), ruleFor('media-type-added', isInput)];
  const verb = isInput ? 'take' : 'hold';
  return dropRepeats([
    ...gone.map((type) =>
      createChange(removed, `${key} no longer ${verb}s ${clip(type)}`, key, { before: type }),
    ),
    ...added.map((type) => createChange(more, `${key} can now ${verb} ${clip(type)}`, key, { after: type })),
    ...olds.flatMap((type, index) => {
      const next = nows[index] ?? '';
      const isText = isForm.test(type) && isForm.test(next);
      return compareMedia(sides, [before.get(type), after.get(next)], { ...place, isText });
    }),
  ]);
}

/** Their fields are written as text. */
const isForm = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)$/;

function readContent(part: JsonObject): ReadonlyMap<string, JsonValue> {
  return new Map(
    Object.entries(membersOf(part, 'content')).map(([type, media]) => [normalizeMediaType(type), media]),
  );
}

/** Letters, and the encoding of text, are nothing that a caller would notice. */
export function normalizeMediaType(type: string): string {
  return type
    .toLowerCase()
    .replace(/;\s*charset=[^;]*/, '')
    .replace(/\s+/g, '');
}

function membersOf(part: JsonObject, key: string): JsonObject {
  const members = findMember(part, key);
  return isJsonObject(members) ? members : {};
}

function compareMedia(
  sides: Sides,
  [before, after]: readonly [JsonValue | undefined, JsonValue | undefined],
  place: ChangePlace,
): readonly OperationChange[] {
  if (isSame(sides, before, after)) return [];
  const [old, now] = [sides.before.find(before) ?? {}, sides.after.find(after) ?? {}];
  return [
    ...compareSchemas(sides, [old['schema'], now['schema']], place),
    ...compareSchemas(sides, [old['itemSchema'], now['itemSchema']], place, '[]'),
    ...compareDescription(place.key, old, now),
    ...compareEncodings(sides, [membersOf(old, 'encoding'), membersOf(now, 'encoding')], place),
  ];
}

/** How the fields of a form are written. */
function compareEncodings(
  sides: Sides,
  [olds, nows]: readonly [JsonObject, JsonObject],
  { key, isInput }: ChangePlace,
): readonly OperationChange[] {
  return Object.keys({ ...olds, ...nows }).flatMap((field) => {
    const [old, now] = [olds, nows].map((fields) =>
      omitMembers(membersOf(fields, field), (member) => member.startsWith('x-')),
    );
    if (meansSame(sides, old, now)) return [];
    const sentence = `encoding of ${namePlace(key, clip(field))} changed`;
    return [createChange(ruleFor('way-of-writing', isInput), sentence, joinPaths(key, field, ' '))];
  });
}
