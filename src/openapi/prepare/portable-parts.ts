import type { JsonObject, JsonValue } from '../document/json.ts';
import { isObject } from '../document/json.ts';
import type { Ledger } from './ledger.ts';
import { mapMembers } from '../document/members.ts';
import type { Mode } from '../document/grammar.ts';
import { mapParts } from '../document/grammar.ts';
import { replaceStrangeValues } from './operation-values.ts';
import { findReference, resolve } from '../document/reference.ts';

/** Where schemas begin: their references are followed later, within a budget. */
const schemaKeys = new Set(['schema', 'itemSchema']);

/**
 * A parameter or a request body with everything written out that is no schema: itself, media types, examples and
 * headers of encodings. The same object where nothing stood behind a reference.
 */
export function resolveOutsideSchemas(document: JsonObject, value: JsonValue): JsonValue {
  return walk(value, 'keywords', []);

  function walk(current: JsonValue, mode: Mode, open: readonly string[]): JsonValue {
    const reference = findReference(current);
    if (reference !== undefined) {
      const target = open.includes(reference) ? undefined : resolve(document, current);
      return target === undefined ? current : walk(target, mode, [...open, reference]);
    }
    return mapParts(current, mode, (part, below, key) =>
      mode === 'keywords' && key !== undefined && schemaKeys.has(key) ? part : walk(part, below, open),
    );
  }
}

/** The same, remembering what stands behind a reference: it stays one object, however often it is written out. */
export function createPartWriter(document: JsonObject): (part: JsonValue) => JsonValue {
  const written = new Map<string, JsonValue>();
  return (part) => {
    const reference = findReference(part);
    if (!isObject(part) || reference === undefined || Object.keys(part).length > 1) {
      return resolveOutsideSchemas(document, part);
    }
    const known = written.get(reference) ?? resolveOutsideSchemas(document, part);
    written.set(reference, known);
    return known;
  };
}

/** Every operation's request body written out, its schemas apart, and nothing in it that the importer stops at. */
export function makeOperationsPortable(document: JsonObject, ledger: Ledger): JsonObject {
  const writeOut = createPartWriter(document);
  return mapOperations(document, (operation) => {
    const body = operation['requestBody'];
    if (body === undefined) return replaceStrangeValues(operation, ledger);
    const written = writeOut(body);
    if (written === body) return replaceStrangeValues(operation, ledger);
    ledger.note('body-references');
    return replaceStrangeValues({ ...operation, requestBody: written }, ledger);
  });
}

/** The document with each operation under `paths` replaced; the same object where none was. */
export function mapOperations(
  document: JsonObject,
  replace: (operation: JsonObject, path: string, key: string) => JsonValue,
): JsonObject {
  const paths = document['paths'];
  if (!isObject(paths)) return document;
  const next = mapMembers(paths, (item, path) =>
    isObject(item)
      ? mapMembers(item, (operation, key) =>
          isObject(operation) ? replace(operation, path, key) : operation,
        )
      : item,
  );
  return next === paths ? document : { ...document, paths: next };
}
