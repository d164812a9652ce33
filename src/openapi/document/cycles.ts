import { add, hashText, mix } from './digest.ts';
import type { JsonValue } from '../../syntax/index.ts';
import { findReference } from './reference.ts';
import { visitParts, type Mode } from './grammar.ts';
import type { ReferenceGraph, GraphTarget } from './reference-graph.ts';

/** How many references deep recursive values are compared: enough to bring a difference around the longest real circle. */
const unfoldings = 64;

interface Edge {
  /** A digest of the way from the target's root to the reference. */
  readonly place: number;
  readonly to: GraphTarget;
}

/**
 * Digests for targets that refer to each other: each its own shape, then round by round what its references lead
 * to. Names play no part, so renamed components stay equal.
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
  for (let round = 0; round < unfoldings; round++) {
    const previous = digests;
    digests = edges.map((list, index) => {
      const sum = list.reduce((total, { place, to }) => {
        const reached = previous[position.get(to) ?? 0] ?? 0;
        return reached === 0 ? total : add(total, mix(place, reached));
      }, 0);
      return sum === 0 ? (shapes[index] ?? 0) : mix(shapes[index] ?? 0, sum);
    });
  }
  return digests;
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
