/**
 * The text that a number becomes when it is read and written again, where that is another number: 64-bit integers and
 * long decimals do not fit a double. `undefined` where it survives. Different spellings of one value (`1.0`, `1e2`) survive.
 */
export function findNumberLoss(source: string): string | undefined {
  if (source.length < 16 && !/[eE]/.test(source)) return undefined;
  const value = Number(source);
  const written = Number.isFinite(value) ? String(value) : 'null';
  return Number.isFinite(value) && sameDecimal(source, written) ? undefined : written;
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
