/** Location in a file. Lines and columns count from 1, and columns are UTF-16 units, as in editors. */
export interface SourceLocation {
  readonly line: number;
  readonly column: number;
}

export const firstLocation: SourceLocation = { line: 1, column: 1 };

/**
 * Converts offsets in a text to locations, all in one pass. Offsets are bytes if the text is given as UTF-8. Lines end with
 * `\n` or `\r\n`.
 */
export function listLocations(
  text: string | Buffer,
  offsets: Iterable<number>,
): ReadonlyMap<number, SourceLocation> {
  const sorted = [...offsets].sort((a, b) => a - b);
  const last = sorted.at(-1) ?? 0;
  const isText = typeof text === 'string';
  // Searching a string with one character per byte is several times faster than searching bytes.
  const lines = isText ? text : text.toString('latin1', 0, last);
  const locations = new Map<number, SourceLocation>();
  let line = 1;
  let column = 1;
  let counted = 0;
  let end = lines.indexOf('\n');
  for (const offset of sorted) {
    for (; end !== -1 && end < offset; end = lines.indexOf('\n', counted)) {
      line++;
      column = 1;
      counted = end + 1;
    }
    for (; counted < offset; counted++) column += isText ? 1 : countUnits(lines.charCodeAt(counted));
    locations.set(offset, { line, column });
  }
  return locations;
}

/** Returns the UTF-16 units that a byte of UTF-8 starts: two for a character of four bytes, one for others, none inside. */
function countUnits(byte: number): number {
  return (byte & 0xc0) === 0x80 ? 0 : 1 + Number(byte >= 0xf0);
}

export function locationAt(text: string | Buffer, offset: number): SourceLocation {
  return listLocations(text, [offset]).get(offset) ?? firstLocation;
}

/** Requested pointers as a tree, so that one walk through a file finds all of them. */
export interface Wanted {
  readonly pointers: string[];
  readonly members: Map<string, Wanted>;
}

/** Callback for the offset of each requested part that the file has. */
export type FoundLocation = (wanted: Wanted, offset: number) => void;
