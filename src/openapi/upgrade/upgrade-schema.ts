import { mapParts, type Mode } from '../document/grammar.ts';
import { isArray, isJsonObject, type JsonObject, type JsonValue } from '../../text-tree/door.ts';
import { mapList, mapMembers, omitMembers } from '../document/members.ts';

/** A schema of Swagger 2.0, or anything that holds schemas, with what 3.0 says differently. */
export function upgradeSchema(value: JsonValue, mode: Mode = 'keywords'): JsonValue {
  const next = mapParts(value, mode, (part, below, key) =>
    key === '$ref' && typeof part === 'string' ? upgradeReference(part) : upgradeSchema(part, below),
  );
  return mode === 'keywords' && isJsonObject(next) ? upgradeKeywords(next) : next;
}

/** Where a reference into a Swagger 2.0 description leads after the upgrade. */
export function upgradeReference(reference: string): string {
  return reference
    .replace(/^#\/definitions\//, '#/components/schemas/')
    .replace(/^#\/responses\//, '#/components/responses/');
}

/** Extensions may refer to definitions, too. */
export function upgradeExtensions(holder: JsonObject): JsonObject {
  return mapMembers(holder, (member, key) => (key.startsWith('x-') ? upgradeData(member) : member));
}

/** What holds references anywhere. */
export function upgradeData(value: JsonValue): JsonValue {
  if (isArray(value)) return mapList(value, upgradeData);
  if (!isJsonObject(value)) return value;
  return mapMembers(value, (member, key) =>
    key === '$ref' && typeof member === 'string' ? upgradeReference(member) : upgradeData(member),
  );
}

function upgradeKeywords(schema: JsonObject): JsonObject {
  const { discriminator, type } = schema;
  const changes: JsonObject = {
    ...(typeof discriminator === 'string' && { discriminator: { propertyName: discriminator } }),
    ...(type === 'file' && { type: 'string', format: 'binary' }),
    ...(schema['x-nullable'] === true && schema['nullable'] === undefined && { nullable: true }),
  };
  const next = Object.keys(changes).length === 0 ? schema : { ...schema, ...changes };
  return upgradeExtensions(upgradeTypes(upgradeItems(next)));
}

/** Schemas for the entries of a list, one by one: 3.0 knows one for all of them. */
function upgradeItems(schema: JsonObject): JsonObject {
  const { items, additionalItems, ...rest } = schema;
  if (!isArray(items)) return schema;
  const kinds = isJsonObject(additionalItems) ? [...items, additionalItems] : items;
  return { ...rest, items: kinds.length > 1 ? { anyOf: kinds } : (kinds[0] ?? {}) };
}

/** Several types: 3.0 knows one, and `nullable`. */
function upgradeTypes(schema: JsonObject): JsonObject {
  const { type: listed, items, anyOf, allOf, ...rest } = schema;
  if (!isArray(listed)) return schema;
  const types = listed.filter((type) => type !== 'null');
  const nullable = types.length < listed.length ? { nullable: true } : {};
  const [first] = types;
  if (first === undefined) return { ...omitMembers(schema, (key) => key === 'type'), ...nullable };
  if (types.length === 1) return { ...schema, type: first, ...nullable };
  const kinds = types.map((type) => ({
    type,
    ...(type === 'array' && { items: items ?? {} }),
    ...nullable,
  }));
  if (anyOf === undefined) return { ...rest, ...(allOf !== undefined && { allOf }), anyOf: kinds };
  return { ...rest, allOf: [...(isArray(allOf) ? allOf : []), { anyOf }, { anyOf: kinds }] };
}
