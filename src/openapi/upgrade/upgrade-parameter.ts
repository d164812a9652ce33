import type { JsonObject, JsonValue } from '../document/json.ts';
import { isArray, isObject } from '../document/json.ts';
import { omitMembers } from '../document/members.ts';
import { upgradeSchema } from './upgrade-schema.ts';
import type { Renames } from './upgrade-names.ts';

/** What Swagger 2.0 writes beside the name of a parameter or header, and 3.0 into its schema. */
const schemaKeywords = new Set([
  ...['type', 'format', 'items', 'default', 'enum', 'multipleOf', 'pattern', 'uniqueItems'],
  ...['maximum', 'exclusiveMaximum', 'minimum', 'exclusiveMinimum'],
  ...['maxLength', 'minLength', 'maxItems', 'minItems'],
]);

/** A header, query, path or cookie parameter, or a response header. */
export function upgradeParameter(parameter: JsonValue, renames: Renames): JsonValue {
  if (!isObject(parameter)) return parameter;
  const { collectionFormat, schema: own, ...rest } = parameter;
  const schema = own ?? Object.fromEntries(Object.entries(rest).filter(([key]) => schemaKeywords.has(key)));
  return {
    ...Object.fromEntries(Object.entries(rest).filter(([key]) => !schemaKeywords.has(key))),
    ...(parameter['in'] === 'path' && { required: true }),
    ...(rest['type'] === 'array' && styleOf(collectionFormat, parameter['in'])),
    schema: upgradeItems(upgradeSchema(schema, renames)),
  };
}

/** The one property of a form's schema that a form parameter becomes. */
export function upgradeField(parameter: JsonObject, renames: Renames): JsonObject {
  const kept = Object.entries(parameter).filter(
    ([key]) => schemaKeywords.has(key) || key === 'description' || key.startsWith('x-'),
  );
  const schema = upgradeItems(upgradeSchema(Object.fromEntries(kept), renames));
  return isObject(schema) ? schema : {};
}

/** How the entries of a list are written: Swagger 2.0's default is commas, 3.0's depends on the place. */
export function styleOf(format: JsonValue | undefined, place: JsonValue | undefined): JsonObject {
  if (place !== 'query' && place !== 'formData') return { style: 'simple', explode: false };
  if (format === 'multi') return { style: 'form', explode: true };
  if (format === 'ssv') return { style: 'spaceDelimited', explode: false };
  if (format === 'pipes') return { style: 'pipeDelimited', explode: false };
  // 3.0 has no word for tabs; the extension keeps what was meant.
  return { style: 'form', explode: false, ...(format === 'tsv' && { 'x-collection-format': format }) };
}

/** Lists within lists cannot say in 3.0 how they are written. */
function upgradeItems(schema: JsonValue): JsonValue {
  if (!isObject(schema) || isArray(schema['items']) || !isObject(schema['items'])) return schema;
  const items = omitMembers(schema['items'], (key) => key === 'collectionFormat');
  return { ...schema, items: upgradeItems(items) };
}
