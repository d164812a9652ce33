import type { ActionContent, ObservedAction } from '../../copilot.ts';
import {
  deriveOperationId,
  foldOperationId,
  type ImportedAction,
  renderRoute,
} from '../../importer/index.ts';
import { isJsonObject } from '../../syntax/index.ts';

/** One action that a copilot is to hold: as the importer makes it of a document, or as it was there before. */
export interface DesiredAction extends ImportedAction {
  /** Others have made it: its name is known only as it is shown, and its `operation_id` is written with it. */
  readonly isUnmanaged?: true;
  /** What it really said is not known, for a secret was blotted out of it: it is never sent. */
  readonly isRedacted?: true;
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
