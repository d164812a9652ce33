import { quote } from '../../text.ts';
import { listHeirs, listReferences, nameAlternatives } from '../../openapi/document/discriminator.ts';
import { findFreeName } from '../../openapi/document/free-name.ts';
import { weigh } from '../../text-tree/json-bytes.ts';
import { findMember, isArray, isObject, type JsonObject, type JsonValue } from '../../text-tree/json.ts';
import { mapList, mapMembers } from '../../openapi/document/members.ts';
import { decodeEscapes, escapeToken, unescapeToken } from '../../text-tree/pointer.ts';
import { count, defineRewrites, loses, type Hazard, type Ledger } from './rule.ts';

export const componentRewrites = defineRewrites({
  'escaped-names': (n) =>
    `Gave ${count(n, 'schema')} another name, because the importer reads references without their escapes, such as \`~1\`.`,
});

/** New names by the old ones for each kind of component; only what must change is in the maps. */
export type Renames = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** Names of letters, digits, `.`, `-` and `_` alone: `List«Pet»` becomes `List_Pet_`. */
export function planCleanNames(
  group: JsonValue | undefined,
  isKept: (name: string) => boolean = (name) => /^[a-zA-Z0-9._-]+$/.test(name),
): ReadonlyMap<string, string> {
  const renames = new Map<string, string>();
  if (!isObject(group)) return renames;
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

/** Schemas that the importer does not find. */
export function findEscapedNames(document: JsonObject): readonly Hazard[] {
  return listEscapedNames(document).map((name) => {
    const message = `A reference to the schema ${quote(name)} needs escapes, which the importer does not read: it stores an empty schema.`;
    return loses('escaped-name', ['components', 'schemas', name], message);
  });
}

/** The document in which no pointer to a schema needs escapes: the importer takes pointers as they are written. */
export function unescapeNames(document: JsonObject, ledger: Ledger): JsonObject {
  const escaped = new Set(listEscapedNames(document));
  const group = findMember(document['components'], 'schemas');
  const schemas = planCleanNames(group, (name) => !escaped.has(name));
  ledger.note(componentRewrites['escaped-names'], schemas.size);
  return renameComponents(document, new Map([['schemas', schemas]]));
}

/** Names of schemas that some pointer writes with escapes, as `~1` or `%20`. */
function listEscapedNames(document: JsonObject): readonly string[] {
  const schemas = findMember(document['components'], 'schemas');
  const names = weigh(document).references.flatMap((reference) => {
    const token = /^#\/components\/schemas\/([^/]*[~%][^/]*)/.exec(reference)?.[1];
    return token === undefined ? [] : [unescapeToken(decodeEscapes(token)), unescapeToken(token)];
  });
  return [...new Set(names)].filter((name) => findMember(schemas, name) !== undefined);
}

/** The document whose components have other names, and whatever refers to them follows, wherever it stands. */
export function renameComponents(document: JsonObject, renames: Renames): JsonObject {
  if ([...renames.values()].every(({ size }) => size === 0)) return document;
  const heirs = listHeirs(document);
  const isRenamed = (reference: string): boolean => renameReference(reference, renames) !== reference;
  const named = mapMembers(document, (components, key) =>
    key === 'components' && isObject(components) ? mapMembers(components, renameGroup) : components,
  );
  return mapMembers(named, follow);

  function renameGroup(group: JsonValue, kind: string): JsonValue {
    return renameKeys(kind === 'schemas' && isObject(group) ? mapMembers(group, nameHeirs) : group, kind);
  }

  /** A discriminator goes by the names: where one changes, the old one has to be said. */
  function nameHeirs(schema: JsonValue, name: string): JsonValue {
    const own = heirs.get(`#/components/schemas/${name}`) ?? [];
    return isObject(schema) && own.some(isRenamed) ? nameAlternatives(schema, own) : schema;
  }

  function renameKeys(group: JsonValue, kind: string): JsonValue {
    const names = renames.get(kind);
    if (!isObject(group) || names === undefined || names.size === 0) return group;
    return Object.fromEntries(Object.entries(group).map(([name, held]) => [names.get(name) ?? name, held]));
  }

  function follow(value: JsonValue, key: string): JsonValue {
    if (key === '$ref' && typeof value === 'string') return renameReference(value, renames);
    if (key === 'mapping' && isObject(value)) return mapMembers(value, followMapping);
    if (key === 'security' && isArray(value))
      return mapList(value, (one) => renameKeys(one, 'securitySchemes'));
    if (isArray(value)) return mapList(value, (entry) => follow(entry, ''));
    if (!isObject(value)) return value;
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
