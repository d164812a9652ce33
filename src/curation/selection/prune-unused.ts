import {
  findTarget,
  listSubtypes,
  listOperationEntries,
  mapMembers,
  omitMembers,
} from '../../openapi/index.ts';
import {
  decodeEscapes,
  findMember,
  isArray,
  isJsonObject,
  type JsonObject,
  type JsonValue,
  membersOf,
  parsePointer,
  renderPointer,
  type Measure,
} from '../../syntax/index.ts';

import { nameLists } from './match-pattern.ts';

/** Groups of shared parts in Swagger 2.0. */
const sharedGroups = ['definitions', 'parameters', 'responses'];

/**
 * Removes all parts that no operation below `paths` uses any more: components, security schemes, webhooks and the
 * descriptions of tags.
 */
export function pruneUnused(document: JsonObject, measure: Measure): JsonObject {
  const used = findUsed(document, measure);
  const schemes = listSchemes(document);
  const keepUsed = (group: JsonValue, at: readonly string[]): JsonValue =>
    isJsonObject(group) ? omitMembers(group, (name) => !used.has(renderPointer([...at, name]))) : group;
  const keepSchemes = (group: JsonValue): JsonValue =>
    isJsonObject(group) ? omitMembers(group, (name) => !schemes.has(name)) : group;

  const withoutWebhooks = omitMembers(document, (key) => key === 'webhooks');
  const pruned = mapMembers(withoutWebhooks, (part, key) => {
    if (sharedGroups.includes(key)) return keepUsed(part, [key]);
    if (key === 'securityDefinitions') return keepSchemes(part);
    if (key === 'tags' && isArray(part)) return keepUsedTags(part, document);
    if (key !== 'components' || !isJsonObject(part)) return part;
    const components = mapMembers(part, (group, kind) => {
      if (kind.startsWith('x-')) return group;
      return kind === 'securitySchemes' ? keepSchemes(group) : keepUsed(group, [key, kind]);
    });
    return omitMembers(components, (kind) => isEmpty(components[kind]) && !isEmpty(part[kind]));
  });
  const emptied = ['components', 'securityDefinitions', ...sharedGroups];
  return omitMembers(
    pruned,
    (key) => emptied.includes(key) && isEmpty(pruned[key]) && !isEmpty(document[key]),
  );
}

function isEmpty(value: JsonValue | undefined): boolean {
  return isJsonObject(value) && Object.keys(value).length === 0;
}

/** Returns the tags of operations and their parents, which OpenAPI 3.2 allows. */
function keepUsedTags(tags: readonly JsonValue[], document: JsonObject): readonly JsonValue[] {
  const used = new Set<JsonValue | undefined>(listOperationEntries(document).flatMap(nameLists.tag));
  const byName = Map.groupBy(tags, (tag) => findMember(tag, 'name'));
  // The set grows during the loop.
  for (const name of used) for (const tag of byName.get(name) ?? []) used.add(findMember(tag, 'parent'));
  return tags.filter((tag) => {
    const name = findMember(tag, 'name');
    return typeof name !== 'string' || used.has(name);
  });
}

/**
 * Lists the names of the security schemes that the operations use. An operation without `security` uses the
 * document's.
 */
function listSchemes(document: JsonObject): ReadonlySet<string> {
  const lists = [document, ...listOperationEntries(document).map(({ operation }) => operation)].map(
    ({ security }) => security,
  );
  const entries = lists.flatMap((list) => (isArray(list) ? list : []));
  return new Set(entries.flatMap((entry) => Object.keys(membersOf(entry))));
}

/**
 * Returns pointers to all parts that the operations reference, also through mappings of discriminators. Includes
 * schemas that extend a used schema with a discriminator, because no reference names them.
 */
function findUsed(document: JsonObject, measure: Measure): ReadonlySet<string> {
  const used = new Set<string>();
  const subtypes = listSubtypes(document);
  const references = new Set(measure(document['paths'] ?? {}).references);
  // The set grows during the loop.
  for (const reference of references) {
    const tokens = parsePointer(decodeEscapes(reference.slice(1))) ?? [];
    // A reference into a shared part uses the whole part.
    const pointer = renderPointer(tokens.slice(0, tokens[0] === 'components' ? 3 : 2));
    const part = used.has(pointer) ? undefined : findTarget(document, `#${pointer}`);
    if (part === undefined) continue;
    used.add(pointer);
    for (const next of measure(part).references) references.add(next);
    if (findMember(part, 'discriminator') === undefined) continue;
    for (const next of listDescendants(`#${pointer}`, subtypes)) references.add(next);
  }
  return used;
}

/** Returns the references to the schemas that extend a schema, directly or through other schemas. */
function listDescendants(base: string, subtypes: ReturnType<typeof listSubtypes>): ReadonlySet<string> {
  const found = new Set(subtypes.get(base));
  for (const subtype of found) for (const next of subtypes.get(subtype) ?? []) found.add(next);
  return found;
}
