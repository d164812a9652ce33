import type { JsonValue } from '../syntax/index.ts';

export interface ChangePath {
  /** Name in changes: `query limit`, `body`, `response 200`. */
  readonly key: string;
  /** Whether the part belongs to the request. Otherwise, it belongs to a response. */
  readonly isInput: boolean;
  /** Whether values are serialized as text, so that a number is also a valid string. */
  readonly isText?: boolean;
}

/**
 * Returns the name of a part in sentences: `query parameter limit`, `body field items[].qty`.
 * @param path field path within the part: `items[].qty`
 */
export function nameChangePath(key: string, path = ''): string {
  const root = clip(key.replace(/^(query|path) /, '$1 parameter '));
  if (path === '') return root;
  if (path === '[]') return `each item of ${root}`;
  return root === 'body' ? `body field ${path}` : `field ${path} of ${root}`;
}

/** Joins two paths, or a key and a path: `body items[].qty`, `body[]`. */
export function joinPaths(outer: string, inner: string, separator = '.'): string {
  return outer + (outer === '' || inner === '' || inner.startsWith('[') ? '' : separator) + inner;
}

const textLimit = 80;
const listLimit = 6;

export function showValue(value: JsonValue): string {
  return clip(JSON.stringify(value));
}

export function showValues(values: readonly JsonValue[]): string {
  const shown = values.slice(0, listLimit).map(showValue).join(', ');
  return values.length > listLimit ? `${shown} and ${values.length - listLimit} more` : shown;
}

export function clip(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length > textLimit ? `${line.slice(0, textLimit - 1)}…` : line;
}

/** Collapses white space in a string. Any other value is returned as JSON. */
export function squeeze(text: JsonValue | undefined): string | undefined {
  return typeof text === 'string' ? text.replace(/\s+/g, ' ').trim() : JSON.stringify(text);
}
