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
  mapParts,
  mergeRefSiblings,
  type Mode,
  nameSubtypes,
} from '../../openapi/index.ts';
import { payloadLevels } from '../judge.ts';
import { createExpander } from './expand.ts';
import { type Ledger, note } from './ledger.ts';
import { isSchemaKey, mapHolders, mapSchemas, visitSchemas } from './operations.ts';

/**
 * Inlines every reference in parameters and request bodies except recursive ones, so that stored actions are complete. If
 * the importer follows a reference itself, the references in the component are inlined instead.
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

/**
 * Creates a function that inlines the references in a parameter or a request body, except those in schemas. The function
 * returns the same object if there are none, or if the result is nested too deeply for a payload.
 */
function createPartWriter(document: JsonObject, measure: Measure): (part: JsonValue) => JsonValue {
  const parts = new Map<JsonValue, JsonValue>();
  /** Inlined targets. Inlining a target again for each use would take exponential time for nested references. */
  const targets = new Map<string, JsonValue>();
  return (part) => {
    const known = parts.get(part);
    if (known !== undefined) return known;
    const inlined = walk(part, 'keywords', []);
    const written = inlined !== part && measure(inlined).levels > payloadLevels ? part : inlined;
    parts.set(part, written);
    return written;
  };

  function walk(current: JsonValue, mode: Mode, open: readonly string[]): JsonValue {
    const reference = findReference(current);
    if (reference !== undefined && isJsonObject(current)) {
      const target = targets.get(reference) ?? writeTarget(reference, mode, open);
      return target === undefined ? current : mergeRefSiblings(document, target, current);
    }
    return mapParts(current, mode, (part, below, key) =>
      isSchemaKey(key, mode) ? part : walk(part, below, open),
    );
  }

  function writeTarget(reference: string, mode: Mode, open: readonly string[]): JsonValue | undefined {
    // The service can't store deeper payloads anyway.
    if (open.includes(reference) || open.length > payloadLevels) return undefined;
    const target = findTarget(document, reference);
    if (target === undefined) return undefined;
    const written = walk(target, mode, [...open, reference]);
    targets.set(reference, written);
    return written;
  }
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

/** Adds subtypes to the discriminators of their base schemas, because an inlined subtype no longer refers to its base. */
function nameAllSubtypes(document: JsonObject): JsonObject {
  let subtypes: ReturnType<typeof listSubtypes> | undefined;
  return mapComponents(document, (schema, name) => {
    if (!isJsonObject(schema) || !Object.hasOwn(schema, 'discriminator')) return schema;
    subtypes ??= listSubtypes(document);
    return nameSubtypes(schema, subtypes.get(`#/components/schemas/${name}`) ?? []);
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

/** Returns the inlined version of each schema with references. */
function collectInlined(document: JsonObject, measure: Measure): ReadonlyMap<JsonValue, JsonValue> {
  const budgets = collectBudgets(document);
  const graph = createReferenceGraph(document, budgets.keys());
  const inlined = new Map<JsonValue, JsonValue>();
  if (graph.groups.length === 0) return inlined;
  const expand = createExpander(document, graph, measure);
  for (const [schema, budget] of budgets) {
    if (!graph.hasReferences(schema)) continue;
    const expanded = expand(schema, budget);
    if (expanded !== schema) inlined.set(schema, expanded);
  }
  return inlined;
}

/** Returns the schemas of parameters and request bodies, each with the smallest budget of its positions. */
function collectBudgets(document: JsonObject): ReadonlyMap<JsonObject, number> {
  const budgets = new Map<JsonObject, number>();
  visitSchemas(document, (schema, { isFollowed, budget }) => {
    const reference = isFollowed && isComponent(schema) ? findReference(schema) : undefined;
    const target = reference === undefined ? schema : findTarget(document, reference);
    if (isJsonObject(target)) budgets.set(target, Math.min(budget, budgets.get(target) ?? budget));
  });
  return budgets;
}

/** Returns whether a schema is a reference to a component that the importer can follow: without siblings and escapes. */
function isComponent(schema: JsonValue): boolean {
  if (!isJsonObject(schema) || Object.keys(schema).length !== 1) return false;
  return /^#\/components\/schemas\/[^/~%]+$/.test(findReference(schema) ?? '');
}
