import {
  decodeEscapes,
  findMember,
  isArray,
  isJsonObject,
  type JsonObject,
  type JsonValue,
  unescapeToken,
} from '../../syntax/index.ts';
import { findReference } from './reference.ts';

/** A discriminator's mapping holds names of schemas or references; only these can be told from names. */
export function isReference(name: string): boolean {
  return /[/#]/.test(name) || /\.(?:json|ya?ml)$/i.test(name);
}

const schemasPrefix = '#/components/schemas/';

/**
 * A `discriminator` tells alternatives apart by the names of their schemas. Written out they have none, so the names
 * are put into its `mapping`, where they were only implied.
 * @param heirs references to the schemas that build on this one with `allOf`
 */
export function nameAlternatives(schema: JsonObject, subtypes: readonly string[]): JsonObject {
  return nameReferences(schema, [
    ...listReferences(schema['oneOf']),
    ...listReferences(schema['anyOf']),
    ...subtypes,
  ]);
}

/** The same for those of its alternatives that references lead to no more. */
export function nameReferences(schema: JsonObject, references: readonly string[]): JsonObject {
  const { discriminator } = schema;
  if (!isJsonObject(discriminator)) return schema;
  const mapping = isJsonObject(discriminator['mapping']) ? discriminator['mapping'] : {};
  const mapped = new Set(Object.values(mapping).map(String));
  const implied = references.flatMap((reference): [string, JsonValue][] => {
    const name = nameOf(reference);
    return name === undefined || mapped.has(reference) || mapped.has(name) || Object.hasOwn(mapping, name)
      ? []
      : [[name, reference]];
  });
  if (implied.length === 0) return schema;
  const named = { ...discriminator, mapping: { ...mapping, ...Object.fromEntries(implied) } };
  return { ...schema, discriminator: named };
}

/** For each schema that others build on with `allOf`, the references to those others. */
export function listSubtypes(document: JsonObject): ReadonlyMap<string, readonly string[]> {
  const subtypes = new Map<string, string[]>();
  const { components, definitions = {} } = document;
  const schemas = findMember(components, 'schemas') ?? {};
  for (const [prefix, group] of Object.entries({ [schemasPrefix]: schemas, '#/definitions/': definitions })) {
    for (const [name, schema] of isJsonObject(group) ? Object.entries(group) : []) {
      for (const reference of listReferences(findMember(schema, 'allOf'))) {
        const known = subtypes.get(reference);
        if (known === undefined) subtypes.set(reference, [prefix + name]);
        else known.push(prefix + name);
      }
    }
  }
  return subtypes;
}

/** The references that stand in a list of schemas. */
export function listReferences(list: JsonValue | undefined): readonly string[] {
  return isArray(list) ? list.flatMap((entry) => findReference(entry) ?? []) : [];
}

function nameOf(reference: string): string | undefined {
  if (!reference.startsWith(schemasPrefix)) return undefined;
  const name = reference.slice(schemasPrefix.length);
  return name.includes('/') ? undefined : unescapeToken(decodeEscapes(name));
}
