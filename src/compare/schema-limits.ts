import type { JsonObject } from '../syntax/index.ts';

interface Limit {
  readonly value: number;
  /** The value itself is left out. */
  readonly isOpen: boolean;
}

/** The tightest limits that several schemas set, by keyword; what excludes the end of a range is no keyword of its own. */
export type Limits = ReadonlyMap<string, Limit | undefined>;

const upper = new Set(['maxLength', 'maxItems', 'maxProperties', 'maxContains', 'maximum']);
export const limitKeywords = [...upper, 'minLength', 'minItems', 'minProperties', 'minContains', 'minimum'];

const exclusive = new Map([
  ['maximum', 'exclusiveMaximum'],
  ['minimum', 'exclusiveMinimum'],
]);

export function mergeLimits(pieces: readonly JsonObject[]): Limits {
  const tightest = (keyword: string): Limit | undefined =>
    pieces
      .flatMap((piece) => listLimits(piece, keyword))
      .reduce<Limit | undefined>((one, other) => (isTighter(keyword, one, other) ? other : one), undefined);
  return new Map(limitKeywords.map((keyword) => [keyword, tightest(keyword)]));
}

/** 3.0 says with a flag that the end of a range is left out, 3.1 with a number. A minimum of zero says nothing. */
function listLimits(piece: JsonObject, keyword: string): readonly Limit[] {
  const [value, end] = [piece[keyword], piece[exclusive.get(keyword) ?? '']];
  const isTrivial = value === 0 && !upper.has(keyword) && keyword !== 'minimum';
  return [
    ...(typeof value === 'number' && !isTrivial ? [{ value, isOpen: end === true }] : []),
    ...(typeof end === 'number' ? [{ value: end, isOpen: true }] : []),
  ];
}

/** Whether a limit lets less through than another one, or than none. */
export function isTighter(keyword: string, old: Limit | undefined, now: Limit | undefined): boolean {
  if (now === undefined || old === undefined) return now !== undefined;
  if (now.value === old.value) return now.isOpen && !old.isOpen;
  return upper.has(keyword) ? now.value < old.value : now.value > old.value;
}

export function renderLimit(keyword: string, limit: Limit | undefined): string | undefined {
  if (limit?.isOpen !== true) return limit?.value.toString();
  return `${upper.has(keyword) ? 'below' : 'above'} ${limit.value}`;
}
