import { ServerError } from './answer.ts';

/** White space of Python's `str.split()`. */
const whiteSpace = /[\s\x1c-\x1f\x85]+/u;
const idLength = 64;

/**
 * Derives the `operation_id` from a name.
 * @throws ServerError for a name of only white space
 */
export function makeOperationId(name: string): string {
  const [first, ...others] = name.split(whiteSpace).filter((word) => word !== '');
  if (first === undefined) throw new ServerError('list index out of range');
  const joined = first.toLowerCase() + others.map(capitalise).join('');
  const plain = Array.from(joined, (character) => (/[\p{L}\p{N}]/u.test(character) ? character : '_'));
  return plain.slice(0, idLength).join('');
}

/**
 * Renders names and operation IDs like the newest release: `list_orders` becomes `listOrders`, `get_URL` becomes
 * `getUrl`.
 */
export function writeCamelCase(text: string): string {
  const [first = '', ...others] = text.split('_');
  // Python's `str.title`: a letter after a character without case begins a word.
  return first + others.map((word) => word.replace(/\p{Cased}+/gu, capitalise)).join('');
}

/**
 * Converts like Python's `str.capitalize`. The rest is lowercased in its context, because a final sigma has its own
 * form.
 */
function capitalise(word: string): string {
  const [first = ''] = Array.from(word);
  return raise(first) + word.toLowerCase().slice(first.toLowerCase().length);
}

/** Converts a character to Unicode's title case, which differs from upper case for some letters. */
function raise(character: string): string {
  if (/[\u10d0-\u10ff]/u.test(character)) return character;
  const twoInOne = 'ǄǅǆǇǈǉǊǋǌǱǲǳ'.indexOf(character);
  if (twoInOne !== -1 && character !== '') return 'ǅǈǋǲ'.charAt(Math.floor(twoInOne / 3));
  const [first = '', ...rest] = Array.from(character.toUpperCase());
  return first + rest.join('').toLowerCase();
}
