import { createRow, readImported } from './fake-service/action.ts';
import { fitsColumns } from './fake-service/columns.ts';
import { importAsReleased } from './fake-service/import-as-released.ts';

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
  const rejected = read.actions.find((action) => !isStored(() => createRow(readImported('', action))));
  if (rejected !== undefined)
    return { ok: false, reason: `${rejected.method} ${rejected.url} can't be stored` };
  const actions = read.actions.map(({ description, payload, ...action }) => {
    const { parameters, requestBody } = payload;
    // The service stores an empty object if there is no body.
    const body = Object.keys(requestBody as object).length === 0 ? undefined : requestBody;
    const own = { parameters: parameters as readonly unknown[], requestBody: body };
    return { ...action, description: description ?? '', payload: own };
  });
  return { ok: true, actions };
}

function isStored(makeRow: () => ReturnType<typeof createRow>): boolean {
  try {
    return fitsColumns(makeRow());
  } catch (error) {
    // A name of only white space gives no operation ID.
    if (error instanceof RangeError) return false;
    throw error;
  }
}
