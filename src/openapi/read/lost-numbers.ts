import { countCharacters, readNumber } from './json-places.ts';
import { listPlaces, type Place } from './place.ts';
import type { SourceFile } from './source.ts';

/** A number that becomes another one when it is read and written again. */
export interface LostNumber {
  readonly written: string;
  readonly becomes: string;
  readonly place: Place;
}

/** The numbers of a file that do not survive: 64-bit integers and long decimals do not fit a double. */
export function listLostNumbers(source: SourceFile): readonly LostNumber[] {
  if (source.longNumbers.length === 0) return [];
  const text = new TextDecoder().decode(source.text);
  const lost = source.longNumbers.flatMap((offset) => {
    const written = source.format === 'yaml' ? readYamlNumber(text, offset) : readNumber(source.text, offset);
    const becomes = written === '' ? undefined : findNumberLoss(written);
    return becomes === undefined ? [] : [{ offset, written, becomes }];
  });
  if (lost.length === 0) return [];
  const offsets = lost.map(({ offset }) => offset);
  const inText = source.format === 'yaml' ? offsets : countCharacters(source.text, offsets);
  const places = listPlaces(text, inText);
  return lost.map(({ written, becomes }, index) => ({
    written,
    becomes,
    place: places.get(inText[index] ?? 0) ?? { line: 1, column: 1 },
  }));
}

/** A plain scalar that begins like a number may be text all the same, such as a UUID or a date: empty then. */
function readYamlNumber(text: string, offset: number): string {
  const number = /^[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?(?=\s|[,\]}]|$)/;
  return number.exec(text.slice(offset, offset + 400))?.[0] ?? '';
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
