import type { ActionContent, ObservedAction } from '../../copilot.ts';
import {
  deriveOperationId,
  foldOperationId,
  type ImportedAction,
  isInPlace,
  isShownAs,
  listRowKeys,
  listShownNames,
  renderRoute,
  renderShownKey,
} from '../../importer/index.ts';
import { isJsonObject } from '../../syntax/index.ts';

/** One action that a copilot is to hold: as the importer makes it of a document, or as it was there before. */
export interface DesiredAction extends ImportedAction {
  /** Others have made it: its name is known only as it is shown, and its `operation_id` is written with it. */
  readonly isUnmanaged?: true;
  /** What it really said is not known, for a secret was blotted out of it: it is never sent. */
  readonly isRedacted?: true;
}

/** Tells the managed actions of a copilot from the others, by method, path, name and server. */
export interface Ownership {
  readonly find: (row: ObservedAction) => DesiredAction | undefined;
  /** The same, whatever the server. */
  readonly findNamesakes: (row: ObservedAction) => readonly DesiredAction[];
  /**
   * Returns the name of the group that one request can affect: the service deletes and indexes by `operation_id`, ignoring
   * case. For a managed action, the document provides it. For an unmanaged action, only the displayed value is known,
   * which can be that of a managed action in camel case.
   */
  readonly nameGroup: (row: ObservedAction) => string;
}

/** An ownership to which the actions of further versions are added. */
export interface GrowingOwnership extends Ownership {
  readonly add: (goals: readonly DesiredAction[]) => void;
}

const nameless = { name: undefined, operationId: undefined };

/** @param goals of all versions that are known; among several that fit, one of the row's own endpoint comes first */
export function createOwnership(goals: readonly DesiredAction[]): GrowingOwnership {
  const byName = new Map<string, DesiredAction[]>();
  const byPath = new Map<string, DesiredAction[]>();
  const groups = new Map<string, string>();
  const servers = new Set<string>();
  const add: GrowingOwnership['add'] = (more) => {
    for (const goal of more) {
      servers.add(findServer(goal, goal));
      append(byPath, renderShownKey(goal.path, nameless), goal);
      for (const names of listShownNames(goal)) {
        append(byName, renderShownKey(goal.path, names), goal);
        groups.set(foldOperationId(names.operationId), nameGroup(goal));
      }
    }
  };
  const findNamesakes: Ownership['findNamesakes'] = (row) => {
    // A service may show a name alone, or neither.
    const isWhole = row.name !== undefined && row.operationId !== undefined;
    const named = isWhole
      ? listRowKeys(row).flatMap((key) => byName.get(key) ?? [])
      : listRowKeys({ ...row, ...nameless }).flatMap((key) => byPath.get(key) ?? []);
    return named.filter((goal) => isShownAs(goal, row));
  };
  const find: Ownership['find'] = (row) => {
    const found = findNamesakes(row);
    const own = found.filter((goal) => servers.has(findServer(row, goal)));
    return (
      own.find((goal) => isInPlace(goal, row)) ??
      own.find(({ endpoint }) => endpoint === row.endpoint) ??
      own[0]
    );
  };
  add(goals);
  return {
    add,
    find,
    findNamesakes,
    nameGroup: (row) => {
      const goal = find(row);
      if (goal !== undefined) return nameGroup(goal);
      const own = nameGroup(row);
      return groups.get(own) ?? own;
    },
  };
}

function append(index: Map<string, DesiredAction[]>, key: string, goal: DesiredAction): void {
  const entries = index.get(key);
  if (entries === undefined) index.set(key, [goal]);
  else entries.push(goal);
}

/** What is in front of an action's path in an endpoint that ends with this path. */
export function findServer({ endpoint }: Pick<ObservedAction, 'endpoint'>, { path }: DesiredAction): string {
  return endpoint.slice(0, endpoint.length - path.length);
}

/** What brings a row back as it is; under the name that a document gives it, where one does. */
export function restoreRow(row: ObservedAction, known: DesiredAction | undefined): DesiredAction {
  const { endpoint, method } = row;
  const { parameters = [], request_body = {} } = (isJsonObject(row.payload) ? row.payload : {}) as Partial<
    DesiredAction['payload']
  >;
  const content = {
    method,
    endpoint,
    description: row.description ?? '',
    payload: { parameters, request_body },
    ...(row.isRedacted === true ? { isRedacted: true as const } : {}),
  };
  if (known !== undefined) return { ...known, ...content };
  const name = row.name ?? '';
  const operationId = row.operationId ?? deriveOperationId(name);
  return { ...content, path: endpoint, name, operationId, isUnmanaged: true };
}

/** Returns the request body that creates it. The service derives the `operation_id` of a managed action from its name. */
export function contentOf(goal: DesiredAction): ActionContent {
  const { description, endpoint, isUnmanaged, method, name, operationId, payload } = goal;
  const content = { method, endpoint, name, description, payload };
  return isUnmanaged === true ? { ...content, operationId } : content;
}

export function nameGroup(
  action: Pick<DesiredAction | ObservedAction, 'operationId' | 'method' | 'endpoint'>,
): string {
  const { operationId = '' } = action;
  return operationId === '' ? renderRoute(action) : foldOperationId(operationId);
}
