import type { JsonObject, JsonValue } from '../document/json.ts';
import { isArray, isObject } from '../document/json.ts';
import type { Ledger } from './ledger.ts';
import { findReference } from '../document/reference.ts';

/**
 * All parameters of an operation, each written out: those of its path first, unless the operation has one of the
 * same name in the same place. Undefined where the operation can keep what it has.
 */
export function foldParameters(
  operation: JsonObject,
  item: JsonObject,
  by: { readonly writeOut: (part: JsonValue) => JsonValue; readonly ledger: Ledger },
): readonly JsonValue[] | undefined {
  const own = operation['parameters'] ?? undefined;
  const shared = item['parameters'];
  if (own !== undefined && !isArray(own)) return undefined;
  if (own === undefined && !isArray(shared)) return undefined;
  const writeOut = (parameter: JsonValue): JsonValue => {
    const written = by.writeOut(parameter);
    if (written !== parameter && findReference(parameter) !== undefined)
      by.ledger.note('parameter-references');
    return written;
  };
  const written = (own ?? []).map(writeOut);
  const overridden = new Set(written.map(keyOf));
  const inherited = (isArray(shared) ? shared : [])
    .map(writeOut)
    .filter((entry) => !overridden.has(keyOf(entry)));
  return [...inherited, ...written];
}

/** What tells parameters apart: place and name. Swagger 2.0 has at most one body, whatever its name. */
export function keyOf(parameter: JsonValue): string {
  if (!isObject(parameter)) return '';
  const { in: place, name } = parameter;
  return place === 'body' ? 'body' : JSON.stringify([place ?? '', name ?? '']);
}
