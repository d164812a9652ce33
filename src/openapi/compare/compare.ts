import type { Comparison, ModifiedOperation, Operation } from '../operation.ts';
import { operationParts } from '../operation.ts';

/**
 * What became of the operations: told apart by exact method and path, since two templates may differ in nothing but
 * the names of their parameters. One that left its place is found again by its `operationId`, or else by its
 * template, as long as only one can be meant. The order is that of the documents.
 */
export function compareOperations(before: readonly Operation[], after: readonly Operation[]): Comparison {
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
  return {
    added: after.filter((operation) => !origin.has(operation)),
    removed: before.filter((operation) => gone.has(operation)),
    modified: after.flatMap((operation) => findModified(operation, origin.get(operation)) ?? []),
  };
}

function findModified(operation: Operation, old: Operation | undefined): ModifiedOperation | undefined {
  if (old === undefined) return undefined;
  const parts = operationParts.filter((part) => operation.fingerprints[part] !== old.fingerprints[part]);
  if (placeOf(operation) !== placeOf(old)) {
    return { operation, parts, movedFrom: { method: old.method, path: old.path } };
  }
  return parts.length === 0 ? undefined : { operation, parts };
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

function placeOf(operation: Operation): string {
  return `${operation.method} ${operation.path}`;
}

function idOf(operation: Operation): string | undefined {
  return operation.operationId;
}

function templateOf(operation: Operation): string {
  return `${operation.method} ${operation.path.replace(/\{[^{}]*\}/g, '{}')}`;
}
