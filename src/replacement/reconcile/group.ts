import type { ObservedAction } from '../../copilot.ts';
import type { Step } from './call.ts';
import type { DesiredAction } from './desired-action.ts';
import { matchActions, type Match, type ActionPair } from './match-actions.ts';
import type { Ownership } from './ownership.ts';

/** The desired and the observed actions with one `operation_id`, which one request can affect. */
export interface Group extends Members {
  /** The next request, or `undefined` if the group is correct or nothing may be done. */
  readonly step: Step | undefined;
  /** Extra managed actions that can't be deleted, because the service might delete an unmanaged action instead. */
  readonly stuck: readonly ObservedAction[];
}

interface Members {
  readonly rows: readonly ObservedAction[];
  /** Rows that this run may delete. */
  readonly managed: readonly ObservedAction[];
  readonly desired: readonly DesiredAction[];
  /** Desired actions without an equal row. */
  readonly missing: readonly DesiredAction[];
}

interface GroupRules {
  readonly ownership: Ownership;
  /** False once the service has deleted another row than the one that was named. */
  readonly mayDelete: boolean;
  /** Whether this run may delete a row that is in no version of the file. */
  readonly mayRemove: (row: ObservedAction) => boolean;
  /** False where the service has no route to change an action. */
  readonly canChange: boolean;
  /** Whether the service has confirmed the last call for all that is there. */
  readonly isConfirmed: (name: string) => boolean;
}

/** Compares the desired and the observed actions by the groups in which one request can affect them, and plans the next step of each. */
export function formGroups(
  desired: readonly DesiredAction[],
  rows: readonly ObservedAction[],
  rules: GroupRules,
): ReadonlyMap<string, Group> {
  const matches = matchActions(desired, rows, rules.ownership);
  return new Map(
    [...matches].map(([name, match]) => [name, planGroup(match, rules, rules.isConfirmed(name))]),
  );
}

/**
 * Plans the smallest correct step of a group. A row is changed only under its own name: the search entry of another name
 * would remain. The delete of one row may hit another of its group, so nothing is deleted beside an unmanaged action.
 * @see docs/requests.md, “Requests to the service”
 */
function planGroup(match: Match, rules: GroupRules, isConfirmed: boolean): Group {
  const { changed, desired, equal, rows, unequal } = match;
  const isManaged = (row: ObservedAction): boolean =>
    rules.mayRemove(row) || rules.ownership.find(row) !== undefined;
  const group = { rows, desired, managed: rows.filter(isManaged), missing: unequal.missing };
  const wrong = unequal.extra.filter(isManaged);
  const isShared = rows.length > group.managed.length;
  const [goal] = group.missing;
  const add: Step | undefined = goal && { kind: 'add', goal };
  if (wrong.length === 0) {
    const reindex = isConfirmed ? undefined : reindexGroup(equal[0], group, rules);
    return { ...group, stuck: [], step: add ?? reindex };
  }
  const [change] = rules.canChange && (changed.length === wrong.length || isShared) ? changed : [];
  if (change !== undefined) return { ...group, stuck: [], step: { kind: 'change', ...change } };
  return isShared || !rules.mayDelete
    ? { ...group, stuck: wrong, step: add }
    : { ...group, stuck: [], step: deleteOne(wrong[0], group) };
}

/** Plans a request that writes an action with its own content, which restores its search entry. */
function reindexGroup(
  first: ActionPair | undefined,
  group: Members,
  { canChange, mayDelete }: GroupRules,
): Step | undefined {
  if (first === undefined || !group.managed.includes(first.row)) return undefined;
  if (canChange) return { kind: 'reindex', ...first };
  return group.rows.length > group.managed.length || !mayDelete ? undefined : deleteOne(first.row, group);
}

function deleteOne(row: ObservedAction | undefined, { desired }: Members): Step | undefined {
  return row && { kind: desired.length === 0 ? 'remove' : 'clear-up', row };
}
