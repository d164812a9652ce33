import { isArray, isJsonObject, type JsonObject, type JsonValue, membersOf } from '../../syntax/index.ts';
import { mapMembers } from '../document/members.ts';
import { findReference } from '../document/reference.ts';
import { isBody, upgradeBody, upgradeParameter } from './upgrade-parameter.ts';
import { upgradeServers } from './upgrade-servers.ts';

/** Upgrades an operation. @param known upgraded parameters by the original, so that shared parameters stay one object */
export function upgradeOperation(
  operation: JsonObject,
  document: JsonObject,
  known: Map<JsonValue, JsonValue>,
): JsonObject {
  const { consumes, produces, schemes, parameters, responses, ...rest } = operation;
  const list = isArray(parameters) ? parameters : [];
  const body = upgradeBody(list.filter(isBody), listTypes(consumes ?? document['consumes']));
  const others = list.filter((parameter) => !isBody(parameter)).map(upgradeOnce);
  // `schemes` without a host can't be expressed as a server.
  const isOwn = schemes !== undefined && document['host'] !== undefined;
  const servers = isOwn ? upgradeServers({ ...document, schemes }) : [];
  const types = listTypes(produces ?? document['produces']);
  const upgradeAnswer = (response: JsonValue, status: string): JsonValue =>
    status.startsWith('x-') ? response : upgradeResponse(response, types);
  return {
    ...rest,
    ...(servers.length > 0 && { servers }),
    ...(others.length > 0 && { parameters: others }),
    ...(body !== undefined && { requestBody: body }),
    ...(responses !== undefined && {
      responses: isJsonObject(responses) ? mapMembers(responses, upgradeAnswer) : responses,
    }),
  };

  function upgradeOnce(parameter: JsonValue): JsonValue {
    const upgraded = known.get(parameter) ?? upgradeParameter(parameter);
    known.set(parameter, upgraded);
    return upgraded;
  }
}

/** Upgrades a response. @param produces media types of the operation; an empty list means any type */
export function upgradeResponse(response: JsonValue, produces: readonly string[]): JsonValue {
  if (!isJsonObject(response) || findReference(response) !== undefined) return response;
  const { description = '', schema, examples, headers, ...rest } = response;
  const samples = membersOf(examples);
  const types = schema === undefined ? [] : produces.length > 0 ? produces : ['*/*'];
  const contents = [...new Set([...types, ...Object.keys(samples)])].map((type): [string, JsonValue] => [
    type,
    {
      ...(schema !== undefined && { schema }),
      ...(Object.hasOwn(samples, type) && { example: samples[type] ?? null }),
    },
  ]);
  return {
    description,
    ...(isJsonObject(headers) && { headers: mapMembers(headers, upgradeParameter) }),
    ...(contents.length > 0 && { content: Object.fromEntries(contents) }),
    ...rest,
  };
}

/** Lists the media types of `consumes` or `produces`, which can be a single string. */
export function listTypes(value: JsonValue | undefined): readonly string[] {
  return [value ?? []].flat().filter((type) => typeof type === 'string');
}
