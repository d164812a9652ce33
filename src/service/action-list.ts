import { isDeepStrictEqual } from 'node:util';
import { isPlainId, type ActionContent, type ObservedAction } from '../copilot.ts';
import { findField, findTextField } from '../field.ts';
import { isRow, listSecrets, parseRows, rejectRows } from './answer-rows.ts';
import { createSecrets, isTelling } from './secrets.ts';
import { findJson } from './service-answer.ts';

interface ActionListContext {
  readonly copilotId: string;
  /** Known before. */
  readonly known: readonly string[];
  /** Told every secret of every element, before anything else is done with the inventory. */
  readonly maskSecret: (value: string) => void;
}

/**
 * The actions that the inventory shows of this copilot. Only what tells one from another must be there.
 * @throws ServiceFailure `not-understood` where it is no array of objects with a method and an endpoint
 * @see docs/requests.md, “Requests”
 */
export function parseActionList(
  text: string,
  { copilotId, known, maskSecret }: ActionListContext,
): readonly ObservedAction[] {
  const answer = { request: 'actionList', text, secrets: createSecrets(...known) } as const;
  const rows = parseRows(answer);
  const hidden = rows.flatMap(listSecrets);
  for (const secret of hidden) maskSecret(secret);
  // A short one, or a word, would blot out innocent names, by which actions are known.
  const secrets = createSecrets(...[...known, ...hidden].filter(isTelling));
  const redact = (_: string, value: unknown): unknown => {
    if (typeof value === 'string') return secrets.redact(value);
    if (!isRow(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([name, entry]) => [secrets.redact(name), entry]));
  };
  const shown = secrets.redact(text) === text ? rows : parseRows(answer, redact);
  const actions = rows.flatMap((row, index) => {
    if (!isRow(row)) throw rejectRows('actionList', 'an element of it is not an object');
    const { bot_id: owner, id } = row;
    if (plainId(owner ?? copilotId) !== plainId(copilotId)) return [];
    const action = parseAction(shown[index], id);
    const isRedacted = shown !== rows && !isDeepStrictEqual(action, parseAction(row, id));
    return [isRedacted ? { ...action, isRedacted } : action];
  });
  // An empty copilot has no actions at all: these are of a cache or a gateway, and may be gone with the next read.
  if (rows.length > 0 && actions.length === 0)
    throw rejectRows('actionList', 'all actions in it belong to another copilot', false);
  return actions;
}

/** UUIDs are written with and without dashes, in both cases. */
function plainId(id: unknown): string {
  return String(id).replaceAll('-', '').toLowerCase();
}

/** @param id as the service gave it: what is blotted out could not be asked for */
function parseAction(row: unknown, id: unknown): ObservedAction {
  const [method, endpoint] = [findTextField(row, 'request_type'), findTextField(row, 'api_endpoint')];
  if (method === undefined || endpoint === undefined) {
    throw rejectRows('actionList', 'an element of it has no text in `request_type` and `api_endpoint`');
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

/** The body that makes or changes an action. It never names the copilot: a service that finds it there answers 500. */
export function renderContent(content: ActionContent): Uint8Array {
  const { method, endpoint, name, description, operationId, payload } = content;
  const body = { name, api_endpoint: endpoint, request_type: method, description, payload };
  return Buffer.from(JSON.stringify({ ...body, operation_id: operationId }));
}

/** The id of the action that a request has made, where the answer tells one that may be asked for. */
export function findCreatedId(text: string): string | undefined {
  return readId(findField(findJson(text), 'id')) || undefined;
}
