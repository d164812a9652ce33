import { completeDraft } from './fake-service/action.ts';
import { createRows } from './fake-service/columns.ts';
import { importAsReleased, type Import } from './fake-service/import-as-released.ts';
import { ServerError } from './fake-service/answer.ts';

/** Imports a document like the fake service, including its check of the database's columns. */
export function importActions(document: unknown): Import {
  const imported = importAsReleased(document);
  try {
    if (imported.ok) createRows(imported.actions.map((action) => completeDraft('', action)));
    return imported;
  } catch (error) {
    if (error instanceof ServerError) return { ok: false, reason: error.message };
    throw error;
  }
}
