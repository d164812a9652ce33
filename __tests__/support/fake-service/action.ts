import { randomUUID } from 'node:crypto';
import type { Manner } from './manner.ts';
import { ServerError } from './model.ts';
import { makeOperationId, writeCamelCase } from './operation-id.ts';

/** An imported operation before it is stored. */
export interface ImportedAction {
  readonly name: string;
  readonly description: string | null;
  /** Method in upper case. */
  readonly method: string;
  readonly url: string;
  readonly payload: { readonly parameters: unknown; readonly requestBody?: unknown };
}

/** Result of importing a document: all its actions, or the reason why there are none. */
export type Import =
  | { readonly ok: true; readonly actions: readonly ImportedAction[] }
  | { readonly ok: false; readonly reason: string };

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
 * @throws RangeError for a name without an operation ID
 */
export function completeDraft(
  draft: Omit<Draft, 'operation_id'> & { readonly operation_id?: string | null | undefined },
): Draft {
  const { operation_id: given = null, name } = draft;
  const isGiven = name === '' || (given !== null && given !== '');
  return { ...draft, operation_id: isGiven ? given : makeOperationId(name) };
}

export function readImported(
  botId: string,
  { name, description, method, url, payload }: ImportedAction,
): Draft {
  const { parameters, requestBody = {} } = payload;
  return completeDraft({
    ...{ bot_id: botId, name, description, api_endpoint: url, request_type: method },
    payload: { request_body: requestBody, parameters },
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
export function renderAction(
  row: ActionRecord,
  { hasCamelCase, hasOwnEndpoints }: Pick<Manner, 'hasCamelCase' | 'hasOwnEndpoints'>,
): ActionRecord {
  if (hasCamelCase && row.operation_id === null) throw new ServerError('None has no split()');
  return {
    ...row,
    ...(hasCamelCase
      ? { name: writeCamelCase(row.name), operation_id: writeCamelCase(row.operation_id ?? '') }
      : {}),
    ...(hasOwnEndpoints ? { api_endpoint: writeOwnForm(row.api_endpoint) } : {}),
  };
}

/** Renders an address in a form that can't be used as a URL: `api.example.com › orders › {id}`. */
function writeOwnForm(endpoint: string): string {
  return endpoint.replace(/^\w+:\/\//u, '').replaceAll('/', ' › ');
}

function renderTime(): string {
  return new Date().toISOString().slice(0, 'yyyy-mm-ddThh:mm:ss'.length);
}
