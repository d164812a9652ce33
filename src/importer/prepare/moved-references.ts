import {
  findFreeName,
  findSection,
  findTarget,
  mapList,
  mapMembers,
  type Member,
  memberOf,
  resolve,
  type SpecVersion,
  weigh,
} from '../../openapi/door.ts';
import { findMember, isArray, isJsonObject, type JsonObject, type JsonValue } from '../../text-tree/door.ts';
import { type Ledger, note } from './ledger.ts';

/**
 * A document whose references do not depend on how its paths are written: what is referred to where it stands in a
 * path becomes a component, as often as it is used; what can be no component is written out.
 */
export function settleReferences(document: JsonObject, version: SpecVersion, ledger: Ledger): JsonObject {
  if (!weigh(document).references.some(isIntoPart)) return document;
  const moved = new Map<string, string>();
  /** New components by the pointer of their section. */
  const added = new Map<string, Map<string, JsonValue>>();

  const settled = mapMembers(document, (member, key) => walk(member, memberOf('document', key), []));
  note(ledger, 'moved-references', moved.size);
  return [...added].reduce(
    (root, [section, group]) => withGroup(root, section.split('/').slice(1), Object.fromEntries(group)),
    settled,
  );

  /** @param open the references on the way here: some lead in circles */
  function walk(value: JsonValue, member: Member, open: readonly string[]): JsonValue {
    if (member.kind === 'data') return value;
    if (isArray(value)) return mapList(value, (entry) => walk(entry, member, open));
    if (!isJsonObject(value)) return value;
    if (member.named === true) return mapMembers(value, (one) => walk(one, { kind: member.kind }, open));
    const reference = value['$ref'];
    if (typeof reference === 'string' && isIntoPart(reference)) {
      const place = move(reference, member);
      if (place !== undefined) return { ...value, $ref: place };
      const target = open.includes(reference) ? undefined : resolve(document, value);
      return target === undefined ? value : walk(target, member, [...open, reference]);
    }
    return mapMembers(value, (one, key) => walk(one, memberOf(member.kind, key), open));
  }

  /** The reference to the component that it becomes, if there can be one. */
  function move(reference: string, member: Member): string | undefined {
    const section = findSection(member.kind, version);
    const target = findTarget(document, reference);
    if (section === undefined || target === undefined) return undefined;
    const pointer = ['#', ...section].join('/');
    const key = `${pointer} ${reference}`;
    const known = moved.get(key);
    if (known !== undefined) return known;
    const group = added.get(pointer) ?? new Map<string, JsonValue>();
    added.set(pointer, group);
    const existing = section.reduce<JsonValue | undefined>(findMember, document);
    const name = findFreeName(
      cleanName(reference),
      (taken) => group.has(taken) || findMember(existing, taken) !== undefined,
    );
    const place = `${pointer}/${name}`;
    moved.set(key, place);
    group.set(name, {});
    group.set(name, walk(target, member, []));
    return place;
  }
}

/** What stands at the end of such a reference is moved or rewritten when the document is. */
function isIntoPart(reference: string): boolean {
  return reference.startsWith('#/paths/') || /^#\/(?:parameters|responses)\/[^/]+\//.test(reference);
}

function cleanName(reference: string): string {
  const clean = reference
    .split('/')
    .slice(2)
    .join('_')
    .replace(/~[01]/g, '_')
    .replace(/[^a-zA-Z0-9._-]+/g, '_')
    .replace(/^_+/, '')
    .slice(-100);
  return clean === '' ? 'part' : clean;
}

function withGroup(root: JsonObject, section: readonly string[], group: JsonObject): JsonObject {
  const [key, ...rest] = section;
  if (key === undefined) return { ...root, ...group };
  const held = root[key];
  return { ...root, [key]: withGroup(isJsonObject(held) ? held : {}, rest, group) };
}
