import { count, defineRewrites, loses, type Hazard, type Ledger } from './rule.ts';
import { quote } from '../../text.ts';
import { findFreeName } from '../document/free-name.ts';
import { listHeirs, nameAlternatives } from '../document/discriminator.ts';
import { findMember, isArray, isObject, type JsonObject, type JsonValue } from '../document/json.ts';
import { mapList, mapMembers } from '../document/members.ts';
import { decodeEscapes, escapeToken, unescapeToken } from '../document/pointer.ts';

export const componentRewrites = defineRewrites({
  'escaped-names': (n) =>
    `Gave ${count(n, 'schema')} another name, because the importer reads references without their escapes, such as \`~1\`.`,
});

type Kind = 'schemas' | 'responses';

/** New names of components by their old ones; only what must change is in the maps. */
export type Renames = Readonly<Record<Kind, ReadonlyMap<string, string>>>;

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

/** The document in which no pointer to a schema needs escapes: the importer takes pointers as they are written. */
export function unescapeNames(
  document: JsonObject,
  escapedNames: ReadonlySet<string>,
  ledger: Ledger,
): JsonObject {
  if (escapedNames.size === 0) return document;
  const group = findMember(document['components'], 'schemas');
  const schemas = planCleanNames(group, (name) => !escapedNames.has(name));
  ledger.note(componentRewrites['escaped-names'], schemas.size);
  return renameComponents(document, { schemas, responses: new Map() });
}

export function renameKeys(group: JsonObject, names: ReadonlyMap<string, string>): JsonObject {
  return names.size === 0
    ? group
    : Object.fromEntries(Object.entries(group).map(([name, value]) => [names.get(name) ?? name, value]));
}

/** The document whose components have other names, and whatever refers to them follows, wherever it stands. */
export function renameComponents(document: JsonObject, renames: Renames): JsonObject {
  if (renames.schemas.size + renames.responses.size === 0) return document;
  const heirs = listHeirs(document);
  const { components } = document;
  const named = isObject(components)
    ? {
        ...document,
        components: mapMembers(components, (group, kind) =>
          isObject(group) && (kind === 'schemas' || kind === 'responses')
            ? renameKeys(nameHeirs(group, kind), renames[kind])
            : group,
        ),
      }
    : document;
  return mapMembers(named, follow);

  /** A discriminator goes by the names: where one changes, the old one has to be said. */
  function nameHeirs(group: JsonObject, kind: Kind): JsonObject {
    if (kind === 'responses') return group;
    return mapMembers(group, (schema, name) => {
      const own = heirs.get(`#/components/schemas/${name}`) ?? [];
      return isObject(schema) && own.some(isRenamed) ? nameAlternatives(schema, own) : schema;
    });
  }

  function isRenamed(reference: string): boolean {
    return renameReference(reference, renames) !== reference;
  }

  function follow(value: JsonValue, key: string): JsonValue {
    if (key === '$ref' && typeof value === 'string') return renameReference(value, renames);
    if (key === 'mapping' && isObject(value)) return mapMembers(value, followMapping);
    if (isArray(value)) return mapList(value, (entry) => follow(entry, ''));
    if (!isObject(value)) return value;
    const isMixed = isObject(value['discriminator']) && isNamingRenamed(value);
    return mapMembers(isMixed ? nameAlternatives(value, []) : value, follow);
  }

  function isNamingRenamed({ oneOf, anyOf }: JsonObject): boolean {
    return [oneOf, anyOf].some(
      (list) =>
        isArray(list) &&
        list.some((entry) => {
          const reference = findMember(entry, '$ref');
          return typeof reference === 'string' && isRenamed(reference);
        }),
    );
  }

  /** Names of schemas, or references to them; a property may be called `mapping`, too. */
  function followMapping(schema: JsonValue, key: string): JsonValue {
    if (typeof schema !== 'string') return follow(schema, key);
    return renames.schemas.get(schema) ?? renameReference(schema, renames);
  }
}

function renameReference(reference: string, renames: Renames): string {
  const [, kind, name = '', rest = ''] =
    /^#\/components\/(schemas|responses)\/([^/]*)(.*)$/s.exec(reference) ?? [];
  if (kind !== 'schemas' && kind !== 'responses') return reference;
  const names = renames[kind];
  const renamed = names.get(unescapeToken(decodeEscapes(name))) ?? names.get(unescapeToken(name));
  return renamed === undefined ? reference : `#/components/${kind}/${escapeToken(renamed)}${rest}`;
}

/** Schemas that the importer does not find. */
export function findEscapedNames(document: JsonObject, names: ReadonlySet<string>): readonly Hazard[] {
  const schemas = findMember(document['components'], 'schemas');
  return [...names]
    .filter((name) => findMember(schemas, name) !== undefined)
    .map((name) =>
      loses(
        'escaped-name',
        ['components', 'schemas', name],
        `A reference to the schema ${quote(name)} needs escapes, which the importer does not read: it stores an empty schema.`,
      ),
    );
}
