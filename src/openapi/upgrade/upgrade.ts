import { type JsonObject, type JsonValue, isJsonObject, membersOf } from '../../syntax/index.ts';
import { findFreeName } from '../document/free-name.ts';
import { mapParts } from '../document/grammar.ts';
import { mapMembers, omitMembers } from '../document/members.ts';
import { mapOperations } from '../document/operation-entry.ts';
import { listTypes, upgradeOperation, upgradeResponse } from './upgrade-operation.ts';
import { createPartUpgrade, type UpgradePart } from './upgrade-schema.ts';
import { upgradeServers } from './upgrade-servers.ts';

/** The 3.0 release that most tools accept. */
const version = '3.0.3';

/** Keys of the root in Swagger 2.0 that OpenAPI 3.0 doesn't have or has in another section. */
const replaced = new Set([
  ...['swagger', 'host', 'basePath', 'schemes', 'consumes', 'produces', 'servers', 'openapi', 'components'],
  ...['definitions', 'parameters', 'responses', 'securityDefinitions'],
]);

const flowNames: Readonly<Record<string, string>> = {
  application: 'clientCredentials',
  accessCode: 'authorizationCode',
};

/**
 * Upgrades a Swagger 2.0 document to OpenAPI 3.0. The parameters of its operations must be inlined, because 3.0 has no
 * section for shared body and form parameters.
 * @see https://spec.openapis.org/oas/v3.0.3 and https://spec.openapis.org/oas/v2.0
 */
export function upgrade(document: JsonObject): JsonObject {
  const known = new Map<JsonValue, JsonValue>();
  const names = planCleanNames(membersOf(document['definitions']));
  const upgradePart = createPartUpgrade(names);
  const kept = omitMembers(document, (key) => replaced.has(key));
  const root = mapOperations(kept, (operation) =>
    upgradeOperation(operation, document, { known, upgradePart }),
  );
  const servers = upgradeServers(document);
  const components = upgradeComponents(document, names, upgradePart);
  return {
    openapi: version,
    ...(mapParts(root, 'keywords', (part, mode, key) =>
      key === 'paths' ? part : upgradePart(part, mode, key),
    ) as JsonObject),
    ...(servers.length > 0 && { servers }),
    ...(Object.keys(components).length > 0 && { components }),
  };
}

/** Renames definitions with characters that 3.0 doesn't allow: `List«Pet»` becomes `List_Pet_`. */
function planCleanNames(definitions: JsonObject): ReadonlyMap<string, string> {
  const renames = new Map<string, string>();
  const taken = new Set(Object.keys(definitions));
  for (const name of Object.keys(definitions).filter((key) => /[^a-zA-Z0-9._-]/.test(key))) {
    const free = findFreeName(name.replace(/[^a-zA-Z0-9._-]+/g, '_'), (other) => taken.has(other));
    taken.add(free);
    renames.set(name, free);
  }
  return renames;
}

/** Upgrades the shared sections. Some Swagger 2.0 files already have `components`, although 2.0 doesn't define the key. */
function upgradeComponents(
  document: JsonObject,
  names: ReadonlyMap<string, string>,
  upgradePart: UpgradePart,
): JsonObject {
  const produces = listTypes(document['produces']);
  const definitions = Object.entries(membersOf(document['definitions']));
  const schemas = definitions.map(
    ([name, schema]) => [names.get(name) ?? name, upgradePart(schema)] as const,
  );
  const groups: JsonObject = {
    schemas: Object.fromEntries(schemas),
    responses: mapMembers(membersOf(document['responses']), (response) =>
      upgradeResponse(response, produces, upgradePart),
    ),
    securitySchemes: mapMembers(membersOf(document['securityDefinitions']), upgradeScheme),
  };
  const own = membersOf(upgradePart(document['components'] ?? null));
  const merged = {
    ...own,
    ...mapMembers(groups, (group, kind) => ({ ...membersOf(own[kind]), ...membersOf(group) })),
  };
  return omitMembers(merged, (kind) => Object.keys(membersOf(merged[kind])).length === 0);
}

function upgradeScheme(scheme: JsonValue): JsonValue {
  if (!isJsonObject(scheme)) return scheme;
  if (scheme['type'] === 'basic') return { ...scheme, type: 'http', scheme: 'basic' };
  const { flow, authorizationUrl, tokenUrl, scopes = {}, ...rest } = scheme;
  if (scheme['type'] !== 'oauth2' || typeof flow !== 'string') return scheme;
  const described: JsonObject = {
    ...(authorizationUrl !== undefined && { authorizationUrl }),
    ...(tokenUrl !== undefined && { tokenUrl }),
    scopes,
  };
  return { ...rest, flows: { [flowNames[flow] ?? flow]: described } };
}
