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

/** Returns whether an entry of a discriminator's mapping is a reference. Otherwise, it's the name of a schema. */
export function isReference(name: string): boolean {
  return /[/#]/.test(name) || /\.(?:json|ya?ml)$/i.test(name);
}

const schemasPrefix = '#/components/schemas/';

/**
 * Adds the implied names of alternatives to the `mapping` of a `discriminator`, because inlined schemas have no names.
 * @param subtypes references to the schemas that extend this one with `allOf`
 */
export function nameAlternatives(schema: JsonObject, subtypes: readonly string[]): JsonObject {
  const own = [...listReferences(schema['oneOf']), ...listReferences(schema['anyOf'])];
  return nameSubtypes(nameReferences(schema, own), subtypes);
}

/**
 * Adds the schemas that extend this one to the mapping of its `discriminator`. If the schema has its own alternatives, the
 * schemas that extend it aren't among them, so the schema isn't changed.
 */
export function nameSubtypes(schema: JsonObject, subtypes: readonly string[]): JsonObject {
  const isChoice = schema['oneOf'] !== undefined || schema['anyOf'] !== undefined;
  return isChoice ? schema : nameReferences(schema, subtypes);
}

/** Adds the names of the referenced schemas to the mapping of a schema's `discriminator`. */
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

/** Lists the references to the schemas that extend each schema with `allOf`, by the reference to the extended schema. */
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

/** Lists the references in a list of schemas. */
export function listReferences(list: JsonValue | undefined): readonly string[] {
  return isArray(list) ? list.flatMap((entry) => findReference(entry) ?? []) : [];
}

function nameOf(reference: string): string | undefined {
  if (!reference.startsWith(schemasPrefix)) return undefined;
  const name = reference.slice(schemasPrefix.length);
  return name.includes('/') ? undefined : unescapeToken(decodeEscapes(name));
}
