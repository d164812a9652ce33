import { isArray, type JsonObject, type JsonValue } from '../document/json.ts';
import { mapParts, type Mode } from '../document/grammar.ts';
import { mapList, mapMembers } from '../document/members.ts';

/** Where a schema of a parameter or a request body stands. */
export interface Site {
  /** True where the importer follows the schema's own reference: there, one level is no loss. */
  readonly isFollowed: boolean;
  /** How many levels of objects and lists there is room for in the payload of the action. */
  readonly room: number;
}

export type ReplaceSchema = (schema: JsonValue, site: Site) => JsonValue;

/** How deep the payload of an action may be nested: MariaDB stores JSON of 32 levels. */
export const payloadLevels = 30;

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

/**
 * An operation with every schema of its parameters and its request body replaced.
 * @param known keeps one object for one, where parameters are shared between operations
 */
export function mapSchemas(
  operation: JsonObject,
  replace: ReplaceSchema,
  known = new Map<JsonValue, JsonValue>(),
): JsonObject {
  const mapOnce = (part: JsonValue, holder: Holder): JsonValue => {
    const next = known.get(part) ?? mapHolder(part, holder, replace);
    known.set(part, next);
    return next;
  };
  return mapMembers(operation, (member, key) => {
    if (key === 'parameters' && isArray(member)) return mapList(member, (one) => mapOnce(one, inParameter));
    return key === 'requestBody' ? mapOnce(member, inBody) : member;
  });
}

function mapHolder(part: JsonValue, { above, followed }: Holder, replace: ReplaceSchema): JsonValue {
  return walk(part, 'keywords', 1);

  function walk(current: JsonValue, mode: Mode, level: number): JsonValue {
    return mapParts(current, mode, (inner, below, key) =>
      isSchemaKey(key, mode)
        ? replace(inner, {
            isFollowed: key === 'schema' && level === followed,
            room: payloadLevels - above - level,
          })
        : walk(inner, below, level + 1),
    );
  }
}
