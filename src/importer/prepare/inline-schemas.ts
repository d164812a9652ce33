import {
  countBytes,
  findMember,
  isJsonObject,
  type JsonObject,
  type JsonValue,
} from '../../text-tree/door.ts';
import {
  createReferenceGraph,
  findReference,
  findTarget,
  listHeirs,
  listReferences,
  mapMembers,
  nameReferences,
} from '../../openapi/door.ts';
import { createExpander } from './expand.ts';
import { mapSchemas, visitSchemas } from './operations.ts';
import { type Ledger, note } from './ledger.ts';

/**
 * A document in which the stored action stands alone: the schemas of parameters and request bodies are written out,
 * cheapest first, as long as the room lasts. Where the importer follows a reference itself, the component is
 * written out instead of each use. What is recursive stays a reference.
 * @param room how many bytes the document may grow by
 */
export function inlineSchemas(document: JsonObject, room: number, ledger: Ledger): JsonObject {
  const units = collectUnits(document);
  if (units.size === 0) return document;
  const costs = [...units].map(([schema, { cost }]) => [schema, cost] as const);
  const chosen = chooseCheapest(costs, room - countNames(document));
  if (chosen.size === 0) return document;
  note(ledger, 'schema-references', chosen.size);
  const replace = (schema: JsonValue): JsonValue =>
    chosen.has(schema) ? (units.get(schema)?.expanded ?? schema) : schema;
  const operations = mapSchemas(document, (schema, { isFollowed }) =>
    isFollowed && isComponent(schema) ? schema : replace(schema),
  );
  return replaceComponents(operations, document, replace);
}

/** What there is room for, the cheapest first. */
export function chooseCheapest<Item>(
  costs: Iterable<readonly [Item, number]>,
  room: number,
): ReadonlySet<Item> {
  const chosen = new Set<Item>();
  let left = room;
  for (const [item, cost] of [...costs].sort((one, other) => one[1] - other[1])) {
    if (cost > left) break;
    left -= cost;
    chosen.add(item);
  }
  return chosen;
}

/** What a schema becomes written out, and how many bytes the document grows by. */
interface Unit {
  readonly expanded: JsonValue;
  readonly cost: number;
}

/** The schemas that can be written out, wherever they stand. */
function collectUnits(document: JsonObject): ReadonlyMap<JsonValue, Unit> {
  const uses = collectUses(document);
  const graph = createReferenceGraph(document, uses.keys());
  const units = new Map<JsonValue, Unit>();
  if (graph.groups.length === 0) return units;
  const expand = createExpander(document, graph);
  for (const [schema, { count, room }] of uses) {
    const { expanded, growth } = expand(schema, room);
    if (expanded !== schema) units.set(schema, { expanded, cost: growth * count });
  }
  return units;
}

interface Use {
  count: number;
  /** The least that any of its places has. */
  room: number;
}

/** The schemas of parameters and request bodies; a component once, however many refer to it. */
function collectUses(document: JsonObject): ReadonlyMap<JsonObject, Use> {
  const uses = new Map<JsonObject, Use>();
  const components = new Set<string>();
  const add = (schema: JsonObject, more: number, room: number): void => {
    const use = uses.get(schema) ?? { count: 0, room };
    uses.set(schema, use);
    use.count += more;
    use.room = Math.min(room, use.room);
  };
  visitSchemas(document, (schema, { isFollowed, room }) => {
    const reference = isFollowed && isComponent(schema) ? findReference(schema) : undefined;
    const target = reference === undefined ? schema : findTarget(document, reference);
    const isFirst = reference === undefined || !components.has(reference);
    if (isJsonObject(target)) add(target, isFirst ? 1 : 0, room);
    if (reference !== undefined) components.add(reference);
  });
  return uses;
}

/** A reference to a schema among the components, nothing beside it, and no escapes in it, which the importer does not read. */
function isComponent(schema: JsonValue): boolean {
  if (!isJsonObject(schema) || Object.keys(schema).length !== 1) return false;
  return /^#\/components\/schemas\/[^/~%]+$/.test(findReference(schema) ?? '');
}

/** What it takes at most to name all heirs, in bytes. */
function countNames(document: JsonObject): number {
  const schemas = findMember(document['components'], 'schemas');
  let bytes = 0;
  for (const [own, heirs] of listHeirs(document)) {
    const schema = findMember(schemas, own.slice(own.lastIndexOf('/') + 1));
    if (isJsonObject(schema)) bytes += countBytes(nameReferences(schema, heirs)) - countBytes(schema);
  }
  return bytes;
}

/**
 * The components with their schemas replaced. Heirs that are written out refer to what they build on no more, so that
 * it has to name them.
 * @param before the document as it was
 */
function replaceComponents(
  document: JsonObject,
  before: JsonObject,
  replace: (schema: JsonValue) => JsonValue,
): JsonObject {
  const heirs = listHeirs(before);
  const replaceNamed = (schema: JsonValue, name: string): JsonValue => {
    const written = replace(schema);
    const own = `#/components/schemas/${name}`;
    const lost = (heirs.get(own) ?? []).filter((heir) => {
      const builtOn = findMember(replace(findTarget(before, heir) ?? null), 'allOf');
      return !listReferences(builtOn).includes(own);
    });
    return isJsonObject(written) ? nameReferences(written, lost) : written;
  };
  return mapMembers(document, (components, key) => {
    if (key !== 'components' || !isJsonObject(components)) return components;
    return mapMembers(components, (group, kind) =>
      kind === 'schemas' && isJsonObject(group) ? mapMembers(group, replaceNamed) : group,
    );
  });
}
