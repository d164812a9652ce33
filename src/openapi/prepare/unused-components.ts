import { count, defineRewrites } from './ledger.ts';
import type { JsonObject, JsonValue } from '../document/json.ts';
import { findMember, isArray, isObject } from '../document/json.ts';
import type { Ledger } from './ledger.ts';
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
 * Every object that something outside of the components, or one of `roots`, leads to, by `$ref` or by any other text that looks like
 * one: mappings of discriminators and extensions hold references too.
 */
function findUsed(document: JsonObject, roots: readonly JsonValue[]): ReadonlySet<JsonValue> {
  const seen = new Set<JsonValue>();
  const used = new Set<JsonValue>();
  const { components, ...rest } = document;
  const kept = isObject(components) ? Object.entries(components).filter(([kind]) => !kinds.has(kind)) : [];
  const open: JsonValue[] = [rest, ...kept.map(([, group]) => group), ...roots];
  for (let value = open.pop(); value !== undefined; value = open.pop()) {
    if (typeof value === 'string') {
      if (!isReference(value)) continue;
      // A reference into a component uses the whole of it.
      const target = findTarget(document, value.split('/').slice(0, 4).join('/'));
      if (target === undefined) continue;
      used.add(target);
      open.push(target);
    } else if (typeof value === 'object' && value !== null && !seen.has(value)) {
      seen.add(value);
      for (const member of isArray(value) ? value : Object.values(value)) {
        if (typeof member === 'object' ? member !== null : isReference(member)) open.push(member);
      }
      if (isObject(value) && isObject(value['mapping'])) {
        for (const name of Object.values(value['mapping'])) {
          if (typeof name === 'string') open.push(`#/components/schemas/${name}`);
        }
      }
    }
  }
  return used;
}

function isReference(value: JsonValue): value is string {
  return typeof value === 'string' && value.startsWith('#/components/');
}
