import { findMember, isArray, type JsonValue } from './json.ts';

/** Escapes a reference token. @see RFC 6901, section 3 */
export function escapeToken(token: string): string {
  return /[~/]/.test(token) ? token.replaceAll('~', '~0').replaceAll('/', '~1') : token;
}

/** Unescapes a reference token. `~1` is replaced first, so that `~01` becomes `~1`. */
export function unescapeToken(token: string): string {
  return token.includes('~') ? token.replaceAll('~1', '/').replaceAll('~0', '~') : token;
}

/** Decodes percent escapes. A text with an invalid escape isn't changed. */
export function decodeEscapes(text: string): string {
  if (!text.includes('%')) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Renders a pointer from keys and indices; empty for the whole document. */
export function renderPointer(path: readonly (string | number)[]): string {
  return path.map((token) => `/${escapeToken(String(token))}`).join('');
}

/** Returns the unescaped tokens of a pointer, or `undefined` if the pointer is neither empty nor starts with `/`. */
export function parsePointer(pointer: string): readonly string[] | undefined {
  if (pointer === '') return [];
  if (!pointer.startsWith('/')) return undefined;
  return pointer.slice(1).split('/').map(unescapeToken);
}

/** Returns the target of a pointer, or `undefined`. Inherited members are ignored. */
export function findByPointer(root: JsonValue, pointer: string): JsonValue | undefined {
  const tokens = parsePointer(pointer);
  if (tokens === undefined) return undefined;
  let value: JsonValue | undefined = root;
  for (const token of tokens) value = value === undefined ? undefined : findStep(value, token);
  return value;
}

/** Returns the item or own member for one token, or `undefined`. */
export function findStep(value: JsonValue, token: string): JsonValue | undefined {
  if (isArray(value)) return /^(0|[1-9]\d*)$/.test(token) ? value[Number(token)] : undefined;
  return findMember(value, token);
}
