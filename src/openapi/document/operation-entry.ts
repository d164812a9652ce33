import { quote } from '../../text.ts';
import { findMember, isJsonObject, type JsonObject, type JsonValue } from '../../syntax/index.ts';
import { mapMembers } from './members.ts';
import { resolveObject } from './reference.ts';

/** An operation and its path item. The importer creates one action from it. */
export interface OperationEntry {
  readonly path: string;
  /** Key as written. The method is the key in upper case. */
  readonly key: string;
  readonly operation: JsonObject;
  /** Path item with its `$ref` resolved. */
  readonly pathItem: JsonObject;
}

/** Returns the keys from the root to an operation. */
export function keyPathOf({ path, key, pathItem }: OperationEntry): readonly string[] {
  return Object.hasOwn(pathItem, key) ? ['paths', path, key] : ['paths', path, 'additionalOperations', key];
}

/** Returns the name of an operation in messages, with backticks: `GET /pets`. */
export function quoteOperation({ path, key }: Pick<OperationEntry, 'path' | 'key'>): string {
  return quote(`${key.toUpperCase()} ${path}`);
}

const pathKeywords = new Set([
  ...['$ref', 'summary', 'description', 'servers', 'parameters', 'additionalOperations'],
]);

/** Returns whether a key of a path item is a method. Unknown methods also count, because the importer accepts them. */
export function isMethodKey(key: string): boolean {
  return !pathKeywords.has(key) && !key.startsWith('x-');
}

/** Lists every operation under `paths` in the order of the document. OpenAPI 3.2's `additionalOperations` come last in each path. */
export function listOperationEntries(document: JsonObject): readonly OperationEntry[] {
  const paths = findMember(document, 'paths');
  if (!isJsonObject(paths)) return [];
  const entries: OperationEntry[] = [];
  for (const path of Object.keys(paths)) {
    const pathItem = path.startsWith('x-') ? undefined : findPathItem(document, paths[path]);
    if (pathItem === undefined) continue;
    for (const key in pathItem) {
      const operation = isMethodKey(key) ? pathItem[key] : undefined;
      if (isJsonObject(operation)) entries.push({ path, key, operation, pathItem });
    }
    for (const [key, operation] of listAdditional(pathItem)) {
      if (isJsonObject(operation)) entries.push({ path, key, operation, pathItem });
    }
  }
  return entries;
}

/** Returns a path item with its `$ref` merged. Its own members take precedence, as in most tools. */
export function findPathItem(document: JsonObject, value: JsonValue | undefined): JsonObject | undefined {
  if (!isJsonObject(value)) return undefined;
  if (!Object.hasOwn(value, '$ref')) return value;
  const target = resolveObject(document, { $ref: value['$ref'] ?? '' });
  if (target === undefined) return undefined;
  const own = Object.entries(value).filter(([key]) => key !== '$ref');
  return { ...target, ...Object.fromEntries(own) };
}

/** Lists the operations of a path item with their keys. */
export function listMethods(pathItem: JsonObject): readonly (readonly [string, JsonValue])[] {
  const direct = Object.entries(pathItem).filter(([key]) => isMethodKey(key));
  return [...direct, ...listAdditional(pathItem)];
}

function listAdditional(pathItem: JsonObject): readonly (readonly [string, JsonValue])[] {
  const additional = pathItem['additionalOperations'];
  if (!isJsonObject(additional)) return [];
  return Object.entries(additional).filter(([key]) => !Object.hasOwn(pathItem, key));
}

/** Replaces each operation under `paths`. Returns the same object if none changed. */
export function mapOperations(
  document: JsonObject,
  replace: (operation: JsonObject) => JsonValue,
): JsonObject {
  const replaceOperation = (operation: JsonValue): JsonValue =>
    isJsonObject(operation) ? replace(operation) : operation;
  return mapMembers(document, (paths, key) => {
    if (key !== 'paths' || !isJsonObject(paths)) return paths;
    return mapMembers(paths, (pathItem) =>
      isJsonObject(pathItem) ? mapMembers(pathItem, replaceOperation) : pathItem,
    );
  });
}
