import { limits } from './limits.ts';

/** What one pass over the bytes of JSON tells, before and beside the platform's parser, which tells none of it. */
export interface JsonOutline {
  /** How many keys the text has, duplicates included: the colons outside of strings. */
  readonly keys: number;
  /** Where the numbers begin that are long enough to become other ones when they are read. */
  readonly longNumbers: readonly number[];
  /** The byte at which the document goes deeper than it may. */
  readonly tooDeepAt: number | undefined;
}

/** Reads bytes, not characters: everything that counts is ASCII. Of text that is no JSON it tells nothing of use. */
export function outlineJson(text: Uint8Array): JsonOutline {
  let keys = 0;
  let depth = 0;
  let digits = 0;
  const longNumbers: number[] = [];
  for (let at = 0; at < text.length; at++) {
    const byte = text[at] ?? 0;
    if (byte === quote) at = findStringEnd(text, at);
    else if (byte === 0x3a) keys++;
    else if ((byte | 0x20) === 0x7b && ++depth > limits.depth) return { keys, longNumbers, tooDeepAt: at };
    else if ((byte | 0x20) === 0x7d) depth--;
    if (isDigit(byte)) digits++;
    else if (digits > 0) {
      if (isLong(text, at, digits)) longNumbers.push(at - digits);
      digits = 0;
    }
  }
  return { keys, longNumbers, tooDeepAt: undefined };
}

const quote = 0x22;
const backslash = 0x5c;

/** The offset of the quote that ends the string that one begins. */
export function findStringEnd(text: Uint8Array, start: number): number {
  let at = start + 1;
  for (; at < text.length && text[at] !== quote; at++) if (text[at] === backslash) at++;
  return at;
}

/** A double keeps 15 digits; with an exponent it may be out of its range. */
function isLong(text: Uint8Array, end: number, digits: number): boolean {
  return (digits > 15 || isExponent(text[end])) && !isExponent(text[end - digits - 1]);
}

/** Digits behind an exponent's letter belong to the number before it. */
function isExponent(byte: number | undefined): boolean {
  return byte !== undefined && (byte | 0x20) === 0x65;
}

/** Points and signs count as digits: they hold a number together. */
function isDigit(byte: number): boolean {
  return (byte >= 0x30 && byte <= 0x39) || byte === 0x2e || byte === 0x2d || byte === 0x2b;
}
