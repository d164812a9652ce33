/** Lines and columns count from 1; columns are UTF-16 units, as editors count them. */
export interface SourceLocation {
  readonly line: number;
  readonly column: number;
}

export const firstLocation: SourceLocation = { line: 1, column: 1 };

/** Places of offsets in a text, all in one pass; of bytes where it is given as UTF-8. Lines end with `\n` or `\r\n`. */
export function listLocations(
  text: string | Uint8Array,
  offsets: Iterable<number>,
): ReadonlyMap<number, SourceLocation> {
  const isText = typeof text === 'string';
  const places = new Map<number, SourceLocation>();
  let line = 1;
  let column = 1;
  let [seen, counted] = [0, 0];
  for (const offset of [...offsets].sort((a, b) => a - b)) {
    for (; seen < offset; seen++) {
      if ((isText ? text.charCodeAt(seen) : text[seen]) !== 0x0a) continue;
      line++;
      column = 1;
      counted = seen + 1;
    }
    for (; counted < offset; counted++) column += isText ? 1 : countUnits(text[counted] ?? 0);
    places.set(offset, { line, column });
  }
  return places;
}

/** What a byte adds in UTF-16: the first of a character one unit, of a longer one two, the others none. */
function countUnits(byte: number): number {
  return (byte & 0xc0) === 0x80 ? 0 : 1 + Number(byte >= 0xf0);
}

export function locationAt(text: string | Uint8Array, offset: number): SourceLocation {
  return listLocations(text, [offset]).get(offset) ?? firstLocation;
}

/** Pointers asked for, as a tree: one walk through a file serves all of them. */
export interface Wanted {
  readonly pointers: string[];
  readonly members: Map<string, Wanted>;
}

/** Called with the offset of each wanted part that the file has. */
export type FoundLocation = (wanted: Wanted, offset: number) => void;
