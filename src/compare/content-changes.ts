import { isJsonObject, type JsonObject, type JsonValue } from '../text-tree/door.ts';
import { omitMembers, type OperationChange, type Route } from '../openapi/door.ts';
import { createChange, dropRepeats, ruleFor } from './change-rules.ts';
import { clip, itemOf, keyPlace, namePlace, type ChangePlace } from './place.ts';
import { compareSchemas } from './schema-changes.ts';
import { isSame, type Sides } from './side.ts';
import { compareInput, compareNotes } from './text-changes.ts';

/** What became of an operation's body. */
export function compareBodies(sides: Sides, before: Route, after: Route): readonly OperationChange[] {
  const [old, now] = [before.operation['requestBody'], after.operation['requestBody']];
  if (isSame(sides, old, now)) return [];
  const [was, is] = [sides.before.find(old), sides.after.find(now)];
  if (is === undefined) {
    return was === undefined
      ? [createChange('undetailed', 'body changed, in a way that cannot be told in detail', 'body')]
      : [createChange('input-removed', 'body removed', 'body')];
  }
  if (was === undefined) {
    return is['required'] === true
      ? [createChange('input-required', 'new required body', 'body')]
      : [createChange('input-added', 'new optional body', 'body')];
  }
  const place = { root: 'body', key: 'body', isInput: true };
  return [...compareInput(place, was, is), ...compareContents(sides, [was, is], place)];
}

/** How many lines one status is worth: nobody acts on more. */
const lineLimit = 10;

/** What became of an operation's answers, by status. */
export function compareResponses(sides: Sides, before: Route, after: Route): readonly OperationChange[] {
  const [olds, nows] = [membersOf(before.operation, 'responses'), membersOf(after.operation, 'responses')];
  const statuses = new Set([...Object.keys(olds), ...Object.keys(nows)]);
  return [...statuses].flatMap((status) => {
    const where = `response ${clip(status)}`;
    const [old, now] = [olds[status], nows[status]];
    if (status.startsWith('x-')) return [];
    if (old === undefined) return [createChange('response-status', `new ${where}`, where)];
    if (now === undefined) return [createChange('response-status', `${where} removed`, where)];
    if (isSame(sides, old, now)) return [];
    const changes = compareResponse(sides, [old, now], where);
    if (changes.length <= lineLimit) return changes;
    const more = `${changes.length - lineLimit + 1} more changes in ${where}`;
    return [...changes.slice(0, lineLimit - 1), createChange('response-content', more, where)];
  });
}

function compareResponse(
  sides: Sides,
  [before, after]: readonly [JsonValue, JsonValue],
  where: string,
): readonly OperationChange[] {
  const [old, now] = [sides.before.find(before) ?? {}, sides.after.find(after) ?? {}];
  const others = ['headers', 'links'].filter(
    (key) => sides.before.meaning(old[key], 'names') !== sides.after.meaning(now[key], 'names'),
  );
  return [
    ...compareContents(sides, [old, now], { root: where, key: where, isInput: false }),
    ...others.map((key) => createChange('response-content', `${key} of ${where} changed`, where)),
    ...compareNotes({ root: where, key: where }, old, now),
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
  // One type in the place of another holds what that held.
  const isReplaced = kept.length === 0 && gone.length === 1 && added.length === 1;
  const [olds, nows] = isReplaced ? [gone, added] : [kept, kept];
  const { root, key, isInput } = place;
  const [removed, more] = [ruleFor('media-type-removed', isInput), ruleFor('media-type-added', isInput)];
  const verb = isInput ? 'take' : 'hold';
  return dropRepeats([
    ...gone.map((type) =>
      createChange(removed, `${root} no longer ${verb}s ${clip(type)}`, key, { before: type }),
    ),
    ...added.map((type) => createChange(more, `${root} can now ${verb} ${clip(type)}`, key, { after: type })),
    ...olds.flatMap((type, index) => {
      const isText = isForm.test(type) && isForm.test(nows[index] ?? '');
      return compareMedia(sides, [before.get(type), after.get(nows[index] ?? '')], { ...place, isText });
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
  const members = part[key];
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
    ...compareSchemas(sides, [old['itemSchema'], now['itemSchema']], itemOf(place)),
    ...compareNotes(place, old, now),
    ...compareEncodings(sides, [old, now], place),
  ];
}

/** How the fields of a form are written. */
function compareEncodings(
  { before, after }: Sides,
  [old, now]: readonly [JsonObject, JsonObject],
  { root, key, isInput }: ChangePlace,
): readonly OperationChange[] {
  const [olds, nows] = [membersOf(old, 'encoding'), membersOf(now, 'encoding')];
  return [...new Set([...Object.keys(olds), ...Object.keys(nows)])].flatMap((field) => {
    const isAsBefore = before.meaning(olds[field], 'keywords') === after.meaning(nows[field], 'keywords');
    if (isAsBefore || takesMore(membersOf(olds, field), membersOf(nows, field))) return [];
    const sentence = `encoding of ${namePlace(root, clip(field))} changed`;
    return [createChange(ruleFor('way-of-writing', isInput), sentence, keyPlace(key, field))];
  });
}

/** Some types more for a part of a form, and nothing else. */
function takesMore(old: JsonObject, now: JsonObject): boolean {
  const [was, is] = [old, now].map(({ contentType }) => listMediaTypes(contentType));
  const isRestSame = [old, now].map((encoding) =>
    JSON.stringify(omitMembers(encoding, (key) => key === 'contentType' || key.startsWith('x-'))),
  );
  return (
    isRestSame[0] === isRestSame[1] &&
    (is?.length === 0 || was?.every((type) => is?.includes(type)) === true) &&
    was?.length !== 0
  );
}

function listMediaTypes(list: JsonValue | undefined): readonly string[] {
  return typeof list === 'string' ? list.split(',').map(normalizeMediaType) : [];
}
