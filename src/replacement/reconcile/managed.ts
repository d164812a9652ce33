import type { ObservedAction } from '../../copilot.ts';
import type { ImportDocument } from '../../importer/index.ts';
import { createOwnership, findServer, type DesiredAction, type Ownership } from './desired-action.ts';

/**
 * Tells the managed actions of a copilot by the versions of the file that were read, this one first: those on a server of
 * one of them, and all that match if the servers moved as a whole, as with another `server-url`.
 */
export function createManaged(
  rows: readonly ObservedAction[],
  versions: readonly ImportDocument[],
): Ownership {
  const goals = versions.flatMap(({ actions, unselected = [] }) => [...actions, ...unselected]);
  const ownership = createOwnership(goals);
  const moved = findMovedServer(rows, versions, ownership);
  if (moved === undefined) return ownership;
  return createOwnership([...goals, ...goals.map((goal) => ({ ...goal, endpoint: moved + goal.path }))]);
}

/**
 * The one server that all matching actions are on, if it isn't this version's. They must be most of a version: two files
 * that share a copilot often have one route in common, such as `GET /health`.
 */
function findMovedServer(
  rows: readonly ObservedAction[],
  [next, ...earlier]: readonly ImportDocument[],
  ownership: Ownership,
): string | undefined {
  const matches = rows.flatMap((row) =>
    ownership.findNamesakes(row).map((goal) => ({ goal, server: findServer(row, goal) })),
  );
  const [server, ...others] = new Set(matches.map((match) => match.server));
  if (next === undefined || server === undefined || others.length > 0) return undefined;
  if (next.actions.some((goal) => findServer(goal, goal) === server)) return undefined;
  const found = new Set(matches.map(({ goal }) => goal));
  const isMost = ({ actions }: ImportDocument): boolean =>
    2 * actions.filter((goal) => found.has(goal)).length > actions.length;
  return [next, ...earlier].some(isMost) ? server : undefined;
}

/** Which rows are managed, as far as the versions that were added until now tell. */
export interface Attribution {
  /** Adds a version. Returns whether it explains a row that no version before it has explained. */
  readonly add: (version: ImportDocument) => boolean;
  /** Rows that no version explains. */
  readonly left: () => readonly ObservedAction[];
}

/** Asks each further version only about the rows that are left: one action that a user made would else cost a full comparison per version. */
export function createExplanation(rows: readonly ObservedAction[], next: ImportDocument): Attribution {
  const ownership = createOwnership([]);
  const versions: ImportDocument[] = [];
  let left = rows;
  const add: Attribution['add'] = (version) => {
    versions.push(version);
    ownership.add(version.actions);
    const before = left.length;
    left = left.filter((row) => ownership.find(row) === undefined);
    // If the servers moved as a whole, each row has a namesake.
    if (left.length > 0 && left.every((row) => ownership.findNamesakes(row).length > 0)) {
      const managed = createManaged(rows, versions);
      left = left.filter((row) => managed.find(row) === undefined);
    }
    return left.length < before;
  };
  add(next);
  return { add, left: () => left };
}

/** For each managed row the action that it is, on the row's own server. */
export function selectKnown(
  rows: readonly ObservedAction[],
  versions: readonly ImportDocument[],
): readonly DesiredAction[] {
  const { find } = createManaged(rows, versions);
  return rows.flatMap((row) => {
    const goal = find(row);
    return goal === undefined ? [] : [{ ...goal, endpoint: row.endpoint }];
  });
}
