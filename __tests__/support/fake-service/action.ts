import { randomUUID } from 'node:crypto';
import type { Manner } from './manner.ts';
import { ServerError } from './model.ts';
import { makeOperationId, writeCamelCase } from './operation-id.ts';

/** What an import makes of one operation, before it is stored. */
export interface ImportedAction {
  readonly name: string;
  readonly description: string | null;
  /** Upper case. */
  readonly method: string;
  readonly url: string;
  readonly payload: { readonly parameters: unknown; readonly requestBody?: unknown };
}

/** What an importer makes of a whole document: all of its actions, or why there are none. */
export type Import =
  | { readonly ok: true; readonly actions: readonly ImportedAction[] }
  | { readonly ok: false; readonly reason: string };

/** What a call brings along, and what the search index keeps of it. */
export interface Draft {
  readonly bot_id: string;
  readonly name: string;
  readonly description: string | null;
  /** Server and path. */
  readonly api_endpoint: string;
  /** null where the name is empty. */
  readonly operation_id: string | null;
  /** The method in upper case. */
  readonly request_type: string;
  readonly payload: unknown;
}

/** A row of the database; shown, it has the same twelve fields. The contract does not show them. */
export interface ActionRecord extends Draft {
  readonly id: string;
  readonly status: string;
  readonly created_at: string;
  readonly updated_at: string;
  readonly deleted_at: string | null;
}

/** An entry of the search index: by it, and by nothing else, a conversation finds an action. */
export interface IndexEntry extends Draft {
  /** What the words of a conversation are compared with. */
  readonly text: string;
}

/** @throws RangeError for a name that gives no operation id */
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

/** A new row: what is null there gets the column's default. */
export function createRow(draft: Draft): ActionRecord {
  const at = renderTime();
  return {
    id: randomUUID(),
    ...pickDraft(draft),
    description: draft.description ?? '',
    operation_id: draft.operation_id ?? '',
    status: 'live',
    created_at: at,
    updated_at: at,
    deleted_at: null,
  };
}

/** The same row with all six fields of the draft: null stays null here. */
export function changeRow(row: ActionRecord, draft: Draft): ActionRecord {
  return { ...row, ...pickDraft(draft), bot_id: row.bot_id, updated_at: renderTime() };
}

/** An import writes `descriptionname`, a call for a single action `description name`. */
export function createEntry(draft: Draft, between: '' | ' '): IndexEntry {
  return { ...pickDraft(draft), text: (draft.description ?? '') + between + draft.name };
}

/** A row as the service shows it. @throws ServerError where it cannot */
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

function pickDraft(draft: Draft): Draft {
  const { bot_id, name, description, api_endpoint, operation_id, request_type, payload } = draft;
  return { bot_id, name, description, api_endpoint, operation_id, request_type, payload };
}

/** `api.example.com › orders › {id}`: nothing that could be taken for the address. */
function writeOwnForm(endpoint: string): string {
  return endpoint.replace(/^\w+:\/\//u, '').replaceAll('/', ' › ');
}

function renderTime(): string {
  return new Date().toISOString().slice(0, 'yyyy-mm-ddThh:mm:ss'.length);
}
