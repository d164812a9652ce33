import type { ObservedAction } from '../../copilot.ts';
import { isInPlace } from '../../importer/index.ts';
import type { Step } from './call.ts';
import { nameGroup, type DesiredAction, type Ownership } from './desired-action.ts';

/** All rows and all wanted actions of one `operation_id`, which is what one call may touch, and what a look shows of them. */
export interface Group extends Verdict {
  readonly rows: readonly ObservedAction[];
  /** Those that this run may delete. */
  readonly managed: readonly ObservedAction[];
  readonly desired: readonly DesiredAction[];
}

interface Verdict {
  /** The next call; undefined where it is right, or nothing may be done. */
  readonly step: Step | undefined;
  /** Wanted, and not there just so. */
  readonly missing: readonly DesiredAction[];
  /** Ours, not wanted, and not to be deleted, for the service might take another's row in its place. */
  readonly stuck: readonly ObservedAction[];
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

/** Compares what is wanted and what is seen where they can touch each other; by the groups' names. */
export function formGroups(
  desired: readonly DesiredAction[],
  rows: readonly ObservedAction[],
  rules: GroupRules,
): ReadonlyMap<string, Group> {
  const { mayRemove, ownership } = rules;
  const rowsByName = Map.groupBy(rows, ownership.nameGroup);
  const goalsByName = Map.groupBy(desired, nameGroup);
  return new Map(
    [...new Set([...goalsByName.keys(), ...rowsByName.keys()])].map((name) => {
      const own = rowsByName.get(name) ?? [];
      const managed = own.filter((row) => mayRemove(row) || ownership.find(row) !== undefined);
      const group = { desired: goalsByName.get(name) ?? [], rows: own, managed };
      return [name, { ...group, ...judgeGroup(group, rules, rules.isConfirmed(name)) }];
    }),
  );
}

type Members = Omit<Group, keyof Verdict>;

/**
 * The smallest right step of a group. A row is changed only under its own name: the search entry of another name would
 * stay behind. The delete of one row may take another of its group, so nothing is deleted beside a row of others.
 * @see docs/requests.md, “Requests to the service”
 */
function judgeGroup(group: Members, rules: GroupRules, isConfirmed: boolean): Verdict {
  const { missing, others, right } = pairRows(group);
  const wrong = others.filter((row) => group.managed.includes(row));
  const isShared = group.rows.length > group.managed.length;
  const [goal] = missing;
  const add: Step | undefined = goal && { kind: 'add', goal };
  if (wrong.length === 0) {
    const reindex = isConfirmed ? undefined : reindexGroup(right[0], group, rules);
    return { missing, stuck: [], step: add ?? reindex };
  }
  const change = findChange(wrong, missing, { ...rules, isShared });
  if (change !== undefined) return { missing, stuck: [], step: change };
  return isShared || !rules.mayDelete
    ? { missing, stuck: wrong, step: add }
    : { missing, stuck: [], step: deleteOne(wrong[0], group) };
}

interface Pair {
  readonly goal: DesiredAction;
  readonly row: ObservedAction;
}

function pairRows({ rows, desired }: Members): {
  readonly right: readonly Pair[];
  readonly missing: readonly DesiredAction[];
  readonly others: readonly ObservedAction[];
} {
  const missing = [...desired];
  const right: Pair[] = [];
  const others: ObservedAction[] = [];
  for (const row of rows) {
    const at = missing.findIndex((goal) => isInPlace(goal, row));
    const [goal] = at === -1 ? [] : missing.splice(at, 1);
    if (goal === undefined) others.push(row);
    else right.push({ goal, row });
  }
  return { right, missing, others };
}

/** Writing an action's own content once more gives it its entry in the search back. */
function reindexGroup(
  first: Pair | undefined,
  group: Members,
  { canChange, mayDelete }: GroupRules,
): Step | undefined {
  if (first === undefined || !group.managed.includes(first.row)) return undefined;
  if (canChange) return { kind: 'reindex', ...first };
  return group.rows.length > group.managed.length || !mayDelete ? undefined : deleteOne(first.row, group);
}

/** Returns a change if each managed row has a desired action with its own name. */
function findChange(
  wrong: readonly ObservedAction[],
  missing: readonly DesiredAction[],
  { canChange, isShared, ownership }: GroupRules & { readonly isShared: boolean },
): Step | undefined {
  const left = [...missing];
  const pairs = wrong.flatMap((row): readonly Pair[] => {
    const name = ownership.find(row)?.name;
    const at = left.findIndex((goal) => goal.name === name);
    const [goal] = at === -1 ? [] : left.splice(at, 1);
    return goal === undefined ? [] : [{ row, goal }];
  });
  const [pair] = canChange && (pairs.length === wrong.length || isShared) ? pairs : [];
  return pair && { kind: 'change', ...pair };
}

function deleteOne(row: ObservedAction | undefined, { desired }: Members): Step | undefined {
  return row && { kind: desired.length === 0 ? 'remove' : 'clear-up', row };
}
