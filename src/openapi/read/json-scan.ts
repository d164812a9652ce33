import type { Fault } from './fault.ts';
import { placeOf } from './places.ts';

/** What a scan meets, as byte ranges; keys and strings with their quotes. Return `false` to stop. */
export interface JsonVisitor {
  enter?(start: number, isObject: boolean): void;
  leave?(): void;
  key?(start: number, end: number): boolean | undefined;
  scalar?(start: number, end: number): boolean | undefined;
}

const space = new Set([0x20, 0x09, 0x0a, 0x0d]);
const word = /^(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)$/;
const comma = 0x2c;
const quote = 0x22;

type Expected = 'value' | 'value-or-end' | 'key' | 'key-or-end' | 'colon' | 'comma-or-end' | 'nothing';

/**
 * Walks JSON text byte by byte without building it: for places, for what `JSON.parse` does not tell (which key is
 * there twice, which number does not fit), and for the place of the first fault. Uses no recursion.
 */
export function scanJson(text: Uint8Array, visitor: JsonVisitor): Fault | undefined {
  const open: boolean[] = [];
  let expected: Expected = 'value';
  let at = 0;
  const afterValue = (): Expected => (open.length === 0 ? 'nothing' : 'comma-or-end');
  for (;;) {
    while (space.has(text[at] ?? 0)) at++;
    const byte = text[at];
    if (byte === undefined)
      return expected === 'nothing' ? undefined : refuse(text, at, expected, open.at(-1));
    const inObject = open.at(-1);
    if (byte === quote && expected !== 'colon' && expected !== 'comma-or-end' && expected !== 'nothing') {
      const end = findStringEnd(text, at);
      if (typeof end !== 'number') return end;
      const isKey: boolean = expected === 'key' || expected === 'key-or-end';
      if ((isKey ? visitor.key?.(at, end) : visitor.scalar?.(at, end)) === false) return undefined;
      expected = isKey ? 'colon' : afterValue();
      at = end;
    } else if (byte === 0x3a && expected === 'colon') {
      expected = 'value';
      at++;
    } else if (byte === comma && expected === 'comma-or-end') {
      expected = inObject === true ? 'key' : 'value';
      at++;
    } else if ((byte === 0x7b || byte === 0x5b) && (expected === 'value' || expected === 'value-or-end')) {
      visitor.enter?.(at, byte === 0x7b);
      open.push(byte === 0x7b);
      expected = byte === 0x7b ? 'key-or-end' : 'value-or-end';
      at++;
    } else if (closes(byte, inObject) && (expected === 'comma-or-end' || expected.endsWith('-or-end'))) {
      visitor.leave?.();
      open.pop();
      expected = afterValue();
      at++;
    } else if (expected === 'value' || expected === 'value-or-end') {
      const end = findWordEnd(text, at);
      if (!word.test(readText(text, at, Math.min(end, at + 2000))))
        return refuse(text, at, expected, inObject);
      if (visitor.scalar?.(at, end) === false) return undefined;
      expected = afterValue();
      at = end;
    } else {
      return refuse(text, at, expected, inObject);
    }
  }
}

export function readText(text: Uint8Array, start: number, end: number): string {
  return new TextDecoder().decode(text.subarray(start, end));
}

function closes(byte: number, inObject: boolean | undefined): boolean {
  return (byte === 0x7d && inObject === true) || (byte === 0x5d && inObject === false);
}

function findStringEnd(text: Uint8Array, start: number): number | Fault {
  for (let at = start + 1; at < text.length; at++) {
    const byte = text[at] ?? 0;
    if (byte === quote) return at + 1;
    if (byte === 0x5c) at++;
    else if (byte < 0x20) {
      return fault(
        text,
        at,
        byte === 0x0a || byte === 0x0d
          ? 'The string is not closed on its line.'
          : 'A control character in a string must be escaped.',
      );
    }
  }
  return fault(text, start, 'The string that starts here is never closed; the file may be cut off.');
}

function findWordEnd(text: Uint8Array, start: number): number {
  let at = start;
  // Letters, digits, `+`, `-` and `.`: all that a number or a literal may hold.
  while (/[\w+.-]/.test(String.fromCharCode(text[at] ?? 0))) at++;
  return at;
}

const wanted: Record<Expected, string> = {
  value: 'a value',
  'value-or-end': 'a value or `]`',
  key: 'a key in double quotes',
  'key-or-end': 'a key in double quotes or `}`',
  colon: '`:` after the key',
  'comma-or-end': '`,` or the closing bracket',
  nothing: 'nothing more after the document',
};

function refuse(text: Uint8Array, at: number, expected: Expected, inObject: boolean | undefined): Fault {
  if (at >= text.length) {
    return fault(text, at, `The JSON ends too early: expected ${wanted[expected]}. The file may be cut off.`);
  }
  const seen = String.fromCodePoint(readText(text, at, Math.min(at + 4, text.length)).codePointAt(0) ?? 0);
  const ending = expected === 'key' && seen === '}' ? ' A comma before `}` is not allowed in JSON.' : '';
  const trailing =
    expected === 'value' && inObject === false && seen === ']'
      ? ' A comma before `]` is not allowed in JSON.'
      : '';
  return fault(
    text,
    at,
    `The JSON is broken: found \`${seen}\` but expected ${wanted[expected]}.${ending}${trailing}`,
  );
}

function fault(text: Uint8Array, offset: number, message: string): Fault {
  return { rule: 'json-syntax', message, pointer: '', ...placeOf(text, offset) };
}
