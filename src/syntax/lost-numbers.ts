import { EVENT_ID, SCALAR_STYLE } from 'js-yaml';

import { findNumberEnd } from './json-scan.ts';
import { firstLocation, listLocations, type SourceLocation } from './location.ts';
import type { SourceFile } from './source.ts';
import { parseEvents } from './yaml-text.ts';

/** A number that becomes another one when it is read and written again. */
export interface LostNumber {
  readonly written: string;
  readonly becomes: string;
  readonly place: SourceLocation;
}

/** The numbers of a file that do not survive: 64-bit integers and long decimals do not fit a double. */
export function listLostNumbers(source: SourceFile): readonly LostNumber[] {
  const text = source.format === 'yaml' ? new TextDecoder().decode(source.text) : source.text;
  const numbers = typeof text === 'string' ? listYamlNumbers(text) : listJsonNumbers(text, source);
  const degraded = numbers.flatMap(([offset, written]) => {
    const becomes = findNumberLoss(written);
    return becomes === undefined ? [] : [{ offset, written, becomes }];
  });
  const places = listLocations(
    text,
    degraded.map(({ offset }) => offset),
  );
  return degraded.map(({ offset, ...loss }) => ({ ...loss, place: places.get(offset) ?? firstLocation }));
}

type Written = readonly [offset: number, written: string];

function listJsonNumbers(text: Uint8Array, { longNumbers }: SourceFile): readonly Written[] {
  const decoder = new TextDecoder();
  return longNumbers.map((at) => [at, decoder.decode(text.subarray(at, findNumberEnd(text, at)))]);
}

/** A double keeps 15 digits; with an exponent it may be out of its range. */
const longNumber = /(?=[-+\d.])(?<![^\s:,[])[-+]?(?:[\d.]{16}|[\d.]{1,15}[eE][-+]?\d)/;

/** A plain scalar that begins like a number may be text all the same, such as a UUID or a date. */
function listYamlNumbers(text: string): readonly Written[] {
  // Most files have none, and need not be read a second time.
  if (!longNumber.test(text)) return [];
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
