/** What the service's column holds of an `operation_id`, in characters. */
export const idWidth = 64;

/** What Python takes for white space; JavaScript's `\s` is not the same. */
const whiteSpace = /[\t-\r\u001c-\u0020\u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/u;

/**
 * The `operation_id` that the service makes from an action's name: the first word in lower case, the others run on
 * with a capital, symbols as `_`, cut. Empty where the name has no word; the import fails then.
 * @see https://github.com/openchatai/OpenCopilot, llm-server/entities/utils.py, the same in all releases
 */
export function deriveOperationId(name: string): string {
  const [first = '', ...others] = name.split(whiteSpace).filter((word) => word !== '');
  const joined = first.toLowerCase() + others.map(capitalise).join('');
  // Nearly all names are of ASCII, and the tables of all letters take long to load.
  const id = joined.replace(isAscii(joined) ? /[^A-Za-z0-9]/g : /[^\p{L}\p{N}]/gu, '_');
  return id.length <= idWidth ? id : Array.from(id).slice(0, idWidth).join('');
}

/** What the service's database takes for the same `operation_id`: neither case nor accents nor spaces at the end count. */
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
 * A name or an `operation_id` as the newest releases show it: `list_orders` as `listOrders`, `get_v2go` as `getV2Go`.
 * @see the same, llm-server/models/repository/action_repo.py, `to_camel_case`; up to 2.8.0 both are shown as they are
 */
export function renderCamelCase(text: string): string {
  const [first = '', ...others] = text.split('_');
  return first + others.map(capitaliseWords).join('');
}

/** Python's `str.title`: a letter after no letter is a capital, every other one is small. */
function capitaliseWords(text: string): string {
  if (isAscii(text)) return text.replace(/[A-Za-z]+/g, capitalise);
  return text.replace(/\p{Cased}+/gu, capitalise);
}

/** Python's `str.capitalize`. */
function capitalise(word: string): string {
  const first = String.fromCodePoint(word.codePointAt(0) ?? 0);
  return toTitle(first) + word.slice(first.length).toLowerCase();
}

/** `ß` is `Ss`, and Georgian has no capitals within a text. */
function toTitle(letter: string): string {
  if (/[\u10d0-\u10ff]/u.test(letter)) return letter;
  const [upper = '', ...more] = letter.toUpperCase();
  return upper + more.join('').toLowerCase();
}

function isAscii(text: string): boolean {
  return /^[\x20-\x7e]*$/.test(text);
}
