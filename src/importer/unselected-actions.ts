import { listOperationEntries, type OperationEntry } from '../openapi/index.ts';
import type { JsonObject, JsonValue } from '../syntax/index.ts';
import type { ImportedAction } from './imported-action.ts';
import { type Prepared, prepareDocument, type PrepareOptions } from './prepare/prepare.ts';

interface Selected {
  /** The document with the overlays and the selected operations. */
  readonly document: JsonObject;
  readonly prepared: Pick<Prepared, 'actions'>;
  readonly options: PrepareOptions;
}

/**
 * Lists the actions that other forms of the document define: with all operations, or without overlays. A copilot can have
 * them from an earlier sync. Parameters and bodies are missing, because only method, path, name and server identify an
 * action.
 */
export function listUnselectedActions(
  documents: readonly JsonObject[],
  { document, options, prepared }: Selected,
): readonly ImportedAction[] {
  const others = new Set(documents.filter((other) => other !== document));
  const known = new Set(prepared.actions.map(identify));
  return [...others].flatMap((other) => {
    const { actions } = prepareDocument(outline(other), { ...options, measure: undefined });
    return actions.filter((action) => !known.has(identify(action)) && known.add(identify(action)));
  });
}

function identify({ endpoint, method, name, path }: ImportedAction): string {
  return JSON.stringify([method, path, name, endpoint]);
}

const rootKeys = ['swagger', 'openapi', 'info', 'host', 'basePath', 'schemes', 'servers'];
const itemKeys = ['summary', 'description', 'servers'];
const operationKeys = ['operationId', 'name', ...itemKeys, 'schemes'];

/** Returns the parts of a document that identify its actions. They are few, so that a large document costs little. */
function outline(document: JsonObject): JsonObject {
  const byPath = Map.groupBy(listOperationEntries(document), ({ path }) => path);
  const paths = [...byPath].map(([path, routes]) => [path, outlineItem(routes)] as const);
  return { ...pick(document, rootKeys), paths: Object.fromEntries(paths) };
}

function outlineItem(routes: readonly OperationEntry[]): JsonObject {
  const operations = routes.map(({ key, operation }) => [key, pick(operation, operationKeys)] as const);
  return { ...pick(routes[0]?.pathItem ?? {}, itemKeys), ...Object.fromEntries(operations) };
}

function pick(object: JsonObject, keys: readonly string[]): JsonObject {
  const members: (readonly [string, JsonValue])[] = [];
  for (const key of keys) {
    const value = Object.hasOwn(object, key) ? object[key] : undefined;
    if (value !== undefined) members.push([key, value]);
  }
  return Object.fromEntries(members);
}
