import { isArray, isJsonObject, type JsonObject, type JsonValue } from '../../text-tree/door.ts';
import { mapMembers } from '../document/members.ts';
import { findReference, resolve } from '../document/reference.ts';
import { isBody, upgradeBody, upgradeParameter } from './upgrade-parameter.ts';
import { upgradeData, upgradeReference, upgradeSchema } from './upgrade-schema.ts';
import { readServers } from './upgrade-servers.ts';

/** @param known gives one object for one parameter, so that what is shared can be told */
export function upgradeOperation(
  operation: JsonObject,
  document: JsonObject,
  known: Map<JsonValue, JsonValue>,
): JsonObject {
  const { consumes, produces, schemes, parameters, responses, ...rest } = operation;
  const list = isArray(parameters) ? parameters : [];
  const body = upgradeBody(list.filter(isBody), listTypes(consumes ?? document['consumes']));
  const others = list.filter((parameter) => !isBody(parameter)).map(upgradeOnce);
  // Without a host they say nothing that a server could.
  const isOwn = schemes !== undefined && document['host'] !== undefined;
  const servers = isOwn ? readServers({ ...document, schemes }) : [];
  const answers = isJsonObject(responses) ? mapMembers(responses, upgradeAnswer) : responses;
  return {
    ...mapMembers(rest, upgradeData),
    ...(servers.length > 0 && { servers }),
    ...(others.length > 0 && { parameters: others }),
    ...(body !== undefined && { requestBody: body }),
    ...(answers !== undefined && { responses: answers }),
  };

  function upgradeAnswer(response: JsonValue, status: string): JsonValue {
    return status.startsWith('x-') ? response : upgradeOwn(response, produces, document);
  }

  function upgradeOnce(parameter: JsonValue): JsonValue {
    const upgraded = known.get(parameter) ?? upgradeParameter(parameter);
    known.set(parameter, upgraded);
    return upgraded;
  }
}

/** A shared response says the media types of the whole description; with others it has to be written out. */
function upgradeOwn(response: JsonValue, produces: JsonValue | undefined, document: JsonObject): JsonValue {
  const isShared = /^#\/responses\/[^/]+$/.test(findReference(response) ?? '');
  const written = isShared && produces === undefined ? response : (resolve(document, response) ?? response);
  return upgradeResponse(written, listTypes(produces ?? document['produces']));
}

/** @param produces the media types of the operation; none stands for any */
export function upgradeResponse(response: JsonValue, produces: readonly string[]): JsonValue {
  if (!isJsonObject(response)) return response;
  const reference = findReference(response);
  if (reference !== undefined) return { ...response, $ref: upgradeReference(reference) };
  const { description, schema, examples, headers, ...rest } = response;
  const content = upgradeContent(schema, examples, produces);
  return {
    description: description ?? '',
    ...(isJsonObject(headers) && { headers: mapMembers(headers, upgradeParameter) }),
    ...(content !== undefined && { content }),
    // Some write what 3.0 knows, such as a `content`; its references are those of this file all the same.
    ...mapMembers(rest, upgradeData),
  };
}

function upgradeContent(
  schema: JsonValue | undefined,
  given: JsonValue | undefined,
  produces: readonly string[],
): JsonObject | undefined {
  const examples = isJsonObject(given) ? given : {};
  const types = schema === undefined ? [] : produces.length > 0 ? produces : ['*/*'];
  const all = [...new Set([...types, ...Object.keys(examples)])];
  if (all.length === 0) return undefined;
  const upgraded = schema === undefined ? undefined : upgradeSchema(schema);
  const contents = all.map((type): [string, JsonValue] => [
    type,
    {
      ...(upgraded !== undefined && { schema: upgraded }),
      ...(Object.hasOwn(examples, type) && { example: examples[type] ?? null }),
    },
  ]);
  return Object.fromEntries(contents);
}

/** The media types of `consumes` or `produces`; a single text stands for a list of one. */
export function listTypes(value: JsonValue | undefined): readonly string[] {
  if (typeof value === 'string') return [value];
  return isArray(value) ? value.filter((type) => typeof type === 'string') : [];
}
