import type { ObservedAction } from '../../copilot.ts';
import { listShownNames } from '../../importer/index.ts';
import { nameGroup, restoreRow, type DesiredAction } from './desired-action.ts';
import { matchActions, type Match } from './match-actions.ts';
import type { Plan } from './plan.ts';
import type { SingleRequest, Step } from './request.ts';
import { digestRows, findDirection, findGroup, type Status } from './status.ts';

/** The observed actions compared with the desired ones. */
export interface Diff {
  readonly rows: readonly ObservedAction[];
  readonly groups: ReadonlyMap<string, Group>;
}

/** The desired and the observed actions with one `operation_id`, and the next step for them. */
export interface Group extends Pick<Match, 'desired' | 'rows'> {
  readonly name: string;
  /** Rows that this run may delete. */
  readonly managed: readonly ObservedAction[];
  /** Whether the run may delete every row: otherwise, the service might delete an unmanaged row instead. */
  readonly isDeletable: boolean;
  /** Desired actions without an equal row. */
  readonly missing: readonly DesiredAction[];
  /** Extra managed actions that can't be deleted, because the service might delete an unmanaged action instead. */
  readonly stuck: readonly ObservedAction[];
  /** The next request, or `undefined` if the group is correct or nothing may be done. */
  readonly step: SingleRequest | undefined;
}

/** A group without actions. */
export const noMembers = { desired: [], managed: [], rows: [] } satisfies Partial<Group>;

export function compareRows(plan: Plan, status: Status, rows: readonly ObservedAction[]): Diff {
  const { job, ownership } = plan;
  const { added, displaced } = status.effects;
  const isManaged = (row: ObservedAction): boolean =>
    job.unmanaged === 'delete' || added.includes(row.id) || ownership.find(row) !== undefined;
  const groups = [...matchActions(listDesired(plan, status), rows, ownership)].map(([name, match]) => {
    const { desired, rows: own, unequal } = match;
    const managed = own.filter(isManaged);
    const extra = unequal.extra.filter(isManaged);
    const isDeletable = displaced.length === 0 && managed.length > 0 && managed.length === own.length;
    const step = planStep(match, { managed, extra, isDeletable }, { name, status });
    const isStuck = step?.kind !== 'change' && !isDeletable;
    const stuck = isStuck ? extra : [];
    const group = { name, desired, rows: own, managed, isDeletable, missing: unequal.missing, stuck };
    return [name, { ...group, step: step && createSingleRequest(group, step) }] as const;
  });
  return { rows, groups: new Map(groups) };
}

/** Lists the desired actions, including unmanaged ones that the service has deleted by mistake. */
export function listDesired({ desired }: Plan, status: Status): readonly DesiredAction[] {
  const displaced = status.effects.displaced.map((row) => restoreRow(row, undefined));
  return [...desired[findDirection(status)], ...displaced];
}

/**
 * Plans the smallest correct step of a group. A row is changed only under its own name, because the search entry of
 * another name would remain. The delete of one row may hit another of its group, so nothing is deleted beside an
 * unmanaged action.
 * @param extra managed rows without an equal desired action
 * @see docs/requests.md, “Requests to the service”
 */
function planStep(
  { changed, desired, equal, rows, unequal }: Match,
  { extra, isDeletable, managed }: Pick<Group, 'isDeletable' | 'managed'> & { extra: Group['rows'] },
  { name, status }: { readonly name: string; readonly status: Status },
): Step | undefined {
  const isShared = rows.length > managed.length;
  const hasChange = status.service.lacks.change !== true;
  const canChange = hasChange && (changed.length === extra.length || isShared);
  const removal = desired.length === 0 ? 'remove' : 'remove-first';
  const remove = (row: ObservedAction): Step => ({ kind: removal, row });
  const isDue = extra.length === 0 && findGroup(status, name).needsReindex;
  const stale = equal.slice(0, 1).filter(({ row }) => isDue && managed.includes(row));
  const [step] = [
    ...(canChange ? changed.map((pair): Step => ({ kind: 'change', ...pair })) : []),
    ...(isDeletable ? extra.map(remove) : []),
    ...unequal.missing.map((action): Step => ({ kind: 'add', action })),
    // A change to the same content restores the search entry.
    ...(hasChange ? stale.map((pair): Step => ({ kind: 'reindex', ...pair })) : []),
    ...(isDeletable ? stale.map(({ row }) => remove(row)) : []),
  ];
  return step;
}

/** Returns the rows in the group of a desired action. */
export function findRows({ groups }: Diff, action: DesiredAction): readonly ObservedAction[] {
  return groups.get(nameGroup(action))?.rows ?? [];
}

export function createSingleRequest({ name, rows }: Pick<Group, 'name' | 'rows'>, step: Step): SingleRequest {
  return { ...step, group: name, before: digestRows(rows) };
}

export function listDeletable({ groups }: Diff): readonly Group[] {
  return [...groups.values()].filter(({ isDeletable }) => isDeletable);
}

/** Returns whether no desired action is missing and no other action can be deleted. */
export function isAllInPlace({ groups }: Diff): boolean {
  return [...groups.values()].every(
    ({ missing, step }) => missing.length === 0 && (step === undefined || step.kind === 'reindex'),
  );
}

/** Returns whether the service stores a confirmed import in its own form, with equal `operation_id`s. */
export function isCounted({ desired }: Plan, status: Status, { groups, rows }: Diff): boolean {
  const direction = findDirection(status);
  const actions = desired[direction];
  const { displaced, imported } = status.effects;
  const isImported = imported?.direction === direction && displaced.length === 0;
  if (!isImported || actions.length === 0 || rows.length !== actions.length) return false;
  if ([...groups.values()].flatMap(({ missing }) => missing).length < actions.length) return false;
  const list = (ids: readonly (string | undefined)[]): string =>
    ids
      .map((id) => id?.toLowerCase())
      .sort()
      .join('\n');
  const observed = list(rows.map(({ operationId }) => operationId));
  const forms = [0, 1].map((form) =>
    list(actions.map((action) => (listShownNames(action)[form] ?? action).operationId)),
  );
  return rows.every(({ operationId }) => operationId === undefined) || forms.includes(observed);
}
