import type { StoredAction } from '../../copilot.ts';
import type { Sent } from '../../importer/door.ts';
import { createOurs, findServer, type Goal, type Ours } from './goal.ts';

/**
 * Tells the managed actions of a copilot by the versions of the file that were read, this one first: those on a server of
 * one of them, and all that match if the servers moved as a whole, as with another `server-url`.
 */
export function createManaged(rows: readonly StoredAction[], versions: readonly Sent[]): Ours {
  const goals = versions.flatMap(({ actions }) => actions);
  const ours = createOurs(goals);
  const moved = findMovedServer(rows, versions, ours);
  if (moved === undefined) return ours;
  return createOurs([...goals, ...goals.map((goal) => ({ ...goal, endpoint: moved + goal.path }))]);
}

/**
 * The one server that all matching actions are on, if it isn't this version's. They must be most of a version: two files
 * that share a copilot often have one route in common, such as `GET /health`.
 */
function findMovedServer(
  rows: readonly StoredAction[],
  [next, ...earlier]: readonly Sent[],
  ours: Ours,
): string | undefined {
  const matches = rows.flatMap((row) =>
    ours.findNamesakes(row).map((goal) => ({ goal, server: findServer(row, goal) })),
  );
  const [server, ...others] = new Set(matches.map((match) => match.server));
  if (next === undefined || server === undefined || others.length > 0) return undefined;
  if (next.actions.some((goal) => findServer(goal, goal) === server)) return undefined;
  const found = new Set(matches.map(({ goal }) => goal));
  const isMost = ({ actions }: Sent): boolean =>
    2 * actions.filter((goal) => found.has(goal)).length > actions.length;
  return [next, ...earlier].some(isMost) ? server : undefined;
}

/** For each managed row the action that it is, on the row's own server. */
export function selectKnown(rows: readonly StoredAction[], versions: readonly Sent[]): readonly Goal[] {
  const { find } = createManaged(rows, versions);
  return rows.flatMap((row) => {
    const goal = find(row);
    return goal === undefined ? [] : [{ ...goal, endpoint: row.endpoint }];
  });
}
