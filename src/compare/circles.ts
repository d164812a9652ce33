import {
  add,
  findReference,
  type GraphTarget,
  hashText,
  mix,
  type Mode,
  type ReferenceGraph,
  visitParts,
} from '../openapi/index.ts';
import type { JsonValue } from '../syntax/index.ts';

/** Most levels of references that recursive values are told apart by, beside what the whole group holds. */
const levelLimit = 64;

interface Edge {
  /** A digest of the way from the target's root to the reference. */
  readonly place: number;
  readonly to: GraphTarget;
}

/**
 * Digests targets that refer to each other: each its own shape, then level by level what its references lead to, until
 * another level tells no more of them apart. Names play no part, so renamed components stay equal. As each target leads
 * to all others, the digests of all become part of each: a difference is seen all around the longest circle.
 * @param shapes a digest of each target in which references within the group count for nothing
 */
export function digestCycle(
  targets: readonly GraphTarget[],
  shapes: readonly number[],
  graph: ReferenceGraph,
): readonly number[] {
  const position = new Map(targets.map((target, index) => [target, index]));
  const edges = targets.map((target) => findEdges(target, graph).filter(({ to }) => position.has(to)));
  let digests = shapes;
  let count = 0;
  for (let level = 0; level < levelLimit; level++) {
    const previous = digests;
    const kinds = new Set(previous).size;
    if (kinds === count) break;
    count = kinds;
    digests = edges.map((list, index) => {
      const sum = list.reduce((total, { place, to }) => {
        const reached = previous[position.get(to) ?? 0] ?? 0;
        return reached === 0 ? total : add(total, mix(place, reached));
      }, 0);
      return sum === 0 ? (shapes[index] ?? 0) : mix(shapes[index] ?? 0, sum);
    });
  }
  const all = [...new Set(digests)].reduce(add, 0);
  return digests.map((digest) => (all === 0 ? digest : mix(digest, all)));
}

function findEdges(target: GraphTarget, graph: ReferenceGraph): readonly Edge[] {
  const edges: Edge[] = [];
  function walk(current: JsonValue, mode: Mode, place: number): void {
    const reference = findReference(current);
    const to = reference === undefined ? undefined : graph.find(reference);
    if (to !== undefined) edges.push({ place, to });
    // The order of most lists with references (`allOf`, `oneOf`) means nothing.
    visitParts(current, mode, (part, below, key) => {
      walk(part, below, key === undefined ? place : mix(place, hashText(key)));
    });
  }
  walk(target.value, 'keywords', 0);
  return edges;
}
