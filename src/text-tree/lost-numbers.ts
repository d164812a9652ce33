import { firstPlace, listPlaces, type SourcePlace } from './place.ts';
import type { SourceFile } from './source.ts';

/** A number that becomes another one when it is read and written again. */
export interface LostNumber {
  readonly written: string;
  readonly becomes: string;
  readonly place: SourcePlace;
}

/** The numbers of a file that do not survive: 64-bit integers and long decimals do not fit a double. */
export function listLostNumbers(source: SourceFile): readonly LostNumber[] {
  if (source.longNumbers.length === 0) return [];
  const text = new TextDecoder().decode(source.text);
  const lost = source.longNumbers.flatMap((offset) => {
    number.lastIndex = offset;
    const written = number.exec(text)?.[0] ?? '';
    const becomes = written === '' ? undefined : findNumberLoss(written);
    return becomes === undefined ? [] : [{ offset, written, becomes }];
  });
  const places = listPlaces(
    text,
    lost.map(({ offset }) => offset),
  );
  return lost.map(({ offset, ...loss }) => ({ ...loss, place: places.get(offset) ?? firstPlace }));
}

/** Of YAML, a plain scalar that begins like a number may be text all the same, such as a UUID or a date. */
const number = /[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][-+]?\d+)?(?=[\s,\]}]|$)/y;

/** What a number is written as after reading, where that is another value; `1.0` and `1e2` only change their spelling. */
export function findNumberLoss(source: string): string | undefined {
  const value = Number(source);
  if (!Number.isFinite(value)) return 'null';
  const written = String(value);
  return normalise(source) === normalise(written) ? undefined : written;
}

/** digits × 10^exponent without leading or trailing zeros, so that equal numbers are equal text. */
function normalise(source: string): string {
  const match = /^([-+]?)(\d*)\.?(\d*)(?:[eE]([-+]?\d+))?$/.exec(source);
  const [, sign = '', whole = '', fraction = '', power = '0'] = match ?? [];
  const all = (whole + fraction).replace(/^0+/, '');
  const digits = all.replace(/0+$/, '');
  if (digits === '') return '0';
  const exponent = Number(power) - fraction.length + (all.length - digits.length);
  return `${sign === '-' ? '-' : ''}${digits}e${exponent}`;
}
