import { randomUUID } from 'node:crypto';
import type { Manner } from './manner.ts';

/** What an import makes of one operation, before it is stored. */
export interface ImportedAction {
  readonly name: string;
  readonly description: string;
  /** Upper case. */
  readonly method: string;
  readonly url: string;
  readonly payload: { readonly parameters: readonly unknown[]; readonly requestBody?: unknown };
}

/** What an importer makes of a whole document: all of its actions, or why there are none. */
export type Import =
  | { readonly ok: true; readonly actions: readonly ImportedAction[] }
  | { readonly ok: false; readonly reason: string };

/** Takes the parsed JSON of a description. Bad documents are a verdict, never an exception. */
export type Importer = (document: unknown) => Import;

/** An action as it is stored and shown. The contract does not show its fields; these are the public service's. */
export interface ActionRecord {
  readonly id: string;
  readonly bot_id: string;
  readonly name: string;
  readonly description: string;
  /** Server and path. */
  readonly api_endpoint: string;
  readonly operation_id: string;
  /** The method in upper case. */
  readonly request_type: string;
  readonly payload: unknown;
  readonly status: string;
  readonly created_at: string;
  readonly updated_at: string;
  readonly deleted_at: string | null;
}

/** What a new action brings along; the service adds ids, dates and what is missing. */
export type NewAction = Partial<ActionRecord> &
  Pick<ActionRecord, 'name' | 'api_endpoint' | 'request_type' | 'payload'>;

const operationIdLength = 64;

export function createAction(
  botId: string,
  { name, ...given }: NewAction,
  { hasCamelCase, hasOwnEndpoints }: Pick<Manner, 'hasCamelCase' | 'hasOwnEndpoints'>,
): ActionRecord {
  const write = hasCamelCase ? writeCamelCase : (text: string): string => text;
  const at = new Date().toISOString().slice(0, 'yyyy-mm-ddThh:mm:ss'.length);
  return {
    id: randomUUID(),
    bot_id: botId,
    name: write(name),
    description: given.description ?? '',
    api_endpoint: hasOwnEndpoints ? writeOwnForm(given.api_endpoint) : given.api_endpoint,
    operation_id: write(given.operation_id ?? normaliseOperationId(name)),
    request_type: given.request_type,
    payload: given.payload,
    status: given.status ?? 'live',
    created_at: at,
    updated_at: at,
    deleted_at: null,
  };
}

export function readImported({ name, description, method, url, payload }: ImportedAction): NewAction {
  const { parameters, requestBody = {} } = payload;
  return {
    ...{ name, description, api_endpoint: url, request_type: method },
    payload: { request_body: requestBody, parameters },
  };
}

/** The first word in lower case, the others run on with a capital, symbols to `_`, cut. */
export function normaliseOperationId(name: string): string {
  const [first = '', ...others] = name.trim().split(/\s+/u);
  const joined = first.toLowerCase() + others.map(capitalise).join('');
  return joined.replace(/[^\p{L}\p{N}_]/gu, '_').slice(0, operationIdLength);
}

/** `api.example.com › orders › {id}`: nothing that could be taken for the address. */
function writeOwnForm(endpoint: string): string {
  return endpoint.replace(/^\w+:\/\//u, '').replaceAll('/', ' › ');
}

/** `list_orders` becomes `listOrders`; what holds no `_` stays. */
function writeCamelCase(text: string): string {
  const [first = '', ...others] = text.split('_').filter((word) => word !== '');
  return text.includes('_') ? first + others.map(capitalise).join('') : text;
}

function capitalise(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}
