import type { Operation } from '../openapi/index.ts';
import { type ChangeClass, listBreaking, listChanges, type ReportedChange } from '../compare/index.ts';
import type { Acceptance, SpecResult } from '../result.ts';

/** Minimum number of actions for which a shared change is listed once. */
const minSharing = 3;

/** A change that several actions share, or all changes of one action. */
export interface Cause {
  readonly operations: readonly Operation[];
  readonly parts: readonly Part[];
}

interface Part extends Pick<ReportedChange, 'change' | 'operation'> {
  /** Entry that accepts the change, or `undefined` if the change isn't accepted. */
  readonly accepted: ReturnType<Acceptance['entries']['get']>;
  /** Severity for readers. An accepted change no longer needs attention. */
  readonly concern: Concern;
}

export type Concern = ChangeClass | 'accepted';

/** Groups the changes of the previous actions by cause. Causes that many actions share come first. */
export function gatherCauses({ acceptance, comparison }: SpecResult): readonly Cause[] {
  if (comparison === undefined) return [];
  const all = listChanges(comparison).map(({ change, fingerprint, operation }): Part => {
    const accepted = change.class === 'breaking' ? acceptance?.entries.get(fingerprint) : undefined;
    return { change, operation, accepted, concern: accepted === undefined ? change.class : 'accepted' };
  });
  const alike = Map.groupBy(all, ({ accepted, change }) =>
    JSON.stringify([change.rule, change.sentence, accepted]),
  );
  const shared = [...alike.values()]
    .map((parts) => ({ parts, operations: [...new Set(parts.map(({ operation }) => operation))] }))
    .filter(({ operations }) => operations.length >= minSharing)
    .toSorted((one, other) => other.operations.length - one.operations.length);
  const reported = new Set(shared.flatMap(({ parts }) => parts));
  const own = Map.groupBy(
    all.filter((part) => !reported.has(part)),
    ({ operation }) => operation,
  );
  return [
    ...shared.map(({ operations, parts }) => ({ operations, parts: parts.slice(0, 1) })),
    ...[...own].map(([operation, parts]) => ({ operations: [operation], parts })),
  ];
}

/** Lists the breaking changes that aren't accepted. */
export function listOpen({
  acceptance,
  comparison,
}: Pick<SpecResult, 'acceptance' | 'comparison'>): readonly ReportedChange[] {
  const breaking = comparison === undefined ? [] : listBreaking(comparison);
  return breaking.filter(({ fingerprint }) => acceptance?.entries.has(fingerprint) !== true);
}

const concerns: readonly Concern[] = ['breaking', 'accepted', 'changes', 'none'];

export function findWorst({ parts }: Cause): Concern {
  return concerns.find((worst) => parts.some(({ concern }) => concern === worst)) ?? 'none';
}
