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
  if (pointer !== '' && !pointer.startsWith('/')) return undefined;
  let value: JsonValue | undefined = root;
  // The tokens aren't collected in a list, because every reference of a document is looked up.
  for (let at = 0; at < pointer.length && value !== undefined;) {
    const next = pointer.indexOf('/', at + 1);
    const end = next === -1 ? pointer.length : next;
    value = findStep(value, unescapeToken(pointer.slice(at + 1, end)));
    at = end;
  }
  return value;
}

/** Returns the item or own member for one token, or `undefined`. */
export function findStep(value: JsonValue, token: string): JsonValue | undefined {
  if (isArray(value)) return /^(0|[1-9]\d*)$/.test(token) ? value[Number(token)] : undefined;
  return findMember(value, token);
}
