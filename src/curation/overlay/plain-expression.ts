import { isArray, isJsonObject, type JsonValue } from '../../syntax/index.ts';
import type { Location } from '../../json-path/index.ts';

type Key = string | number;

/** A name or an index, or all members and entries, of which a filter keeps some. */
type Step = { readonly key: Key } | { readonly filter: Filter | undefined };

/** Condition that a part of a node equals a value: `[?@.in == 'query']`. */
interface Filter {
  readonly path: Location;
  readonly value: JsonValue;
}

/** Steps of an expression that needs no JSONPath library. */
export type PlainExpression = readonly Step[];

/** A name, a name in quotes without escapes, or an index. */
const keyStep = /\.([A-Za-z_]\w*)|\['([ -&(-[\]-~]*)'\]|\["([ !#-[\]-~]*)"\]|\[(0|[1-9]\d{0,8})\]/y;
const wildcard = /\.\*|\[\*\]/y;
const filterStart = /\[\? *@/y;
const filterEnd = / *== *(?:'([ -&(-[\]-~]*)'|"([ !#-[\]-~]*)"|(true|false|null|0|-?[1-9]\d{0,8})) *\]/y;

/**
 * Parses an expression of names, indices, wildcards and filters that compare one part with a value, such as
 * `$.paths['/orders'].get` and `$.paths.*[?@.tags[0] == 'orders']`. Returns `undefined` for every other expression. Most
 * overlays have only such expressions, and loading the JSONPath library takes longer than applying them.
 */
export function parsePlainExpression(expression: string): PlainExpression | undefined {
  if (!expression.startsWith('$')) return undefined;
  let at = 1;
  const steps: Step[] = [];
  while (at < expression.length) {
    const key = readKey();
    if (key !== undefined) {
      steps.push({ key });
      continue;
    }
    const filter = read(wildcard) ? undefined : readFilter();
    if (filter === null) return undefined;
    steps.push({ filter });
  }
  return steps;

  function read(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = at;
    const found = pattern.exec(expression);
    if (found !== null) at = pattern.lastIndex;
    return found;
  }

  function readKey(): Key | undefined {
    const [, name, single, double, index] = read(keyStep) ?? [];
    return name ?? single ?? double ?? (index === undefined ? undefined : Number(index));
  }

  function readFilter(): Filter | null {
    if (!read(filterStart)) return null;
    const path: Key[] = [];
    for (let key = readKey(); key !== undefined; key = readKey()) path.push(key);
    const end = read(filterEnd);
    if (end === null) return null;
    const [, single, double, word = ''] = end;
    return { path, value: single ?? double ?? (JSON.parse(word) as JsonValue) };
  }
}

/** Maximum number of visited nodes, which takes a few milliseconds. */
const maxNodes = 20_000;

/**
 * Returns the locations of the nodes that an expression selects, in the order of the document. Returns `undefined` if there
 * are too many nodes to visit all of them here.
 */
export function selectPlainly(root: JsonValue, steps: PlainExpression): readonly Location[] | undefined {
  const locations: Location[] = [];
  const path: Key[] = [];
  let left = maxNodes;
  visit(root);
  return left < 0 ? undefined : locations;

  function visit(value: JsonValue): void {
    const step = steps[path.length];
    if (step === undefined) locations.push([...path]);
    else if ('key' in step) enter(value, step.key);
    else if (isArray(value)) visitAll(value, value.keys(), step.filter);
    else if (isJsonObject(value)) visitAll(value, Object.keys(value), step.filter);
  }

  function visitAll(value: JsonValue, keys: Iterable<Key>, filter: Filter | undefined): void {
    for (const key of keys) {
      if (--left < 0) return;
      if (filter === undefined || matches(findChild(value, key), filter)) enter(value, key);
    }
  }

  function enter(value: JsonValue, key: Key): void {
    const child = findChild(value, key);
    if (child === undefined) return;
    path.push(key);
    visit(child);
    path.pop();
  }
}

function matches(node: JsonValue | undefined, { path, value }: Filter): boolean {
  let part = node;
  for (const key of path) part = part === undefined ? undefined : findChild(part, key);
  return part === value;
}

/** Returns a member or an entry. A name selects no entry of a list, and an index no member. */
function findChild(value: JsonValue, key: Key): JsonValue | undefined {
  if (typeof key === 'number') return isArray(value) ? value[key] : undefined;
  return isJsonObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}
