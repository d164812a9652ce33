import type { ObservedAction } from '../../copilot.ts';
import type { Context, Next } from './context.ts';
import { compareRows, listDeletable, type Diff } from './diff.ts';
import { operations } from './request.ts';
import {
  findDirection,
  findGroup,
  hasHidden,
  listInFlight,
  type GroupStatus,
  type Pending,
  type Status,
} from './status.ts';
import { decideImport } from './teardown.ts';

/**
 * Decides the next step if the action list can't be read: only the documented next request is sent, so that users don't
 * wait with an empty copilot.
 * @param read the last successful read
 * @param failedReads number of failures since then
 */
export function decideWithoutRead(
  context: Omit<Context, 'diff'>,
  read: Diff | undefined,
  failedReads: number,
): Next {
  const { endMs, nowMs, plan, rollbackAtMs, status } = context;
  const rows = findRemainingRows(status, read);
  if (rows !== undefined) return decideImport({ ...context, diff: compareRows(plan, status, rows) });
  const isInVain = status.times.beganAtMs === undefined && failedReads >= plan.job.maxAttempts;
  // If nothing is left to send, the run waits for a read until half of the time is over.
  const untilMs = isAllConfirmed(status, read) ? rollbackAtMs : endMs;
  if (isInVain || nowMs >= untilMs) return { do: 'end' };
  return { do: 'read-again' };
}

/** Returns the rows that remain after a confirmed teardown that no read shows, or `undefined` if it isn't confirmed. */
function findRemainingRows(status: Status, read: Diff | undefined): readonly ObservedAction[] | undefined {
  if (status.state !== 'teardown' || listInFlight(status).length > 0) return undefined;
  if (status.attempts.clear.isConfirmed === true) return [];
  const deletable = read === undefined ? [] : listDeletable(read);
  const isGone = deletable.every(
    ({ name, rows }) => rows.length === 1 && isDeleted(findGroup(status, name), rows[0]?.id),
  );
  if (read === undefined || deletable.length === 0 || !isGone) return undefined;
  const gone = new Set(deletable.flatMap(({ rows }) => rows));
  return read.rows.filter((row) => !gone.has(row));
}

/** Returns whether all differences of the last read were confirmed since then, and no request may still take effect. */
export function isAllConfirmed(status: Status, read: Diff | undefined): boolean {
  const { effects, groups, state } = status;
  if (listInFlight(status).length > 0 || state === 'teardown' || hasHidden(status)) return false;
  if (read === undefined) {
    const isIndexed = (group: GroupStatus): boolean =>
      !group.needsReindex || isDeleted(group, group.deletedId);
    return effects.imported?.direction === findDirection(status) && Object.values(groups).every(isIndexed);
  }
  return [...read.groups.values()].every(({ missing, name, rows, step }) => {
    const { needsReindex, pending } = findGroup(status, name);
    if (step === undefined) return true;
    if (step.kind === 'reindex') return !needsReindex;
    const isOne = missing.length + (step.kind === 'remove' ? rows.length : 0) === 1;
    return isConfirmed(pending) && pending.by !== 'clear' && isOne;
  });
}

/** Returns whether the delete of that row is confirmed. */
function isDeleted({ deletedId, pending }: GroupStatus, id: string | undefined): boolean {
  return isConfirmed(pending) && operations[pending.by] === 'delete' && deletedId === id;
}

/** Returns whether a change is confirmed, and the reads so far may have been too early to show it. */
function isConfirmed(pending: Pending | undefined): pending is Pending {
  return pending?.state === 'waiting';
}
