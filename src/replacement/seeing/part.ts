import { isJsonObject, type JsonObject, type JsonValue } from '../../text-tree/door.ts';
import type { ImportedAction } from '../../importer/door.ts';

/** A document with just some of its operations: everything beside them stays as it is. */
export function keepOperations(
  body: Uint8Array,
  actions: readonly Pick<ImportedAction, 'method' | 'path'>[],
): Uint8Array {
  const kept = new Set(actions.map(({ method, path }) => `${method} ${path}`));
  const document = JSON.parse(Buffer.from(body).toString('utf8')) as JsonObject;
  const items: readonly (readonly [string, JsonValue])[] = Object.entries(
    (document['paths'] ?? {}) as JsonObject,
  ).map(([path, item]) => {
    if (!isJsonObject(item)) return [path, item] as const;
    const operations = Object.entries(item).filter(
      ([key, operation]) => !isJsonObject(operation) || kept.has(`${key.toUpperCase()} ${path}`),
    );
    return [path, Object.fromEntries(operations)] as const;
  });
  return Buffer.from(JSON.stringify({ ...document, paths: Object.fromEntries(items) }));
}
