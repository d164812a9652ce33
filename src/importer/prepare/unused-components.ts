import { mapMembers, omitMembers } from '../../openapi/index.ts';
import {
  decodeEscapes,
  findMember,
  isArray,
  isJsonObject,
  membersOf,
  type JsonObject,
  type JsonValue,
  unescapeToken,
  type Measure,
} from '../../syntax/index.ts';
import { type Ledger, note } from './ledger.ts';

const kinds = new Set([
  ...['schemas', 'parameters', 'requestBodies', 'responses', 'examples', 'headers', 'pathItems'],
  'mediaTypes',
]);

/** Drops components that only inlined references used. Returns the same document if there are none. */
export type DropUnused = (document: JsonObject, ledger: Ledger) => JsonObject;

/** Creates a dropper. @param before document before any rewrite, whose unused components are kept */
export function createUnusedDropper(before: JsonObject, measure: Measure): DropUnused {
  let usedBefore: ReadonlySet<JsonValue> | undefined;
  return (after, ledger) => {
    const { components } = after;
    if (after === before || !isJsonObject(components)) return after;
    const wasUsed = (usedBefore ??= findUsed(before, [], measure));
    // Components that are kept also keep the components that they refer to.
    const isUsed = findUsed(after, listKept(components, before['components'], wasUsed), measure);
    let dropped = 0;
    const kept = mapMembers(components, (group, kind) => {
      if (!kinds.has(kind) || !isJsonObject(group)) return group;
      const isLeftOut = (name: string): boolean => !isUsed.has(group[name] ?? null);
      const unused = Object.keys(group).filter(isLeftOut).length;
      dropped += unused;
      return unused === 0 ? group : omitMembers(group, isLeftOut);
    });
    if (dropped === 0) return after;
    note(ledger, 'unused-components', dropped);
    return { ...after, components: kept };
  };
}

/** Lists the components that weren't used before, or that only a discriminator uses. */
function listKept(
  components: JsonObject,
  before: JsonValue | undefined,
  wasUsed: ReadonlySet<JsonValue>,
): readonly JsonValue[] {
  const keepsSubtypes = [...wasUsed].some((schema) => isJsonObject(findMember(schema, 'discriminator')));
  const kept: JsonValue[] = [];
  for (const kind in components) {
    const group = kinds.has(kind) ? membersOf(components[kind]) : {};
    const originals = findMember(before, kind);
    for (const name in group) {
      const component = group[name] ?? null;
      const original = findMember(originals, name);
      // A subtype can be reached only through the `discriminator` of its base schema.
      const isSubtype = keepsSubtypes && isArray(findMember(component, 'allOf'));
      if (original === undefined || !wasUsed.has(original) || isSubtype) kept.push(component);
    }
  }
  return kept;
}

/**
 * Returns `roots` and every component that is reachable from them or from outside the components. Besides `$ref`, every
 * string that looks like a reference counts, because mappings of discriminators and extensions contain references.
 */
function findUsed(
  document: JsonObject,
  roots: readonly JsonValue[],
  measure: Measure,
): ReadonlySet<JsonValue> {
  const used = new Set<JsonValue>(roots);
  const seen = new Set<string>();
  const { components, ...rest } = document;
  const others = isJsonObject(components) ? omitMembers(components, (kind) => kinds.has(kind)) : {};
  const open: JsonValue[] = [...roots, ...Object.values(rest), ...Object.values(others)];
  for (let value = open.pop(); value !== undefined; value = open.pop()) {
    for (const reference of measure(value).references) {
      if (seen.has(reference)) continue;
      seen.add(reference);
      const target = findComponent(document, reference);
      if (target === undefined || used.has(target)) continue;
      used.add(target);
      open.push(target);
    }
  }
  return used;
}

const componentsPrefix = '#/components/';

/** Returns the component that a reference uses. A reference into a component uses the whole component. */
function findComponent({ components }: JsonObject, reference: string): JsonValue | undefined {
  if (!reference.startsWith(componentsPrefix)) return undefined;
  const [kind = '', name = ''] = reference.slice(componentsPrefix.length).split('/', 2);
  if (kind === '' || name === '') return undefined;
  const group = findMember(components, kind);
  return findMember(group, name) ?? findMember(group, unescapeToken(decodeEscapes(name)));
}
