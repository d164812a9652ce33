import type { JsonValue } from '../document/json.ts';
import { isArray, isObject, setMember } from '../document/json.ts';

/** Bytes of text that are decoded and parsed at once, roughly. */
const usualPieceBytes = 256 * 1024;
/** Levels that are taken apart; what is nested deeper is one piece, whatever its size. */
const mostLevels = 6;

const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/**
 * `JSON.parse` for large UTF-8 texts: a container's members are parsed some at a time. Decoded at once, the text would
 * take its size again, or twice that with one character beyond Latin-1, for as long as the document is worked on.
 * @throws SyntaxError
 */
export function parseInPieces(text: Uint8Array, pieceBytes = usualPieceBytes): JsonValue {
  const whole = trim(text, { start: 0, end: text.length });
  try {
    return parseRange({ text, pieceBytes }, whole, mostLevels);
  } catch {
    // Whether it is JSON is for the platform's parser to say.
    return parseText(decode(text, whole));
  }
}

interface Source {
  readonly text: Uint8Array;
  readonly pieceBytes: number;
}

interface Range {
  readonly start: number;
  readonly end: number;
}

function parseRange(source: Source, range: Range, levels: number): JsonValue {
  const { text, pieceBytes } = source;
  const { start, end } = range;
  const opening = text[start];
  const closing = opening === 0x7b ? 0x7d : 0x5d;
  const isContainer = (opening === 0x7b || opening === 0x5b) && text[end - 1] === closing;
  if (!isContainer || levels === 0 || end - start <= pieceBytes) return parseText(decode(text, range));

  const inside = { start: start + 1, end: end - 1 };
  const whole: JsonValue[] | Record<string, JsonValue> = opening === 0x7b ? {} : [];
  for (const piece of cut(source, inside)) {
    const isLarge = piece.end - piece.start > pieceBytes && piece.isOne;
    if (isLarge && opening === 0x7b) {
      const colon = findColon(text, piece);
      const key = parseText(decode(text, { start: piece.start, end: colon }));
      if (typeof key !== 'string') throw new SyntaxError('A key must be text.');
      const value = parseRange(source, trim(text, { start: colon + 1, end: piece.end }), levels - 1);
      addAll(whole, { [key]: value });
    } else if (isLarge) {
      addAll(whole, [parseRange(source, trim(text, piece), levels - 1)]);
    } else {
      const [before, after] = opening === 0x7b ? ['{', '}'] : ['[', ']'];
      addAll(whole, parseText(`${before}${decode(text, piece)}${after}`));
    }
  }
  return whole;
}

function addAll(whole: JsonValue[] | Record<string, JsonValue>, part: JsonValue): void {
  if (Array.isArray(whole)) {
    if (isArray(part)) for (const entry of part) whole.push(entry);
  } else if (isObject(part)) {
    for (const key of Object.keys(part)) setMember(whole, key, part[key] ?? null);
  }
}

interface Piece extends Range {
  /** One member alone. */
  readonly isOne: boolean;
}

/** The members of a container, small ones together, the commas between the pieces left out. */
function* cut({ text, pieceBytes }: Source, { start, end }: Range): Generator<Piece> {
  let pieceStart = start;
  let memberStart = start;
  let depth = 0;
  for (let at = start; at <= end; at++) {
    const byte = at === end ? 0x2c : text[at];
    if (byte === 0x22) at = findStringEnd(text, at, end);
    else if (byte === 0x7b || byte === 0x5b) depth++;
    else if (byte === 0x7d || byte === 0x5d) depth--;
    if (depth < 0 || (at === end && depth > 0)) throw new SyntaxError('The brackets do not match.');
    if (byte !== 0x2c || depth > 0) continue;
    if (at - memberStart > pieceBytes && pieceStart < memberStart) {
      yield refuseBlank(text, { start: pieceStart, end: memberStart - 1, isOne: false });
      pieceStart = memberStart;
    }
    if (at - pieceStart > pieceBytes || at === end) {
      yield refuseBlank(text, { start: pieceStart, end: at, isOne: pieceStart === memberStart });
      pieceStart = at + 1;
    }
    memberStart = at + 1;
  }
}

/** In brackets of its own, nothing between two commas would look like an empty container. */
function refuseBlank(text: Uint8Array, piece: Piece): Piece {
  const { start, end } = trim(text, piece);
  if (start === end) throw new SyntaxError('There is nothing before or after a comma.');
  return piece;
}

function findColon(text: Uint8Array, piece: Range): number {
  const quote = trim(text, piece).start;
  const after = text[quote] === 0x22 ? findStringEnd(text, quote, piece.end) + 1 : quote;
  const colon = trim(text, { start: after, end: piece.end }).start;
  if (text[colon] !== 0x3a) throw new SyntaxError('There is no colon after a key.');
  return colon;
}

/** From quote to quote; one after an odd run of backslashes does not end the string. */
function findStringEnd(text: Uint8Array, quote: number, end: number): number {
  for (let at = text.indexOf(0x22, quote + 1); at !== -1 && at < end; at = text.indexOf(0x22, at + 1)) {
    let slashes = 0;
    while (text[at - 1 - slashes] === 0x5c) slashes++;
    if (slashes % 2 === 0) return at;
  }
  throw new SyntaxError('A string is never closed.');
}

function trim(text: Uint8Array, { start, end }: Range): Range {
  while (start < end && isSpace(text[start])) start++;
  while (end > start && isSpace(text[end - 1])) end--;
  return { start, end };
}

function isSpace(byte: number | undefined): boolean {
  return byte === 0x20 || byte === 0x09 || byte === 0x0a || byte === 0x0d;
}

function decode(text: Uint8Array, { start, end }: Range): string {
  return decoder.decode(text.subarray(start, end));
}

function parseText(text: string): JsonValue {
  return JSON.parse(text) as JsonValue;
}
