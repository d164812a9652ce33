import { EVENT_ID, SCALAR_STYLE } from 'js-yaml';
import { visit } from 'jsonc-parser';

import { firstPlace, listPlaces, type SourcePlace } from './place.ts';
import type { SourceFile } from './source.ts';
import { parseEvents } from './yaml-text.ts';

/** A number that becomes another one when it is read and written again. */
export interface LostNumber {
  readonly written: string;
  readonly becomes: string;
  readonly place: SourcePlace;
}

/** The numbers of a file that do not survive: 64-bit integers and long decimals do not fit a double. */
export function listLostNumbers({ format, text: bytes }: SourceFile): readonly LostNumber[] {
  const text = new TextDecoder().decode(bytes);
  // Most files have none, and need not be read a second time.
  if (format === 'text' || !longNumber.test(text)) return [];
  const numbers = format === 'json' ? listJsonNumbers(text) : listYamlNumbers(text);
  const lost = numbers.flatMap(([offset, written]) => {
    const becomes = findNumberLoss(written);
    return becomes === undefined ? [] : [{ offset, written, becomes }];
  });
  const places = listPlaces(
    text,
    lost.map(({ offset }) => offset),
  );
  return lost.map(({ offset, ...loss }) => ({ ...loss, place: places.get(offset) ?? firstPlace }));
}

/** A double keeps 15 digits; with an exponent it may be out of its range. */
const longNumber = /(?<![^\s:,[])[-+]?(?:[\d.]{16}|[\d.]{1,15}[eE][-+]?\d)/;

type Written = readonly [offset: number, written: string];

function listJsonNumbers(text: string): readonly Written[] {
  const numbers: Written[] = [];
  visit(text, {
    onLiteralValue(value: unknown, offset, length) {
      if (typeof value === 'number') numbers.push([offset, text.slice(offset, offset + length)]);
    },
  });
  return numbers;
}

/** A plain scalar that begins like a number may be text all the same, such as a UUID or a date. */
function listYamlNumbers(text: string): readonly Written[] {
  return parseEvents(text)
    .filter((event) => event.type === EVENT_ID.SCALAR)
    .filter(({ style, tagStart }) => style === SCALAR_STYLE.PLAIN && tagStart === -1)
    .map(({ valueStart, valueEnd }): Written => [valueStart, text.slice(valueStart, valueEnd)])
    .filter(([, written]) => /^[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][-+]?\d+)?$/.test(written));
}

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
