import type { Operation } from '../openapi/index.ts';
import { type Comparison, countBreaking } from '../compare/index.ts';
import type { SpecResult } from '../result.ts';

type Compared = Pick<SpecResult, 'comparison' | 'locations'>;

/**
 * Marks the removed operations that the new version of the file still has: `operations` doesn't select them any more.
 * @param excluded operations of the new version that aren't selected
 */
export function markDeselected<T extends Compared>(compared: T, excluded: readonly Operation[]): T {
  const { comparison, locations } = compared;
  if (comparison === undefined || excluded.length === 0) return compared;
  const routes = new Set(excluded.map(nameRoute));
  const ids = new Set(excluded.flatMap(({ operationId }) => operationId ?? []));
  const marks = new Map<Operation, Operation>();
  for (const operation of comparison.removed) {
    const { operationId } = operation;
    const isExcluded =
      routes.has(nameRoute(operation)) || (operationId !== undefined && ids.has(operationId));
    if (isExcluded) marks.set(operation, { ...operation, isDeselected: true });
  }
  if (marks.size === 0) return compared;
  const mark = (operation: Operation): Operation => marks.get(operation) ?? operation;
  const removed = comparison.removed.map(mark);
  const breaking = countBreaking({ ...comparison, removed });
  const marked: Comparison = { ...comparison, removed, breaking };
  return {
    ...compared,
    comparison: marked,
    locations: new Map([...locations].map(([operation, place]) => [mark(operation), place])),
  };
}

function nameRoute({ method, path }: Operation): string {
  return `${method} ${path}`;
}
