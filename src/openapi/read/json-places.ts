import { findStringEnd } from './json-outline.ts';
import type { Found, Wanted } from './place.ts';

/**
 * Finds the wanted parts of valid JSON, as offsets in bytes: members by their key, items by their start. What is not
 * wanted is jumped over, bracket by bracket; nothing is built.
 */
export function locateInJson(text: Uint8Array, root: Wanted, found: Found): void {
  const start = skipSpace(text, 0);
  found(root, start);
  visitValue(start, root);

  /** Gives the offset behind the value. */
  function visitValue(at: number, wanted: Wanted | undefined): number {
    if (wanted === undefined || wanted.members.size === 0) return skipValue(text, at);
    if (text[at] === 0x7b) return visitMembers(at + 1, wanted);
    return text[at] === 0x5b ? visitItems(at + 1, wanted) : skipValue(text, at);
  }

  function visitMembers(inside: number, wanted: Wanted): number {
    let at = skipSpace(text, inside);
    while (text[at] === quote) {
      const end = findStringEnd(text, at) + 1;
      const member = wanted.members.get(JSON.parse(decode(text, at, end)) as string);
      if (member !== undefined) found(member, at);
      const colon = skipSpace(text, end);
      at = skipComma(text, visitValue(skipSpace(text, colon + 1), member));
    }
    return at + 1;
  }

  function visitItems(inside: number, wanted: Wanted): number {
    let at = skipSpace(text, inside);
    for (let index = 0; at < text.length && text[at] !== 0x5d; index++) {
      const item = wanted.members.get(String(index));
      if (item !== undefined) found(item, at);
      at = skipComma(text, visitValue(at, item));
    }
    return at + 1;
  }
}

/** A number of valid JSON as it is written, from its start. */
export function readNumber(text: Uint8Array, start: number): string {
  return decode(text, start, skipValue(text, start));
}

/** Offsets in the text for offsets in its bytes, which must be in order. */
export function countCharacters(text: Uint8Array, offsets: readonly number[]): readonly number[] {
  let before = 0;
  let characters = 0;
  return offsets.map((offset) => {
    characters += decode(text, before, offset).length;
    before = offset;
    return characters;
  });
}

const quote = 0x22;
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

function skipValue(text: Uint8Array, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at++) {
    const byte = text[at] ?? 0;
    if (byte === quote) {
      at = findStringEnd(text, at);
      if (depth === 0) return at + 1;
    } else if ((byte | 0x20) === 0x7b) depth++;
    else if ((byte | 0x20) === 0x7d) {
      // The bracket of what holds a number or a word ends it; its own ends a list or an object.
      if (depth === 0) return at;
      if (--depth === 0) return at + 1;
    } else if (depth === 0 && (byte === 0x2c || byte <= 0x20)) return at;
  }
  return text.length;
}

function skipComma(text: Uint8Array, start: number): number {
  const at = skipSpace(text, start);
  return text[at] === 0x2c ? skipSpace(text, at + 1) : at;
}

function skipSpace(text: Uint8Array, start: number): number {
  let at = start;
  while (at < text.length && (text[at] ?? 0) <= 0x20) at++;
  return at;
}

function decode(text: Uint8Array, start: number, end: number): string {
  return decoder.decode(text.subarray(start, end));
}
