import { type JsonObject, type JsonValue, membersOf } from '../syntax/index.ts';
import { mapMembers, omitMembers, type OperationChange, type Route } from '../openapi/index.ts';
import { changeIf, createChange, ruleFor } from './change-rules.ts';
import { pairUp } from './pair-up.ts';
import { clip, type ChangePath } from './change-path.ts';
import { compareSchemas } from './schema-changes.ts';
import { isSame, meansSame, type Sides } from './side.ts';
import { compareDescription, compareInput } from './text-changes.ts';

export function compareBodies(sides: Sides, before: Route, after: Route): readonly OperationChange[] {
  const [old, now] = [before.operation['requestBody'], after.operation['requestBody']];
  if (isSame(sides, old, now)) return [];
  const [was, is] = [sides.before.find(old), sides.after.find(now)];
  if (was === undefined && is === undefined) {
    return [createChange('undetailed', 'body changed, in a way that cannot be shown in detail', 'body')];
  }
  const contents = was && is ? compareContents(sides, [was, is], { key: 'body', isInput: true }) : [];
  return [...compareInput('body', was, is), ...contents];
}

export function compareResponses(sides: Sides, before: Route, after: Route): readonly OperationChange[] {
  const [olds, nows] = [membersOf(before.operation['responses']), membersOf(after.operation['responses'])];
  const statuses = Object.keys({ ...olds, ...nows }).filter((status) => !status.startsWith('x-'));
  return statuses.flatMap((status) => {
    const key = `response ${clip(status)}`;
    const [was, is] = [olds[status], nows[status]];
    if (was === undefined) return [createChange('response-status', `new ${key}`, key)];
    if (is === undefined) return [createChange('response-status', `${key} removed`, key)];
    if (isSame(sides, was, is)) return [];
    const [old, now] = [sides.before.find(was) ?? {}, sides.after.find(is) ?? {}];
    const others = ['headers', 'links'].filter(
      (part) => !meansSame(sides, { [part]: membersOf(old[part]) }, { [part]: membersOf(now[part]) }),
    );
    return [
      ...compareContents(sides, [old, now], { key, isInput: false }),
      ...others.map((part) => createChange('response-content', `${part} of ${key} changed`, key)),
      ...compareDescription(key, old, now),
    ];
  });
}

function compareContents(
  sides: Sides,
  [old, now]: readonly [JsonObject, JsonObject],
  place: ChangePath,
): readonly OperationChange[] {
  const [before, after] = [readContent(old), readContent(now)];
  const { pairs, gone, added } = pairUp([...before.keys()], [...after.keys()], [(type) => type]);
  // A type that replaces another one is compared with it.
  const isReplaced = pairs.length === 0 && gone.length === 1 && added.length === 1;
  const replaced = gone.map((type) => [type, added[0] ?? ''] as const);
  const { key, isInput } = place;
  const [removed, more] = [ruleFor('media-type-removed', isInput), ruleFor('media-type-added', isInput)];
  const verb = isInput ? 'take' : 'hold';
  return [
    ...gone.map((before) =>
      createChange(removed, `${key} no longer ${verb}s ${clip(before)}`, key, { before }),
    ),
    ...added.map((after) => createChange(more, `${key} can now ${verb} ${clip(after)}`, key, { after })),
    ...(isReplaced ? replaced : pairs).flatMap((types) => {
      const isText = types.every((type) => isForm.test(type));
      return compareMedia(sides, [before.get(types[0]), after.get(types[1])], { ...place, isText });
    }),
  ];
}

/** Their fields are written as text. */
const isForm = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)$/;

function readContent(part: JsonObject): ReadonlyMap<string, JsonValue> {
  return new Map(
    Object.entries(membersOf(part['content'])).map(([type, media]) => [normalizeMediaType(type), media]),
  );
}

/** Letters, and the encoding of text, are nothing that a caller would notice. */
export function normalizeMediaType(type: string): string {
  return type
    .toLowerCase()
    .replace(/;\s*charset=[^;]*/, '')
    .replace(/\s+/g, '');
}

function compareMedia(
  sides: Sides,
  [before, after]: readonly [JsonValue | undefined, JsonValue | undefined],
  place: ChangePath,
): readonly OperationChange[] {
  if (isSame(sides, before, after)) return [];
  const [old, now] = [sides.before.find(before) ?? {}, sides.after.find(after) ?? {}];
  const { key, isInput } = place;
  const [was = {}, is = {}] = [old, now].map(({ encoding }) =>
    mapMembers(membersOf(encoding), (field) => omitMembers(membersOf(field), (key) => key.startsWith('x-'))),
  );
  const isOther = !meansSame(sides, { encoding: was }, { encoding: is });
  const [rule, sentence] = [ruleFor('way-of-writing', isInput), `encoding of the fields of ${key} changed`];
  return [
    ...compareSchemas(sides, [old['schema'], now['schema']], place),
    ...compareSchemas(sides, [old['itemSchema'], now['itemSchema']], place, '[]'),
    ...changeIf(isOther, rule, sentence, key, { before: was, after: is }),
  ];
}
