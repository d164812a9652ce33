import {
  findMember,
  isJsonObject,
  type JsonObject,
  type JsonValue,
  type Measure,
} from '../../syntax/index.ts';
import {
  createReferenceGraph,
  findReference,
  findTarget,
  listSubtypes,
  mapMembers,
  nameSubtypes,
} from '../../openapi/index.ts';
import { createExpander } from './expand.ts';
import { type Ledger, note } from './ledger.ts';
import { mapHolders, mapSchemas, visitSchemas } from './operations.ts';
import { createPartWriter } from './part-writer.ts';

/**
 * Returns a document whose stored actions stand alone: every reference in parameters and request bodies is inlined,
 * except recursive ones. If the importer follows a reference itself, the component is inlined instead of each use.
 */
export function inlineReferences(given: JsonObject, measure: Measure, ledger: Ledger): JsonObject {
  return inlineSchemas(inlineParts(given, measure, ledger), measure, ledger);
}

/** Inlines the references outside of schemas, such as those to examples and headers. */
function inlineParts(document: JsonObject, measure: Measure, ledger: Ledger): JsonObject {
  const write = createPartWriter(document, measure);
  return mapHolders(document, (part, { rule }) => {
    const written = write(part);
    if (written !== part) note(ledger, rule);
    return written;
  });
}

function inlineSchemas(given: JsonObject, measure: Measure, ledger: Ledger): JsonObject {
  const document = nameAllSubtypes(given);
  const inlined = collectInlined(document, measure);
  if (inlined.size === 0) return given;
  note(ledger, 'schema-references', inlined.size);
  const replace = (schema: JsonValue): JsonValue => inlined.get(schema) ?? schema;
  const operations = mapSchemas(document, (schema, { isFollowed }) =>
    isFollowed && isComponent(schema) ? schema : replace(schema),
  );
  return mapComponents(operations, replace);
}

/** Written out, an heir refers to what it builds on no more: that has to name it, where it was only implied. */
function nameAllSubtypes(document: JsonObject): JsonObject {
  const subtypes = listSubtypes(document);
  return mapComponents(document, (schema, name) => {
    const own = subtypes.get(`#/components/schemas/${name}`) ?? [];
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

/** Returns the schemas with references, wherever they are, and each of them inlined. */
function collectInlined(document: JsonObject, measure: Measure): ReadonlyMap<JsonValue, JsonValue> {
  const budgets = collectBudgets(document);
  const graph = createReferenceGraph(document, budgets.keys());
  const inlined = new Map<JsonValue, JsonValue>();
  if (graph.groups.length === 0) return inlined;
  const expand = createExpander(document, graph, measure);
  for (const [schema, budget] of budgets) {
    const expanded = expand(schema, budget);
    if (expanded !== schema) inlined.set(schema, expanded);
  }
  return inlined;
}

/** Returns the schemas of parameters and request bodies, each with the smallest budget that any of its places has. */
function collectBudgets(document: JsonObject): ReadonlyMap<JsonObject, number> {
  const budgets = new Map<JsonObject, number>();
  visitSchemas(document, (schema, { isFollowed, budget }) => {
    const reference = isFollowed && isComponent(schema) ? findReference(schema) : undefined;
    const target = reference === undefined ? schema : findTarget(document, reference);
    if (isJsonObject(target)) budgets.set(target, Math.min(budget, budgets.get(target) ?? budget));
  });
  return budgets;
}

/** A reference to a schema among the components, nothing beside it, and no escapes in it, which the importer does not read. */
function isComponent(schema: JsonValue): boolean {
  if (!isJsonObject(schema) || Object.keys(schema).length !== 1) return false;
  return /^#\/components\/schemas\/[^/~%]+$/.test(findReference(schema) ?? '');
}
