import { listOperationEntries, type OperationEntry } from '../openapi/index.ts';
import { findNameKey, planNames } from './names.ts';
import { findMember, type JsonObject, type JsonValue, membersOf } from '../syntax/index.ts';
import { findFirstUrl } from './address.ts';
import type { ImportedAction } from './imported-action.ts';
import { deriveOperationId } from './operation-id.ts';
import { type Prepared, prepareDocument, type PrepareOptions } from './prepare/prepare.ts';

interface Selected {
  /** The document with the overlays and the selected operations. */
  readonly document: JsonObject;
  readonly prepared: Pick<Prepared, 'actions'>;
  readonly options: PrepareOptions;
}

/**
 * Lists the actions that other forms of the document define: with all operations, or without overlays. A copilot can have
 * these actions from an earlier sync. Parameters and bodies are missing, because only method, path, name and server identify an
 * action.
 */
export function listUnselectedActions(
  documents: readonly JsonObject[],
  { document, options, prepared }: Selected,
): readonly ImportedAction[] {
  const others = new Set(documents.filter((other) => !defineSameActions(other, document)));
  if (others.size === 0) return [];
  const known = new Set(prepared.actions.map(identify));
  return [...others].flatMap((other) =>
    listActions(other, options).filter(
      (action) => !known.has(identify(action)) && known.add(identify(action)),
    ),
  );
}

function identify({ endpoint, method, name, path }: ImportedAction): string {
  return JSON.stringify([method, path, name, endpoint]);
}

const rootKeys = ['swagger', 'openapi', 'info', 'host', 'basePath', 'schemes', 'servers'];

/**
 * Returns whether two documents certainly define the same actions. Most overlays change only texts and keep nearly all path
 * items. Comparing the path items takes less time than listing the actions.
 */
function defineSameActions(one: JsonObject, other: JsonObject): boolean {
  if (one === other) return true;
  if (rootKeys.some((key) => findMember(one, key) !== findMember(other, key))) return false;
  const items = membersOf(findMember(one, 'paths'));
  const others = membersOf(findMember(other, 'paths'));
  const paths = Object.keys(items);
  const otherPaths = Object.keys(others);
  return (
    paths.length === otherPaths.length &&
    paths.every((path, index) => path === otherPaths[index] && haveSameNames(path, items[path], others[path]))
  );
}

/** Returns whether two path items certainly have the same operations with the same names. */
function haveSameNames(path: string, one: JsonValue = null, other: JsonValue = null): boolean {
  // The target of a reference can differ, although the path item is the same.
  if (findMember(one, '$ref') !== undefined || findMember(other, '$ref') !== undefined) return false;
  if (one === other) return true;
  const entries = listOperationEntries({ paths: { [path]: one } });
  const others = listOperationEntries({ paths: { [path]: other } });
  return (
    entries.length === others.length &&
    entries.every(({ key, operation }, index) => {
      const id = findMember(operation, 'operationId');
      // Every other name depends on the texts of the operation and of its path item.
      if (typeof id !== 'string' || id.trim() === '') return false;
      return key === others[index]?.key && id === findMember(others[index].operation, 'operationId');
    })
  );
}

/**
 * Lists the actions that the importer would create from a document. Only the servers are prepared, because preparing
 * operations that aren't selected would take as long as syncing them.
 */
function listActions(document: JsonObject, options: PrepareOptions): readonly ImportedAction[] {
  const entries = listOperationEntries(document);
  const plans = options.rewrite === 'auto' ? planNames(entries) : [];
  const base = findBase(document, entries, options);
  return entries.flatMap(({ key, operation, path }, index): readonly ImportedAction[] => {
    const name = plans[index]?.rename?.operationId ?? operation[findNameKey(operation) ?? ''];
    if (typeof name !== 'string' || name.trim() === '') return [];
    const action = { method: key.toUpperCase(), path, endpoint: base + path, name };
    const payload = { parameters: [], request_body: {} };
    return [{ ...action, operationId: deriveOperationId(name), description: '', payload }];
  });
}

/** Returns the URL of the server that the importer would use. */
function findBase(document: JsonObject, entries: readonly OperationEntry[], options: PrepareOptions): string {
  const root = Object.entries(document).filter(([key]) => rootKeys.includes(key));
  // The slash at the end of a server is removed if all paths begin with one.
  const { path = '/' } = entries.find((entry) => !entry.path.startsWith('/')) ?? entries[0] ?? {};
  const outline = { ...Object.fromEntries(root), paths: { [path]: {} } };
  return findFirstUrl(prepareDocument(outline, { ...options, measure: undefined }).document['servers']) ?? '';
}
