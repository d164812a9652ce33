import type { JsonObject, JsonValue } from '../document/json.ts';
import { isArray } from '../document/json.ts';
import type { Mode } from '../document/grammar.ts';
import { mapParts } from '../document/grammar.ts';
import { mapList, mapMembers } from '../document/members.ts';

/**
 * Replaces a schema of a parameter or a request body.
 * @param isFollowed true where the importer follows the schema's own reference: there, one level is no loss
 */
export type ReplaceSchema = (schema: JsonValue, isFollowed: boolean) => JsonValue;

/**
 * An operation with every schema of its parameters and its request body replaced.
 * @param known keeps one object for one, where parameters are shared between operations
 */
export function mapSchemas(
  operation: JsonObject,
  replace: ReplaceSchema,
  known = new Map<JsonValue, JsonValue>(),
): JsonObject {
  const mapOnce = (holder: JsonValue, isFollowed: (path: readonly string[]) => boolean): JsonValue => {
    const next = known.get(holder) ?? mapHolder(holder, replace, isFollowed);
    known.set(holder, next);
    return next;
  };
  return mapMembers(operation, (member, key) => {
    if (key === 'parameters' && isArray(member)) {
      return mapList(member, (parameter) => mapOnce(parameter, isFollowedInParameter));
    }
    return key === 'requestBody' ? mapOnce(member, isFollowedInBody) : member;
  });
}

/** `parameters[].schema` */
function isFollowedInParameter(path: readonly string[]): boolean {
  return path.length === 1 && path[0] === 'schema';
}

/** `requestBody.content.{type}.schema` */
function isFollowedInBody(path: readonly string[]): boolean {
  return path.length === 3 && path[0] === 'content' && path[2] === 'schema';
}

function mapHolder(
  holder: JsonValue,
  replace: ReplaceSchema,
  isFollowed: (path: readonly string[]) => boolean,
): JsonValue {
  return walk(holder, 'keywords', []);

  function walk(current: JsonValue, mode: Mode, path: readonly string[]): JsonValue {
    return mapParts(current, mode, (part, below, key) => {
      const inside = [...path, key ?? ''];
      const isSchema = mode === 'keywords' && (key === 'schema' || key === 'itemSchema');
      return isSchema ? replace(part, isFollowed(inside)) : walk(part, below, inside);
    });
  }
}
