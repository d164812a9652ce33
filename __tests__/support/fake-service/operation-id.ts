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

/** Python's `str.title`: a letter after anything that has no case begins a word. */
function titleCase(text: string): string {
  return text.replace(/\p{Cased}+/gu, capitalise);
}

/** Python's `str.capitalize`. The rest is made small in its place: a sigma at the end of a word has a form of its own. */
function capitalise(word: string): string {
  const [first = ''] = Array.from(word);
  return raise(first) + word.toLowerCase().slice(first.toLowerCase().length);
}

/** To the title case of Unicode, which some letters have beside their capital, and Georgian has not. */
function raise(character: string): string {
  if (/[\u10d0-\u10ff]/u.test(character)) return character;
  const twoInOne = 'ǄǅǆǇǈǉǊǋǌǱǲǳ'.indexOf(character);
  if (twoInOne !== -1 && character !== '') return 'ǅǈǋǲ'.charAt(Math.floor(twoInOne / 3));
  const [first = '', ...rest] = Array.from(character.toUpperCase());
  return first + rest.join('').toLowerCase();
}
