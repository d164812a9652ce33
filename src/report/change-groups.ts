import {
  type ChangeClass,
  listBreaking,
  listChanges,
  type Operation,
  type ReportedChange,
} from '../openapi/index.ts';
import type { Acceptance, SpecResult } from './result.ts';

/** From so many actions on, what they share is told once. */
const minSharing = 3;

/** One thing that several actions share, or all that is told of one action. */
export interface Cause {
  readonly operations: readonly Operation[];
  readonly parts: readonly Part[];
}

interface Part extends Pick<ReportedChange, 'change' | 'operation'> {
  /** Who has accepted what it breaks, and why; undefined where nobody has. */
  readonly accepted: ReturnType<Acceptance['entries']['get']>;
}

/** What became of the actions that were there before, each cause once: what many share comes first. */
export function gatherCauses({ acceptance, comparison }: SpecResult): readonly Cause[] {
  if (comparison === undefined) return [];
  const all = listChanges(comparison).map(({ change, fingerprint, operation }): Part => {
    const accepted = change.class === 'breaking' ? acceptance?.entries.get(fingerprint) : undefined;
    return { change, operation, accepted };
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

/** What breaks and nobody has accepted. */
export function listOpen({
  acceptance,
  comparison,
}: Pick<SpecResult, 'acceptance' | 'comparison'>): readonly ReportedChange[] {
  const breaking = comparison === undefined ? [] : listBreaking(comparison);
  return breaking.filter(({ fingerprint }) => acceptance?.entries.has(fingerprint) !== true);
}

/** What a part is to those who read of it: what was accepted is no alarm any more. */
export type Concern = ChangeClass | 'accepted';

const concerns: readonly Concern[] = ['breaking', 'accepted', 'changes', 'none'];

export function findConcern({ accepted, change }: Part): Concern {
  return accepted === undefined ? change.class : 'accepted';
}

export function findWorst({ parts }: Cause): Concern {
  return concerns.find((concern) => parts.some((part) => findConcern(part) === concern)) ?? 'none';
}
