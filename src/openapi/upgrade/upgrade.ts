import { findMember, isJsonObject, type JsonObject, type JsonValue } from '../../text-tree/door.ts';
import { mapMembers, omitMembers } from '../document/members.ts';
import { mapOperations } from '../document/route.ts';
import { planCleanNames, renameComponents } from './rename-components.ts';
import { listTypes, upgradeOperation, upgradeResponse } from './upgrade-operation.ts';
import { upgradeData, upgradeExtensions, upgradeSchema } from './upgrade-schema.ts';
import { readServers } from './upgrade-servers.ts';

/** The newest 3.0 that every tool accepts. */
const version = '3.0.3';

/** What Swagger 2.0 says at the root and OpenAPI 3.0 says elsewhere. */
const replaced = new Set([
  ...['swagger', 'host', 'basePath', 'schemes', 'consumes', 'produces', 'servers', 'openapi', 'components'],
  ...['definitions', 'parameters', 'responses', 'securityDefinitions'],
]);

const flowNames: Readonly<Record<string, string>> = {
  application: 'clientCredentials',
  accessCode: 'authorizationCode',
};

/**
 * A Swagger 2.0 description as OpenAPI 3.0. Its operations must have their parameters written out: what was shared
 * between bodies and forms has no place of its own in 3.0.
 * @see https://spec.openapis.org/oas/v3.0.3 and https://spec.openapis.org/oas/v2.0
 */
export function upgrade(given: JsonObject): JsonObject {
  const document = renameComponents(
    given,
    new Map([
      ['schemas', planFreeNames(given, 'schemas', 'definitions')],
      ['responses', planFreeNames(given, 'responses', 'responses')],
    ]),
  );
  const known = new Map<JsonValue, JsonValue>();
  const rest = omitMembers(document, (key) => replaced.has(key));
  const root = mapOperations(rest, (operation) => upgradeOperation(operation, document, known));

  const { info, ...others } = root;
  const servers = readServers(document);
  const components = upgradeComponents(document);
  const upgraded = {
    openapi: version,
    ...(info !== undefined && { info }),
    ...(servers.length > 0 && { servers }),
    ...upgradeExtensions(others),
    ...(Object.keys(components).length > 0 && { components }),
  };
  // Up to 2.0 a name may hold any character.
  const kinds = ['schemas', 'responses', 'securitySchemes'];
  return renameComponents(
    upgraded,
    new Map(kinds.map((kind) => [kind, planCleanNames(findMember(components, kind))])),
  );
}

/** Some descriptions have `components` already, which the standard of 2.0 does not know: what is in both gets another name. */
function planFreeNames(document: JsonObject, kind: string, section: string): ReadonlyMap<string, string> {
  const own = findMember(document['components'], kind);
  const other = document[section];
  if (!isJsonObject(own) || !isJsonObject(other)) return new Map();
  const isOnce = (name: string): boolean => !Object.hasOwn(own, name) || !Object.hasOwn(other, name);
  return planCleanNames({ ...own, ...other }, isOnce);
}

function upgradeComponents(document: JsonObject): JsonObject {
  const produces = listTypes(document['produces']);
  const groups: JsonObject = {
    schemas: mapGroup(document, 'definitions', (schema) => upgradeSchema(schema)),
    responses: mapGroup(document, 'responses', (response) => upgradeResponse(response, produces)),
    securitySchemes: mapGroup(document, 'securityDefinitions', upgradeScheme),
  };
  const own = upgradeData(document['components'] ?? {});
  const merged = mapMembers({ ...groups, ...(isJsonObject(own) && own) }, (held, kind) => {
    const upgraded = groups[kind];
    return isJsonObject(held) && isJsonObject(upgraded) ? { ...held, ...upgraded } : (upgraded ?? held);
  });
  return omitMembers(merged, (kind) => isJsonObject(merged[kind]) && Object.keys(merged[kind]).length === 0);
}

function mapGroup(document: JsonObject, name: string, replace: (value: JsonValue) => JsonValue): JsonObject {
  const group = findMember(document, name);
  return isJsonObject(group) ? mapMembers(group, replace) : {};
}

function upgradeScheme(scheme: JsonValue): JsonValue {
  if (!isJsonObject(scheme)) return scheme;
  if (scheme['type'] === 'basic') return { ...scheme, type: 'http', scheme: 'basic' };
  if (scheme['type'] !== 'oauth2') return scheme;
  const { flow, authorizationUrl, tokenUrl, scopes, ...rest } = scheme;
  if (typeof flow !== 'string') return scheme;
  const described: JsonObject = {
    ...(authorizationUrl !== undefined && { authorizationUrl }),
    ...(tokenUrl !== undefined && { tokenUrl }),
    scopes: scopes ?? {},
  };
  return { ...rest, flows: { [flowNames[flow] ?? flow]: described } };
}
