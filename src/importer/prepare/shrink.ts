import { findFreeName, findReference, weigh } from '../../openapi/index.ts';
import { findMember, isJsonObject, type JsonObject, type JsonValue } from '../../syntax/index.ts';
import { type Ledger, note } from './ledger.ts';
import { mapHolders, mapSchemas, visitSchemas } from './operations.ts';

/**
 * Takes back what writing out shared parameters and bodies added beyond the size limit, the dearest first and no
 * more than needed: their schemas become components again, where the importer follows the reference; then repeated
 * descriptions are cut to their first sentence.
 */
export function shrinkRepeated(document: JsonObject, limitBytes: number, ledger: Ledger): JsonObject {
  if (weigh(document).bytes <= limitBytes) return document;
  const shared = shareSchemas(document, weigh(document).bytes - limitBytes);
  const excess = weigh(shared).bytes - limitBytes;
  return excess > 0 ? shortenRepeated(shared, excess, ledger) : shared;
}

/** Schemas that stand in several places because what held them was written out there. */
function shareSchemas(document: JsonObject, excess: number): JsonObject {
  const uses: JsonValue[] = [];
  visitSchemas(document, (schema, { isFollowed }) => {
    if (isFollowed && isJsonObject(schema) && findReference(schema) === undefined) uses.push(schema);
  });
  const own = findMember(document['components'], 'schemas');
  const schemas: Record<string, JsonValue> = { ...(isJsonObject(own) && own) };
  const references = new Map<JsonValue, JsonValue>();
  const isTaken = (name: string): boolean => Object.hasOwn(schemas, name);
  for (const schema of chooseRepeated(uses, excess, (value) => weigh(value).bytes - 60)) {
    const name = findFreeName('shared1', isTaken, (attempt) => `shared${attempt}`);
    schemas[name] = schema;
    references.set(schema, { $ref: `#/components/schemas/${name}` });
  }
  if (references.size === 0) return document;
  const operations = mapSchemas(document, (schema, { isFollowed }) =>
    isFollowed ? (references.get(schema) ?? schema) : schema,
  );
  const { components } = document;
  return { ...operations, components: { ...(isJsonObject(components) && components), schemas } };
}

/** What stands in several operations keeps its description in the first. */
function shortenRepeated(document: JsonObject, excess: number, ledger: Ledger): JsonObject {
  const uses: JsonValue[] = [];
  mapHolders(document, (part) => {
    uses.push(part);
    return part;
  });
  const savingOf = (part: JsonValue): number => weigh(part).bytes - weigh(shorten(part)).bytes;
  const chosen = chooseRepeated(uses, excess, savingOf);
  const shorter = new Map([...chosen].map((part) => [part, shorten(part)]));
  note(ledger, 'repeated-texts', chosen.size);
  const met = new Set<JsonValue>();
  return mapHolders(document, (part) => {
    if (met.has(part)) return shorter.get(part) ?? part;
    met.add(part);
    return part;
  });
}

/** What repeats and has to go in all places but one to save so many bytes: the dearest first. */
function chooseRepeated(
  uses: readonly JsonValue[],
  excess: number,
  savingOf: (value: JsonValue) => number,
): ReadonlySet<JsonValue> {
  const savings = [...Map.groupBy(uses, (value) => value)].map(
    ([value, { length }]) => [value, length > 1 ? (length - 1) * savingOf(value) : 0] as const,
  );
  return chooseDearest(savings, excess);
}

/** What must go to save so many bytes, the dearest first and no more than needed. */
export function chooseDearest<Item>(
  savings: Iterable<readonly [Item, number]>,
  excess: number,
): ReadonlySet<Item> {
  const chosen = new Set<Item>();
  let left = excess;
  for (const [item, saving] of [...savings].sort((one, other) => other[1] - one[1])) {
    if (left <= 0 || saving <= 0) break;
    left -= saving;
    chosen.add(item);
  }
  return chosen;
}

function shorten(part: JsonValue): JsonValue {
  const text = findMember(part, 'description');
  if (!isJsonObject(part) || typeof text !== 'string') return part;
  const sentence = /^[\s\S]{1,200}?[.\n](?=\s|$)/.exec(text)?.[0].trimEnd();
  return { ...part, description: sentence ?? text.slice(0, 200) };
}
