/** Lines and columns count from 1; columns are UTF-16 units, as editors count them. */
export interface SourcePlace {
  readonly line: number;
  readonly column: number;
}

export const firstPlace: SourcePlace = { line: 1, column: 1 };

/** Places of offsets in a text, all in one pass. Lines end with `\n` or `\r\n`. */
export function listPlaces(text: string, offsets: Iterable<number>): ReadonlyMap<number, SourcePlace> {
  const places = new Map<number, SourcePlace>();
  let line = 1;
  let start = 0;
  let end = text.indexOf('\n');
  for (const offset of [...offsets].sort((a, b) => a - b)) {
    while (end >= 0 && end < offset) {
      line++;
      start = end + 1;
      end = text.indexOf('\n', start);
    }
    places.set(offset, { line, column: offset - start + 1 });
  }
  return places;
}

export function placeAt(text: string, offset: number): SourcePlace {
  return listPlaces(text, [offset]).get(offset) ?? firstPlace;
}

/** Pointers asked for, as a tree: one walk through a file serves all of them. */
export interface Wanted {
  readonly pointers: string[];
  readonly members: Map<string, Wanted>;
}

/** Called with the offset of each wanted part that the file has. */
export type FoundPlace = (wanted: Wanted, offset: number) => void;
