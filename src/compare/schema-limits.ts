import type { JsonObject } from '../syntax/index.ts';

interface Limit {
  readonly value: number;
  /** Whether the value itself is excluded. */
  readonly isOpen: boolean;
}

/** Tightest limits of several schemas, by keyword. An exclusive limit is listed under `maximum` or `minimum`. */
export type Limits = ReadonlyMap<string, Limit>;

const upper = new Set(['maxLength', 'maxItems', 'maxProperties', 'maxContains', 'maximum']);
export const limitKeywords = [...upper, 'minLength', 'minItems', 'minProperties', 'minContains', 'minimum'];

const exclusive = new Map([
  ['maximum', 'exclusiveMaximum'],
  ['minimum', 'exclusiveMinimum'],
]);

export function mergeLimits(pieces: readonly JsonObject[]): Limits {
  const limits = new Map<string, Limit>();
  for (const piece of pieces) {
    for (const keyword of limitKeywords) {
      for (const limit of listLimits(piece, keyword)) {
        if (isTighter(keyword, limits.get(keyword), limit)) limits.set(keyword, limit);
      }
    }
  }
  return limits;
}

/** Lists a schema's limits for a keyword. `exclusiveMaximum` is a flag in 3.0 and a number in 3.1. A minimum of zero has no effect. */
function listLimits(piece: JsonObject, keyword: string): readonly Limit[] {
  const [value, end] = [piece[keyword], piece[exclusive.get(keyword) ?? '']];
  const isTrivial = value === 0 && !upper.has(keyword) && keyword !== 'minimum';
  return [
    ...(typeof value === 'number' && !isTrivial ? [{ value, isOpen: end === true }] : []),
    ...(typeof end === 'number' ? [{ value: end, isOpen: true }] : []),
  ];
}

/** Returns whether the new limit accepts fewer values than the old one. */
export function isTighter(keyword: string, old: Limit | undefined, now: Limit | undefined): boolean {
  if (now === undefined || old === undefined) return now !== undefined;
  if (now.value === old.value) return now.isOpen && !old.isOpen;
  return upper.has(keyword) ? now.value < old.value : now.value > old.value;
}

export function renderLimit(keyword: string, limit: Limit | undefined): string | undefined {
  if (limit?.isOpen !== true) return limit?.value.toString();
  return `${upper.has(keyword) ? 'below' : 'above'} ${limit.value}`;
}
