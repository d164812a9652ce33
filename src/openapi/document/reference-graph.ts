import { isJsonObject, type JsonObject, type JsonValue } from '../../syntax/index.ts';
import { visitParts, type Mode } from './grammar.ts';
import { findReference, findTarget } from './reference.ts';

/** Target of one or more references. */
export interface GraphTarget {
  /** First reference to the target, as written. */
  readonly reference: string;
  readonly value: JsonValue;
  /** Targets of the references in this target. */
  readonly uses: readonly GraphTarget[];
  /** Whether references in the target lead back to it. */
  readonly isRecursive: boolean;
}

export interface ReferenceGraph {
  /** Targets in the order of dependencies, used ones first. Targets that refer to each other form one group. */
  readonly groups: readonly (readonly GraphTarget[])[];
  find(reference: string): GraphTarget | undefined;
  /** Returns whether a part from which the graph was created has references. */
  hasReferences(part: JsonValue): boolean;
}

interface Node extends GraphTarget {
  uses: Node[];
  isRecursive: boolean;
  /** Tarjan's numbers: the order of discovery, and the earliest reachable node on the stack. */
  index: number;
  low: number;
  isOnStack: boolean;
}

/**
 * Creates a graph of the document's references and their dependencies.
 * @param from parts of the document to start from, if not all references are needed
 */
export function createReferenceGraph(
  document: JsonObject,
  from: Iterable<JsonValue> = listParts(document),
): ReferenceGraph {
  const byReference = new Map<string, Node>();
  const byValue = new Map<JsonValue, Node>();

  function find(reference: string): Node | undefined {
    const known = byReference.get(reference);
    if (known !== undefined) return known;
    const value = findTarget(document, reference);
    if (value === undefined) return undefined;
    const node = (isJsonObject(value) ? byValue.get(value) : undefined) ?? {
      ...{ reference, value, uses: [], isRecursive: false },
      ...{ index: -1, low: -1, isOnStack: false },
    };
    byReference.set(reference, node);
    if (isJsonObject(value)) byValue.set(value, node);
    return node;
  }

  const nodes: Node[] = [];
  const found = new Set<Node>();
  // Most references lead to components, which are walked only once.
  const known = new Map<JsonValue, readonly string[]>();
  for (const part of from) known.set(part, collectReferences(part));
  const queue = [...known.values()].flat();
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    const node = find(next);
    if (node === undefined || found.has(node)) continue;
    found.add(node);
    nodes.push(node);
    const references = known.get(node.value) ?? collectReferences(node.value);
    node.uses = [...new Set(references.flatMap((reference) => find(reference) ?? []))];
    for (const reference of references) queue.push(reference);
  }
  return { groups: group(nodes), find, hasReferences: (part) => known.get(part)?.length !== 0 };
}

/** Lists each component separately, and the rest of the document. */
function listParts(document: JsonObject): readonly JsonValue[] {
  const { components, definitions, ...rest } = document;
  const groups = [definitions, ...(isJsonObject(components) ? Object.values(components) : [])];
  return [rest, ...groups.flatMap((group) => (isJsonObject(group) ? Object.values(group) : []))];
}

/** Collects the references below a value without following them. */
function collectReferences(value: JsonValue): readonly string[] {
  const references: string[] = [];
  const collect = (part: JsonValue, mode: Mode): void => {
    const reference = findReference(part);
    if (reference !== undefined) references.push(reference);
    visitParts(part, mode, collect);
  };
  collect(value, 'keywords');
  return references;
}

/** Groups nodes into strongly connected components by Tarjan's algorithm, with a stack instead of recursion. */
function group(nodes: readonly Node[]): readonly (readonly GraphTarget[])[] {
  const groups: Node[][] = [];
  const stack: Node[] = [];
  let count = 0;
  const enter = (node: Node): { node: Node; next: number } => {
    node.index = node.low = count++;
    node.isOnStack = true;
    stack.push(node);
    return { node, next: 0 };
  };
  for (const root of nodes) {
    if (root.index !== -1) continue;
    const path = [enter(root)];
    for (let step = path.at(-1); step !== undefined; step = path.at(-1)) {
      const { node } = step;
      const used = node.uses[step.next++];
      if (used === undefined) {
        path.pop();
        const user = path.at(-1)?.node;
        if (user !== undefined) user.low = Math.min(user.low, node.low);
        if (node.low === node.index) groups.push(close(node, stack));
      } else if (used.index === -1) path.push(enter(used));
      else if (used.isOnStack) node.low = Math.min(node.low, used.index);
    }
  }
  return groups;
}

function close(root: Node, stack: Node[]): Node[] {
  const members: Node[] = stack.splice(stack.indexOf(root));
  const isRecursive = members.length > 1 || root.uses.includes(root);
  for (const member of members) {
    member.isOnStack = false;
    member.isRecursive = isRecursive;
  }
  return members;
}
