import { isArray, isObject, type JsonObject, type JsonValue } from '../../text-tree/json.ts';
import { mapList, mapMembers } from '../../openapi/document/members.ts';
import { columnWidth, type NamePlan } from '../../openapi/document/names.ts';
import { listRoutes } from '../../openapi/document/route.ts';
import { count, defineRewrites, stops, type Hazard, type Ledger, type Way } from './rule.ts';

export const nameRewrites = defineRewrites({
  'names-derived': (n) =>
    `Gave ${count(n, 'operation')} without a usable name an \`operationId\` made from method and path.`,
  'names-shortened': (n) =>
    `Shortened ${count(n, '`operationId`')} to the 255 characters that the service stores.`,
  'names-as-text': (n) => `Wrote ${count(n, '`operationId`')} as text, because a name cannot be a number.`,
  'names-followed': (n) =>
    `Pointed ${count(n, 'reference')} to renamed operations at their new \`operationId\`.`,
});

/** Why an operation is renamed, as the hazard that it is, and as what was done about it. */
const reasons = {
  missing: {
    rewrite: nameRewrites['names-derived'],
    hazard: 'name-missing',
    message: `The operation has no \`operationId\`, summary or description of 1 to ${columnWidth} characters to name it by.`,
  },
  'too-long': {
    rewrite: nameRewrites['names-shortened'],
    hazard: 'name-too-long',
    message: `The \`operationId\` has more than the ${columnWidth} characters that the service stores.`,
  },
  'not-text': {
    rewrite: nameRewrites['names-as-text'],
    hazard: 'name-type',
    message: 'The `operationId` must be a text.',
  },
};

/** What the importer would fail on where it looks for a name. */
export function findNameHazards(operationAt: Way, plan: NamePlan | undefined): readonly Hazard[] {
  const why = plan?.rename?.why;
  if (why === undefined) return [];
  const at = why === 'missing' ? operationAt : [...operationAt, 'operationId'];
  return [stops(reasons[why].hazard, at, reasons[why].message)];
}

/** The new name of an operation. */
export function noteName({ operationId, why }: NonNullable<NamePlan['rename']>, ledger: Ledger): string {
  ledger.note(reasons[why].rewrite);
  return operationId;
}

/** The document in which whatever names an operation names it by its new `operationId`. */
export function followNames(document: JsonObject, plans: readonly NamePlan[], ledger: Ledger): JsonObject {
  const renames = new Map<JsonValue, string>();
  for (const [index, { operation }] of listRoutes(document).entries()) {
    const next = plans[index]?.rename?.operationId;
    const id = operation['operationId'];
    if (next !== undefined && id !== undefined && id !== '') renames.set(id, next);
  }
  return renames.size === 0 ? document : mapMembers(document, follow);

  function rename(id: JsonValue): JsonValue {
    const next = renames.get(id);
    if (next !== undefined) ledger.note(nameRewrites['names-followed']);
    return next ?? id;
  }

  /** `x-open-execute-after` lists operations (one alone is tolerated); a link names one beside its `parameters`. */
  function follow(value: JsonValue, key: string): JsonValue {
    if (key === 'x-open-execute-after') return isArray(value) ? mapList(value, rename) : rename(value);
    if (key === 'links' && isObject(value)) return mapMembers(value, followLink);
    if (isArray(value)) return mapList(value, (entry) => follow(entry, ''));
    return isObject(value) ? mapMembers(value, follow) : value;
  }

  function followLink(link: JsonValue): JsonValue {
    if (!isObject(link)) return link;
    return mapMembers(link, (member, key) => (key === 'operationId' ? rename(member) : member));
  }
}
