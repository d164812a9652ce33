import { count, defineRewrites, type Ledger } from './rule.ts';
import { findMember, isArray, isObject, type JsonObject, type JsonValue } from '../document/json.ts';
import { weigh } from '../document/json-bytes.ts';
import { mapMembers, omitMembers } from '../document/members.ts';
import { findTarget } from '../document/reference.ts';

export const componentUseRewrites = defineRewrites({
  'unused-components': (n) => `Left out ${count(n, 'component')} to which nothing refers any more.`,
});

const kinds = new Set([
  'schemas',
  'parameters',
  'requestBodies',
  'responses',
  'examples',
  'headers',
  'pathItems',
  'mediaTypes',
]);

/**
 * The document without the components that it used before they were written out and uses no more. What nothing used
 * before stays: it was there for its own sake.
 */
export function dropUnused(before: JsonObject, after: JsonObject, ledger: Ledger): JsonObject {
  if (before === after) return after;
  const wasUsed = usedBefore.get(before) ?? findUsed(before, []);
  usedBefore.set(before, wasUsed);
  const keepsHeirs = [...wasUsed].some((schema) => isObject(findMember(schema, 'discriminator')));
  const { components } = after;
  if (!isObject(components)) return after;
  const isKept = (component: JsonValue, kind: string, name: string): boolean => {
    const original = findMember(findMember(before['components'], kind), name);
    if (original === undefined || !isObject(component) || !wasUsed.has(original)) return true;
    // A schema may be known by what it builds on alone, through a `discriminator`.
    return keepsHeirs && isArray(component['allOf']);
  };
  const roots = Object.entries(components).flatMap(([kind, group]) =>
    kinds.has(kind) && isObject(group)
      ? Object.entries(group).flatMap(([name, component]) =>
          isKept(component, kind, name) ? [component] : [],
        )
      : [],
  );
  // What is kept for its own sake keeps what it refers to.
  const isUsed = findUsed(after, roots);
  let dropped = 0;
  const next = mapMembers(components, (group, kind) => {
    if (!kinds.has(kind) || !isObject(group)) return group;
    const kept = Object.entries(group).filter(
      ([name, component]) => isUsed.has(component) || isKept(component, kind, name),
    );
    dropped += Object.keys(group).length - kept.length;
    return kept.length === Object.keys(group).length ? group : Object.fromEntries(kept);
  });
  if (dropped === 0) return after;
  ledger.note(componentUseRewrites['unused-components'], dropped);
  const filled = Object.entries(next).filter(
    ([, group]) => !isObject(group) || Object.keys(group).length > 0,
  );
  return filled.length > 0
    ? { ...after, components: Object.fromEntries(filled) }
    : omitMembers(after, (key) => key === 'components');
}

/** Asked before and after schemas are written out, of one document. */
const usedBefore = new WeakMap<JsonObject, ReadonlySet<JsonValue>>();

/**
 * Every component that something outside of the components, or one of `roots`, leads to, by `$ref` or by any other
 * text that looks like one: mappings of discriminators and extensions hold references too.
 */
function findUsed(document: JsonObject, roots: readonly JsonValue[]): ReadonlySet<JsonValue> {
  const used = new Set<JsonValue>();
  const seen = new Set<string>();
  const { components } = document;
  const open: JsonValue[] = [...roots];
  for (const [key, member] of Object.entries(document)) if (key !== 'components') open.push(member);
  for (const [kind, group] of Object.entries(isObject(components) ? components : {})) {
    if (!kinds.has(kind)) open.push(group);
  }
  for (let value = open.pop(); value !== undefined; value = open.pop()) {
    for (const reference of listReferences(value)) {
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

function listReferences(value: JsonValue): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? weigh(value).references : [];
}

/** A reference into a component uses the whole of it. */
function findComponent(document: JsonObject, reference: string): JsonValue | undefined {
  if (!reference.startsWith('#/components/')) return undefined;
  return findTarget(document, reference.split('/').slice(0, 4).join('/'));
}
