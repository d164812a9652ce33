import {
  decodeEscapes,
  isArray,
  isJsonObject,
  type JsonObject,
  type JsonValue,
  unescapeToken,
} from '../../syntax/index.ts';
import { mapParts, type Mode } from '../document/grammar.ts';

/** Upgrades a part with the schemas and references in it. By default, the keys of the part are keywords. */
export type UpgradePart = (part: JsonValue, mode?: Mode, key?: string) => JsonValue;

/**
 * Creates a function that upgrades schemas and references to sections that have another path in 3.0. Returns the same object
 * if nothing changes. An object that is used several times stays one object.
 * @param names new names of definitions by the old ones
 */
export function createPartUpgrade(names: ReadonlyMap<string, string>): UpgradePart {
  const known = new Map<JsonObject, JsonValue>();
  return upgradePart;

  function upgradePart(part: JsonValue, mode: Mode = 'keywords', key?: string): JsonValue {
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
  if (typeof discriminator !== 'string' && type !== 'file' && !isArray(items) && nullable !== true)
    return schema;
  const changes: JsonObject = {
    ...(typeof discriminator === 'string' && { discriminator: { propertyName: discriminator } }),
    ...(type === 'file' && { type: 'string', format: 'binary' }),
    // A schema per position isn't possible in 3.0, which has one schema for all entries of a list.
    ...(isArray(items) && { items: items.length > 1 ? { anyOf: items } : (items[0] ?? {}) }),
    ...(nullable === true && schema['nullable'] === undefined && { nullable }),
  };
  return { ...schema, ...changes };
}
