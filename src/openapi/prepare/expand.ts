import { listHeirs, listReferences, nameReferences } from '../document/discriminator.ts';
import { countBytes } from '../document/json-bytes.ts';
import type { JsonObject, JsonValue } from '../document/json.ts';
import { isObject } from '../document/json.ts';
import type { Mode } from '../document/grammar.ts';
import { mapParts } from '../document/grammar.ts';
import { overlay } from '../document/reference.ts';
import type { ReferenceGraph, Target } from '../document/reference-graph.ts';

export interface Expander {
  /** The schema with every reference written out that can be; the same object where there is none. */
  expand(schema: JsonValue): JsonValue;
  /** What the schema takes as JSON, in bytes; `Infinity` is possible. */
  countBytes(schema: JsonValue): number;
}

interface Expanded {
  readonly value: JsonValue;
  /** How many references deep it is written out. */
  readonly depth: number;
}

/** Deeper than people nest their types; what goes deeper stays a reference, since JSON tools give up somewhere. */
const deepest = 50;

/** Writes schemas out. What is written out once is shared: memory grows with the document, not with the result. */
export function createExpander(document: JsonObject, graph: ReferenceGraph): Expander {
  const expanded = new Map<Target, Expanded>();
  const bytes = new Map<JsonValue, number>();
  const heirs = listHeirs(document);
  let depth = 0;

  function expandFrom(value: JsonValue, mode: Mode, own?: string): JsonValue {
    if (isObject(value) && typeof value['$ref'] === 'string') return expandReference(value, value['$ref']);
    const next = mapParts(value, mode, (part, below) => expandFrom(part, below));
    if (mode !== 'keywords' || !isObject(value) || !isObject(next) || !isObject(value['discriminator'])) {
      return next;
    }
    return nameReferences(next, [
      ...listLost(value['oneOf'], next['oneOf']),
      ...listLost(value['anyOf'], next['anyOf']),
      ...(own === undefined ? [] : (heirs.get(own) ?? [])),
    ]);
  }

  function expandReference(value: JsonObject, reference: string): JsonValue {
    const target = graph.find(reference);
    const known = target === undefined ? undefined : expanded.get(target);
    if (known === undefined) return value;
    depth = Math.max(depth, known.depth + 1);
    return overlay(document, known.value, value);
  }

  // What a target refers to comes before it, so that nothing here needs to recurse from target to target.
  for (const group of graph.groups) {
    for (const target of group) {
      if (target.isRecursive || !isSchema(target.value)) continue;
      depth = 0;
      const value = expandFrom(target.value, 'keywords', target.reference);
      if (depth >= deepest) continue;
      expanded.set(target, { value, depth });
      if (isObject(value)) bytes.set(value, countBytes(value, bytes));
    }
  }
  return {
    expand: (schema) => expandFrom(schema, 'keywords'),
    countBytes: (schema) => countBytes(schema, bytes),
  };
}

/** The references that are written out. */
function listLost(before: JsonValue | undefined, after: JsonValue | undefined): readonly string[] {
  const left = new Set(listReferences(after));
  return listReferences(before).filter((reference) => !left.has(reference));
}

/** With an identity of its own, a schema's references mean something else where it is written out. */
function isSchema(value: JsonValue): boolean {
  if (!isObject(value)) return typeof value === 'boolean';
  return !['$id', '$anchor', '$dynamicAnchor', '$dynamicRef'].some((key) => typeof value[key] === 'string');
}
