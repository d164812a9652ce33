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

/**
 * An operation with every schema of its parameters and its request body replaced.
 * @param known keeps one object for one, where parameters are shared between operations
 */
export function mapSchemas(
  operation: JsonObject,
  replace: ReplaceSchema,
  known = new Map<JsonValue, JsonValue>(),
): JsonObject {
  const mapOnce = (holder: JsonValue, locate: Locate): JsonValue => {
    const next = known.get(holder) ?? mapHolder(holder, replace, locate);
    known.set(holder, next);
    return next;
  };
  return mapMembers(operation, (member, key) => {
    if (key === 'parameters' && isArray(member)) {
      return mapList(member, (parameter) => mapOnce(parameter, locateInParameter));
    }
    return key === 'requestBody' ? mapOnce(member, locateInBody) : member;
  });
}

type Locate = (path: readonly string[]) => Site;

/** `parameters[].schema`, below the payload and its list of parameters. */
function locateInParameter(path: readonly string[]): Site {
  return {
    isFollowed: path.length === 1 && path[0] === 'schema',
    room: payloadLevels - path.length - 2,
  };
}

/** `requestBody.content.{type}.schema`, below the payload. */
function locateInBody(path: readonly string[]): Site {
  return {
    isFollowed: path.length === 3 && path[0] === 'content' && path[2] === 'schema',
    room: payloadLevels - path.length - 1,
  };
}

function mapHolder(holder: JsonValue, replace: ReplaceSchema, locate: Locate): JsonValue {
  return walk(holder, 'keywords', []);

  function walk(current: JsonValue, mode: Mode, path: readonly string[]): JsonValue {
    return mapParts(current, mode, (part, below, key) => {
      const inside = [...path, key ?? ''];
      const isSchema = mode === 'keywords' && (key === 'schema' || key === 'itemSchema');
      return isSchema ? replace(part, locate(inside)) : walk(part, below, inside);
    });
  }
}
