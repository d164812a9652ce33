import {
  changeClasses,
  type Comparison,
  countBreaking,
  type ModifiedOperation,
  type Operation,
  type OperationChange,
  type OperationPart,
  operationParts,
  renderDigest,
} from '../openapi/door.ts';
import { createChange, dropRepeats, type ChangeRule } from './change-rules.ts';
import { ifUnique, pairUp } from './pair-up.ts';
import { clip } from './place.ts';

/** What differs between two versions of an operation that moved, or of which some parts differ. */
export type TellChanges = (
  before: Operation,
  after: Operation,
  parts: readonly OperationPart[],
) => readonly OperationChange[];

/**
 * What became of the operations: told apart by exact method and path, since two templates may differ in nothing but
 * the names of their parameters. One that left its place is found again by its `operationId`, or else by its
 * template, as long as only one can be meant. The order is that of the documents.
 * @param tellChanges asked for operations that differ only; it may find that nothing does after all
 */
export function compareOperations(
  before: readonly Operation[],
  after: readonly Operation[],
  tellChanges: TellChanges = tellParts,
): Comparison {
  const ways = [placeOf, ({ operationId }: Operation) => operationId, templateOf].map(ifUnique);
  const { pairs, gone, added } = pairUp(before, after, ways);
  const origin = new Map(pairs.map(([old, now]) => [now, old]));
  const lists = {
    added,
    removed: gone,
    modified: after.flatMap((operation) => findModified(operation, origin.get(operation), tellChanges) ?? []),
  };
  return { ...lists, breaking: countBreaking(lists) };
}

function findModified(
  operation: Operation,
  old: Operation | undefined,
  tellChanges: TellChanges,
): ModifiedOperation | undefined {
  if (old === undefined) return undefined;
  const parts = operationParts.filter((part) => operation.fingerprints[part] !== old.fingerprints[part]);
  const isMoved = placeOf(operation) !== placeOf(old);
  if (!isMoved && parts.length === 0) return undefined;
  const sorted = tellChanges(old, operation, parts).toSorted(
    (one, other) => changeClasses.indexOf(one.class) - changeClasses.indexOf(other.class),
  );
  const changes = dropRepeats(sorted);
  if (changes.length === 0) return undefined;
  const { method, path } = old;
  return { operation, parts, changes, ...(isMoved && { movedFrom: { method, path } }) };
}

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
  const told = parts.map((part) => {
    if (part === 'name') return describeName(before, after);
    const [was, is] = [before.fingerprints[part], after.fingerprints[part]].map(renderDigest);
    return createChange(...words[part], part, { before: was, after: is });
  });
  return [...describeMove(before, after), ...told];
}

export function describeName(old: Operation, now: Operation): OperationChange {
  return createChange('renamed', `renamed from ${clip(old.name)}`, '', { before: old.name, after: now.name });
}

const parameterNames = /\{[^{}]*\}/g;

/** What became of an operation's method and path; nothing where they are the same. */
export function describeMove(old: Operation, now: Operation): readonly OperationChange[] {
  if (templateOf(old) !== templateOf(now)) {
    const values = { before: placeOf(old), after: placeOf(now) };
    return [createChange('moved', `moved from ${clip(values.before)}`, '', values)];
  }
  const after = listNames(now);
  return listNames(old).flatMap((name, index) => {
    const next = after[index] ?? '';
    if (name === next) return [];
    const sentence = `path parameter ${name} is now called ${next}`;
    return [createChange('parameter-renamed', sentence, `path ${next}`, { before: name, after: next })];
  });
}

function listNames({ path }: Operation): readonly string[] {
  return [...path.matchAll(parameterNames)].map(([name]) => clip(name.slice(1, -1)));
}

/** What tells an operation from all others of its description. */
export function keyOf(method: string, path: string): string {
  return `${method.toUpperCase()} ${path}`;
}

function placeOf({ method, path }: Operation): string {
  return keyOf(method, path);
}

/** The place, whatever its parameters are called. */
function templateOf({ method, path }: Operation): string {
  return `${method} ${path.replace(parameterNames, '{}')}`;
}
