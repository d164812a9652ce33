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

/** Maximum number of reference levels that distinguish recursive values. */
const levelLimit = 64;

interface Edge {
  /** Digest of the path from the target's root to the reference. */
  readonly path: number;
  readonly to: GraphTarget;
}

/**
 * Digests targets that refer to each other. It starts with each target's own shape and adds the digests of the referenced
 * targets level by level, until another level doesn't distinguish more targets. Names aren't digested, so renamed
 * components stay equal. Each target leads to all others, so the digests of all targets finally become part of each digest.
 * @param shapes digest of each target without the references within the group
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
      const sum = list.reduce((total, { path, to }) => {
        const reached = previous[position.get(to) ?? 0] ?? 0;
        return reached === 0 ? total : add(total, mix(path, reached));
      }, 0);
      return sum === 0 ? (shapes[index] ?? 0) : mix(shapes[index] ?? 0, sum);
    });
  }
  const all = [...new Set(digests)].reduce(add, 0);
  return digests.map((digest) => (all === 0 ? digest : mix(digest, all)));
}

function findEdges(target: GraphTarget, graph: ReferenceGraph): readonly Edge[] {
  const edges: Edge[] = [];
  function walk(current: JsonValue, mode: Mode, path: number): void {
    const reference = findReference(current);
    const to = reference === undefined ? undefined : graph.find(reference);
    if (to !== undefined) edges.push({ path, to });
    // The index of a list isn't part of the path, because the order of `allOf` or `oneOf` has no meaning.
    visitParts(current, mode, (part, below, key) => {
      walk(part, below, key === undefined ? path : mix(path, hashText(key)));
    });
  }
  walk(target.value, 'keywords', 0);
  return edges;
}
