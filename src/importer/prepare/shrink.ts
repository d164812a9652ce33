import {
  findFreeName,
  findReference,
  mapList,
  mapMembers,
  mapOperations,
  omitMembers,
  weigh,
} from '../../openapi/door.ts';
import { countBytes, isArray, isJsonObject, type JsonObject, type JsonValue } from '../../text-tree/door.ts';
import { chooseDearest } from './budget.ts';
import { mapSchemas, visitSchemas } from './operations.ts';
import { count, defineRewrites, type Ledger } from './rule.ts';

export const textRewrites = defineRewrites({
  'repeated-texts': (n) =>
    `Cut the texts of ${count(n, 'repeated parameter or body', 'repeated parameters and bodies')} to stay within the size limit; the first use of each has them in full.`,
});

/**
 * Takes back what writing out shared parameters and bodies added beyond the size limit, the dearest first and no
 * more than needed: their schemas become components again, where the importer follows the reference; then repeated
 * descriptions are cut to their first sentence; at last they, examples and extensions are left out.
 */
export function shrinkRepeated(document: JsonObject, limitBytes: number, ledger: Ledger): JsonObject {
  if (weigh(document).bytes <= limitBytes) return document;
  const shared = shareSchemas(document, weigh(document).bytes - limitBytes);
  const excess = weigh(shared).bytes - limitBytes;
  if (excess <= 0) return shared;
  const cut = shortenRepeated(shared, cutTexts, excess);
  const isEnough = weigh(cut.document).bytes <= limitBytes;
  const lean = isEnough ? cut : shortenRepeated(shared, dropTexts, excess);
  ledger.note(textRewrites['repeated-texts'], lean.count);
  return lean.document;
}

/** Schemas that stand in several places because what held them was written out there. */
function shareSchemas(document: JsonObject, excess: number): JsonObject {
  const uses = new Map<JsonValue, number>();
  visitSchemas(document, (schema, { isFollowed }) => {
    const isWritten = isFollowed && isJsonObject(schema) && findReference(schema) === undefined;
    if (isWritten) uses.set(schema, (uses.get(schema) ?? 0) + 1);
  });
  const components = isJsonObject(document['components']) ? document['components'] : {};
  const schemas: Record<string, JsonValue> = isJsonObject(components['schemas'])
    ? { ...components['schemas'] }
    : {};
  const references = new Map<JsonValue, JsonValue>();
  const isTaken = (name: string): boolean => Object.hasOwn(schemas, name);
  for (const schema of chooseRepeated(uses, excess, (value) => countBytes(value) - 60)) {
    const name = findFreeName('shared1', isTaken, (attempt) => `shared${attempt}`);
    schemas[name] = schema;
    references.set(schema, { $ref: `#/components/schemas/${name}` });
  }
  if (references.size === 0) return document;
  const operations = mapSchemas(document, (schema, { isFollowed }) =>
    isFollowed ? (references.get(schema) ?? schema) : schema,
  );
  return { ...operations, components: { ...components, schemas } };
}

/** What stands in several operations keeps its texts in the first. */
function shortenRepeated(
  document: JsonObject,
  shorten: (part: JsonObject) => JsonObject,
  excess: number,
): { readonly document: JsonObject; readonly count: number } {
  const uses = new Map<JsonValue, number>();
  mapRepeated(document, (part) => {
    uses.set(part, (uses.get(part) ?? 0) + 1);
    return part;
  });
  const parts = [...uses.keys()].filter(isJsonObject);
  const shorter = new Map<JsonValue, JsonObject>(parts.map((one) => [one, shorten(one)]));
  const savingOf = (part: JsonValue): number => countBytes(part) - countBytes(shorter.get(part) ?? part);
  const chosen = chooseRepeated(uses, excess, savingOf);
  const met = new Set<JsonValue>();
  const shortened = mapRepeated(document, (part) => {
    if (chosen.has(part) && met.has(part)) return shorter.get(part) ?? part;
    met.add(part);
    return part;
  });
  return { document: shortened, count: chosen.size };
}

/** What repeats and has to go in all places but one. */
function chooseRepeated(
  uses: ReadonlyMap<JsonValue, number>,
  excess: number,
  savingOf: (value: JsonValue) => number,
): ReadonlySet<JsonValue> {
  const repeated = [...uses].filter(([, count]) => count > 1);
  const savings = repeated.map(([value, count]) => [value, (count - 1) * savingOf(value)] as const);
  return chooseDearest(savings, excess);
}

/** Parameters and request bodies, wherever they stand. */
function mapRepeated(document: JsonObject, replace: (part: JsonValue) => JsonValue): JsonObject {
  return mapOperations(document, (operation) =>
    mapMembers(operation, (member, key) => {
      if (key === 'requestBody') return replace(member);
      return key === 'parameters' && isArray(member) ? mapList(member, replace) : member;
    }),
  );
}

function cutTexts(part: JsonObject): JsonObject {
  return mapMembers(part, (member, key) => {
    if (key !== 'description' || typeof member !== 'string') return member;
    return /^[\s\S]{1,200}?[.\n](?=\s|$)/.exec(member)?.[0].trimEnd() ?? member.slice(0, 200);
  });
}

const texts = ['description', 'example', 'examples'];

function dropTexts(part: JsonObject): JsonObject {
  const isText = (key: string): boolean => texts.includes(key) || key.startsWith('x-');
  return mapMembers(omitMembers(part, isText), (content, key) => {
    if (key !== 'content' || !isJsonObject(content)) return content;
    return mapMembers(content, (media) => (isJsonObject(media) ? omitMembers(media, isText) : media));
  });
}
