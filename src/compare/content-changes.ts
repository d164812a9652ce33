import { type JsonObject, type JsonValue, membersOf } from '../syntax/index.ts';
import type { OperationEntry } from '../openapi/index.ts';
import type { OperationChange } from './comparison.ts';
import { createChange, ruleFor } from './change-rules.ts';
import { pairUp } from './pair-up.ts';
import { clip, type ChangePath } from './change-path.ts';
import { compareEncodings, normalizeMediaType } from './encoding-changes.ts';
import { compareSchemas } from './schema-changes.ts';
import { isSame, meansSame, type Sides } from './side.ts';
import { compareDescription, compareInput } from './text-changes.ts';

export function compareBodies(
  sides: Sides,
  before: OperationEntry,
  after: OperationEntry,
): readonly OperationChange[] {
  const [old, now] = [before.operation['requestBody'], after.operation['requestBody']];
  if (isSame(sides, old, now)) return [];
  const [was, is] = [sides.before.find(old), sides.after.find(now)];
  if (was === undefined && is === undefined) {
    return [createChange('undetailed', "body changed in a way that can't be shown in detail", 'body')];
  }
  const contents = was && is ? compareContents(sides, [was, is], { key: 'body', isInput: true }) : [];
  return [...compareInput('body', was, is), ...contents];
}

export function compareResponses(
  sides: Sides,
  before: OperationEntry,
  after: OperationEntry,
): readonly OperationChange[] {
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
  at: ChangePath,
): readonly OperationChange[] {
  const [before, after] = [readContent(old), readContent(now)];
  const { pairs, gone, added } = pairUp([...before.keys()], [...after.keys()], [(type) => type]);
  // If one media type replaces another, their schemas are compared.
  const isReplaced = pairs.length === 0 && gone.length === 1 && added.length === 1;
  const replaced = gone.map((type) => [type, added[0] ?? ''] as const);
  const { key, isInput } = at;
  const [removed, more] = [ruleFor('media-type-removed', isInput), ruleFor('media-type-added', isInput)];
  const verb = isInput ? 'accept' : 'contain';
  return [
    ...gone.map((before) =>
      createChange(removed, `${key} no longer ${verb}s ${clip(before)}`, key, { before }),
    ),
    ...added.map((after) => createChange(more, `${key} can now ${verb} ${clip(after)}`, key, { after })),
    ...(isReplaced ? replaced : pairs).flatMap((types) => {
      const isText = types.every((type) => isForm.test(type));
      return compareMedia(sides, [before.get(types[0]), after.get(types[1])], { ...at, isText });
    }),
  ];
}

/** Media types whose fields are serialized as text. */
const isForm = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)$/;

function readContent(part: JsonObject): ReadonlyMap<string, JsonValue> {
  return new Map(
    Object.entries(membersOf(part['content'])).map(([type, media]) => [normalizeMediaType(type), media]),
  );
}

function compareMedia(
  sides: Sides,
  [before, after]: readonly [JsonValue | undefined, JsonValue | undefined],
  at: ChangePath,
): readonly OperationChange[] {
  if (isSame(sides, before, after)) return [];
  const [old, now] = [sides.before.find(before) ?? {}, sides.after.find(after) ?? {}];
  return [
    ...compareSchemas(sides, [old['schema'], now['schema']], at),
    ...compareSchemas(sides, [old['itemSchema'], now['itemSchema']], at, '[]'),
    ...compareEncodings(sides, [old, now], at),
  ];
}
