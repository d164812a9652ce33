import type { JsonObject, JsonValue } from '../document/json.ts';
import { isArray, isObject } from '../document/json.ts';
import type { Renames } from './upgrade-names.ts';
import { renameKeys } from './upgrade-names.ts';

const flowNames: Readonly<Record<string, string>> = {
  application: 'clientCredentials',
  accessCode: 'authorizationCode',
};

export function upgradeScheme(scheme: JsonValue): JsonValue {
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

/** Security requirements name schemes, some of which got other names. */
export function upgradeRequirements(requirements: JsonValue, renames: Renames): JsonValue {
  if (!isArray(requirements)) return requirements;
  return requirements.map((one) => (isObject(one) ? renameKeys(one, renames.securitySchemes) : one));
}
