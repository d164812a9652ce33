/** Maximum length of an `operation_id` in the service's database, in characters. */
export const idWidth = 64;

/** White space in Python, which differs from JavaScript's `\s`. */
const whiteSpace = /[\t-\r\u001c-\u0020\u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/u;

/**
 * Returns the `operation_id` that the service derives from an action's name. The first word is in lower case, the others are
 * capitalized and joined, symbols become `_`, and the result is truncated. Returns an empty string for a name without a word, with which the
 * import fails.
 * @see https://github.com/openchatai/OpenCopilot, llm-server/entities/utils.py, the same in all releases
 */
export function deriveOperationId(name: string): string {
  const [first = '', ...others] = name.split(whiteSpace).filter((word) => word !== '');
  const joined = first.toLowerCase() + others.map(capitalize).join('');
  // Most names are ASCII, and the Unicode tables take long to load.
  const id = joined.replace(isAscii(joined) ? /[^A-Za-z0-9]/g : /[^\p{L}\p{N}]/gu, '_');
  return id.length <= idWidth ? id : Array.from(id).slice(0, idWidth).join('');
}

/** Folds an `operation_id` as the service's database compares it: without case, accents and trailing spaces. */
export function foldOperationId(id: string): string {
  const plain = isAscii(id)
    ? id
    : id
        .normalize('NFD')
        .replace(/\p{Mn}/gu, '')
        .toUpperCase();
  return plain.trimEnd().toLowerCase();
}

/**
 * Renders a name or an `operation_id` as the newest releases return it: `list_orders` as `listOrders`, `get_v2go` as
 * `getV2Go`. Releases up to 2.8.0 return both unchanged.
 * @see https://github.com/openchatai/OpenCopilot, llm-server/models/repository/action_repo.py, `to_camel_case`
 */
export function renderCamelCase(text: string): string {
  const [first = '', ...others] = text.split('_');
  return first + others.map(capitalizeWords).join('');
}

/** Capitalizes like Python's `str.title`: the first letter of each sequence of letters in upper case, the others in lower case. */
function capitalizeWords(text: string): string {
  if (isAscii(text)) return text.replace(/[A-Za-z]+/g, capitalize);
  return text.replace(/\p{Cased}+/gu, capitalize);
}

/** Capitalizes like Python's `str.capitalize`. */
function capitalize(word: string): string {
  const first = String.fromCodePoint(word.codePointAt(0) ?? 0);
  return toTitle(first) + word.slice(first.length).toLowerCase();
}

/** Converts a letter to title case: `ß` becomes `Ss`, and Georgian letters don't change. */
function toTitle(letter: string): string {
  if (/[\u10d0-\u10ff]/u.test(letter)) return letter;
  const [upper = '', ...more] = letter.toUpperCase();
  return upper + more.join('').toLowerCase();
}

function isAscii(text: string): boolean {
  return /^[\x20-\x7e]*$/.test(text);
}
