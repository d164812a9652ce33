import type { Place } from './fault.ts';

/**
 * Places of offsets in a text, all in one pass. Lines end with `\n`, `\r\n` or `\r`; columns count UTF-16 units, as
 * editors do. Bytes are UTF-8 (a minified file is one line of megabytes: no stretch of it is decoded twice).
 */
export function findPlaces(text: Uint8Array | string, offsets: Iterable<number>): ReadonlyMap<number, Place> {
  const places = new Map<number, Place>();
  const codeAt =
    typeof text === 'string' ? (at: number) => text.charCodeAt(at) : (at: number) => text[at] ?? 0;
  const unitsBetween = (start: number, end: number): number =>
    typeof text === 'string'
      ? end - start
      : new TextDecoder('utf-8', { ignoreBOM: true }).decode(text.subarray(start, end)).length;
  let at = 0;
  let line = 1;
  let counted = 0;
  let column = 1;
  for (const offset of [...offsets].sort((a, b) => a - b)) {
    for (; at < offset; at++) {
      const code = codeAt(at);
      if (code !== 0x0a && (code !== 0x0d || codeAt(at + 1) === 0x0a)) continue;
      line++;
      counted = at + 1;
      column = 1;
    }
    column += unitsBetween(counted, offset);
    counted = offset;
    places.set(offset, { line, column });
  }
  return places;
}

/** The place of one offset, as a part of a fault. */
export function placeOf(text: Uint8Array | string, offset: number): { readonly place?: Place } {
  const place = findPlaces(text, [offset]).get(offset);
  return place === undefined ? {} : { place };
}
