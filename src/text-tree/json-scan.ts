import { visit } from 'jsonc-parser';

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
 * Finds the wanted parts of valid JSON: members by their key, items by their start. What is not wanted is passed over;
 * nothing is built.
 */
export function locateInJson(text: string, root: Wanted, found: FoundPlace): void {
  // Of each open list or object: what is wanted in it, and of a list the index of its current item.
  const open: { readonly members: Wanted['members'] | undefined; index: number | undefined }[] = [];
  let next: Wanted | undefined = root;
  const note = (part: Wanted | undefined, offset: number): void => {
    next = part;
    if (part !== undefined) found(part, offset);
  };
  const meet = (offset: number): void => {
    const top = open.at(-1);
    if (top === undefined) note(root, offset);
    else if (top.index !== undefined) note(top.members?.get(String(top.index)), offset);
  };
  const enter = (offset: number, index: number | undefined): boolean => {
    meet(offset);
    open.push({ members: next?.members, index });
    return next !== undefined && next.members.size > 0;
  };
  const leave = (): void => void open.pop();
  visit(text, {
    onObjectBegin: (offset) => enter(offset, undefined),
    onArrayBegin: (offset) => enter(offset, 0),
    onObjectProperty: (key, offset) => {
      note(open.at(-1)?.members?.get(key), offset);
    },
    onLiteralValue: (_, offset) => {
      meet(offset);
    },
    onSeparator(character) {
      const top = open.at(-1);
      if (character === ',' && top?.index !== undefined) top.index++;
    },
    onObjectEnd: leave,
    onArrayEnd: leave,
  });
}

const quote = 0x22;
const colon = 0x3a;
const backslash = 0x5c;

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

/** `{` and `[` differ in one bit, as do `}` and `]`, and the two cases of a letter. */
function isOpening(unit: number): boolean {
  return (unit | 0x20) === 0x7b;
}

function isClosing(unit: number): boolean {
  return (unit | 0x20) === 0x7d;
}
