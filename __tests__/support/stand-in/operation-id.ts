/** Python's `str.split()` without an argument. */
const whiteSpace = /[\s\x1c-\x1f\x85]+/u;
const idLength = 64;

/** What the service makes of a name where no `operation_id` is given. @throws RangeError for a name of nothing but space */
export function makeOperationId(name: string): string {
  const [first, ...others] = name.split(whiteSpace).filter((word) => word !== '');
  if (first === undefined) throw new RangeError('list index out of range');
  const joined = first.toLowerCase() + others.map(capitalise).join('');
  const plain = Array.from(joined, (character) => (/[\p{L}\p{N}]/u.test(character) ? character : '_'));
  return plain.slice(0, idLength).join('');
}

/** How the head shows names and operation ids: `list_orders` becomes `listOrders`, `get_URL` becomes `getUrl`. */
export function writeCamelCase(text: string): string {
  const [first = '', ...others] = text.split('_');
  return first + others.map(titleCase).join('');
}

/** What the database takes for the same text: neither case nor accents nor spaces at the end count. */
export function collate(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}|\s+$/gu, '')
    .toUpperCase();
}

/** Python's `str.capitalize`. */
function capitalise(word: string): string {
  const [first = '', ...rest] = Array.from(word);
  return raise(first) + rest.join('').toLowerCase();
}

/** Python's `str.title`: a letter after anything that has no case begins a word. */
function titleCase(text: string): string {
  let isInWord = false;
  return Array.from(text, (character) => {
    const written = isInWord ? character.toLowerCase() : raise(character);
    isInWord = /\p{Cased}/u.test(character);
    return written;
  }).join('');
}

function raise(character: string): string {
  const [first = '', ...rest] = Array.from(character.toUpperCase());
  return first + rest.join('').toLowerCase();
}
