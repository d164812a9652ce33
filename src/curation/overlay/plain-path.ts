import { isArray, isJsonObject, type JsonValue } from '../../syntax/index.ts';
import type { Location } from '../../json-path/index.ts';

/** Steps of a plain path: a name, a name in quotes without escapes, or an index. */
const step = /\.([A-Za-z_]\w*)|\['([ -&(-[\]-~]*)'\]|\["([ !#-[\]-~]*)"\]|\[(0|[1-9]\d{0,8})\]/y;

/**
 * Returns the keys of an expression that selects at most one node by its names and indices, such as
 * `$.paths['/orders'].get`. Returns `undefined` for every other expression. Most overlays consist of such paths, which
 * need no JSONPath library.
 */
export function parsePlainPath(expression: string): Location | undefined {
  if (!expression.startsWith('$')) return undefined;
  const keys: (string | number)[] = [];
  step.lastIndex = 1;
  while (step.lastIndex < expression.length) {
    const [, name, single, double, index] = step.exec(expression) ?? [];
    const key = name ?? single ?? double ?? (index === undefined ? undefined : Number(index));
    if (key === undefined) return undefined;
    keys.push(key);
  }
  return keys;
}

/** Returns whether a document has a node at a location. A name selects no entry of a list, and an index no member. */
export function hasNode(root: JsonValue, location: Location): boolean {
  let value: JsonValue | undefined = root;
  for (const key of location) {
    if (typeof key === 'number') value = isArray(value) ? value[key] : undefined;
    else value = isJsonObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
    if (value === undefined) return false;
  }
  return true;
}
