import type { JsonObject } from '../document/json.ts';

/** Upper bounds, tighter when smaller, and lower ones. */
const upper = ['maxLength', 'maxItems', 'maxProperties', 'maximum', 'exclusiveMaximum'];
const lower = ['minLength', 'minItems', 'minProperties', 'minimum', 'exclusiveMinimum'];

/** A bound of zero that everything keeps anyway says nothing. */
const trivial = new Set(['minLength', 'minItems', 'minProperties']);

/** The tightest limits of schemas that apply together. 3.0 says with a flag that the end of a range is left out. */
export function readLimits(pieces: readonly JsonObject[]): ReadonlyMap<string, number> {
  const limits = new Map<string, number>();
  const tighten = (keyword: string, value: number): void => {
    const known = limits.get(keyword) ?? value;
    limits.set(keyword, upper.includes(keyword) ? Math.min(known, value) : Math.max(known, value));
  };
  for (const piece of pieces) {
    for (const keyword of [...upper, ...lower]) {
      const value = piece[keyword];
      if (typeof value !== 'number' || (value === 0 && trivial.has(keyword))) continue;
      const isOpen =
        (keyword === 'maximum' && piece['exclusiveMaximum'] === true) ||
        (keyword === 'minimum' && piece['exclusiveMinimum'] === true);
      tighten(isOpen ? `exclusive${keyword.replace('m', 'M')}` : keyword, value);
    }
  }
  return limits;
}

export interface LimitDifference {
  readonly keyword: string;
  readonly before: number | undefined;
  readonly after: number | undefined;
  readonly isTighter: boolean;
}

export function compareLimits(
  before: ReadonlyMap<string, number>,
  after: ReadonlyMap<string, number>,
): readonly LimitDifference[] {
  return [...upper, ...lower].flatMap((keyword) => {
    const [old, now] = [before.get(keyword), after.get(keyword)];
    if (old === now) return [];
    const grows = now !== undefined && (old === undefined || now > old);
    const shrinks = now !== undefined && (old === undefined || now < old);
    return [{ keyword, before: old, after: now, isTighter: upper.includes(keyword) ? shrinks : grows }];
  });
}
