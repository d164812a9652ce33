import {
  jsonpath,
  JSONPathEnvironment,
  JSONPathError,
  JSONPathQuery,
  JSONPathRecursionLimitError,
} from 'json-p3';

/**
 * All functions that need json-p3. This file imports nothing else, so that the main thread and the worker load it as
 * one chunk, and only if a workflow uses overlays.
 */

/** Keys and indices from the root to a node. */
export type Location = readonly (string | number)[];

export interface EvaluationLimits {
  /** Maximum number of visited nodes and evaluated filters. `Infinity` also allows expressions of unknown cost. */
  readonly maxSteps: number;
  readonly maxNodes: number;
  /** Maximum nesting of objects and arrays. */
  readonly maxDepth: number;
}

export type Evaluation =
  | {
      readonly kind: 'selected';
      /** Locations of the nodes without duplicates, in the order of the document. */
      readonly locations: readonly Location[];
    }
  | { readonly kind: 'exceeded'; readonly limit: 'nodes' | 'depth' }
  /** More steps than allowed, or an unknown number. */
  | { readonly kind: 'unfinished' };

type Json = Parameters<JSONPathQuery['query']>[0];

const { expressions, selectors } = jsonpath;

/** Thrown by the counter, through json-p3, to stop an evaluation. */
class OutOfSteps extends Error {}

/**
 * Returns the type error of an expression that the grammar allows, such as a comparison of several nodes, or
 * `undefined`.
 */
export function findTypeFault(expression: string): string | undefined {
  try {
    new JSONPathEnvironment().compile(expression);
    return undefined;
  } catch (error) {
    if (!(error instanceof JSONPathError)) throw error;
    // json-p3 appends the text around the error and its offset in parentheses.
    return error.message.replace(/ \('.*$/s, '').replaceAll(/\s+/g, ' ');
  }
}

/**
 * Returns whether the visited nodes determine the cost of an expression. Otherwise, a regular expression or a
 * comparison of two parts of the document can take any time in a single step.
 */
function isCountable(query: JSONPathQuery): boolean {
  const filters = listSelectors(query).filter((selector) => selector instanceof selectors.FilterSelector);
  return filters
    .flatMap(({ expression }) => listParts(expression))
    .every((part) => {
      if (part instanceof expressions.FunctionExtension) return ['count', 'value'].includes(part.name);
      if (!(part instanceof expressions.InfixExpression) || part.logical) return true;
      return [part.left, part.right].some((side) => side instanceof expressions.FilterExpressionLiteral);
    });
}

/** Selects nodes, and stops when a limit is reached. */
export function evaluateExpression(
  expression: string,
  document: unknown,
  limits: EvaluationLimits,
): Evaluation {
  const query = new JSONPathEnvironment({ maxRecursionDepth: limits.maxDepth + 2 }).compile(expression);
  if (limits.maxSteps !== Infinity && !isCountable(query)) return { kind: 'unfinished' };
  let steps = 0;
  const count = (added: number): void => {
    steps += added;
    if (steps > limits.maxSteps) throw new OutOfSteps();
  };
  countSteps(query, count);
  const found = new Map<string, Location>();
  try {
    let nodes: Iterable<jsonpath.JSONPathNode> = [
      new jsonpath.JSONPathNode(document as Json, [], document as Json),
    ];
    for (const segment of query.segments) nodes = segment.lazyResolve(nodes);
    for (const { location } of nodes) {
      count(1);
      found.set(JSON.stringify(location), location);
      if (found.size > limits.maxNodes) return { kind: 'exceeded', limit: 'nodes' };
    }
  } catch (error) {
    if (error instanceof OutOfSteps) return { kind: 'unfinished' };
    if (error instanceof JSONPathRecursionLimitError) return { kind: 'exceeded', limit: 'depth' };
    // json-p3 passes list entries as arguments, so a long list in a filter overflows the stack.
    if (error instanceof RangeError) return { kind: 'exceeded', limit: 'nodes' };
    throw error;
  }
  return { kind: 'selected', locations: [...found.values()] };
}

/** Makes an expression count each applied selector, each found node and each evaluated filter. */
function countSteps(query: JSONPathQuery, count: (added: number) => void): void {
  for (const selector of listSelectors(query)) {
    const resolve = selector.resolve.bind(selector);
    selector.resolve = (node) => {
      const found = resolve(node);
      count(found.length + 1);
      return found;
    };
    if (!(selector instanceof selectors.FilterSelector)) continue;
    const { expression } = selector;
    const evaluate = expression.evaluate.bind(expression);
    expression.evaluate = (context) => {
      count(1);
      return evaluate(context);
    };
  }
}

/** Lists the selectors of a query, including those of the queries in its filters. */
function listSelectors(query: JSONPathQuery): readonly jsonpath.selectors.JSONPathSelector[] {
  return query.segments
    .flatMap((segment) => segment.selectors)
    .flatMap((selector) => {
      const parts = selector instanceof selectors.FilterSelector ? listParts(selector.expression) : [];
      const nested = parts.filter((part) => part instanceof expressions.FilterQuery);
      return [selector, ...nested.flatMap(({ path }) => listSelectors(path))];
    });
}

type FilterPart = jsonpath.expressions.FilterExpression;

/** Lists the parts of a filter, except those of its queries. */
function listParts(filter: FilterPart): readonly FilterPart[] {
  let below: readonly FilterPart[] = [];
  if (filter instanceof expressions.LogicalExpression) below = [filter.expression];
  else if (filter instanceof expressions.PrefixExpression) below = [filter.right];
  else if (filter instanceof expressions.FunctionExtension) below = filter.args;
  else if (filter instanceof expressions.InfixExpression) below = [filter.left, filter.right];
  return [filter, ...below.flatMap(listParts)];
}

/** The point at which an expression stops selecting nodes. */
export interface DeadEnd {
  /** Longest beginning of the expression that selects a node. */
  readonly reached: string;
  /** Name that none of these nodes has, if the next step is a name. */
  readonly missing: string | undefined;
  /** Names that the nodes have instead. */
  readonly names: readonly string[];
  /** Rest of the expression after the missing name. */
  readonly rest: string;
}

/** Finds the longest beginning of an expression that selects a node. */
export function findDeadEnd(
  expression: string,
  document: unknown,
  limits: EvaluationLimits,
): DeadEnd | undefined {
  const environment = new JSONPathEnvironment();
  const { segments } = environment.compile(expression);
  const render = (from: number, to?: number): string =>
    new JSONPathQuery(environment, segments.slice(from, to)).toString();
  for (let length = segments.length - 1; length >= 0; length--) {
    const reached = render(0, length);
    const evaluation = evaluateExpression(reached, document, limits);
    if (evaluation.kind !== 'selected') return undefined;
    if (evaluation.locations.length === 0) continue;
    const [selector] = segments[length]?.selectors ?? [];
    const names = new Set<string>();
    for (const location of evaluation.locations.slice(0, 1000)) {
      const node = location.reduce<unknown>(
        (value, key) => (value as Record<string, unknown>)[key],
        document,
      );
      if (typeof node === 'object' && node !== null && !Array.isArray(node)) {
        for (const name of Object.keys(node).slice(0, 10_000)) names.add(name);
      }
    }
    const missing = selector instanceof selectors.NameSelector ? selector.name : undefined;
    return { reached, missing, names: [...names], rest: render(length + 1).slice(1) };
  }
  return undefined;
}
