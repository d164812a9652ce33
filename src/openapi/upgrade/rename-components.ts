import { listHeirs, listReferences, nameAlternatives } from '../document/discriminator.ts';
import { findFreeName } from '../document/free-name.ts';
import {
  decodeEscapes,
  escapeToken,
  isArray,
  isJsonObject,
  type JsonObject,
  type JsonValue,
  unescapeToken,
} from '../../text-tree/door.ts';
import { mapList, mapMembers } from '../document/members.ts';

/** New names by the old ones for each kind of component; only what must change is in the maps. */
export type Renames = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** Names of letters, digits, `.`, `-` and `_` alone: `List«Pet»` becomes `List_Pet_`. */
export function planCleanNames(
  group: JsonValue | undefined,
  isKept: (name: string) => boolean = (name) => /^[a-zA-Z0-9._-]+$/.test(name),
): ReadonlyMap<string, string> {
  const renames = new Map<string, string>();
  if (!isJsonObject(group)) return renames;
  const taken = new Set(Object.keys(group));
  for (const name of Object.keys(group)) {
    if (isKept(name)) continue;
    const clean = name.replace(/[^a-zA-Z0-9._-]+/g, '_');
    const free = findFreeName(clean, (other) => taken.has(other));
    taken.add(free);
    renames.set(name, free);
  }
  return renames;
}

/** The document whose components have other names, and whatever refers to them follows, wherever it stands. */
export function renameComponents(document: JsonObject, renames: Renames): JsonObject {
  if ([...renames.values()].every(({ size }) => size === 0)) return document;
  const heirs = listHeirs(document);
  const isRenamed = (reference: string): boolean => renameReference(reference, renames) !== reference;
  const named = mapMembers(document, (components, key) =>
    key === 'components' && isJsonObject(components) ? mapMembers(components, renameGroup) : components,
  );
  return mapMembers(named, follow);

  function renameGroup(group: JsonValue, kind: string): JsonValue {
    return renameKeys(kind === 'schemas' && isJsonObject(group) ? mapMembers(group, nameHeirs) : group, kind);
  }

  /** A discriminator goes by the names: where one changes, the old one has to be said. */
  function nameHeirs(schema: JsonValue, name: string): JsonValue {
    const own = heirs.get(`#/components/schemas/${name}`) ?? [];
    return isJsonObject(schema) && own.some(isRenamed) ? nameAlternatives(schema, own) : schema;
  }

  function renameKeys(group: JsonValue, kind: string): JsonValue {
    const names = renames.get(kind);
    if (!isJsonObject(group) || names === undefined || names.size === 0) return group;
    return Object.fromEntries(Object.entries(group).map(([name, held]) => [names.get(name) ?? name, held]));
  }

  function follow(value: JsonValue, key: string): JsonValue {
    if (key === '$ref' && typeof value === 'string') return renameReference(value, renames);
    if (key === 'mapping' && isJsonObject(value)) return mapMembers(value, followMapping);
    if (key === 'security' && isArray(value))
      return mapList(value, (one) => renameKeys(one, 'securitySchemes'));
    if (isArray(value)) return mapList(value, (entry) => follow(entry, ''));
    if (!isJsonObject(value)) return value;
    const alternatives = [...listReferences(value['oneOf']), ...listReferences(value['anyOf'])];
    return mapMembers(alternatives.some(isRenamed) ? nameAlternatives(value, []) : value, follow);
  }

  /** Names of schemas, or references to them; a property may be called `mapping`, too. */
  function followMapping(schema: JsonValue, key: string): JsonValue {
    if (typeof schema !== 'string') return follow(schema, key);
    return renames.get('schemas')?.get(schema) ?? renameReference(schema, renames);
  }
}

function renameReference(reference: string, renames: Renames): string {
  const [, kind = '', name = '', rest = ''] = /^#\/components\/([^/]+)\/([^/]*)(.*)$/s.exec(reference) ?? [];
  const names = renames.get(kind);
  const renamed = names?.get(unescapeToken(decodeEscapes(name))) ?? names?.get(unescapeToken(name));
  return renamed === undefined ? reference : `#/components/${kind}/${escapeToken(renamed)}${rest}`;
}
