import type { ObservedAction } from '../../copilot.ts';
import {
  foldOperationId,
  type ImportDocument,
  isInPlace,
  isShownAs,
  listRowKeys,
  listShownNames,
  renderShownKey,
} from '../../importer/index.ts';
import { nameGroup, type DesiredAction } from './desired-action.ts';

/** Matches observed actions with the actions of the versions that were read, by method, path, name and server. */
export interface Ownership {
  /** Adds the actions of another version. */
  readonly add: (actions: readonly DesiredAction[]) => void;
  /** Returns the action that a managed action comes from: the equal one if possible, otherwise one with its endpoint. */
  readonly find: (row: ObservedAction) => DesiredAction | undefined;
  /** Returns the actions with the same method, path and name on any server. */
  readonly findOnAnyServer: (row: ObservedAction) => readonly DesiredAction[];
  /**
   * Returns the name of the group that one request can affect: the service deletes and indexes by `operation_id`, ignoring
   * case. For a managed action, the document provides it. For an unmanaged action, only the displayed value is known,
   * which can be that of a managed action in camel case.
   */
  readonly nameGroup: (row: ObservedAction) => string;
}

const nameless = { name: undefined, operationId: undefined };

/** @param actions the actions of all known versions, the preferred version first */
export function createOwnership(actions: readonly DesiredAction[]): Ownership {
  const byName = new Map<string, DesiredAction[]>();
  const byPath = new Map<string, DesiredAction[]>();
  const groups = new Map<string, string>();
  const servers = new Set<string>();
  const add: Ownership['add'] = (more) => {
    for (const action of more) {
      servers.add(findServer(action, action));
      append(byPath, renderShownKey(action.path, nameless), action);
      for (const names of listShownNames(action)) {
        append(byName, renderShownKey(action.path, names), action);
        groups.set(foldOperationId(names.operationId), nameGroup(action));
      }
    }
  };
  const findOnAnyServer: Ownership['findOnAnyServer'] = (row) => {
    // A service may return only one of the two names, or none.
    const hasBoth = row.name !== undefined && row.operationId !== undefined;
    const candidates = hasBoth
      ? listRowKeys(row).flatMap((key) => byName.get(key) ?? [])
      : listRowKeys({ ...row, ...nameless }).flatMap((key) => byPath.get(key) ?? []);
    return candidates.filter((action) => isShownAs(action, row));
  };
  const find: Ownership['find'] = (row) => {
    const found = findOnAnyServer(row).filter((action) => servers.has(findServer(row, action)));
    return (
      found.find((action) => isInPlace(action, row)) ??
      found.find(({ endpoint }) => endpoint === row.endpoint) ??
      found[0]
    );
  };
  add(actions);
  return {
    add,
    find,
    findOnAnyServer,
    nameGroup: (row) => {
      const action = find(row);
      if (action !== undefined) return nameGroup(action);
      const displayed = nameGroup(row);
      return groups.get(displayed) ?? displayed;
    },
  };
}

function append(index: Map<string, DesiredAction[]>, key: string, action: DesiredAction): void {
  const entries = index.get(key);
  if (entries === undefined) index.set(key, [action]);
  else entries.push(action);
}

/** Returns the part of an endpoint before the action's path. The endpoint must end with this path. */
function findServer({ endpoint }: Pick<ObservedAction, 'endpoint'>, { path }: DesiredAction): string {
  return endpoint.slice(0, endpoint.length - path.length);
}

/**
 * Creates the ownership of a copilot's actions from the versions of the file that were read, this one first. Actions
 * on a server of one of the versions are managed. If the servers moved as a whole, as with another `server-url`, all
 * matching actions are managed.
 */
export function createManaged(
  rows: readonly ObservedAction[],
  versions: readonly ImportDocument[],
): Ownership {
  const actions = versions.flatMap(({ actions: selected, unselected = [] }) => [...selected, ...unselected]);
  const ownership = createOwnership(actions);
  const moved = findMovedServer(rows, versions, ownership);
  if (moved !== undefined)
    ownership.add(actions.map((action) => ({ ...action, endpoint: moved + action.path })));
  return ownership;
}

/**
 * Returns the one server that all matching actions are on, if it isn't this version's. The matches must be more than
 * half of a version, because two files that share a copilot often have one route in common, such as `GET /health`.
 */
function findMovedServer(
  rows: readonly ObservedAction[],
  [next, ...earlier]: readonly ImportDocument[],
  ownership: Ownership,
): string | undefined {
  const matches = rows.flatMap((row) =>
    ownership.findOnAnyServer(row).map((action) => ({ action, server: findServer(row, action) })),
  );
  const [server, ...others] = new Set(matches.map((match) => match.server));
  if (next === undefined || server === undefined || others.length > 0) return undefined;
  if (next.actions.some((action) => findServer(action, action) === server)) return undefined;
  const matched = new Set(matches.map(({ action }) => action));
  const isMost = ({ actions }: ImportDocument): boolean =>
    2 * actions.filter((action) => matched.has(action)).length > actions.length;
  return [next, ...earlier].some(isMost) ? server : undefined;
}

/** The managed actions among a copilot's actions, according to the versions that were added so far. */
export interface Attribution {
  /** Adds a version. Returns whether it explains an action that no earlier added version explains. */
  readonly add: (version: ImportDocument) => boolean;
  /** Returns the actions that no version explains. */
  readonly left: () => readonly ObservedAction[];
}

/** Compares each version only with the actions that are left. Otherwise, one manual action would cost a full comparison per version. */
export function createExplanation(rows: readonly ObservedAction[], next: ImportDocument): Attribution {
  const ownership = createOwnership([]);
  const versions: ImportDocument[] = [];
  let left = rows;
  const add: Attribution['add'] = (version) => {
    versions.push(version);
    ownership.add(version.actions);
    const before = left.length;
    left = left.filter((row) => ownership.find(row) === undefined);
    // If the servers moved as a whole, each action has a match on another server.
    if (left.length > 0 && left.every((row) => ownership.findOnAnyServer(row).length > 0)) {
      const managed = createManaged(rows, versions);
      left = left.filter((row) => managed.find(row) === undefined);
    }
    return left.length < before;
  };
  add(next);
  return { add, left: () => left };
}

/** Returns the desired action of each managed action, on the server of the observed one. */
export function selectKnown(
  rows: readonly ObservedAction[],
  versions: readonly ImportDocument[],
): readonly DesiredAction[] {
  const { find } = createManaged(rows, versions);
  return rows.flatMap((row) => {
    const action = find(row);
    return action === undefined ? [] : [{ ...action, endpoint: row.endpoint }];
  });
}
