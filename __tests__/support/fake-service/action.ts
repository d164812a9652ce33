import { randomUUID } from 'node:crypto';
import type { Behaviour } from './behaviour.ts';
import { ServerError } from './answer.ts';
import { makeOperationId, writeCamelCase } from './operation-id.ts';

/** Fields of a request, which the search index also stores. */
export interface Draft {
  readonly bot_id: string;
  readonly name: string;
  readonly description: string | null;
  /** Server and path. */
  readonly api_endpoint: string;
  /** Operation ID, or `null` if the name is empty. */
  readonly operation_id: string | null;
  /** Method in upper case. */
  readonly request_type: string;
  readonly payload: unknown;
}

/** An imported operation before it is stored. */
export interface ImportedAction extends Omit<Draft, 'bot_id' | 'operation_id'> {
  readonly payload: { readonly parameters: unknown; readonly request_body: unknown };
}

/**
 * A row of the database, which the action list returns with the same twelve fields. The documented API has no action
 * list.
 */
export interface ActionRecord extends Draft {
  readonly id: string;
  readonly status: string;
  readonly created_at: string;
  readonly updated_at: string;
  readonly deleted_at: string | null;
}

/** An entry of the search index, through which conversations find an action. */
export interface IndexEntry extends Draft {
  /** Text that conversations are compared with. */
  readonly text: string;
}

/**
 * Adds the derived fields.
 * @throws ServerError for a name without an operation ID
 */
export function completeDraft(
  botId: string,
  draft: Omit<ImportedAction, 'payload'> & Partial<Pick<Draft, 'operation_id' | 'payload'>>,
): Draft {
  const { operation_id: given = null, name, payload } = draft;
  const isGiven = name === '' || (given !== null && given !== '');
  return { ...draft, bot_id: botId, payload, operation_id: isGiven ? given : makeOperationId(name) };
}

/**
 * Parses the body of a request for a single action with the service's types, and ignores unknown fields. Unknown
 * fields include IDs and dates, but not `bot_id`, which causes an error because the route sets it.
 * @throws ServerError
 */
export function parseDraft(botId: string, body: unknown): Draft {
  const isObject = (value: unknown): value is Record<string, unknown> =>
    typeof value === 'object' && Boolean(value) && !Array.isArray(value);
  if (!isObject(body) || Object.hasOwn(body, 'bot_id')) throw new ServerError('not an action');
  const text = (key: string): string => {
    const value = body[key];
    if (typeof value === 'string' && value.isWellFormed()) return value;
    throw new ServerError(`${key} is not text`);
  };
  const textOrNull = (key: string): string | null => (body[key] === null ? null : text(key));
  const { id, operation_id: operationId, payload = {} } = body;
  if (id !== undefined) textOrNull('id');
  if (!isObject(payload)) throw new ServerError('payload is not an object');
  return completeDraft(botId, {
    name: text('name'),
    api_endpoint: text('api_endpoint'),
    request_type: text('request_type'),
    description: textOrNull('description'),
    ...(operationId !== undefined && { operation_id: textOrNull('operation_id') }),
    payload,
  });
}

/** Creates a row with the column's defaults for `null`. */
export function createRow(draft: Draft): ActionRecord {
  const at = renderTime();
  return {
    id: randomUUID(),
    ...draft,
    description: draft.description ?? '',
    operation_id: draft.operation_id ?? '',
    status: 'live',
    created_at: at,
    updated_at: at,
    deleted_at: null,
  };
}

/** Replaces all six fields of a row; `null` stays `null`. */
export function changeRow(row: ActionRecord, draft: Draft): ActionRecord {
  return { ...row, ...draft, bot_id: row.bot_id, updated_at: renderTime() };
}

/**
 * Creates an index entry. An import writes `descriptionname`, and a request for a single action `description name`.
 */
export function createEntry(draft: Draft, between: '' | ' '): IndexEntry {
  return { ...draft, text: (draft.description ?? '') + between + draft.name };
}

/**
 * Renders a row as the service returns it.
 * @throws ServerError if it can't
 */
export function renderAction(row: ActionRecord, { service, hasOwnEndpoints }: Behaviour): ActionRecord {
  if (service === 'head' && row.operation_id === null) throw new ServerError('None has no split()');
  return {
    ...row,
    ...(service === 'head' && {
      name: writeCamelCase(row.name),
      operation_id: writeCamelCase(row.operation_id ?? ''),
    }),
    // It can't be used as a URL: `api.example.com › orders › {id}`.
    ...(hasOwnEndpoints === true && {
      api_endpoint: row.api_endpoint.replace(/^\w+:\/\//u, '').replaceAll('/', ' › '),
    }),
  };
}

function renderTime(): string {
  return new Date().toISOString().slice(0, 'yyyy-mm-ddThh:mm:ss'.length);
}
