import { findMember, isArray, isJsonObject, type JsonObject, type JsonValue } from '../../text-tree/door.ts';
import { isReference, listHeirs, nameAlternatives } from './discriminator.ts';
import { mapParts, type Mode } from './grammar.ts';
import { findReference, resolveObject } from './reference.ts';

/** Not of any standard: under it stands, for the comparison alone, what may be sent in a schema's place. */
export const heirsKeyword = '$heirs';

/**
 * The document with, in each schema that has a `discriminator` and no alternatives, what the schemas add that build on
 * it with `allOf`, by the values that choose them: nothing else leads from it to them. It is the same wherever the
 * schema is written out, since then the `discriminator` names them.
 */
export function writeHeirs(document: JsonObject): JsonObject {
  const bases = new Map(
    [...listHeirs(document)].flatMap(([$ref, references]): [JsonObject, readonly string[]][] => {
      const base = resolveObject(document, { $ref });
      return base?.['discriminator'] === undefined ? [] : [[base, references]];
    }),
  );
  if (bases.size === 0) return document;
  const write = (part: JsonValue, mode: Mode): JsonValue => {
    const written = mapParts(part, mode, write);
    if (mode !== 'keywords' || !isJsonObject(part) || !isJsonObject(written)) return written;
    const heirs = findHeirs(document, part, bases.get(part) ?? []);
    return Object.keys(heirs).length === 0 ? written : { ...written, [heirsKeyword]: heirs };
  };
  return write(document, 'keywords') as JsonObject;
}

function findHeirs(document: JsonObject, schema: JsonObject, references: readonly string[]): JsonObject {
  const { discriminator, oneOf, anyOf } = schema;
  if (discriminator === undefined || oneOf !== undefined || anyOf !== undefined) return {};
  const mapping =
    typeof discriminator === 'string'
      ? // Swagger 2.0 has the name of the field alone.
        Object.fromEntries(references.map(($ref) => [$ref.slice($ref.lastIndexOf('/') + 1), $ref]))
      : findMember(nameAlternatives(schema, references)['discriminator'], 'mapping');
  const named = Object.entries(isJsonObject(mapping) ? mapping : {}).map(([value, name]) => {
    const reference = typeof name === 'string' ? name : '';
    const $ref = isReference(reference) ? reference : `#/components/schemas/${reference}`;
    return [value, findOwn(document, resolveObject(document, { $ref }) ?? {})] as const;
  });
  return Object.fromEntries(named);
}

/** What a schema adds to those that it builds on. */
function findOwn(document: JsonObject, heir: JsonObject): JsonObject {
  const { allOf } = heir;
  if (!isArray(allOf)) return heir;
  const isBase = (part: JsonValue): boolean =>
    findReference(part) !== undefined && resolveObject(document, part)?.['discriminator'] !== undefined;
  return { ...heir, allOf: allOf.filter((part) => !isBase(part)) };
}
