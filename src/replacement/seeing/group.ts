import type { StoredAction } from '../../copilot.ts';
import { isInPlace } from '../../importer/door.ts';
import { nameGroup, type Goal, type Ours } from './goal.ts';

/** A single call that brings a group nearer to what is wanted. */
export type Step =
  | { readonly kind: 'add'; readonly goal: Goal }
  | { readonly kind: 'change' | 'heal'; readonly goal: Goal; readonly row: StoredAction }
  /** `remove`: nothing is wanted here. `clear-up`: what is wanted comes after it. */
  | { readonly kind: 'remove' | 'clear-up'; readonly row: StoredAction };

/** All rows and all wanted actions of one `operation_id`: what one call may touch. */
export interface Group {
  readonly name: string;
  readonly wanted: readonly Goal[];
  readonly rows: readonly StoredAction[];
  /** Those that this run may delete. */
  readonly mine: readonly StoredAction[];
}

export interface GroupRules {
  readonly ours: Ours;
  /** Whether this run may delete a row that is in no version of the file. */
  readonly mayRemove: (row: StoredAction) => boolean;
}

/** Compares what is wanted and what is seen where they can touch each other. */
export function formGroups(
  wanted: readonly Goal[],
  rows: readonly StoredAction[],
  { mayRemove, ours }: GroupRules,
): ReadonlyMap<string, Group> {
  const byName = Map.groupBy(rows, ours.nameGroup);
  const goalsByName = Map.groupBy(wanted, nameGroup);
  return new Map(
    [...new Set([...goalsByName.keys(), ...byName.keys()])].map((name) => {
      const own = byName.get(name) ?? [];
      const mine = own.filter((row) => mayRemove(row) || ours.find(row) !== undefined);
      return [name, { name, wanted: goalsByName.get(name) ?? [], rows: own, mine }];
    }),
  );
}

/** What a look shows of a group, against what is wanted there. */
export interface GroupVerdict {
  /** The next call; undefined where it is right, or nothing may be done. */
  readonly step: Step | undefined;
  /** Wanted, and not there just so. */
  readonly missing: readonly Goal[];
  /** Ours, not wanted, and not to be deleted, for the service might take another's row in its place. */
  readonly stuck: readonly StoredAction[];
}

interface StepRules {
  readonly ours: Ours;
  /** False where the service has no route to change an action. */
  readonly canChange: boolean;
  /** Whether the service has confirmed the last call for all that is there. */
  readonly isConfirmed: boolean;
}

/**
 * The smallest right step of a group. A row is changed only under its own name: the search entry of another name would
 * stay behind. The delete of one row may take another of its group, so nothing is deleted beside a row of others.
 * @see docs/what-is-sent.md, “The requests”
 */
export function judgeGroup(group: Group, rules: StepRules): GroupVerdict {
  const { missing, others, right } = pairRows(group);
  const mine = others.filter((row) => group.mine.includes(row));
  const verdict = { missing, stuck: [] };
  if (mine.length === 0) {
    const [goal] = missing;
    if (goal !== undefined) return { ...verdict, step: { kind: 'add', goal } };
    return { ...verdict, step: rules.isConfirmed ? undefined : healGroup(right, group, rules) };
  }
  const isShared = group.rows.length > group.mine.length;
  const change = findChange(mine, missing, { ...rules, isShared });
  if (change !== undefined) return { ...verdict, step: change };
  if (isShared) {
    const [goal] = missing;
    const step: Step | undefined = goal === undefined ? undefined : { kind: 'add', goal };
    return { ...verdict, step, stuck: mine };
  }
  return { ...verdict, step: deleteOne(mine[0], group) };
}

interface Pairing {
  readonly right: readonly { readonly goal: Goal; readonly row: StoredAction }[];
  readonly missing: readonly Goal[];
  readonly others: readonly StoredAction[];
}

function pairRows({ rows, wanted }: Group): Pairing {
  const missing = [...wanted];
  const right: { goal: Goal; row: StoredAction }[] = [];
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
function healGroup([first]: Pairing['right'], group: Group, { canChange }: StepRules): Step | undefined {
  if (first === undefined || !group.mine.includes(first.row)) return undefined;
  if (canChange) return { kind: 'heal', ...first };
  return group.rows.length > group.mine.length ? undefined : deleteOne(first.row, group);
}

/** Where each row of ours has a wanted action of its own name. */
function findChange(
  mine: readonly StoredAction[],
  missing: readonly Goal[],
  { canChange, isShared, ours }: StepRules & { readonly isShared: boolean },
): Step | undefined {
  if (!canChange) return undefined;
  const left = [...missing];
  const pairs = mine.flatMap((row) => {
    const name = ours.find(row)?.name;
    const at = left.findIndex((goal) => goal.name === name);
    const [goal] = at === -1 ? [] : left.splice(at, 1);
    return goal === undefined ? [] : [{ row, goal }];
  });
  const [pair] = pairs.length === mine.length || isShared ? pairs : [];
  return pair === undefined ? undefined : { kind: 'change', ...pair };
}

function deleteOne(row: StoredAction | undefined, { wanted }: Group): Step | undefined {
  return row === undefined ? undefined : { kind: wanted.length === 0 ? 'remove' : 'clear-up', row };
}
