import { findMember, isObject } from '../document/json.ts';
import type { JsonObject, JsonValue } from '../document/json.ts';
import type { Ledger } from '../prepare/ledger.ts';
import { upgradeParameter } from './upgrade-parameter.ts';
import type { UpgradeContext } from './upgrade-operation.ts';
import { upgradeOperation } from './upgrade-operation.ts';
import { upgradeResponse } from './upgrade-response.ts';
import { upgradeSchema } from './upgrade-schema.ts';
import { upgradeRequirements, upgradeScheme } from './upgrade-security.ts';
import { readServers } from './upgrade-servers.ts';
import { listTypes } from './upgrade-types.ts';
import { mapMembers } from '../document/members.ts';
import { mapOperations } from '../prepare/portable-parts.ts';
import { createRenames, renameKeys } from './upgrade-names.ts';

/** The newest 3.0 that every tool accepts. */
const version = '3.0.3';

/** What Swagger 2.0 says at the root and OpenAPI 3.0 says elsewhere. */
const replaced = new Set([
  ...['swagger', 'host', 'basePath', 'schemes', 'consumes', 'produces', 'servers', 'openapi', 'components'],
  ...['definitions', 'parameters', 'responses', 'securityDefinitions'],
]);

/**
 * A Swagger 2.0 description as OpenAPI 3.0. Its operations must have their parameters written out: what was shared
 * between bodies and forms has no place of its own in 3.0.
 * @see https://spec.openapis.org/oas/v3.0.3 and https://spec.openapis.org/oas/v2.0
 */
export function upgrade(document: JsonObject, ledger: Ledger): JsonObject {
  const renames = createRenames(document);
  const servers = readServers(document);
  const parameters = new Map<JsonValue, JsonValue>();
  const context: UpgradeContext = {
    document,
    renames,
    upgradeParameter(parameter) {
      const known = parameters.get(parameter) ?? upgradeParameter(parameter, renames);
      parameters.set(parameter, known);
      return known;
    },
  };
  const rest = Object.entries(document).filter(([key]) => !replaced.has(key));
  const root = mapOperations(Object.fromEntries(rest), (operation) => upgradeOperation(operation, context));
  ledger.note('upgraded');

  const { info, ...others } = root;
  return {
    openapi: version,
    ...(info !== undefined && { info }),
    ...(servers.length > 0 && { servers }),
    ...mapMembers(others, (value, key) => (key === 'security' ? upgradeRequirements(value, renames) : value)),
    ...upgradeComponents(document, renames),
  };
}

function upgradeComponents(document: JsonObject, renames: ReturnType<typeof createRenames>): JsonObject {
  const produces = listTypes(document['produces']);
  const groups: readonly [string, JsonValue | undefined][] = [
    ['schemas', mapGroup(document, 'definitions', (schema) => upgradeSchema(schema, renames))],
    [
      'responses',
      mapGroup(document, 'responses', (response) => upgradeResponse(response, produces, renames)),
    ],
    ['securitySchemes', mapGroup(document, 'securityDefinitions', upgradeScheme)],
  ];
  const components = groups.flatMap(([kind, group]): [string, JsonValue][] => {
    const renamed = isObject(group) ? renameKeys(group, renames[kind as keyof typeof renames]) : undefined;
    return renamed === undefined || Object.keys(renamed).length === 0 ? [] : [[kind, renamed]];
  });
  return components.length === 0 ? {} : { components: Object.fromEntries(components) };
}

function mapGroup(
  document: JsonObject,
  name: string,
  replace: (value: JsonValue) => JsonValue,
): JsonValue | undefined {
  const group = findMember(document, name);
  return isObject(group) ? mapMembers(group, replace) : undefined;
}
