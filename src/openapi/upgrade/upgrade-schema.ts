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
 * Upgrades the schemas of a document and the references to sections that have another path in 3.0.
 * @param names new names of definitions by the old ones
 */
export function upgradeSchemas(document: JsonObject, names: ReadonlyMap<string, string>): JsonObject {
  // An object that is used several times stays one object.
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
    // A schema per position isn't possible in 3.0, which has one schema for all entries of a list.
    ...(isArray(items) && { items: items.length > 1 ? { anyOf: items } : (items[0] ?? {}) }),
    ...(nullable === true && schema['nullable'] === undefined && { nullable }),
  };
  return Object.keys(changes).length === 0 ? schema : { ...schema, ...changes };
}
