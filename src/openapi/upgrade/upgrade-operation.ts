import type { JsonObject, JsonValue } from '../document/json.ts';
import { findMember, isArray, isObject } from '../document/json.ts';
import { mapMembers } from '../document/members.ts';
import { findReference, resolve } from '../document/reference.ts';
import { upgradeBody } from './upgrade-body.ts';
import type { Renames } from './upgrade-names.ts';
import { upgradeResponse } from './upgrade-response.ts';
import { upgradeRequirements } from './upgrade-security.ts';
import { readServers } from './upgrade-servers.ts';
import { listTypes } from './upgrade-types.ts';

export interface UpgradeContext {
  readonly document: JsonObject;
  readonly renames: Renames;
  /** Gives one object for one, so that what is shared can be told. */
  readonly upgradeParameter: (parameter: JsonValue) => JsonValue;
}

export function upgradeOperation(operation: JsonObject, context: UpgradeContext): JsonObject {
  const { document, renames } = context;
  const { consumes, produces, schemes, parameters, ...rest } = operation;
  const list = isArray(parameters) ? parameters : [];
  const body = upgradeBody(list.filter(isBody), listTypes(consumes ?? document['consumes']), renames);
  const others = list.filter((parameter) => !isBody(parameter));
  const servers = schemes === undefined ? [] : readServers({ ...document, schemes });
  const upgraded = mapMembers(rest, (member, key) => {
    if (key === 'responses' && isObject(member)) {
      return mapMembers(member, (response, status) =>
        status.startsWith('x-') ? response : upgradeOwn(response, produces, context),
      );
    }
    return key === 'security' ? upgradeRequirements(member, renames) : member;
  });
  const { responses, ...before } = upgraded;
  return {
    ...before,
    ...(servers.length > 0 && { servers }),
    ...(others.length > 0 && { parameters: others.map(context.upgradeParameter) }),
    ...(parameters !== undefined && !isArray(parameters) && { parameters }),
    ...(body !== undefined && { requestBody: body }),
    ...(responses !== undefined && { responses }),
  };
}

/** A shared response says the media types of the whole description; with others it has to be written out. */
function upgradeOwn(
  response: JsonValue,
  produces: JsonValue | undefined,
  context: UpgradeContext,
): JsonValue {
  const { document, renames } = context;
  const isShared = /^#\/responses\/[^/]+$/.test(findReference(response) ?? '');
  const written = isShared && produces === undefined ? response : (resolve(document, response) ?? response);
  return upgradeResponse(written, listTypes(produces ?? document['produces']), renames);
}

function isBody(parameter: JsonValue): boolean {
  const place = findMember(parameter, 'in');
  return place === 'body' || place === 'formData';
}
