import type { JsonObject, JsonValue } from '../document/json.ts';
import { isArray, isObject } from '../document/json.ts';
import type { Mode } from '../document/mode.ts';
import { modeBelow } from '../document/mode.ts';
import { escapeToken, unescapeToken } from '../document/pointer.ts';
import { mapList, mapMembers } from '../document/members.ts';
import type { Renames } from './upgrade-names.ts';

/** A schema of Swagger 2.0, or anything that holds schemas, with what 3.0 says differently. */
export function upgradeSchema(value: JsonValue, renames: Renames, mode: Mode = 'keywords'): JsonValue {
  if (isArray(value)) return mapList(value, (entry) => upgradeSchema(entry, renames, mode));
  if (!isObject(value)) return value;
  const next = mapMembers(value, (member, key) => {
    if (key === '$ref' && typeof member === 'string') return upgradeReference(member, renames);
    const below = mode === 'names' ? 'keywords' : modeBelow(key, isArray(member));
    return below === 'data' ? member : upgradeSchema(member, renames, below);
  });
  return mode === 'keywords' ? upgradeKeywords(next) : next;
}

/** Where a reference into a Swagger 2.0 description leads after the upgrade. */
export function upgradeReference(reference: string, renames: Renames): string {
  const [hash, kind, name, ...rest] = reference.split('/');
  const target = kind === 'definitions' ? 'schemas' : kind === 'responses' ? 'responses' : undefined;
  if (hash !== '#' || target === undefined || name === undefined) return reference;
  const written = unescapeToken(decode(name));
  const renamed = renames[target].get(written) ?? renames[target].get(unescapeToken(name));
  return ['#', 'components', target, renamed === undefined ? name : escapeToken(renamed), ...rest].join('/');
}

function upgradeKeywords(schema: JsonObject): JsonObject {
  const { discriminator, type } = schema;
  const changes: JsonObject = {
    ...(typeof discriminator === 'string' && { discriminator: { propertyName: discriminator } }),
    ...(type === 'file' && { type: 'string', format: 'binary' }),
    ...(schema['x-nullable'] === true && schema['nullable'] === undefined && { nullable: true }),
  };
  return Object.keys(changes).length === 0 ? schema : { ...schema, ...changes };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
