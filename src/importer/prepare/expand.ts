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
 * Writes a schema out with every reference that can be; it stays the same object where there is none.
 * @param room how many levels it may have; what would go deeper stays a reference
 */
export type Expand = (schema: JsonValue, budget: number) => JsonValue;

/** What is written out once is shared: memory grows with the document, not with the result. */
export function createExpander(document: JsonObject, graph: ReferenceGraph, measure: Measure): Expand {
  /** Written out to the end, wherever that is not too deep for any place. */
  const whole = new Map<GraphTarget, JsonValue>();
  /** Written out as far as the room goes, by the room. */
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
    // A level that does not fit with its references as they are fits no better with them written out.
    const fits = measure(target.value).levels <= budget;
    const written = fits ? expandFrom(target.value, 'keywords', budget) : target.value;
    byBudget.set(budget, written);
    return written;
  }

  // What a target refers to comes before it, so that nothing here needs to recurse from target to target.
  for (const target of graph.groups.flat()) {
    // With more room than any place has, whatever does not fit stays to be written out partly.
    if (!mayExpand(target) || target.uses.some((used) => mayExpand(used) && !whole.has(used))) continue;
    const value = expandFrom(target.value, 'keywords', Infinity);
    if (measure(value).levels <= payloadLevels) whole.set(target, value);
  }
  return (schema, budget) => expandFrom(schema, 'keywords', budget);
}

/** A discriminator chooses by the names of schemas, which are lost where a reference is written out. */
function keepNames(value: JsonValue, next: JsonValue): JsonValue {
  if (!isJsonObject(value) || !isJsonObject(next) || !isJsonObject(value['discriminator'])) return next;
  return nameReferences(next, [...listReferences(value['oneOf']), ...listReferences(value['anyOf'])]);
}

function mayExpand({ isRecursive, value }: GraphTarget): boolean {
  return !isRecursive && isSchema(value);
}

/** With an identity of its own, a schema's references mean something else where it is written out. */
function isSchema(value: JsonValue): boolean {
  if (!isJsonObject(value)) return typeof value === 'boolean';
  return !['$id', '$anchor', '$dynamicAnchor', '$dynamicRef'].some((key) => typeof value[key] === 'string');
}
