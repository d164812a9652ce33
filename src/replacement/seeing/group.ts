import type { StoredAction } from '../../copilot.ts';
import { isInPlace } from '../../importer/door.ts';
import type { Step } from './call.ts';
import { nameGroup, type Goal, type Ours } from './goal.ts';

/** All rows and all wanted actions of one `operation_id`, which is what one call may touch, and what a look shows of them. */
export interface Group extends Verdict {
  readonly rows: readonly StoredAction[];
  /** Those that this run may delete. */
  readonly mine: readonly StoredAction[];
  readonly wanted: readonly Goal[];
}

interface Verdict {
  /** The next call; undefined where it is right, or nothing may be done. */
  readonly step: Step | undefined;
  /** Wanted, and not there just so. */
  readonly missing: readonly Goal[];
  /** Ours, not wanted, and not to be deleted, for the service might take another's row in its place. */
  readonly stuck: readonly StoredAction[];
}

interface GroupRules {
  readonly ours: Ours;
  /** False once the service has deleted another row than the one that was named. */
  readonly mayDelete: boolean;
  /** Whether this run may delete a row that is in no version of the file. */
  readonly mayRemove: (row: StoredAction) => boolean;
  /** False where the service has no route to change an action. */
  readonly canChange: boolean;
  /** Whether the service has confirmed the last call for all that is there. */
  readonly isConfirmed: (name: string) => boolean;
}

/** Compares what is wanted and what is seen where they can touch each other; by the groups' names. */
export function formGroups(
  wanted: readonly Goal[],
  rows: readonly StoredAction[],
  rules: GroupRules,
): ReadonlyMap<string, Group> {
  const { mayRemove, ours } = rules;
  const rowsByName = Map.groupBy(rows, ours.nameGroup);
  const goalsByName = Map.groupBy(wanted, nameGroup);
  return new Map(
    [...new Set([...goalsByName.keys(), ...rowsByName.keys()])].map((name) => {
      const own = rowsByName.get(name) ?? [];
      const mine = own.filter((row) => mayRemove(row) || ours.find(row) !== undefined);
      const group = { wanted: goalsByName.get(name) ?? [], rows: own, mine };
      return [name, { ...group, ...judgeGroup(group, rules, rules.isConfirmed(name)) }];
    }),
  );
}

type Members = Omit<Group, keyof Verdict>;

/**
 * The smallest right step of a group. A row is changed only under its own name: the search entry of another name would
 * stay behind. The delete of one row may take another of its group, so nothing is deleted beside a row of others.
 * @see docs/what-is-sent.md, “The requests”
 */
function judgeGroup(group: Members, rules: GroupRules, isConfirmed: boolean): Verdict {
  const { missing, others, right } = pairRows(group);
  const wrong = others.filter((row) => group.mine.includes(row));
  const isShared = group.rows.length > group.mine.length;
  const [goal] = missing;
  const add: Step | undefined = goal && { kind: 'add', goal };
  if (wrong.length === 0) {
    const heal = isConfirmed ? undefined : healGroup(right[0], group, rules);
    return { missing, stuck: [], step: add ?? heal };
  }
  const change = findChange(wrong, missing, { ...rules, isShared });
  if (change !== undefined) return { missing, stuck: [], step: change };
  return isShared || !rules.mayDelete
    ? { missing, stuck: wrong, step: add }
    : { missing, stuck: [], step: deleteOne(wrong[0], group) };
}

interface Pair {
  readonly goal: Goal;
  readonly row: StoredAction;
}

function pairRows({ rows, wanted }: Members): {
  readonly right: readonly Pair[];
  readonly missing: readonly Goal[];
  readonly others: readonly StoredAction[];
} {
  const missing = [...wanted];
  const right: Pair[] = [];
  const others: StoredAction[] = [];
  for (const row of rows) {
    const at = missing.findIndex((goal) => isInPlace(goal, row));
    const [goal] = at === -1 ? [] : missing.splice(at, 1);
    if (goal === undefined) others.push(row);
    else right.push({ goal, row });
  }
  return { right, missing, others };
}

/** Writing an action's own content once more gives it its entry in the search back. */
function healGroup(
  first: Pair | undefined,
  group: Members,
  { canChange, mayDelete }: GroupRules,
): Step | undefined {
  if (first === undefined || !group.mine.includes(first.row)) return undefined;
  if (canChange) return { kind: 'heal', ...first };
  return group.rows.length > group.mine.length || !mayDelete ? undefined : deleteOne(first.row, group);
}

/** Where each row of ours has a wanted action of its own name. */
function findChange(
  wrong: readonly StoredAction[],
  missing: readonly Goal[],
  { canChange, isShared, ours }: GroupRules & { readonly isShared: boolean },
): Step | undefined {
  const left = [...missing];
  const pairs = wrong.flatMap((row): readonly Pair[] => {
    const name = ours.find(row)?.name;
    const at = left.findIndex((goal) => goal.name === name);
    const [goal] = at === -1 ? [] : left.splice(at, 1);
    return goal === undefined ? [] : [{ row, goal }];
  });
  const [pair] = canChange && (pairs.length === wrong.length || isShared) ? pairs : [];
  return pair && { kind: 'change', ...pair };
}

function deleteOne(row: StoredAction | undefined, { wanted }: Members): Step | undefined {
  return row && { kind: wanted.length === 0 ? 'remove' : 'clear-up', row };
}
