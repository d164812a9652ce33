import {
  findReference,
  isReference,
  listSubtypes,
  mapParts,
  type Mode,
  nameAlternatives,
  resolveObject,
} from '../openapi/index.ts';
import {
  findMember,
  isArray,
  isJsonObject,
  type JsonObject,
  type JsonValue,
  membersOf,
} from '../syntax/index.ts';

/** Keyword that only the comparison uses: the schemas that can be sent instead of a base schema. */
export const subtypesKeyword = '$subtypes';

/**
 * Adds the subtypes to each schema that has a `discriminator` and no alternatives, by the values that select them. A
 * subtype extends the schema through `allOf`, so no reference leads from the schema to the subtype. An inlined schema gets
 * the same subtypes, because its `discriminator` names them.
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

/** Maximum number of direct and indirect subtypes of a schema. Without it, long chains take quadratic time. */
const lineLimit = 50;

/** Lists the direct and indirect subtypes of a schema. */
function listLine(subtypes: ReturnType<typeof listSubtypes>, reference: string): ReadonlySet<string> {
  const line = new Set(subtypes.get(reference));
  for (const subtype of line) {
    if (line.size < lineLimit) for (const next of subtypes.get(subtype) ?? []) line.add(next);
  }
  return line;
}

function findSubtypes(document: JsonObject, schema: JsonObject, line: ReadonlySet<string>): JsonObject {
  const { discriminator, oneOf, anyOf } = schema;
  if (discriminator === undefined || oneOf !== undefined || anyOf !== undefined) return {};
  const mapping = findMember(nameAlternatives(schema, [...line])['discriminator'], 'mapping');
  const named = Object.entries(membersOf(mapping)).map(([value, name]) => {
    const mapped = resolveObject(document, referTo(typeof name === 'string' ? name : ''));
    return [value, findOwn(document, mapped ?? {}, line)] as const;
  });
  return Object.fromEntries(named);
}

/** Returns the reference for an entry of a discriminator's mapping. */
export function referTo(name: string): JsonObject {
  return { $ref: isReference(name) ? name : `#/components/schemas/${name}` };
}

/** Returns a subtype without its base schemas. */
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
