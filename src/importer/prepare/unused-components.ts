import { findTarget, mapMembers, omitMembers, weigh } from '../../openapi/index.ts';
import { findMember, isArray, isJsonObject, type JsonObject, type JsonValue } from '../../syntax/index.ts';
import { type Ledger, note } from './ledger.ts';

const kinds = new Set([
  ...['schemas', 'parameters', 'requestBodies', 'responses', 'examples', 'headers', 'pathItems'],
  'mediaTypes',
]);

/**
 * The document without the components that it used before they were written out and uses no more. What nothing used
 * before stays: it was there for its own sake.
 */
export function dropUnused(before: JsonObject, after: JsonObject, ledger: Ledger): JsonObject {
  const { components } = after;
  if (before === after || !isJsonObject(components)) return after;
  const wasUsed = usedBefore.get(before) ?? findUsed(before, []);
  usedBefore.set(before, wasUsed);
  const keepsSubtypes = [...wasUsed].some((schema) => isJsonObject(findMember(schema, 'discriminator')));
  const listed = Object.entries(components).flatMap(([kind, group]) =>
    kinds.has(kind) && isJsonObject(group)
      ? Object.entries(group).map(([name, component]) => ({ kind, name, component }))
      : [],
  );
  const roots = listed.filter(({ kind, name, component }) => {
    const original = findMember(findMember(before['components'], kind), name);
    // A schema may be known by what it builds on alone, through a `discriminator`.
    const isSubtype = keepsSubtypes && isArray(findMember(component, 'allOf'));
    return original === undefined || !wasUsed.has(original) || isSubtype;
  });
  // What is kept for its own sake keeps what it refers to.
  const keeps = roots.map(({ component }) => component);
  const isUsed = findUsed(after, keeps);
  const dropped = listed.filter(({ component }) => !isUsed.has(component)).length;
  if (dropped === 0) return after;
  note(ledger, 'unused-components', dropped);
  const kept = mapMembers(components, (group, kind) =>
    kinds.has(kind) && isJsonObject(group)
      ? omitMembers(group, (name) => !isUsed.has(group[name] ?? null))
      : group,
  );
  return { ...after, components: kept };
}

/** Asked before and after schemas are written out, of one document. */
const usedBefore = new WeakMap<JsonObject, ReadonlySet<JsonValue>>();

/**
 * `roots`, and every component that they or something outside of the components lead to, by `$ref` or by any other
 * text that looks like one: mappings of discriminators and extensions hold references too.
 */
function findUsed(document: JsonObject, roots: readonly JsonValue[]): ReadonlySet<JsonValue> {
  const used = new Set<JsonValue>(roots);
  const seen = new Set<string>();
  const { components, ...rest } = document;
  const others = isJsonObject(components) ? omitMembers(components, (kind) => kinds.has(kind)) : {};
  const open: JsonValue[] = [...roots, ...Object.values(rest), ...Object.values(others)];
  for (let value = open.pop(); value !== undefined; value = open.pop()) {
    for (const reference of weigh(value).references) {
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

/** A reference into a component uses the whole of it. */
function findComponent(document: JsonObject, reference: string): JsonValue | undefined {
  if (!reference.startsWith('#/components/')) return undefined;
  return findTarget(document, reference.split('/').slice(0, 4).join('/'));
}
