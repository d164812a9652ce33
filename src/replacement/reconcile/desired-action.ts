import type { ActionContent, ObservedAction } from '../../copilot.ts';
import {
  deriveOperationId,
  foldOperationId,
  type ImportedAction,
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

/** Tells rows that a version of the file gives, whatever the server, from those of others. */
export interface Ownership {
  readonly find: (row: ObservedAction) => DesiredAction | undefined;
  /**
   * Names what one call may touch: the service deletes and indexes by `operation_id`, without regard to case. For ours
   * the document tells it; of others there is only what is shown, and that may be one of ours in camel case.
   */
  readonly nameGroup: (row: ObservedAction) => string;
}

/** @param goals of all versions that are known; among several that fit, one of the row's own endpoint comes first */
export function createOwnership(goals: readonly DesiredAction[]): Ownership {
  const shown = goals.flatMap((goal) => listShownNames(goal).map((names) => ({ goal, names })));
  const byName = Map.groupBy(shown, ({ goal, names }) => renderShownKey(goal.path, names));
  const groups = new Map(
    shown.map(({ goal, names }) => [foldOperationId(names.operationId), nameGroup(goal)] as const),
  );
  const find: Ownership['find'] = (row) => {
    // A service may show a name alone, or neither.
    const isWhole = row.name !== undefined && row.operationId !== undefined;
    const named = isWhole ? listRowKeys(row).flatMap((key) => byName.get(key) ?? []) : shown;
    const found = named.map(({ goal }) => goal).filter((goal) => isShownAs(goal, row));
    return found.find(({ endpoint }) => endpoint === row.endpoint) ?? found[0];
  };
  return {
    find,
    nameGroup: (row) => {
      const goal = find(row);
      if (goal !== undefined) return nameGroup(goal);
      const own = nameGroup(row);
      return groups.get(own) ?? own;
    },
  };
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

/** What is sent to make it. The service makes the `operation_id` of ours from the name, as its import does. */
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
