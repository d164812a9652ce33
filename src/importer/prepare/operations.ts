import { mapList, mapMembers, mapOperations, mapParts, type Mode } from '../../openapi/index.ts';
import { isArray, type JsonObject, type JsonValue } from '../../syntax/index.ts';
import { payloadLevels } from '../judge.ts';

/** Where a schema of a parameter or a request body stands. */
export interface Site {
  /** True where the importer follows the schema's own reference: there, one level is no loss. */
  readonly isFollowed: boolean;
  /** How many levels of objects and lists there is room for in the payload of the action. */
  readonly budget: number;
}

type ReplaceSchema = (schema: JsonValue, site: Site) => JsonValue;

/** Where schemas begin in a parameter, a media type or a header. */
export function isSchemaKey(key: string | undefined, mode: Mode): boolean {
  return mode === 'keywords' && (key === 'schema' || key === 'itemSchema');
}

/** Levels of the payload above what holds schemas, and levels in it down to the one that is followed. */
interface Holder {
  readonly above: number;
  readonly followed: number;
}

/** `parameters[].schema` */
const inParameter: Holder = { above: 2, followed: 1 };
/** `requestBody.content.{type}.schema` */
const inBody: Holder = { above: 1, followed: 3 };

/** Looks at every schema of the parameters and request bodies of all operations, as often as it stands there. */
export function visitSchemas(document: JsonObject, visit: (schema: JsonValue, site: Site) => void): void {
  const look: ReplaceSchema = (schema, site) => {
    visit(schema, site);
    return schema;
  };
  mapHolders(document, (part, holder) => mapHolder(part, holder, look));
}

/** The document with each of them replaced. What was one object in several places stays one. */
export function mapSchemas(document: JsonObject, replace: ReplaceSchema): JsonObject {
  const known = new Map<JsonValue, JsonValue>();
  return mapHolders(document, (part, holder) => {
    const next = known.get(part) ?? mapHolder(part, holder, replace);
    known.set(part, next);
    return next;
  });
}

/** The document with its parameters and request bodies replaced, wherever they stand. */
export function mapHolders(
  document: JsonObject,
  replace: (part: JsonValue, holder: Holder) => JsonValue,
): JsonObject {
  return mapOperations(document, (operation) =>
    mapMembers(operation, (member, key) => {
      if (key === 'requestBody') return replace(member, inBody);
      const isList = key === 'parameters' && isArray(member);
      return isList ? mapList(member, (parameter) => replace(parameter, inParameter)) : member;
    }),
  );
}

function mapHolder(part: JsonValue, { above, followed }: Holder, replace: ReplaceSchema): JsonValue {
  return walk(part, 'keywords', 1);

  function walk(current: JsonValue, mode: Mode, level: number): JsonValue {
    return mapParts(current, mode, (inner, below, key) =>
      isSchemaKey(key, mode)
        ? replace(inner, {
            isFollowed: key === 'schema' && level === followed,
            budget: payloadLevels - above - level,
          })
        : walk(inner, below, level + 1),
    );
  }
}
