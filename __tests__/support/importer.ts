import { completeDraft } from './fake-service/action.ts';
import { createRows } from './fake-service/columns.ts';
import { importAsReleased } from './fake-service/import-as-released.ts';
import { ServerError } from './fake-service/server-error.ts';

/** An action as the fake service's importer creates it from an operation. */
interface ImportedAction {
  readonly name: string;
  readonly description: string;
  readonly method: string;
  readonly url: string;
  /** Parameters and body of the action, with references resolved one level deep. */
  readonly payload: { readonly parameters: readonly unknown[]; readonly requestBody: unknown };
}

type Import =
  | { readonly ok: true; readonly actions: readonly ImportedAction[] }
  | { readonly ok: false; readonly reason: string };

/** Imports a document like the fake service, including its check of the database's columns. */
export function importActions(document: unknown): Import {
  const read = importAsReleased(document);
  if (!read.ok) return read;
  try {
    createRows(read.actions.map((action) => completeDraft('', action)));
  } catch (error) {
    if (error instanceof ServerError) return { ok: false, reason: error.message };
    throw error;
  }
  const actions = read.actions.map(({ name, description, request_type, api_endpoint, payload }) => {
    // The service stores an empty object if there is no body.
    const isBody = Object.keys(payload.request_body as object).length > 0;
    const requestBody = isBody ? payload.request_body : undefined;
    const own = { parameters: payload.parameters as readonly unknown[], requestBody };
    return { name, description: description ?? '', method: request_type, url: api_endpoint, payload: own };
  });
  return { ok: true, actions };
}
