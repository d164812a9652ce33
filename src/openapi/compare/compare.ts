import type {
  Comparison,
  ModifiedOperation,
  Operation,
  OperationChange,
  OperationPart,
} from '../operation.ts';
import { changeClasses, countBreaking, operationParts } from '../operation.ts';
import { placeOf, templateOf } from './move-changes.ts';
import { tellParts } from './part-changes.ts';

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
  const origin = new Map<Operation, Operation>();
  const gone = new Set(before);
  for (const key of [placeOf, idOf, templateOf]) {
    const old = indexUnique([...gone], key);
    const candidates = indexUnique(
      after.filter((operation) => !origin.has(operation)),
      key,
    );
    for (const [value, operation] of candidates) {
      const match = old.get(value);
      if (match === undefined) continue;
      origin.set(operation, match);
      gone.delete(match);
    }
  }
  const lists = {
    added: after.filter((operation) => !origin.has(operation)),
    removed: before.filter((operation) => gone.has(operation)),
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
  const changes = dropRepeats(tellChanges(old, operation, parts)).sort(
    (one, other) => changeClasses.indexOf(one.class) - changeClasses.indexOf(other.class),
  );
  if (changes.length === 0) return undefined;
  const { method, path } = old;
  return { operation, parts, changes, ...(isMoved && { movedFrom: { method, path } }) };
}

/** A response and what it holds may both be described: the same sentence says nothing twice. */
function dropRepeats(changes: readonly OperationChange[]): OperationChange[] {
  return [...new Map(changes.map((change) => [`${change.rule} ${change.sentence}`, change])).values()];
}

/** The operations by a key that belongs to one of them alone. */
function indexUnique(
  operations: readonly Operation[],
  key: (operation: Operation) => string | undefined,
): ReadonlyMap<string, Operation> {
  const index = new Map<string, Operation>();
  const shared = new Set<string>();
  for (const operation of operations) {
    const value = key(operation);
    if (value === undefined) continue;
    if (index.has(value)) shared.add(value);
    index.set(value, operation);
  }
  for (const value of shared) index.delete(value);
  return index;
}

function idOf(operation: Operation): string | undefined {
  return operation.operationId;
}
