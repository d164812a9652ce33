import type { JsonObject } from '../syntax/index.ts';
import { foldTexts, omitMembers, type OperationEntry } from '../openapi/index.ts';
import type { OperationChange } from './comparison.ts';
import { changeIf, createChange } from './change-rules.ts';
import { clip, nameChangePath, squeeze } from './change-path.ts';
import { meansSame, type Sides } from './side.ts';

export function compareTexts(before: OperationEntry, after: OperationEntry): readonly OperationChange[] {
  const old = foldTexts(before.operation, before.pathItem);
  const now = foldTexts(after.operation, after.pathItem);
  return (['summary', 'description'] as const).flatMap((key) => {
    const isOther = squeeze(old[key]) !== squeeze(now[key]);
    return changeIf(isOther, 'description', `${key} ${reportMember(old, now, key)}`, key);
  });
}

function reportMember(old: JsonObject, now: JsonObject, key: string): string {
  if (now[key] === undefined) return 'removed';
  return old[key] === undefined ? 'added' : 'changed';
}

const isReportedElsewhere = new Set([
  ...['parameters', 'requestBody', 'responses', 'security', 'servers', 'operationId', 'summary'],
  ...['description', 'tags', 'externalDocs', 'deprecated'],
]);

/** The only extension that OpenCopilot evaluates. */
const actedOn = 'x-open-execute-after';

/** Compares the remaining parts of an operation: deprecation, callbacks and the evaluated extension. */
export function compareOthers(
  sides: Sides,
  before: OperationEntry,
  after: OperationEntry,
): readonly OperationChange[] {
  const [old, now] = [before, after].map(({ operation, pathItem }) => {
    const all = { ...omitMembers(pathItem, (key) => key !== actedOn), ...operation };
    return omitMembers(all, (key) => key.startsWith('x-') && key !== actedOn);
  }) as [JsonObject, JsonObject];
  const others = [...new Set([...Object.keys(old), ...Object.keys(now)])].filter(
    (key) =>
      !isReportedElsewhere.has(key) &&
      !meansSame(sides, { [key]: old[key] ?? false }, { [key]: now[key] ?? false }),
  );
  return [
    ...compareDeprecation('', old, now),
    ...others.map((key) => {
      const rule = key === actedOn ? 'extension' : 'other-part';
      return createChange(rule, `${clip(key)} ${reportMember(old, now, key)}`, key);
    }),
  ];
}

function compareDeprecation(path: string, old: JsonObject, now: JsonObject): readonly OperationChange[] {
  const [was, is] = [old['deprecated'] === true, now['deprecated'] === true];
  const name = path === '' ? '' : `${nameChangePath(path)} is `;
  return changeIf(was !== is, 'deprecated', `${name}${is ? 'now' : 'no longer'} deprecated`, path);
}

/** Compares a parameter or body without its schema: added, removed, required, deprecated or described differently. */
export function compareInput(
  path: string,
  old: JsonObject | undefined,
  now: JsonObject | undefined,
): readonly OperationChange[] {
  const name = nameChangePath(path);
  if (now === undefined) return [createChange('input-removed', `${name} removed`, path)];
  const word = isNeeded(now) ? 'required' : 'optional';
  const rule = word === 'required' ? 'input-required' : 'input-added';
  if (old === undefined) return [createChange(rule, `new ${word} ${name}`, path)];
  return [
    ...changeIf(isNeeded(old) !== isNeeded(now), `now-${word}`, `${name} is now ${word}`, path),
    ...compareDeprecation(path, old, now),
    ...compareDescription(path, old, now),
  ];
}

function isNeeded(input: JsonObject): boolean {
  return input['required'] === true || input['in'] === 'path';
}

export function compareDescription(at: string, old: JsonObject, now: JsonObject): readonly OperationChange[] {
  const isOther = squeeze(old['description']) !== squeeze(now['description']);
  return changeIf(isOther, 'description', `description of ${nameChangePath(at)} changed`, at);
}
