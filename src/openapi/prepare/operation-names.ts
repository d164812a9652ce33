import { count, defineRewrites, stops, type Hazard, type Ledger, type Way } from './rule.ts';
import { isArray, isObject, type JsonObject, type JsonValue } from '../document/json.ts';
import { columnWidth, type NamePlan } from '../document/names.ts';
import { mapList, mapMembers } from '../document/members.ts';
import { listRoutes } from '../document/route.ts';

export const nameRewrites = defineRewrites({
  'names-derived': (n) =>
    `Gave ${count(n, 'operation')} without a usable name an \`operationId\` made from method and path.`,
  'names-shortened': (n) =>
    `Shortened ${count(n, '`operationId`')} to the 255 characters that the service stores.`,
  'names-as-text': (n) => `Wrote ${count(n, '`operationId`')} as text, because a name cannot be a number.`,
  'names-followed': (n) =>
    `Pointed ${count(n, 'reference')} to renamed operations at their new \`operationId\`.`,
});

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
    if (next !== undefined) ledger.note(nameRewrites['names-followed']);
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

/** The new name of an operation. */
export function noteName(rename: NonNullable<NamePlan['rename']>, ledger: Ledger): string {
  const rules = {
    missing: nameRewrites['names-derived'],
    'too-long': nameRewrites['names-shortened'],
    'not-text': nameRewrites['names-as-text'],
  };
  ledger.note(rules[rename.why]);
  return rename.operationId;
}

/** What the importer would fail on where it looks for a name. */
export function findNameHazards(at: Way, plan: NamePlan | undefined): readonly Hazard[] {
  switch (plan?.rename?.why) {
    case undefined:
      return [];
    case 'missing': {
      const message = `The operation has no \`operationId\`, summary or description of 1 to ${columnWidth} characters to name it by.`;
      return [stops('name-missing', at, message)];
    }
    case 'too-long': {
      const message = `The \`operationId\` has more than the ${columnWidth} characters that the service stores.`;
      return [stops('name-too-long', [...at, 'operationId'], message)];
    }
    case 'not-text':
      return [stops('name-type', [...at, 'operationId'], 'The `operationId` must be a text.')];
  }
}
