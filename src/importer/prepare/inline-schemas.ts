import { findMember, isJsonObject, type JsonObject, type JsonValue } from '../../syntax/index.ts';
import {
  createReferenceGraph,
  findReference,
  findTarget,
  listSubtypes,
  mapMembers,
  nameReferences,
  weigh,
} from '../../openapi/index.ts';
import { createExpander } from './expand.ts';
import { mapSchemas, visitSchemas } from './operations.ts';
import { type Ledger, note } from './ledger.ts';

/**
 * A document in which the stored action stands alone: the schemas of parameters and request bodies are written out,
 * cheapest first, as long as the room lasts. Where the importer follows a reference itself, the component is
 * written out instead of each use. What is recursive stays a reference.
 * @param room how many bytes the document may grow by
 */
export function inlineSchemas(given: JsonObject, budget: number, ledger: Ledger): JsonObject {
  const document = nameSubtypes(given);
  const units = collectUnits(document);
  const costs = [...units].map(([schema, { cost }]) => [schema, cost] as const);
  const chosen = chooseCheapest(costs, budget - weigh(document).bytes + weigh(given).bytes);
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
function nameSubtypes(document: JsonObject): JsonObject {
  const subtypes = listSubtypes(document);
  return mapComponents(document, (schema, name) => {
    const own = subtypes.get(`#/components/schemas/${name}`) ?? [];
    return isJsonObject(schema) ? nameReferences(schema, own) : schema;
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
  budget: number,
): ReadonlySet<Item> {
  const chosen = new Set<Item>();
  let left = budget;
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
  for (const [schema, { count, budget }] of uses) {
    const expanded = expand(schema, budget);
    const growth = weigh(expanded).bytes - weigh(schema).bytes;
    if (expanded !== schema) units.set(schema, { expanded, cost: growth * count });
  }
  return units;
}

interface Use {
  count: number;
  /** The least that any of its places has. */
  budget: number;
}

/** The schemas of parameters and request bodies; a component once, however many refer to it. */
function collectUses(document: JsonObject): ReadonlyMap<JsonObject, Use> {
  const uses = new Map<JsonObject, Use>();
  const components = new Set<string>();
  const add = (schema: JsonObject, more: number, budget: number): void => {
    const use = uses.get(schema) ?? { count: 0, budget };
    uses.set(schema, use);
    use.count += more;
    use.budget = Math.min(budget, use.budget);
  };
  visitSchemas(document, (schema, { isFollowed, budget }) => {
    const reference = isFollowed && isComponent(schema) ? findReference(schema) : undefined;
    const target = reference === undefined ? schema : findTarget(document, reference);
    const isFirst = reference === undefined || !components.has(reference);
    if (isJsonObject(target)) add(target, isFirst ? 1 : 0, budget);
    if (reference !== undefined) components.add(reference);
  });
  return uses;
}

/** A reference to a schema among the components, nothing beside it, and no escapes in it, which the importer does not read. */
function isComponent(schema: JsonValue): boolean {
  if (!isJsonObject(schema) || Object.keys(schema).length !== 1) return false;
  return /^#\/components\/schemas\/[^/~%]+$/.test(findReference(schema) ?? '');
}
