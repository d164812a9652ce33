import { fc } from '../support/seeded-fast-check.ts';
import type { JsonObject, JsonValue } from '../../src/syntax/json.ts';
import { createReferenceGraph } from '../../src/openapi/document/reference-graph.ts';
import { findReference } from '../../src/openapi/document/reference.ts';
import { eachCase } from '../support/each-case.ts';
import { description } from '../support/descriptions.ts';
import { listOtherParts } from './two-versions.ts';

/** Reorders members by a seed. The order of lists stays, because it has a meaning. */
function shuffleKeys(value: JsonValue, seed: number): JsonValue {
  if (Array.isArray(value)) return value.map((entry: JsonValue) => shuffleKeys(entry, seed));
  if (typeof value !== 'object' || value === null) return value;
  const rank = (key: string): number => ((key.length * 31 + key.charCodeAt(0)) * (seed + 1)) % 97;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => rank(one) - rank(other))
      .map(([key, member]) => [key, shuffleKeys(member, seed)]),
  );
}

/** Renames all components and the references to them. */
function rename(document: JsonObject): JsonObject {
  const text = JSON.stringify(document).replaceAll(/#\/components\/(\w+)\/(\w+)/g, '#/components/$1/New$2');
  const renamed = JSON.parse(text) as JsonObject;
  const components = Object.entries(renamed['components'] as JsonObject).map(([kind, group]) => [
    kind,
    Object.fromEntries(Object.entries(group as JsonObject).map(([name, value]) => [`New${name}`, value])),
  ]);
  return { ...renamed, components: Object.fromEntries(components) as JsonObject };
}

/** Inlines the references of operations down to a depth. Recursive references stay. */
function writeOut(document: JsonObject, depth: number): JsonObject {
  const graph = createReferenceGraph(document);
  const walk = (value: JsonValue, left: number): JsonValue => {
    if (Array.isArray(value)) return value.map((entry: JsonValue) => walk(entry, left));
    if (typeof value !== 'object' || value === null) return value;
    const target = graph.find(findReference(value) ?? '');
    if (target?.isRecursive === false && left > 0) return walk(target.value, left - 1);
    return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, walk(member, left)]));
  };
  return { ...document, paths: walk(document['paths'] ?? {}, depth) };
}

eachCase<(document: JsonObject, seed: number) => JsonValue>({
  'the order of keys': shuffleKeys,
  'the names of components': rename,
  'whether references are inlined': (document, seed) => writeOut(document, 1 + (seed % 2)),
})('the comparison ignores %s', (rewrite) => {
  fc.assert(
    fc.property(description, fc.nat({ max: 50 }), (document, seed) => {
      expect(listOtherParts(document, rewrite(document, seed) as JsonObject)).toEqual([]);
    }),
    { numRuns: 60 },
  );
});
