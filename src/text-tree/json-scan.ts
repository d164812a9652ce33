import { limits } from './limits.ts';
import type { FoundPlace, Wanted } from './place.ts';

/** What one pass over JSON text tells that the platform's parser does not. */
export interface JsonOutline {
  /** How many keys the text has, duplicates included: the colons outside of strings. */
  readonly keys: number;
  /** Where the document goes deeper than it may. */
  readonly tooDeepAt: number | undefined;
}

/** For text that is no JSON the result means nothing. */
export function outlineJson(text: string): JsonOutline {
  let keys = 0;
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit === quote) at = findStringEnd(text, at);
    else if (unit === colon) keys++;
    else if (isOpening(unit) && ++depth > limits.depth) return { keys, tooDeepAt: at };
    else if (isClosing(unit)) depth--;
  }
  return { keys, tooDeepAt: undefined };
}

/**
 * Finds the wanted parts of valid JSON: members by their key, items by their start. What is not wanted is jumped over,
 * bracket by bracket, several times sooner than a parser that visits everything.
 */
export function locateInJson(text: string, root: Wanted, found: FoundPlace): void {
  const start = skipSpace(text, 0);
  found(root, start);
  visitValue(start, root);

  /** Gives the offset behind the value. */
  function visitValue(at: number, wanted: Wanted | undefined): number {
    if (wanted === undefined || wanted.members.size === 0) return skipValue(text, at);
    if (text[at] === '{') return visitMembers(at + 1, wanted);
    return text[at] === '[' ? visitItems(at + 1, wanted) : skipValue(text, at);
  }

  function visitMembers(inside: number, wanted: Wanted): number {
    let at = skipSpace(text, inside);
    while (text[at] === '"') {
      const end = findStringEnd(text, at) + 1;
      const member = wanted.members.get(JSON.parse(text.slice(at, end)) as string);
      if (member !== undefined) found(member, at);
      const separator = skipSpace(text, end);
      at = skipComma(text, visitValue(skipSpace(text, separator + 1), member));
    }
    return at + 1;
  }

  function visitItems(inside: number, wanted: Wanted): number {
    let at = skipSpace(text, inside);
    for (let index = 0; at < text.length && text[at] !== ']'; index++) {
      const item = wanted.members.get(String(index));
      if (item !== undefined) found(item, at);
      at = skipComma(text, visitValue(at, item));
    }
    return at + 1;
  }
}

const quote = 0x22;
const comma = 0x2c;
const colon = 0x3a;
const backslash = 0x5c;
const space = 0x20;

/** The offset of the quote that ends the string that one begins. */
function findStringEnd(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  while (end !== -1 && isEscaped(text, end)) end = text.indexOf('"', end + 1);
  return end === -1 ? text.length : end;
}

function isEscaped(text: string, at: number): boolean {
  let before = at;
  while (text.charCodeAt(before - 1) === backslash) before--;
  return (at - before) % 2 === 1;
}

function skipValue(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit === quote) {
      at = findStringEnd(text, at);
      if (depth === 0) return at + 1;
    } else if (isOpening(unit)) depth++;
    else if (isClosing(unit)) {
      // The bracket of what holds a number or a word ends it; its own ends a list or an object.
      if (depth === 0) return at;
      if (--depth === 0) return at + 1;
    } else if (depth === 0 && (unit === comma || unit <= space)) return at;
  }
  return text.length;
}

function skipComma(text: string, start: number): number {
  const at = skipSpace(text, start);
  return text.charCodeAt(at) === comma ? skipSpace(text, at + 1) : at;
}

function skipSpace(text: string, start: number): number {
  let at = start;
  while (text.charCodeAt(at) <= space) at++;
  return at;
}

/** `{` and `[` differ in one bit, as do `}` and `]`, and the two cases of a letter. */
function isOpening(unit: number): boolean {
  return (unit | 0x20) === 0x7b;
}

function isClosing(unit: number): boolean {
  return (unit | 0x20) === 0x7d;
}
