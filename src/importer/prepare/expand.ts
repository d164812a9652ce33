import {
  type GraphTarget,
  listReferences,
  mapParts,
  type Mode,
  nameReferences,
  mergeRefSiblings,
  type ReferenceGraph,
} from '../../openapi/index.ts';
import { isJsonObject, type JsonObject, type JsonValue, type Measure } from '../../syntax/index.ts';
import { payloadLevels } from '../judge.ts';

/**
 * Inlines every possible reference in a schema. Returns the same object if there is none.
 * @param budget maximum number of levels; deeper references aren't inlined
 */
export type Expand = (schema: JsonValue, budget: number) => JsonValue;

/** Creates an expander that shares inlined schemas, so that memory grows with the document and not with the result. */
export function createExpander(document: JsonObject, graph: ReferenceGraph, measure: Measure): Expand {
  /** Completely inlined targets that fit into every payload. */
  const whole = new Map<GraphTarget, JsonValue>();
  /** The same by the value of the target. */
  const wholeByValue = new Map<JsonValue, JsonValue>();
  /** Partly inlined targets by budget. */
  const partly = new Map<GraphTarget, Map<number, JsonValue>>();

  function expandFrom(value: JsonValue, mode: Mode, budget: number): JsonValue {
    if (isJsonObject(value) && typeof value['$ref'] === 'string') {
      return expandReference(value, graph.find(value['$ref']), budget);
    }
    const next = mapParts(value, mode, (part, below) => expandFrom(part, below, budget - 1));
    return next !== value && mode === 'keywords' ? keepNames(value, next) : next;
  }

  function expandReference(value: JsonObject, target: GraphTarget | undefined, budget: number): JsonValue {
    if (target === undefined || !mayExpand(target)) return value;
    const written = mergeRefSiblings(document, whole.get(target) ?? expandPartly(target, budget), value);
    return measure(written).levels <= budget ? written : value;
  }

  function expandPartly(target: GraphTarget, budget: number): JsonValue {
    const byBudget = partly.get(target) ?? new Map<number, JsonValue>();
    partly.set(target, byBudget);
    const known = byBudget.get(budget);
    if (known !== undefined) return known;
    // A target that exceeds the budget with its references also exceeds it without them.
    const fits = measure(target.value).levels <= budget;
    const written = fits ? expandTarget(target, budget) : target.value;
    byBudget.set(budget, written);
    return written;
  }

  /** Most targets have no references, so they needn't be walked. */
  function expandTarget({ uses, value }: GraphTarget, budget: number): JsonValue {
    return uses.length === 0 ? value : expandFrom(value, 'keywords', budget);
  }

  // Used targets come first, so no recursion from target to target is needed.
  for (const target of graph.groups.flat()) {
    // A target that exceeds the levels of a payload is inlined partly, for each budget.
    if (!mayExpand(target) || target.uses.some((used) => mayExpand(used) && !whole.has(used))) continue;
    const value = expandTarget(target, Infinity);
    if (measure(value).levels > payloadLevels) continue;
    whole.set(target, value);
    wholeByValue.set(target.value, value);
  }
  return (schema, budget) => {
    const known = wholeByValue.get(schema);
    // Every part of a completely inlined schema that fits also fits.
    return known !== undefined && measure(known).levels <= budget
      ? known
      : expandFrom(schema, 'keywords', budget);
  };
}

/** Adds the names of schemas to a discriminator's mapping, because inlining loses the names. */
function keepNames(value: JsonValue, next: JsonValue): JsonValue {
  if (!isJsonObject(value) || !isJsonObject(next) || !isJsonObject(value['discriminator'])) return next;
  return nameReferences(next, [...listReferences(value['oneOf']), ...listReferences(value['anyOf'])]);
}

function mayExpand({ isRecursive, value }: GraphTarget): boolean {
  return !isRecursive && isSchema(value);
}

/** Returns whether a schema can be inlined. A schema with its own ID can't, because its references would change meaning. */
function isSchema(value: JsonValue): boolean {
  if (!isJsonObject(value)) return typeof value === 'boolean';
  return !['$id', '$anchor', '$dynamicAnchor', '$dynamicRef'].some((key) => typeof value[key] === 'string');
}
