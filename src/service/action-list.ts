import { isDeepStrictEqual } from 'node:util';
import { isPlainId, type ActionContent, type ObservedAction } from '../copilot.ts';
import { findField, findTextField } from '../field.ts';
import { isRow, listSecrets, parseRows, rejectRows } from './answer-rows.ts';
import { createSecrets, isDistinctive } from './secrets.ts';
import { findJson } from './service-answer.ts';

interface ActionListContext {
  readonly copilotId: string;
  /** Secrets that are known already. */
  readonly known: readonly string[];
  /** Called with every secret of every element before the action list is used otherwise. */
  readonly maskSecret: (value: string) => void;
}

/**
 * Parses the actions of this copilot from the response of the action list. Only the fields that identify an action
 * are required.
 * @throws ServiceFailure `not-understood` if the response isn't an array of objects with a method and an endpoint
 * @see docs/requests.md
 */
export function parseActionList(
  text: string,
  { copilotId, known, maskSecret }: ActionListContext,
): readonly ObservedAction[] {
  const answer = { request: 'actionList', text, secrets: createSecrets(...known) } as const;
  const rows = parseRows(answer);
  const hidden = rows.flatMap(listSecrets);
  for (const secret of hidden) maskSecret(secret);
  // Redacting short values or common words would also redact harmless names, which identify actions.
  const secrets = createSecrets(...[...known, ...hidden].filter(isDistinctive));
  const redact = (_: string, value: unknown): unknown => {
    if (typeof value === 'string') return secrets.redact(value);
    if (!isRow(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([name, entry]) => [secrets.redact(name), entry]));
  };
  const visible = secrets.redact(text) === text ? rows : parseRows(answer, redact);
  const actions = rows.flatMap((row, index) => {
    if (!isRow(row)) throw rejectRows('actionList', 'one of its elements is not an object');
    const { bot_id: owner, id } = row;
    if (plainId(owner ?? copilotId) !== plainId(copilotId)) return [];
    const action = parseAction(visible[index], id);
    const isRedacted = visible !== rows && !isDeepStrictEqual(action, parseAction(row, id));
    return [isRedacted ? { ...action, isRedacted } : action];
  });
  // The action list of an empty copilot is empty. Actions of other copilots come from a cache or a gateway, so
  // another read can succeed.
  if (rows.length > 0 && actions.length === 0)
    throw rejectRows('actionList', 'all its actions belong to another copilot', false);
  return actions;
}

/** Normalizes a UUID, which services write with or without dashes and in upper or lower case. */
function plainId(id: unknown): string {
  return String(id).replaceAll('-', '').toLowerCase();
}

/**
 * Parses one action.
 * @param id the ID as the service returned it, because a redacted ID could not be requested
 */
function parseAction(row: unknown, id: unknown): ObservedAction {
  const [method, endpoint] = [findTextField(row, 'request_type'), findTextField(row, 'api_endpoint')];
  if (method === undefined || endpoint === undefined) {
    throw rejectRows('actionList', 'one of its elements has no string in `request_type` and `api_endpoint`');
  }
  return {
    id: readId(id),
    method: method.toUpperCase(),
    endpoint,
    name: findTextField(row, 'name'),
    operationId: findTextField(row, 'operation_id'),
    description: findTextField(row, 'description'),
    payload: findField(row, 'payload'),
  };
}

function readId(value: unknown): string {
  const id = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  return isPlainId(id) ? id : '';
}

/**
 * Renders the body that creates or changes an action. The body doesn't contain the copilot's ID, because the service
 * would return HTTP 500.
 */
export function renderContent(content: ActionContent): Uint8Array {
  const { method, endpoint, name, description, operationId, payload } = content;
  const body = { name, api_endpoint: endpoint, request_type: method, description, payload };
  return Buffer.from(JSON.stringify({ ...body, operation_id: operationId }));
}

/**
 * Returns the ID of the action that a request created, or `undefined` if the response has no ID that can be used in a
 * request.
 */
export function findCreatedId(text: string): string | undefined {
  return readId(findField(findJson(text), 'id')) || undefined;
}
