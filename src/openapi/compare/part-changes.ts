import type { Operation, OperationChange, OperationPart } from '../operation.ts';
import { createChange, type ChangeRule } from './change-rules.ts';
import { clip } from './place.ts';

const untold = 'changed, in a way that cannot be told in detail';

/** What can be said by the part alone, where there is no document to look into. */
const words: Readonly<Record<Exclude<OperationPart, 'name'>, readonly [ChangeRule, string]>> = {
  parameters: ['undetailed', `parameters ${untold}`],
  body: ['undetailed', `body ${untold}`],
  responses: ['response-content', 'responses changed'],
  security: ['undetailed', `credentials ${untold}`],
  servers: ['undetailed', `servers ${untold}`],
  description: ['description', 'descriptions or examples changed'],
  extensions: ['extension', 'extensions changed'],
  other: ['other-part', 'something else changed'],
};

export function tellParts(
  before: Operation,
  after: Operation,
  parts: readonly OperationPart[],
): readonly OperationChange[] {
  const told = parts.map((part) => (part === 'name' ? describeName(before) : createChange(...words[part])));
  return [...describeMove(before, after), ...told];
}

export function describeName({ name }: Operation): OperationChange {
  return createChange('renamed', `renamed from ${clip(name)}`);
}

const parameterNames = /\{[^{}]*\}/g;

/** What became of an operation's method and path; nothing where they are the same. */
export function describeMove(old: Operation, now: Operation): readonly OperationChange[] {
  if (templateOf(old) !== templateOf(now)) return [createChange('moved', `moved from ${clip(placeOf(old))}`)];
  const [before, after] = [old, now].map(({ path }) =>
    [...path.matchAll(parameterNames)].map(([name]) => clip(name.slice(1, -1))),
  );
  return (before ?? []).flatMap((name, index) => {
    const next = after?.[index] ?? '';
    return name === next ? [] : [createChange('input-moved', `path parameter ${name} is now called ${next}`)];
  });
}

export function placeOf({ method, path }: Operation): string {
  return `${method} ${path}`;
}

/** The place, whatever its parameters are called. */
export function templateOf({ method, path }: Operation): string {
  return `${method} ${path.replace(parameterNames, '{}')}`;
}
