import {
  findFreeName,
  findReference,
  findTarget,
  mapList,
  mapMembers,
  type Member,
  memberOf,
  sections,
  type SpecVersion,
  weigh,
} from '../../openapi/index.ts';
import { findMember, isArray, isJsonObject, type JsonObject, type JsonValue } from '../../syntax/index.ts';
import { type Ledger, note } from './ledger.ts';

/**
 * A document whose references do not depend on how its paths are written: what is referred to where it stands in a
 * path becomes a component, as often as it is used. A path itself stays where it is.
 */
export function settleReferences(document: JsonObject, version: SpecVersion, ledger: Ledger): JsonObject {
  if (!weigh(document).references.some(isIntoPart)) return document;
  const moved = new Map<string, string>();
  /** New components by the pointer of their section. */
  const added = new Map<string, Map<string, JsonValue>>();

  const settled = mapMembers(document, (member, key) => walk(member, memberOf('document', key)));
  note(ledger, 'moved-references', moved.size);
  return [...added].reduce(
    (root, [section, group]) => withGroup(root, section.split('/').slice(1), Object.fromEntries(group)),
    settled,
  );

  function walk(value: JsonValue, { kind, named }: Member): JsonValue {
    if (kind === 'data') return value;
    if (isArray(value)) return mapList(value, (entry) => walk(entry, { kind }));
    if (!isJsonObject(value)) return value;
    if (named === true) return mapMembers(value, (one) => walk(one, { kind }));
    const place = move(findReference(value), kind);
    if (place !== undefined) return { ...value, $ref: place };
    return mapMembers(value, (one, key) => walk(one, memberOf(kind, key)));
  }

  /** The reference to the component that it becomes, if there can be one. */
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
    const place = `${pointer}/${name}`;
    // Known before it is walked: some references lead in circles.
    moved.set(key, place);
    group.set(name, {});
    group.set(name, walk(target, { kind }));
    return place;
  }
}

/** What stands at the end of such a reference is moved or rewritten when the document is. */
function isIntoPart(reference: string): boolean {
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
