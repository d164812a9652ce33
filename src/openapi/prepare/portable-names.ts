import type { JsonObject, JsonValue } from '../document/json.ts';
import { isArray, isObject } from '../document/json.ts';
import type { Ledger } from './ledger.ts';
import type { NamePlan } from '../document/names.ts';
import { mapList, mapMembers } from '../document/members.ts';
import { listRoutes } from '../document/route.ts';

/** The document in which whatever names an operation names it by its new `operationId`. */
export function followNames(document: JsonObject, plans: readonly NamePlan[], ledger: Ledger): JsonObject {
  const renames = new Map<JsonValue, string>();
  for (const [index, { operation }] of listRoutes(document).entries()) {
    const next = plans[index]?.rename?.operationId;
    const id = operation['operationId'];
    if (next !== undefined && id !== undefined && id !== '') renames.set(id, next);
  }
  if (renames.size === 0) return document;
  const rename = (id: JsonValue): JsonValue => {
    const next = renames.get(id);
    if (next !== undefined) ledger.note('names-followed');
    return next ?? id;
  };
  return mapMembers(document, (member) => follow(member, rename));
}

/** `x-open-execute-after` lists operations (one alone is tolerated); a link names one beside its `parameters`. */
function follow(value: JsonValue, rename: (id: JsonValue) => JsonValue): JsonValue {
  if (isArray(value)) return mapList(value, (entry) => follow(entry, rename));
  if (!isObject(value)) return value;
  return mapMembers(value, (member, key) => {
    if (key === 'x-open-execute-after') return isArray(member) ? mapList(member, rename) : rename(member);
    if (key === 'links' && isObject(member)) return mapMembers(member, (link) => followLink(link, rename));
    return follow(member, rename);
  });
}

function followLink(link: JsonValue, rename: (id: JsonValue) => JsonValue): JsonValue {
  if (!isObject(link)) return link;
  return mapMembers(link, (member, key) => (key === 'operationId' ? rename(member) : member));
}
