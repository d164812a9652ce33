import type { ObservedAction } from '../../copilot.ts';
import type { ImportDocument } from '../../importer/index.ts';
import type { ReplacementRecord } from '../replacement-record.ts';
import { nameGroup, restoreRow, type DesiredAction } from './desired-action.ts';
import { matchActions } from './match-actions.ts';
import { createOwnership, type Ownership } from './ownership.ts';
import {
  digestRows,
  freshGroup,
  listIds,
  untried,
  updateGroups,
  type Direction,
  type Status,
} from './status.ts';

/** Parameters of a reconciliation, including everything that it may send. */
export interface ReconcileJob extends ReplacementRecord {
  readonly method: 'reconcile';
  readonly strategy: 'recreate' | 'rolling';
  /** Handling of actions that no version of the file defines. */
  readonly unmanaged: 'delete' | 'keep';
  /** Whether correct actions are written again, because the search index might not contain them. */
  readonly isForced: boolean;
  readonly next: ImportDocument;
  readonly before: readonly ObservedAction[];
  /** Actions of all versions that are in `before`. */
  readonly known: readonly DesiredAction[];
  /** The earlier version whose actions are all in `before`. */
  readonly backup?: ImportDocument;
}

/** Constant parameters of a reconciliation. */
export interface Plan {
  readonly job: ReconcileJob;
  readonly ownership: Ownership;
  readonly desired: Readonly<Record<Direction, readonly DesiredAction[]>>;
  /** Previous actions that this run may delete, and would restore. */
  readonly restorable: readonly ObservedAction[];
  /** Digest of the previous actions. */
  readonly before: string;
}

export function createPlan(job: ReconcileJob): Plan {
  const ownership = createOwnership([...job.next.actions, ...job.known]);
  const restorable = job.before.filter(
    (row) => job.unmanaged === 'delete' || ownership.find(row) !== undefined,
  );
  const rollback = restorable.map((row) => restoreRow(row, ownership.find(row)));
  const desired = { rollout: job.next.actions, rollback };
  return { job, ownership, desired, restorable, before: digestRows(job.before) };
}

/** Creates the status before the first request. */
export function beginStatus({ job, ownership }: Plan): Status {
  const { before, isForced, next, strategy } = job;
  const groups = [...Map.groupBy(before, ownership.nameGroup)].map(
    ([name, rows]) => [name, { ...freshGroup, ids: listIds(rows) }] as const,
  );
  const status: Status = {
    state: strategy === 'recreate' ? 'teardown' : 'converging',
    groups: Object.fromEntries(groups),
    inFlight: [],
    attempts: { clear: untried, import: untried },
    service: { lacks: {}, lagMs: 0, isVisible: false },
    effects: { hasChanged: false, hasOthers: false, added: [], displaced: [] },
    times: { delays: [] },
  };
  // All managed actions are written again, because the search index might not contain them.
  return isForced && strategy === 'rolling'
    ? updateGroups(status, next.actions.map(nameGroup), { needsReindex: true })
    : status;
}

/**
 * Describes why single actions can't be repaired safely: the copilot has half of the desired names, but no action matches
 * any known version. The service probably rewrites the actions that it stores.
 */
export function findUnsafeCause({ before, known, next }: ReconcileJob): string | undefined {
  if (before.some(({ id }) => id === '')) return 'this service lists actions without IDs';
  const ownership = createOwnership(next.actions);
  const isUnknown = (row: ObservedAction): boolean => ownership.findOnAnyServer(row).length === 0;
  const names = new Set(before.filter(isUnknown).map(ownership.nameGroup));
  const matching = next.actions.filter((action) => names.has(nameGroup(action)));
  const isOwnForm = known.length === 0 && matching.length > 0 && matching.length >= next.actions.length / 2;
  return isOwnForm ? ownForm : undefined;
}

const ownForm =
  'the copilot has actions with the same names that match no version of the file that was read. If another client ' +
  'created them, rename them. Otherwise, this service lists actions in its own format';

/** Returns the version whose actions are all in the copilot: the one with the most actions, and the first of several. */
export function selectBackup<Version extends ImportDocument>(
  rows: readonly ObservedAction[],
  versions: readonly Version[],
): Version | undefined {
  const whole = versions.filter(({ actions }) => {
    const groups = [...matchActions(actions, rows, createOwnership(actions)).values()];
    return actions.length > 0 && groups.every(({ unequal }) => unequal.missing.length === 0);
  });
  return whole.toSorted((one, other) => other.actions.length - one.actions.length)[0];
}
