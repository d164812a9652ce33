import { mapList, mapOperations, mapParts, type Mode } from '../../openapi/index.ts';
import { isArray, type JsonObject, type JsonValue } from '../../syntax/index.ts';
import { payloadLevels } from '../judge.ts';
import type { RewriteRule } from './ledger.ts';

/** Position of a schema in a parameter or a request body. */
export interface Site {
  /** Whether the importer follows the schema's own reference, so that this reference needn't be inlined. */
  readonly isFollowed: boolean;
  /** Number of levels of objects and lists that remain in the payload of the action. */
  readonly budget: number;
}

type ReplaceSchema = (schema: JsonValue, site: Site) => JsonValue;

/** Returns whether a key of a parameter, a media type or a header contains a schema. */
export function isSchemaKey(key: string | undefined, mode: Mode): boolean {
  return mode === 'keywords' && (key === 'schema' || key === 'itemSchema');
}

/** A part of an operation that contains schemas: its level in the payload, and the level of the followed schema in it. */
interface Holder {
  readonly above: number;
  readonly followed: number;
  /** Rule under which inlining a part of it is counted. */
  readonly rule: RewriteRule;
}

/** Levels of `parameters[].schema`. */
const inParameter: Holder = { above: 2, followed: 1, rule: 'parameter-references' };
/** Levels of `requestBody.content.{type}.schema`. */
const inBody: Holder = { above: 1, followed: 3, rule: 'body-references' };

/** Visits every schema of the parameters and request bodies of all operations. Shared objects are visited once. */
export function visitSchemas(document: JsonObject, visit: (schema: JsonValue, site: Site) => void): void {
  const look: ReplaceSchema = (schema, site) => {
    visit(schema, site);
    return schema;
  };
  const known = new Map<JsonValue, Holder>();
  mapHolders(document, (part, holder) => {
    if (known.get(part) !== holder) mapHolder(part, holder, look);
    known.set(part, holder);
    return part;
  });
}

/** Replaces each schema of the parameters and request bodies. A shared object stays one object. */
export function mapSchemas(document: JsonObject, replace: ReplaceSchema): JsonObject {
  const known = new Map<JsonValue, JsonValue>();
  return mapHolders(document, (part, holder) => {
    const next = known.get(part) ?? mapHolder(part, holder, replace);
    known.set(part, next);
    return next;
  });
}

/** Replaces the parameters and request bodies of all operations. */
export function mapHolders(
  document: JsonObject,
  replace: (part: JsonValue, holder: Holder) => JsonValue,
): JsonObject {
  const replaceParameter = (parameter: JsonValue): JsonValue => replace(parameter, inParameter);
  return mapOperations(document, (operation) => {
    const { parameters, requestBody } = operation;
    const list = isArray(parameters) ? mapList(parameters, replaceParameter) : parameters;
    const body = requestBody === undefined ? undefined : replace(requestBody, inBody);
    if (list === parameters && body === requestBody) return operation;
    return {
      ...operation,
      ...(list !== undefined && { parameters: list }),
      ...(body !== undefined && { requestBody: body }),
    };
  });
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
