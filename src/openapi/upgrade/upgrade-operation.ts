import { isArray, isJsonObject, type JsonObject, type JsonValue, membersOf } from '../../syntax/index.ts';
import { mapMembers } from '../document/members.ts';
import { findReference } from '../document/reference.ts';
import type { UpgradePart } from './upgrade-schema.ts';
import { isBody, upgradeBody, upgradeParameter } from './upgrade-parameter.ts';
import { upgradeServers } from './upgrade-servers.ts';

/**
 * Upgrades an operation.
 * @param known upgraded parameters by the original, so that shared parameters stay one object
 */
export function upgradeOperation(
  operation: JsonObject,
  document: JsonObject,
  { known, upgradePart }: { readonly known: Map<JsonValue, JsonValue>; readonly upgradePart: UpgradePart },
): JsonValue {
  const { consumes, produces, schemes, parameters, responses, ...rest } = operation;
  const list = isArray(parameters) ? parameters : [];
  const body = upgradeBody(list.filter(isBody), listTypes(consumes ?? document['consumes']), upgradePart);
  const others = list.filter((parameter) => !isBody(parameter)).map(upgradeOnce);
  // `schemes` without a host can't be expressed as a server.
  const isOwn = schemes !== undefined && document['host'] !== undefined;
  const servers = isOwn ? upgradeServers({ ...document, schemes }) : [];
  const types = listTypes(produces ?? document['produces']);
  const upgradeAnswer = (response: JsonValue, status: string): JsonValue =>
    status.startsWith('x-') ? response : upgradeResponse(response, types, upgradePart);
  return {
    ...(upgradePart(rest) as JsonObject),
    ...(servers.length > 0 && { servers }),
    ...(others.length > 0 && { parameters: others }),
    ...(body !== undefined && { requestBody: body }),
    ...(responses !== undefined && {
      responses: isJsonObject(responses) ? mapMembers(responses, upgradeAnswer) : responses,
    }),
  };

  function upgradeOnce(parameter: JsonValue): JsonValue {
    const upgraded = known.get(parameter) ?? upgradePart(upgradeParameter(parameter));
    known.set(parameter, upgraded);
    return upgraded;
  }
}

/** Upgrades a response. @param produces media types of the operation; an empty list means any type */
export function upgradeResponse(
  response: JsonValue,
  produces: readonly string[],
  upgradePart: UpgradePart,
): JsonValue {
  if (!isJsonObject(response) || findReference(response) !== undefined) return upgradePart(response);
  const { description = '', schema: given, examples, headers, ...rest } = response;
  const schema = given === undefined ? undefined : upgradePart(given);
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
    ...(isJsonObject(headers) && {
      headers: mapMembers(headers, (header) => upgradePart(upgradeParameter(header))),
    }),
    ...(contents.length > 0 && { content: Object.fromEntries(contents) }),
    ...(upgradePart(rest) as JsonObject),
  };
}

/** Lists the media types of `consumes` or `produces`, which can be a single string. */
export function listTypes(value: JsonValue | undefined): readonly string[] {
  return [value ?? []].flat().filter((type) => typeof type === 'string');
}
