import { findMember, isJsonObject, type JsonObject, type JsonValue } from '../../text-tree/door.ts';
import {
  createReferenceGraph,
  findReference,
  findTarget,
  listHeirs,
  mapMembers,
  nameSubtypes,
  weigh,
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
export function inlineSchemas(given: JsonObject, room: number, ledger: Ledger): JsonObject {
  const document = nameHeirs(given);
  const units = collectUnits(document);
  const costs = [...units].map(([schema, { cost }]) => [schema, cost] as const);
  const chosen = chooseCheapest(costs, room - weigh(document).bytes + weigh(given).bytes);
  if (chosen.size === 0) return given;
  note(ledger, 'schema-references', chosen.size);
  const replace = (schema: JsonValue): JsonValue =>
    chosen.has(schema) ? (units.get(schema)?.expanded ?? schema) : schema;
  const operations = mapSchemas(document, (schema, { isFollowed }) =>
    isFollowed && isComponent(schema) ? schema : replace(schema),
  );
  return mapComponents(operations, replace);
}

/** Written out, an heir refers to what it builds on no more: that has to name it, where it was only implied. */
function nameHeirs(document: JsonObject): JsonObject {
  const heirs = listHeirs(document);
  return mapComponents(document, (schema, name) => {
    const own = heirs.get(`#/components/schemas/${name}`) ?? [];
    return isJsonObject(schema) ? nameSubtypes(schema, own) : schema;
  });
}

function mapComponents(
  document: JsonObject,
  replace: (schema: JsonValue, name: string) => JsonValue,
): JsonObject {
  const { components } = document;
  const schemas = findMember(components, 'schemas');
  if (!isJsonObject(components) || !isJsonObject(schemas)) return document;
  const replaced = mapMembers(schemas, replace);
  if (replaced === schemas) return document;
  return { ...document, components: { ...components, schemas: replaced } };
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
    const expanded = expand(schema, room);
    const growth = weigh(expanded).bytes - weigh(schema).bytes;
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
