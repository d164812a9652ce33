import type { JsonObject } from '../syntax/index.ts';
import { foldTexts, omitMembers } from '../openapi/index.ts';
import { clip, nameChangePath, squeeze } from './change-path.ts';
import { meansSame, type OperationPair, type Report } from './side.ts';

export function compareTexts({ before, after, report }: OperationPair): void {
  const [old, now] = [
    foldTexts(before.operation, before.pathItem),
    foldTexts(after.operation, after.pathItem),
  ];
  for (const key of ['summary', 'description'] as const) {
    const isOther = squeeze(old[key]) !== squeeze(now[key]);
    if (isOther) report('description', `${key} ${describeMember(old, now, key)}`, key);
  }
}

function describeMember(old: JsonObject, now: JsonObject, key: string): string {
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
export function compareOthers({ sides, before, after, report }: OperationPair): void {
  const [old = {}, now = {}] = [before, after].map(({ operation, pathItem }) => {
    const all = { ...omitMembers(pathItem, (key) => key !== actedOn), ...operation };
    return omitMembers(all, (key) => key.startsWith('x-') && key !== actedOn);
  });
  compareDeprecation(report, '', old, now);
  for (const key of Object.keys({ ...old, ...now })) {
    const [was, is] = [{ [key]: old[key] ?? false }, { [key]: now[key] ?? false }];
    if (isReportedElsewhere.has(key) || meansSame(sides, was, is)) continue;
    const rule = key === actedOn ? 'extension' : 'other-part';
    report(rule, `${clip(key)} ${describeMember(old, now, key)}`, key);
  }
}

/** Compares a parameter or body without its schema: added, removed, required, deprecated or described differently. */
export function compareInput(
  report: Report,
  path: string,
  old: JsonObject | undefined,
  now: JsonObject | undefined,
): void {
  const name = nameChangePath(path);
  const word = isNeeded(now) ? 'required' : 'optional';
  if (now === undefined) report('input-removed', `${name} removed`, path);
  else if (old === undefined) {
    report(word === 'required' ? 'input-required' : 'input-added', `new ${word} ${name}`, path);
  } else {
    if (isNeeded(old) !== isNeeded(now)) report(`now-${word}`, `${name} is now ${word}`, path);
    compareDeprecation(report, path, old, now);
    compareDescription(report, path, old, now);
  }
}

function isNeeded(input: JsonObject | undefined): boolean {
  return input?.['required'] === true || input?.['in'] === 'path';
}

function compareDeprecation(report: Report, path: string, old: JsonObject, now: JsonObject): void {
  const [was, is] = [old['deprecated'] === true, now['deprecated'] === true];
  const name = path === '' ? '' : `${nameChangePath(path)} is `;
  if (was !== is) report('deprecated', `${name}${is ? 'now' : 'no longer'} deprecated`, path);
}

export function compareDescription(report: Report, path: string, old: JsonObject, now: JsonObject): void {
  const isOther = squeeze(old['description']) !== squeeze(now['description']);
  if (isOther) report('description', `description of ${nameChangePath(path)} changed`, path);
}
