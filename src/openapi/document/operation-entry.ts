import { quote } from '../../text.ts';
import { findMember, isJsonObject, type JsonObject, type JsonValue } from '../../syntax/index.ts';
import { mapMembers } from './members.ts';
import { resolveObject } from './reference.ts';

/** One operation where it stands: what the importer makes one action of. */
export interface OperationEntry {
  readonly path: string;
  /** The key as written; the method is its upper case. */
  readonly key: string;
  readonly operation: JsonObject;
  /** What the path says for all of its operations, its own reference resolved. */
  readonly pathItem: JsonObject;
}

/** The keys from the root to an operation. */
export function keyPathOf({ path, key, pathItem }: OperationEntry): readonly string[] {
  return Object.hasOwn(pathItem, key) ? ['paths', path, key] : ['paths', path, 'additionalOperations', key];
}

/** As messages name an operation: `GET /pets`, in backticks. */
export function quoteOperation({ path, key }: Pick<OperationEntry, 'path' | 'key'>): string {
  return quote(`${key.toUpperCase()} ${path}`);
}

const pathKeywords = new Set([
  ...['$ref', 'summary', 'description', 'servers', 'parameters', 'additionalOperations'],
]);

/** True for every key that the importer rightly takes for a method: also one that the standard does not know. */
export function isMethodKey(key: string): boolean {
  return !pathKeywords.has(key) && !key.startsWith('x-');
}

/** Every operation under `paths`, in the order of the document, OpenAPI 3.2's `additionalOperations` last of a path. */
export function listOperationEntries(document: JsonObject): readonly OperationEntry[] {
  const paths = findMember(document, 'paths');
  if (!isJsonObject(paths)) return [];
  return Object.entries(paths).flatMap(([path, value]) => {
    const pathItem = path.startsWith('x-') ? undefined : findPathItem(document, value);
    if (pathItem === undefined) return [];
    return listMethods(pathItem).flatMap(([key, operation]) =>
      isJsonObject(operation) ? [{ path, key, operation, pathItem }] : [],
    );
  });
}

/** A path item with what its `$ref` names; its own members win, as most tools have it. */
export function findPathItem(document: JsonObject, value: JsonValue | undefined): JsonObject | undefined {
  if (!isJsonObject(value)) return undefined;
  if (!Object.hasOwn(value, '$ref')) return value;
  const target = resolveObject(document, { $ref: value['$ref'] ?? '' });
  if (target === undefined) return undefined;
  const own = Object.entries(value).filter(([key]) => key !== '$ref');
  return { ...target, ...Object.fromEntries(own) };
}

/** The operations of a path item by their keys. */
export function listMethods(pathItem: JsonObject): readonly (readonly [string, JsonValue])[] {
  const additional = pathItem['additionalOperations'];
  const direct = Object.entries(pathItem).filter(([key]) => isMethodKey(key));
  if (!isJsonObject(additional)) return direct;
  return [...direct, ...Object.entries(additional).filter(([key]) => !Object.hasOwn(pathItem, key))];
}

/** The document with each operation under `paths` replaced; the same object where none was. */
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
