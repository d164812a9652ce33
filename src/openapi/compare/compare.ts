import type {
  Comparison,
  ModifiedOperation,
  Operation,
  OperationChange,
  OperationPart,
} from '../operation.ts';
import { changeClasses, countBreaking, operationParts } from '../operation.ts';
import { dropRepeats } from './change-rules.ts';
import { ifUnique, pairUp } from './pair-up.ts';
import { placeOf, tellParts, templateOf } from './part-changes.ts';

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
