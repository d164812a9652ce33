import { defineRewrites, type Ledger } from '../prepare/rule.ts';
import { findFreeName } from '../document/free-name.ts';
import { findMember, isArray, isObject, type JsonObject, type JsonValue } from '../document/json.ts';
import { upgradeParameter } from './upgrade-parameter.ts';
import { listTypes, upgradeOperation, upgradeResponse, type UpgradeContext } from './upgrade-operation.ts';
import { upgradeData, upgradeExtensions, upgradeSchema } from './upgrade-schema.ts';
import { readServers } from './upgrade-servers.ts';
import { mapMembers } from '../document/members.ts';
import { mapOperations } from '../prepare/parts.ts';
import { planCleanNames, renameComponents, renameKeys } from '../prepare/component-names.ts';

export const upgradeRewrites = defineRewrites({
  upgraded: () =>
    'Upgraded Swagger 2.0 to OpenAPI 3.0, because the importer reads `servers` and request bodies, which Swagger 2.0 does not have.',
});

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
export function upgrade(given: JsonObject, ledger: Ledger): JsonObject {
  const document = renameComponents(given, {
    schemas: planFreeNames(given, 'schemas', 'definitions'),
    responses: planFreeNames(given, 'responses', 'responses'),
  });
  const schemes = planCleanNames(findMember(document, 'securityDefinitions'));
  const servers = readServers(document);
  const parameters = new Map<JsonValue, JsonValue>();
  const context: UpgradeContext = {
    document,
    upgradeParameter(parameter) {
      const known = parameters.get(parameter) ?? upgradeParameter(parameter);
      parameters.set(parameter, known);
      return known;
    },
    upgradeRequirements: (requirements) =>
      isArray(requirements)
        ? requirements.map((one) => (isObject(one) ? renameKeys(one, schemes) : one))
        : requirements,
  };
  const rest = Object.entries(document).filter(([key]) => !replaced.has(key));
  const root = mapOperations(Object.fromEntries(rest), (operation) => upgradeOperation(operation, context));
  ledger.note(upgradeRewrites.upgraded);

  const { info, ...others } = root;
  const upgraded = {
    openapi: version,
    ...(info !== undefined && { info }),
    ...(servers.length > 0 && { servers }),
    ...mapMembers(upgradeExtensions(others), (value, key) =>
      key === 'security' ? context.upgradeRequirements(value) : value,
    ),
    ...upgradeComponents(document, schemes),
  };
  // Up to 2.0 a name may hold any character.
  const { components } = upgraded;
  return renameComponents(upgraded, {
    schemas: planCleanNames(findMember(components, 'schemas')),
    responses: planCleanNames(findMember(components, 'responses')),
  });
}

/** Some descriptions have `components` already, which the standard of 2.0 does not know: what is in both gets another name. */
function planFreeNames(document: JsonObject, kind: string, section: string): ReadonlyMap<string, string> {
  const own = keysOf(findMember(document['components'], kind));
  const taken = new Set([...own, ...keysOf(document[section])]);
  const shared = own.filter((name) => findMember(document[section], name) !== undefined);
  return new Map(shared.map((name) => [name, findFreeName(name, (other) => taken.has(other))]));
}

function keysOf(group: JsonValue | undefined): readonly string[] {
  return isObject(group) ? Object.keys(group) : [];
}

function upgradeComponents(
  document: JsonObject,
  schemes: ReadonlyMap<string, string>,
): { readonly components?: JsonObject } {
  const produces = listTypes(document['produces']);
  const securitySchemes = mapGroup(document, 'securityDefinitions', upgradeScheme);
  const groups: JsonObject = {
    schemas: mapGroup(document, 'definitions', (schema) => upgradeSchema(schema)),
    responses: mapGroup(document, 'responses', (response) => upgradeResponse(response, produces)),
    securitySchemes: renameKeys(securitySchemes, schemes),
  };
  const own = upgradeData(document['components'] ?? {});
  const kinds = [...new Set([...Object.keys(groups), ...keysOf(own)])];
  const merged = kinds.map((kind): [string, JsonValue] => {
    const [held, upgraded] = [findMember(own, kind), groups[kind]];
    return [
      kind,
      isObject(held) ? { ...held, ...(isObject(upgraded) && upgraded) } : (upgraded ?? held ?? {}),
    ];
  });
  const components = merged.filter(([, group]) => !isObject(group) || Object.keys(group).length > 0);
  return components.length === 0 ? {} : { components: Object.fromEntries(components) };
}

function mapGroup(document: JsonObject, name: string, replace: (value: JsonValue) => JsonValue): JsonObject {
  const group = findMember(document, name);
  return isObject(group) ? mapMembers(group, replace) : {};
}

function upgradeScheme(scheme: JsonValue): JsonValue {
  if (!isObject(scheme)) return scheme;
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
