import { findMember, isArray, isJsonObject, type JsonObject, type JsonValue } from '../../syntax/index.ts';
import { findFreeName } from './free-name.ts';
import { type Member, memberOf, sections, type SpecVersion } from './grammar.ts';
import { mapList, mapMembers } from './members.ts';
import { findReference, findTarget } from './reference.ts';

/**
 * Makes references independent of the spelling of paths: each part of a path that is the target of a reference is copied
 * to the components. Paths themselves don't move.
 */
export function moveReferencedParts(
  document: JsonObject,
  version: SpecVersion,
): { readonly document: JsonObject; readonly moved: number } {
  const moved = new Map<string, string>();
  /** New components by the pointer of their section. */
  const added = new Map<string, Map<string, JsonValue>>();

  const rewritten = mapMembers(document, (member, key) => walk(member, memberOf('document', key)));
  const result = [...added].reduce(
    (root, [section, group]) => withGroup(root, section.split('/').slice(1), Object.fromEntries(group)),
    rewritten,
  );
  return { document: result, moved: moved.size };

  function walk(value: JsonValue, { kind, named }: Member): JsonValue {
    if (kind === 'data') return value;
    if (isArray(value)) return mapList(value, (entry) => walk(entry, { kind }));
    if (!isJsonObject(value)) return value;
    if (named === true) return mapMembers(value, (one) => walk(one, { kind }));
    const moveTarget = move(findReference(value), kind);
    if (moveTarget !== undefined) return { ...value, $ref: moveTarget };
    return mapMembers(value, (one, key) => walk(one, memberOf(kind, key)));
  }

  /** Copies a target to the components. Returns the new reference, or `undefined` if the reference doesn't change. */
  function move(reference: string | undefined, kind: Member['kind']): string | undefined {
    const section = sections[version].get(kind);
    if (reference === undefined || section === undefined || !isIntoPart(reference)) return undefined;
    const target = findTarget(document, reference);
    const pointer = ['#', ...section].join('/');
    const key = `${pointer} ${reference}`;
    if (target === undefined || moved.has(key)) return moved.get(key);
    const group = added.get(pointer) ?? new Map<string, JsonValue>();
    added.set(pointer, group);
    const existing = section.reduce<JsonValue | undefined>(findMember, document);
    const isTaken = (name: string): boolean => group.has(name) || findMember(existing, name) !== undefined;
    const name = findFreeName(cleanName(reference), isTaken);
    const moveTarget = `${pointer}/${name}`;
    // The name is registered before the walk, because references can be recursive.
    moved.set(key, moveTarget);
    group.set(name, {});
    group.set(name, walk(target, { kind }));
    return moveTarget;
  }
}

/** Returns whether a reference leads into a part that can be moved or rewritten. */
export function isIntoPart(reference: string): boolean {
  return reference.startsWith('#/paths/') || /^#\/(?:parameters|responses)\/[^/]+\//.test(reference);
}

function cleanName(reference: string): string {
  const words = reference.split('/').slice(2).join('_');
  const clean = words.replace(/~[01]|[^a-zA-Z0-9._-]+/g, '_').replace(/^_+/, '');
  return clean.slice(-100) || 'part';
}

function withGroup(root: JsonObject, section: readonly string[], group: JsonObject): JsonObject {
  const [key, ...rest] = section;
  if (key === undefined) return { ...root, ...group };
  const held = root[key];
  return { ...root, [key]: withGroup(isJsonObject(held) ? held : {}, rest, group) };
}
