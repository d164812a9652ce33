import { limits } from './limits.ts';

/** What one pass over the bytes of JSON tells, before and beside the platform's parser, which tells none of it. */
export interface JsonOutline {
  /** How many keys the text has, duplicates included: the colons outside of strings. */
  readonly keys: number;
  /** Whether any number outside of strings is long enough to become another one when it is read. */
  readonly hasLongNumber: boolean;
  /** The byte at which the document goes deeper than it may. */
  readonly tooDeepAt: number | undefined;
}

/** Reads bytes, not characters: everything that counts is ASCII. Of text that is no JSON it tells nothing of use. */
export function outlineJson(text: Uint8Array): JsonOutline {
  let keys = 0;
  let depth = 0;
  let digits = 0;
  let hasLongNumber = false;
  for (let at = 0; at < text.length; at++) {
    const byte = text[at] ?? 0;
    if (byte === quote) at = findStringEnd(text, at);
    else if (byte === 0x3a) keys++;
    else if ((byte | 0x20) === 0x7b && ++depth > limits.depth) return { keys, hasLongNumber, tooDeepAt: at };
    else if ((byte | 0x20) === 0x7d) depth--;
    // A double keeps 15 digits; with an exponent it may be out of its range.
    if (isDigit(byte)) hasLongNumber ||= ++digits > 15;
    else if (digits > 0) {
      hasLongNumber ||= (byte | 0x20) === 0x65;
      digits = 0;
    }
  }
  return { keys, hasLongNumber, tooDeepAt: undefined };
}

const quote = 0x22;
const backslash = 0x5c;

function findStringEnd(text: Uint8Array, start: number): number {
  let at = start + 1;
  for (; at < text.length && text[at] !== quote; at++) if (text[at] === backslash) at++;
  return at;
}

/** Points and signs count as digits: they hold a number together. */
function isDigit(byte: number): boolean {
  return (byte >= 0x30 && byte <= 0x39) || byte === 0x2e || byte === 0x2d || byte === 0x2b;
}
