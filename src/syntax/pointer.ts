import { findMember, isArray, type JsonValue } from './json.ts';

/** One reference token, escaped. @see RFC 6901, section 3 */
export function escapeToken(token: string): string {
  return /[~/]/.test(token) ? token.replaceAll('~', '~0').replaceAll('/', '~1') : token;
}

/** The opposite of `escapeToken`: `~1` first, so that `~01` stays `~1`. */
export function unescapeToken(token: string): string {
  return token.includes('~') ? token.replaceAll('~1', '/').replaceAll('~0', '~') : token;
}

/** Percent escapes read; text that holds a percent sign of its own stays as it is. */
export function decodeEscapes(text: string): string {
  if (!text.includes('%')) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** A pointer for a path of keys and indices; empty for the whole document. */
export function renderPointer(path: readonly (string | number)[]): string {
  return path.map((token) => `/${escapeToken(String(token))}`).join('');
}

/** The tokens of a pointer, unescaped, or undefined where it does not start with `/` and is not empty. */
export function parsePointer(pointer: string): readonly string[] | undefined {
  if (pointer === '') return [];
  if (!pointer.startsWith('/')) return undefined;
  return pointer.slice(1).split('/').map(unescapeToken);
}

/** The value that a pointer names, own members only. */
export function findByPointer(root: JsonValue, pointer: string): JsonValue | undefined {
  const tokens = parsePointer(pointer);
  if (tokens === undefined) return undefined;
  let value: JsonValue | undefined = root;
  for (const token of tokens) value = value === undefined ? undefined : findStep(value, token);
  return value;
}

/** One token further: an item by its index, an own member by its key. */
export function findStep(value: JsonValue, token: string): JsonValue | undefined {
  if (isArray(value)) return /^(0|[1-9]\d*)$/.test(token) ? value[Number(token)] : undefined;
  return findMember(value, token);
}
