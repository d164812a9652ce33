import { listHeirs } from './discriminator.ts';
import { mapMembers } from './members.ts';
import { findMember, isObject, type JsonObject, type JsonValue } from '../../text-tree/json.ts';

/** Not of any standard: under it stand the schemas that build on one, for the comparison alone. */
export const heirsKeyword = '$heirs';

/**
 * The document with references from each schema that has a `discriminator` to those that build on it with `allOf`:
 * any of them may be sent in its place, and nothing else leads from it to them.
 */
export function writeHeirs(document: JsonObject): JsonObject {
  const heirs = listHeirs(document);
  if (heirs.size === 0) return document;
  const write = (schemas: JsonValue | undefined, prefix: string): JsonValue | undefined =>
    isObject(schemas)
      ? mapMembers(schemas, (schema, name) => {
          const references = heirs.get(prefix + name);
          if (references === undefined || findMember(schema, 'discriminator') === undefined) return schema;
          return isObject(schema)
            ? { ...schema, [heirsKeyword]: references.map(($ref) => ({ $ref })) }
            : schema;
        })
      : schemas;
  const { components, definitions } = document;
  const schemas = write(findMember(components, 'schemas'), '#/components/schemas/');
  return {
    ...document,
    ...(definitions !== undefined && { definitions: write(definitions, '#/definitions/') ?? {} }),
    ...(isObject(components) && schemas !== undefined && { components: { ...components, schemas } }),
  };
}
