import {
  decodeEscapes,
  isArray,
  isJsonObject,
  type JsonObject,
  type JsonValue,
  unescapeToken,
} from '../../syntax/index.ts';
import { mapParts, type Mode } from '../document/grammar.ts';

/**
 * The schemas of a document as 3.0 writes them, and every reference to a part of Swagger 2.0 led to where 3.0 has it.
 * @param names new names of definitions by the old ones
 */
export function upgradeSchemas(document: JsonObject, names: ReadonlyMap<string, string>): JsonObject {
  // What is one object in several places stays one.
  const known = new Map<JsonObject, JsonValue>();
  return mapParts(document, 'keywords', upgradePart) as JsonObject;

  function upgradePart(part: JsonValue, mode: Mode, key: string | undefined): JsonValue {
    if (key === '$ref' && typeof part === 'string') return upgradeReference(part, names);
    if (!isJsonObject(part) || mode !== 'keywords') return mapParts(part, mode, upgradePart);
    const upgraded = known.get(part) ?? upgradeKeywords(mapParts(part, mode, upgradePart) as JsonObject);
    known.set(part, upgraded);
    return upgraded;
  }
}

function upgradeReference(reference: string, names: ReadonlyMap<string, string>): string {
  const [, name, rest = ''] = /^#\/definitions\/([^/]*)(.*)$/s.exec(reference) ?? [];
  if (name === undefined) return reference.replace(/^#\/responses\//, '#/components/responses/');
  const clean = names.get(unescapeToken(decodeEscapes(name))) ?? names.get(unescapeToken(name)) ?? name;
  return `#/components/schemas/${clean}${rest}`;
}

function upgradeKeywords(schema: JsonObject): JsonObject {
  const { discriminator, type, items, 'x-nullable': nullable } = schema;
  const changes: JsonObject = {
    ...(typeof discriminator === 'string' && { discriminator: { propertyName: discriminator } }),
    ...(type === 'file' && { type: 'string', format: 'binary' }),
    // For the entries of a list, one by one: 3.0 has one schema for all of them.
    ...(isArray(items) && { items: items.length > 1 ? { anyOf: items } : (items[0] ?? {}) }),
    ...(nullable === true && schema['nullable'] === undefined && { nullable }),
  };
  return Object.keys(changes).length === 0 ? schema : { ...schema, ...changes };
}
