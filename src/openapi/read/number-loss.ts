import { EVENT_ID, SCALAR_STYLE } from 'js-yaml';

import type { Place } from './fault.ts';
import { readText, scanJson } from './json-scan.ts';
import { findPlaces } from './places.ts';
import type { SourceFile } from './source.ts';
import { readEvents } from './yaml-parse.ts';

/** A number that becomes another one when it is read and written again. */
export interface LostNumber {
  readonly written: string;
  readonly becomes: string;
  readonly place: Place;
}

/** The numbers of a file that do not survive: 64-bit integers and long decimals do not fit a double. */
export function listLostNumbers(source: SourceFile): readonly LostNumber[] {
  const text = source.format === 'yaml' ? new TextDecoder().decode(source.text) : source.text;
  if (source.format === 'text' || (typeof text !== 'string' && !hasLongNumber(text))) return [];
  const found = typeof text === 'string' ? listInYaml(text) : listInJson(text);
  const places = findPlaces(text, found.keys());
  return [...found].flatMap(([offset, written]) => {
    const becomes = findNumberLoss(written);
    return becomes === undefined
      ? []
      : [{ written, becomes, place: places.get(offset) ?? { line: 1, column: 1 } }];
  });
}

/** What a number is written as after reading, where that is another value; `1.0` and `1e2` only change their spelling. */
export function findNumberLoss(source: string): string | undefined {
  const value = Number(source);
  if (!Number.isFinite(value)) return 'null';
  const written = String(value);
  return sameDecimal(source, written) ? undefined : written;
}

function sameDecimal(left: string, right: string): boolean {
  const [a, b] = [parseDecimal(left), parseDecimal(right)];
  return a.digits === b.digits && a.exponent === b.exponent && (a.digits === '' || a.negative === b.negative);
}

/** digits × 10^exponent without leading or trailing zeros, so that equal numbers are equal data. */
function parseDecimal(source: string): { negative: boolean; digits: string; exponent: number } {
  const match = /^([-+]?)(\d*)\.?(\d*)(?:[eE]([-+]?\d+))?$/.exec(source);
  const [, sign = '', whole = '', fraction = '', power = '0'] = match ?? [];
  const all = (whole + fraction).replace(/^0+/, '');
  const digits = all.replace(/0+$/, '');
  return {
    negative: sign === '-',
    digits,
    exponent: digits === '' ? 0 : Number(power) - fraction.length + (all.length - digits.length),
  };
}

/** Whether any number outside strings is long enough to be lost at all: a quick look before a slow one. */
function hasLongNumber(text: Uint8Array): boolean {
  let run = 0;
  for (let at = 0; at < text.length; at++) {
    const byte = text[at] ?? 0;
    if (byte === 0x22) {
      do at = text.indexOf(0x22, at + 1);
      while (at > 0 && text[at - 1] === 0x5c && isEscaped(text, at));
      if (at === -1) return false;
      run = 0;
    } else if ((byte >= 0x30 && byte <= 0x39) || byte === 0x2e || byte === 0x2d) {
      if (++run > 15) return true;
    } else if (run > 0 && (byte === 0x65 || byte === 0x45)) {
      return true;
    } else {
      run = 0;
    }
  }
  return false;
}

function isEscaped(text: Uint8Array, quote: number): boolean {
  let slashes = 0;
  while (text[quote - 1 - slashes] === 0x5c) slashes++;
  return slashes % 2 === 1;
}

function listInJson(text: Uint8Array): Map<number, string> {
  const found = new Map<number, string>();
  scanJson(text, {
    scalar: (start, end) => {
      const first = text[start] ?? 0;
      if (first !== 0x22 && first < 0x40) found.set(start, readText(text, start, end));
      return true;
    },
  });
  return found;
}

function listInYaml(text: string): Map<number, string> {
  const found = new Map<number, string>();
  for (const event of readEvents(text)) {
    if (event.type !== EVENT_ID.SCALAR || event.style !== SCALAR_STYLE.PLAIN || event.tagStart !== -1)
      continue;
    const source = text.slice(event.valueStart, Math.min(event.valueEnd, event.valueStart + 400));
    if (/^[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?$/.test(source)) found.set(event.valueStart, source);
  }
  return found;
}
