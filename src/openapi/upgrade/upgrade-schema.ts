import type { JsonObject, JsonValue } from '../document/json.ts';
import { isObject } from '../document/json.ts';
import type { Mode } from '../document/grammar.ts';
import { mapParts } from '../document/grammar.ts';
import { decodeEscapes, escapeToken, unescapeToken } from '../document/pointer.ts';
import type { Renames } from './upgrade-names.ts';

/** A schema of Swagger 2.0, or anything that holds schemas, with what 3.0 says differently. */
export function upgradeSchema(value: JsonValue, renames: Renames, mode: Mode = 'keywords'): JsonValue {
  const next = mapParts(value, mode, (part, below, key) =>
    key === '$ref' && typeof part === 'string'
      ? upgradeReference(part, renames)
      : upgradeSchema(part, renames, below),
  );
  return mode === 'keywords' && isObject(next) ? upgradeKeywords(next) : next;
}

/** Where a reference into a Swagger 2.0 description leads after the upgrade. */
export function upgradeReference(reference: string, renames: Renames): string {
  const [hash, kind, name, ...rest] = reference.split('/');
  const target = kind === 'definitions' ? 'schemas' : kind === 'responses' ? 'responses' : undefined;
  if (hash !== '#' || target === undefined || name === undefined) return reference;
  const written = unescapeToken(decodeEscapes(name));
  const renamed = renames[target].get(written) ?? renames[target].get(unescapeToken(name));
  return ['#', 'components', target, renamed === undefined ? name : escapeToken(renamed), ...rest].join('/');
}

function upgradeKeywords(schema: JsonObject): JsonObject {
  const { discriminator, type } = schema;
  const changes: JsonObject = {
    ...(typeof discriminator === 'string' && { discriminator: { propertyName: discriminator } }),
    ...(type === 'file' && { type: 'string', format: 'binary' }),
    ...(schema['x-nullable'] === true && schema['nullable'] === undefined && { nullable: true }),
  };
  return Object.keys(changes).length === 0 ? schema : { ...schema, ...changes };
}
