import type { JsonValue } from './json.ts';
import type { SourceFile } from './source.ts';
import type { Measure } from './survey.ts';

/** A JSON file with the shortest spelling of each part. The size of the parts before a part is therefore its offset. */
export interface CompactJson {
  /** Text without white space around it. */
  readonly text: Uint8Array;
  readonly root: JsonValue;
  readonly measure: Measure;
}

/** White space that files can have around JSON: a line break or two. Other files have white space in more places. */
const maxSpace = 8;

/**
 * Returns the file if it is JSON without white space and long escapes. All spellings of a part are at least as long as its
 * compact one, except for numbers with an exponent (`1e3`) and for rounded integers. If the file has neither, and the
 * size of its compact spelling, then it has the compact spelling of every part, or another one of the same length.
 */
export function findCompactJson({ format, measure, root, text }: SourceFile): CompactJson | undefined {
  const { bytes, hasLongNumbers } = measure(root);
  if (format !== 'json' || hasLongNumbers || text.length > bytes + maxSpace) return undefined;
  let start = 0;
  while ((text[start] ?? graphic) < graphic) start++;
  let end = text.length;
  while ((text[end - 1] ?? graphic) < graphic) end--;
  const trimmed = text.subarray(start, end);
  return end - start === bytes && !hasExponent(trimmed) ? { text: trimmed, root, measure } : undefined;
}

/** First character after the white space. */
const graphic = 0x21;

/** A number with an exponent, or a string that contains one. */
const exponent = /[:,[\s]-?\d[\d.]*[eE]/;

/** Size of the parts that are searched. The platform copies a smaller string to its heap, which takes longer. */
const searchBytes = 2 * 1024 * 1024;

/** Longest compact spelling of a number, with some space. A longer number isn't shorter than its compact spelling. */
const numberBytes = 40;

function hasExponent({ buffer, byteOffset, length }: Uint8Array): boolean {
  const text = Buffer.from(buffer, byteOffset, length);
  for (let at = 0; at < length; at += searchBytes) {
    if (exponent.test(text.toString('latin1', at, at + searchBytes + numberBytes))) return true;
  }
  return false;
}
