import type { ObservedAction } from '../../copilot.ts';
import { listShownNames } from '../../importer/index.ts';
import { nameGroup, restoreRow, type DesiredAction } from './desired-action.ts';
import { matchActions, type Match } from './match-actions.ts';
import type { Plan } from './plan.ts';
import type { Step } from './request.ts';
import { findDirection, findGroup, type Status } from './status.ts';

/** The observed actions compared with the desired ones. */
export interface Diff {
  readonly rows: readonly ObservedAction[];
  readonly groups: ReadonlyMap<string, Group>;
  /** `false` after the service has deleted another row than the requested one. */
  readonly mayDelete: boolean;
}

/** The desired and the observed actions with one `operation_id`, and the next step for them. */
export interface Group extends Pick<Match, 'desired' | 'rows'> {
  /** Rows that this run may delete. */
  readonly managed: readonly ObservedAction[];
  /** Desired actions without an equal row. */
  readonly missing: readonly DesiredAction[];
  /** Extra managed actions that can't be deleted, because the service might delete an unmanaged action instead. */
  readonly stuck: readonly ObservedAction[];
  /** The next request, or `undefined` if the group is correct or nothing may be done. */
  readonly step: Step | undefined;
}

interface GroupRules {
  readonly isManaged: (row: ObservedAction) => boolean;
  readonly mayDelete: boolean;
  /** Whether the service has a route to change an action. */
  readonly canChange: boolean;
  readonly needsReindex: boolean;
}

export function compareRows(plan: Plan, status: Status, rows: readonly ObservedAction[]): Diff {
  const { job, ownership } = plan;
  const { effects, service } = status;
  const mayDelete = effects.displaced.length === 0;
  const isManaged = (row: ObservedAction): boolean =>
    job.unmanaged === 'delete' || effects.added.includes(row.id) || ownership.find(row) !== undefined;
  const rules = { isManaged, mayDelete, canChange: service.lacks.change !== true };
  const matches = matchActions(listDesired(plan, status), rows, ownership);
  const groups = [...matches].map(([name, match]) => {
    const { needsReindex } = findGroup(status, name);
    return [name, planGroup(match, { ...rules, needsReindex })] as const;
  });
  return { rows, groups: new Map(groups), mayDelete };
}

/** Lists the desired actions, including unmanaged ones that the service has deleted by mistake. */
export function listDesired({ desired }: Plan, status: Status): readonly DesiredAction[] {
  const displaced = status.effects.displaced.map((row) => restoreRow(row, undefined));
  return [...desired[findDirection(status)], ...displaced];
}

/**
 * Plans the smallest correct step of a group. A row is changed only under its own name: the search entry of another name
 * would remain. The delete of one row may hit another of its group, so nothing is deleted beside an unmanaged action.
 * @see docs/requests.md, “Requests to the service”
 */
function planGroup({ changed, desired, equal, rows, unequal }: Match, rules: GroupRules): Group {
  const { missing } = unequal;
  const managed = rows.filter(rules.isManaged);
  const extra = unequal.extra.filter(rules.isManaged);
  const isShared = rows.length > managed.length;
  const canDelete = rules.mayDelete && !isShared;
  const canChange = rules.canChange && (changed.length === extra.length || isShared);
  const [change] = canChange ? changed : [];
  const [action] = missing;
  const [first] = equal;
  const remove = (row: ObservedAction | undefined): Step | undefined =>
    row && { kind: desired.length === 0 ? 'remove' : 'remove-first', row };
  // A change to the same content restores the search entry.
  const reindex = (): Step | undefined => {
    if (!rules.needsReindex || extra.length > 0 || first === undefined || !managed.includes(first.row))
      return undefined;
    if (rules.canChange) return { kind: 'reindex', ...first };
    return canDelete ? remove(first.row) : undefined;
  };
  const group = { desired, rows, managed, missing, stuck: [] };
  if (change !== undefined) return { ...group, step: { kind: 'change', ...change } };
  if (extra.length > 0 && canDelete) return { ...group, step: remove(extra[0]) };
  return { ...group, stuck: extra, step: action === undefined ? reindex() : { kind: 'add', action } };
}

/** Returns the rows in the group of a desired action. */
export function findRows({ groups }: Diff, action: DesiredAction): readonly ObservedAction[] {
  return groups.get(nameGroup(action))?.rows ?? [];
}

/** Lists groups of which the run may delete every row, because the service can't delete an unmanaged row instead. */
export function listDeletable({ groups, mayDelete }: Diff): readonly (readonly [string, Group])[] {
  return [...groups].filter(
    ([, { managed, rows }]) => mayDelete && managed.length > 0 && managed.length === rows.length,
  );
}

/** Returns whether no desired action is missing and no other action can be deleted. */
export function isAllInPlace({ groups }: Diff): boolean {
  return [...groups.values()].every(
    ({ missing, step }) => missing.length === 0 && (step === undefined || step.kind === 'reindex'),
  );
}

/** Returns whether the service stores a confirmed import in its own form, with equal `operation_id`s. */
export function isCounted({ desired }: Plan, status: Status, { groups, mayDelete, rows }: Diff): boolean {
  const direction = findDirection(status);
  const actions = desired[direction];
  const isImported = status.effects.imported?.direction === direction;
  if (!isImported || !mayDelete || actions.length === 0 || rows.length !== actions.length) return false;
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
