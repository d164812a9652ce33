import type { ActionContent, ObservedAction } from '../../copilot.ts';
import {
  deriveOperationId,
  foldOperationId,
  type ImportedAction,
  renderRoute,
} from '../../importer/index.ts';
import { isJsonObject } from '../../syntax/index.ts';

/** An action of the desired state: from a document, or from the copilot before the run. */
export interface DesiredAction extends ImportedAction {
  /** Whether no version of the file defines it. Its name is the displayed one, and it is written with its `operation_id`. */
  readonly isUnmanaged?: true;
  /** Whether a secret was redacted, so that the action can't be written. */
  readonly isRedacted?: true;
}

/** Returns the desired action that restores a row, under the name from the document if the action is known. */
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

/** Returns the content of a request. The service derives the `operation_id` of a managed action from its name. */
export function renderActionContent(action: DesiredAction): ActionContent {
  const { description, endpoint, isUnmanaged, method, name, operationId, payload } = action;
  const content = { method, endpoint, name, description, payload };
  return isUnmanaged === true ? { ...content, operationId } : content;
}

/** Returns the name of the group of actions that the service can't distinguish in a delete or in the search index. */
export function nameGroup(
  action: Pick<DesiredAction | ObservedAction, 'operationId' | 'method' | 'endpoint'>,
): string {
  const { operationId = '' } = action;
  return operationId === '' ? renderRoute(action) : foldOperationId(operationId);
}
