import { findMember, isArray, isJsonObject, type JsonObject, type JsonValue } from '../../syntax/index.ts';
import { isReference, listSubtypes, nameAlternatives } from './discriminator.ts';
import { mapParts, type Mode } from './grammar.ts';
import { findReference, resolveObject } from './reference.ts';

/** Not of any standard: under it stands, for the comparison alone, what may be sent in a schema's place. */
export const subtypesKeyword = '$heirs';

/**
 * The document with, in each schema that has a `discriminator` and no alternatives, what the schemas add that build on
 * it with `allOf`, by the values that choose them: nothing else leads from it to them. It is the same wherever the
 * schema is written out, since then the `discriminator` names them.
 */
export function writeSubtypes(document: JsonObject): JsonObject {
  const subtypes = listSubtypes(document);
  const bases = new Map(
    [...subtypes.keys()].flatMap(($ref): [JsonObject, ReadonlySet<string>][] => {
      const base = resolveObject(document, { $ref });
      return base?.['discriminator'] === undefined ? [] : [[base, listLine(subtypes, $ref)]];
    }),
  );
  if (bases.size === 0) return document;
  const write = (part: JsonValue, mode: Mode): JsonValue => {
    const written = mapParts(part, mode, write);
    if (mode !== 'keywords' || !isJsonObject(part) || !isJsonObject(written)) return written;
    const found = findSubtypes(document, part, bases.get(part) ?? new Set());
    return Object.keys(found).length === 0 ? written : { ...written, [subtypesKeyword]: found };
  };
  return write(document, 'keywords') as JsonObject;
}

/** Most of those that a schema leads to through others: each base in a long line would have all behind it. */
const lineLimit = 50;

/** Those that build on a schema, and those that build on them. */
function listLine(subtypes: ReturnType<typeof listSubtypes>, reference: string): ReadonlySet<string> {
  const line = new Set(subtypes.get(reference));
  for (const subtype of line) {
    if (line.size < lineLimit) for (const next of subtypes.get(subtype) ?? []) line.add(next);
  }
  return line;
}

function findSubtypes(document: JsonObject, schema: JsonObject, line: ReadonlySet<string>): JsonObject {
  const references = [...line];
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
    return [value, findOwn(document, resolveObject(document, { $ref }) ?? {}, line)] as const;
  });
  return Object.fromEntries(named);
}

/** What a schema adds to those that it builds on. */
function findOwn(document: JsonObject, subtype: JsonObject, line: ReadonlySet<string>): JsonObject {
  const { allOf } = subtype;
  if (!isArray(allOf)) return subtype;
  const isBase = (part: JsonValue): boolean => {
    const reference = findReference(part);
    if (reference === undefined) return false;
    return line.has(reference) || resolveObject(document, part)?.['discriminator'] !== undefined;
  };
  return { ...subtype, allOf: allOf.filter((part) => !isBase(part)) };
}
