import type { ObservedAction } from '../../copilot.ts';
import { compareRows, noMembers } from './diff.ts';
import type { Plan } from './plan.ts';
import { createInvisibleFault, operations } from './request.ts';
import { digestRows, findGroup, listIds, update, type Pending, type Status } from './status.ts';
import { lateMs } from './waiting-times.ts';

/** Records what a read shows about earlier requests and other clients. */
export function recordRead(
  plan: Plan,
  status: Status,
  rows: readonly ObservedAction[],
  nowMs: number,
): Status {
  const { effects, inFlight, service } = status;
  const changes = listChanges(plan, status, rows, nowMs);
  const displaced = findDisplaced(plan, status, rows);
  const shown = new Set(changes.flatMap((change) => change.shown ?? []));
  const isImportVisible = shown.has('import') || effects.imported?.isVisible === true;
  const isAwaited = ({ by, state }: Pending): boolean =>
    // If a read shows a later addition, but nothing of a hidden import, the import has added nothing.
    !(by === 'import' && state === 'hidden' && shown.has('add') && !isImportVisible) &&
    // A delete whose row remains has deleted another row instead.
    !(displaced.length > 0 && (by === 'remove' || by === 'remove-first'));
  const groups = changes.map(({ group, name, pending }) => {
    const awaited = pending && isAwaited(pending) ? pending : undefined;
    return [name, { ...group, pending: awaited }] as const;
  });
  const invisible = changes.find(({ isInvisible }) => isInvisible);
  return update(status, {
    groups: Object.fromEntries(groups),
    inFlight: inFlight
      .filter(({ endsAtMs, outcome }) => outcome !== 'ended' && endsAtMs > nowMs)
      .map((one) => (one.kind === 'clear' && rows.length === 0 ? { ...one, isShown: true } : one)),
    attempts: invisible ? { fault: createInvisibleFault(`\`${invisible.name}\``) } : {},
    service: {
      lagMs: Math.max(service.lagMs, ...changes.map(({ pending }) => measureLag(pending, nowMs))),
      isVisible: service.isVisible || shown.size > 0,
    },
    effects: {
      hasChanged: effects.hasChanged || digestRows(rows) !== plan.before,
      hasOthers: effects.hasOthers || changes.some(({ isDisturbed }) => isDisturbed),
      imported: effects.imported && { ...effects.imported, isVisible: isImportVisible },
      displaced: [...effects.displaced, ...displaced],
    },
  });
}

function listChanges(plan: Plan, status: Status, rows: readonly ObservedAction[], nowMs: number) {
  const { groups } = compareRows(plan, status, rows);
  const restorable = new Set(plan.restorable.map(plan.ownership.nameGroup));
  const names = [...new Set([...groups.keys(), ...Object.keys(status.groups)])];
  return names.map((name) => {
    const before = findGroup(status, name);
    const { desired, managed, rows: own } = groups.get(name) ?? noMembers;
    const ids = listIds(own);
    const pending = readPending(before.pending, own, nowMs);
    // A confirmed change wasn't visible in time.
    const isInvisible = pending?.state === 'hidden' && before.pending?.state === 'waiting';
    // An addition with an ID fails when it is undone. An import or a clear request fails as a whole.
    const isFailed = isInvisible && pending.id === undefined && !['import', 'clear'].includes(pending.by);
    // Another client has added or deleted rows. Its delete also deletes the search entries of the whole group.
    const isForeign = !isExplained(status, name, ids);
    const needsReindex = before.needsReindex || isForeign;
    return {
      ...{ name, pending, isInvisible },
      group: { ...before, ids, needsReindex, failures: before.failures + Number(isFailed) },
      /** The earlier change that the read shows. */
      shown: pending === undefined ? before.pending?.by : undefined,
      // The run may change actions of this group.
      isDisturbed: isForeign && (managed.length + desired.length > 0 || restorable.has(name)),
    };
  });
}

/**
 * Returns whether requests of this run can be the reason for other rows than in the last read. An addition alone removes
 * no row, and a delete alone adds none. A confirmed import may follow a delete that no read has shown.
 */
function isExplained(status: Status, name: string, ids: string): boolean {
  const { ids: idsBefore, pending } = findGroup(status, name);
  if (ids === idsBefore) return true;
  const sent = status.inFlight
    .filter(({ group, isShown }) => isShown !== true && (group === undefined || group === name))
    .map(({ kind }) => (kind === 'import' ? 'add' : operations[kind]));
  const confirmed = pending === undefined || pending.state === 'undone' ? [] : [operations[pending.by]];
  const causes = [...sent, ...confirmed];
  const mayAppear = causes.some((cause) => cause !== 'delete') || !hasMore(ids, idsBefore);
  const mayDisappear = causes.some((cause) => cause !== 'add') || !hasMore(idsBefore, ids);
  return causes.length > 0 && mayAppear && mayDisappear;
}

/** Returns whether the first list of IDs has one that the second list lacks. */
function hasMore(ids: string, others: string): boolean {
  const known = new Set(others.split('\n'));
  return ids !== '' && ids.split('\n').some((id) => !known.has(id));
}

/** Returns the change if the read doesn't show it. */
function readPending(
  pending: Pending | undefined,
  rows: readonly ObservedAction[],
  nowMs: number,
): Pending | undefined {
  if (pending === undefined || pending.state === 'undone') return pending;
  if (isShown(pending, rows)) return undefined;
  return nowMs >= pending.untilAtMs ? { ...pending, state: 'hidden' } : pending;
}

/** An added action is recognized by its ID if possible, any other change by the rows of its group. */
function isShown({ before, by, id }: Pending, rows: readonly ObservedAction[]): boolean {
  if (by === 'clear') return listIds(rows) !== before;
  const hasIds = id !== undefined && rows.every((row) => row.id !== '');
  return hasIds ? rows.some((row) => row.id === id) : digestRows(rows) !== before;
}

/** Returns how long a confirmed change hasn't been visible, up to the time for which the run waits for it. */
function measureLag(pending: Pending | undefined, nowMs: number): number {
  return pending === undefined ? 0 : Math.min(lateMs, nowMs - (pending.untilAtMs - lateMs));
}

/** Returns the unmanaged rows that are gone if a deleted row is still there, because the service deleted them instead. */
function findDisplaced(
  { job, ownership }: Plan,
  { effects, groups }: Status,
  rows: readonly ObservedAction[],
): readonly ObservedAction[] {
  if (job.unmanaged === 'delete') return [];
  const ids = new Set(rows.map(({ id }) => id));
  const isLeft = Object.values(groups).some(({ deletedId = '' }) => ids.has(deletedId));
  if (!isLeft) return [];
  const known = new Set([...ids, ...effects.displaced.map(({ id }) => id)]);
  return job.before.filter((row) => row.id !== '' && !known.has(row.id) && ownership.find(row) === undefined);
}
