import { isDeepStrictEqual } from 'node:util';
import { isPlainId, type ActionContent, type StoredAction } from '../copilot.ts';
import { ServiceFailure } from '../errors.ts';
import { listSecrets } from './copilot-list.ts';
import { createSecrets, isTelling, type Secrets } from './secrets.ts';

interface InventoryContext {
  readonly copilotId: string;
  /** Known before. */
  readonly known: readonly string[];
  /** Told every secret of every element, before anything else is done with the inventory. */
  readonly maskSecret: (value: string) => void;
}

type Row = Readonly<Record<string, unknown>>;

/**
 * The actions that the inventory shows of this copilot. Only what tells one from another must be there.
 * @throws ServiceFailure `not-understood` where it is no array of objects with a method and an endpoint
 * @see docs/what-is-sent.md, “The requests”
 */
export function parseInventory(text: string, context: InventoryContext): readonly StoredAction[] {
  const items = parseArray(text);
  const hidden = items.flatMap(listSecrets);
  for (const secret of hidden) context.maskSecret(secret);
  // A short one, or a word, would blot out innocent names, by which actions are known.
  const secrets = createSecrets(...[...context.known, ...hidden].filter(isTelling));
  const isClean = secrets.blot(text) === text;
  return items.flatMap((item) => {
    if (!isRow(item)) throw notUnderstood('an element of it is not an object');
    const { bot_id: owner = context.copilotId, request_type, api_endpoint } = item;
    if (typeof request_type !== 'string' || typeof api_endpoint !== 'string') {
      throw notUnderstood('an element of it has no text in `request_type` and `api_endpoint`');
    }
    if (!isSameId(owner, context.copilotId)) return [];
    const action = {
      id: readId(item['id']),
      method: request_type.toUpperCase(),
      endpoint: api_endpoint,
      name: findText(item['name']),
      operationId: findText(item['operation_id']),
      description: findText(item['description']),
      payload: item['payload'],
    };
    return [isClean ? action : blotAction(action, secrets)];
  });
}

function parseArray(text: string): readonly unknown[] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    // An answer that broke off is no answer yet, nor is a page of a gateway: it may be asked for again.
    const isCut = /^\s*(?:$|\[)/.test(text);
    throw notUnderstood(isCut ? 'it is empty or cut short' : 'it is not JSON', false);
  }
  if (!Array.isArray(value)) throw notUnderstood('it is not a JSON array');
  return value as readonly unknown[];
}

function notUnderstood(what: string, refused = true): ServiceFailure {
  return new ServiceFailure({
    request: 'inventory',
    kind: 'not-understood',
    applied: 'no',
    refused,
    status: 200,
    explanation: `The answer to the inventory request is not the list of a copilot’s actions: ${what}.`,
    hint: 'If the service has none, set `inventory: none`.',
  });
}

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isSameId(one: unknown, other: string): boolean {
  return typeof one === 'string' ? one.toLowerCase() === other.toLowerCase() : String(one) === other;
}

function findText(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function readId(value: unknown): string {
  const id = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  return isPlainId(id) ? id : '';
}

function blotAction(action: StoredAction, secrets: Secrets): StoredAction {
  const blotted = blotDeep(action, secrets) as StoredAction;
  const isBlotted = !isDeepStrictEqual(blotted, action);
  return { ...blotted, id: action.id, ...(isBlotted ? { isBlotted } : {}) };
}

function blotDeep(value: unknown, secrets: Secrets, depth = 0): unknown {
  if (typeof value === 'string') return secrets.blot(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth > deepest) throw notUnderstood('an element of it is nested too deep');
  if (Array.isArray(value)) return value.map((entry) => blotDeep(entry, secrets, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [secrets.blot(name), blotDeep(entry, secrets, depth + 1)]),
  );
}

/** No database that a service keeps its payloads in takes more. */
const deepest = 200;

/** The body that makes or changes an action. It never names the copilot: a service that finds it there answers 500. */
export function renderContent(content: ActionContent): Uint8Array {
  const { method, endpoint, name, description, operationId, payload } = content;
  const body = { name, api_endpoint: endpoint, request_type: method, description, payload };
  return Buffer.from(JSON.stringify({ ...body, operation_id: operationId }));
}

/** The id of the action that a request has made, where the answer tells one that may be asked for. */
export function findCreatedId(text: string): string | undefined {
  try {
    const answer: unknown = JSON.parse(text);
    const id = isRow(answer) ? readId(answer['id']) : '';
    return id === '' ? undefined : id;
  } catch {
    return undefined;
  }
}
