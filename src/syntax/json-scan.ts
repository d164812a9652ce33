import type { FoundLocation, Wanted } from './location.ts';

/**
 * Locates requested parts of valid JSON: members by their key, items by their start. Other parts are skipped bracket by
 * bracket, which is several times faster than parsing everything.
 */
export function locateInJson(text: Buffer, root: Wanted, found: FoundLocation): void {
  let left = countParts(root);
  const note: FoundLocation = (part, at) => {
    left--;
    found(part, at);
  };
  const start = skipSpace(text, 0);
  note(root, start);
  visitValue(start, root);

  /** Returns the offset after the value. The result has no meaning if all parts were found. */
  function visitValue(at: number, wanted: Wanted | undefined): number {
    if (left === 0) return at;
    if (wanted === undefined || wanted.members.size === 0) return skipValue(text, at);
    if (text[at] === brace) return visitMembers(at + 1, wanted);
    return text[at] === bracket ? visitItems(at + 1, wanted) : skipValue(text, at);
  }

  function visitMembers(inside: number, wanted: Wanted): number {
    let at = skipSpace(text, inside);
    while (text[at] === quote && left > 0) {
      const end = findStringEnd(text, at) + 1;
      const member = wanted.members.get(JSON.parse(text.toString('utf8', at, end)) as string);
      if (member !== undefined) note(member, at);
      const separator = skipSpace(text, end);
      at = skipComma(text, visitValue(skipSpace(text, separator + 1), member));
    }
    return at + 1;
  }

  function visitItems(inside: number, wanted: Wanted): number {
    let at = skipSpace(text, inside);
    for (let index = 0; left > 0 && at < text.length && text[at] !== closingBracket; index++) {
      const item = wanted.members.get(String(index));
      if (item !== undefined) note(item, at);
      at = skipComma(text, visitValue(at, item));
    }
    return at + 1;
  }
}

function countParts({ members }: Wanted): number {
  return members.values().reduce((sum, member) => sum + countParts(member), 1);
}

const space = 0x20;
const quote = 0x22;
const comma = 0x2c;
const bracket = 0x5b;
const backslash = 0x5c;
const closingBracket = 0x5d;
const brace = 0x7b;

/** Returns the offset of a string's closing quote. */
function findStringEnd(text: Uint8Array, start: number): number {
  let end = start + 1;
  while (end < text.length && text[end] !== quote) end += text[end] === backslash ? 2 : 1;
  return end;
}

function skipValue(text: Uint8Array, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at++) {
    const unit = text[at] ?? 0;
    if (unit === quote) {
      at = findStringEnd(text, at);
      if (depth === 0) return at + 1;
    } else if (isOpening(unit)) depth++;
    else if (isClosing(unit)) {
      // A closing bracket of the parent ends a number or a word. The value's own bracket ends a list or an object.
      if (depth === 0) return at;
      if (--depth === 0) return at + 1;
    } else if (depth === 0 && (unit === comma || unit <= space)) return at;
  }
  return text.length;
}

function skipComma(text: Uint8Array, start: number): number {
  const at = skipSpace(text, start);
  return text[at] === comma ? skipSpace(text, at + 1) : at;
}

function skipSpace(text: Uint8Array, start: number): number {
  let at = start;
  while ((text[at] ?? comma) <= space) at++;
  return at;
}

/** Returns whether a byte is `{` or `[`, which differ in one bit, as do `}` and `]`. */
function isOpening(unit: number): boolean {
  return (unit | 0x20) === 0x7b;
}

function isClosing(unit: number): boolean {
  return (unit | 0x20) === 0x7d;
}
