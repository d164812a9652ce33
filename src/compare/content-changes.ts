import { type JsonObject, type JsonValue, membersOf } from '../syntax/index.ts';
import { ruleFor } from './change-rules.ts';
import { pairUp } from './pair-up.ts';
import { clip, type ChangePath } from './change-path.ts';
import { compareEncodings, normalizeMediaType } from './encoding-changes.ts';
import { compareSchemas } from './schema-changes.ts';
import { isSame, meansSame, type OperationPair } from './side.ts';
import { compareDescription, compareInput } from './text-changes.ts';

export function compareBodies(pair: OperationPair): void {
  const { sides, before, after, report } = pair;
  const [old, now] = [before.operation['requestBody'], after.operation['requestBody']];
  if (isSame(sides, old, now)) return;
  const [was, is] = [sides.before.find(old), sides.after.find(now)];
  if (was === undefined && is === undefined) {
    report('undetailed', "body changed in a way that can't be shown in detail", 'body');
    return;
  }
  compareInput(report, 'body', was, is);
  if (was && is) compareContents(pair, [was, is], { key: 'body', isInput: true });
}

export function compareResponses(pair: OperationPair): void {
  const { sides, before, after, report } = pair;
  const [olds, nows] = [membersOf(before.operation['responses']), membersOf(after.operation['responses'])];
  for (const status of Object.keys({ ...olds, ...nows })) {
    const key = `response ${clip(status)}`;
    const [was, is] = [olds[status], nows[status]];
    if (status.startsWith('x-') || isSame(sides, was, is)) continue;
    if (was === undefined) report('response-status', `new ${key}`, key);
    else if (is === undefined) report('response-status', `${key} removed`, key);
    else {
      const [old, now] = [sides.before.find(was) ?? {}, sides.after.find(is) ?? {}];
      compareContents(pair, [old, now], { key, isInput: false });
      for (const part of ['headers', 'links']) {
        const [had, has] = [{ [part]: membersOf(old[part]) }, { [part]: membersOf(now[part]) }];
        if (!meansSame(sides, had, has)) report('response-content', `${part} of ${key} changed`, key);
      }
      compareDescription(report, key, old, now);
    }
  }
}

function compareContents(
  pair: OperationPair,
  [old, now]: readonly [JsonObject, JsonObject],
  at: ChangePath,
): void {
  const [before, after] = [readContent(old), readContent(now)];
  const { pairs, gone, added } = pairUp([...before.keys()], [...after.keys()], [(type) => type]);
  const { key, isInput } = at;
  const verb = isInput ? 'accept' : 'contain';
  for (const before of gone) {
    const sentence = `${key} no longer ${verb}s ${clip(before)}`;
    pair.report(ruleFor('media-type-removed', isInput), sentence, key, { before });
  }
  for (const after of added) {
    pair.report(ruleFor('media-type-added', isInput), `${key} can now ${verb} ${clip(after)}`, key, {
      after,
    });
  }
  // If one media type replaces another, their schemas are compared.
  const isReplaced = pairs.length === 0 && gone.length === 1 && added.length === 1;
  const replaced = gone.map((type) => [type, added[0] ?? ''] as const);
  for (const [was, is] of isReplaced ? replaced : pairs) {
    const isText = isForm.test(was) && isForm.test(is);
    compareMedia(pair, [before.get(was), after.get(is)], { ...at, isText });
  }
}

/** Media types whose fields are serialized as text. */
const isForm = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)$/;

function readContent(part: JsonObject): ReadonlyMap<string, JsonValue> {
  return new Map(
    Object.entries(membersOf(part['content'])).map(([type, media]) => [normalizeMediaType(type), media]),
  );
}

function compareMedia(
  pair: OperationPair,
  [before, after]: readonly [JsonValue | undefined, JsonValue | undefined],
  at: ChangePath,
): void {
  const { sides } = pair;
  if (isSame(sides, before, after)) return;
  const [old, now] = [sides.before.find(before) ?? {}, sides.after.find(after) ?? {}];
  compareSchemas(pair, [old['schema'], now['schema']], at);
  compareSchemas(pair, [old['itemSchema'], now['itemSchema']], at, '[]');
  compareEncodings(pair, [old, now], at);
}
