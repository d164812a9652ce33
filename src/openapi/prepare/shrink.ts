import { count, defineRewrites } from './ledger.ts';
import { findFreeName } from '../document/free-name.ts';
import { countBytes, weigh } from '../document/json-bytes.ts';
import type { JsonObject, JsonValue } from '../document/json.ts';
import { findMember, isArray, isObject } from '../document/json.ts';
import type { Ledger } from './ledger.ts';
import { mapList, mapMembers, omitMembers } from '../document/members.ts';
import { mapOperations } from './parts.ts';
import { findReference } from '../document/reference.ts';
import { mapSchemas } from './schema-sites.ts';

export const textRewrites = defineRewrites({
  'repeated-texts': (n) =>
    `Cut the texts of ${count(n, 'repeated parameter')} to stay within the size limit; they stand in full where the parameter comes first.`,
});

/**
 * Takes back what writing out shared parameters and bodies added beyond the size limit, the dearest first and no
 * more than needed: their schemas become components again, where the importer follows the reference; then repeated
 * descriptions are cut to their first sentence; at last they and the examples are left out.
 * @param excess how many bytes there are too many
 */
export function shrinkRepeated(document: JsonObject, excess: number, ledger: Ledger): JsonObject {
  const shared = shareSchemas(document, excess);
  const sharedBytes = weigh(shared).bytes;
  const left = excess - (weigh(document).bytes - sharedBytes);
  if (left <= 0) return shared;
  const cut = shortenRepeated(shared, cutTexts, left);
  const isEnough = sharedBytes - weigh(cut.document).bytes >= left;
  const lean = isEnough ? cut : shortenRepeated(shared, dropTexts, left);
  ledger.note(textRewrites['repeated-texts'], lean.count);
  return lean.document;
}

/** Schemas that stand in several places because what held them was written out there. */
function shareSchemas(document: JsonObject, excess: number): JsonObject {
  const uses = new Map<JsonValue, number>();
  mapOperations(document, (operation) =>
    mapSchemas(operation, (schema, { isFollowed }) => {
      if (isFollowed && isObject(schema) && findReference(schema) === undefined) {
        uses.set(schema, (uses.get(schema) ?? 0) + 1);
      }
      return schema;
    }),
  );
  const existing = findMember(document['components'], 'schemas');
  const schemas: Record<string, JsonValue> = isObject(existing) ? { ...existing } : {};
  const references = new Map<JsonValue, JsonValue>();
  let left = excess;
  for (const [schema, saving] of rank(uses, (value) => countBytes(value) - 60)) {
    if (left <= 0) break;
    left -= saving;
    const isTaken = (other: string): boolean => Object.hasOwn(schemas, other);
    const name = findFreeName('shared1', isTaken, (attempt) => `shared${attempt}`);
    schemas[name] = schema;
    references.set(schema, { $ref: `#/components/schemas/${name}` });
  }
  if (references.size === 0) return document;
  const holders = new Map<JsonValue, JsonValue>();
  const operations = mapOperations(document, (operation) =>
    mapSchemas(
      operation,
      (schema, { isFollowed }) => (isFollowed ? (references.get(schema) ?? schema) : schema),
      holders,
    ),
  );
  const components = isObject(document['components']) ? document['components'] : {};
  return { ...operations, components: { ...components, schemas } };
}

/** Parameters that stand in several operations keep their texts in the first. */
function shortenRepeated(
  document: JsonObject,
  shorten: (parameter: JsonObject) => JsonObject,
  excess: number,
): { readonly document: JsonObject; readonly count: number } {
  const uses = new Map<JsonValue, number>();
  mapParameters(document, (parameter) => {
    uses.set(parameter, (uses.get(parameter) ?? 0) + 1);
    return parameter;
  });
  const shorter = new Map<JsonValue, JsonObject>();
  for (const parameter of uses.keys()) if (isObject(parameter)) shorter.set(parameter, shorten(parameter));
  const chosen = new Set<JsonValue>();
  let left = excess;
  for (const [parameter, saving] of rank(
    uses,
    (value) => countBytes(value) - countBytes(shorter.get(value) ?? value),
  )) {
    if (left <= 0) break;
    left -= saving;
    chosen.add(parameter);
  }
  const met = new Set<JsonValue>();
  const shortened = mapParameters(document, (parameter) => {
    if (!chosen.has(parameter) || !met.has(parameter)) {
      met.add(parameter);
      return parameter;
    }
    return shorter.get(parameter) ?? parameter;
  });
  return { document: shortened, count: chosen.size };
}

/** What repeats, by what one place less of each repetition saves in all, the dearest first. */
function rank(
  uses: ReadonlyMap<JsonValue, number>,
  savingOf: (value: JsonValue) => number,
): readonly (readonly [JsonValue, number])[] {
  return [...uses]
    .filter(([, count]) => count > 1)
    .map(([value, count]) => [value, (count - 1) * savingOf(value)] as const)
    .filter(([, saving]) => saving > 0)
    .sort((one, other) => other[1] - one[1]);
}

function mapParameters(document: JsonObject, replace: (parameter: JsonValue) => JsonValue): JsonObject {
  return mapOperations(document, (operation) =>
    mapMembers(operation, (member, key) =>
      key === 'parameters' && isArray(member) ? mapList(member, replace) : member,
    ),
  );
}

function cutTexts(parameter: JsonObject): JsonObject {
  return mapMembers(parameter, (member, key) => {
    if (key !== 'description' || typeof member !== 'string') return member;
    return /^[\s\S]{1,200}?[.\n](?=\s|$)/.exec(member)?.[0].trimEnd() ?? member.slice(0, 200);
  });
}

function dropTexts(parameter: JsonObject): JsonObject {
  return omitMembers(parameter, (key) => ['description', 'example', 'examples'].includes(key));
}
