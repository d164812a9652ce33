import type { JsonValue } from '../syntax/index.ts';
import { showValue, showValues } from './change-path.ts';
import { isTighter, limitKeywords, renderLimit } from './schema-limits.ts';
import { describe, reportListed, type Walk } from './walk.ts';

/** Formats that don't restrict the values of their type in practice. */
const harmless = new Set(['int64', 'double', 'password']);
const widenings = new Set(['int32 int64', 'float double', 'int32 double', 'float int64']);

export function compareFormats({ before, after, report }: Walk): void {
  const [old, now] = [before.format, after.format];
  // If the type changed as well, a removed format needs no finding of its own.
  if (old === now || (now === undefined && before.types?.join() !== after.types?.join())) return;
  const isWider =
    now === undefined || (old === undefined ? harmless.has(now) : widenings.has(`${old} ${now}`));
  const sentence = describe('format', old, now ?? 'free');
  report(isWider ? 'format-widened' : 'format-narrowed', sentence, { before: old, after: now });
}

export function compareValues(walk: Walk): void {
  const { before, after, verb, isText, report } = walk;
  const [old, now] = [before.values, after.values];
  if (old === undefined || now === undefined) {
    if (now)
      report('values-narrowed', (name) => `${name} now ${verb}s only ${showValues(now)}`, { after: now });
    if (old) report('values-widened', (name) => `${name} now ${verb}s any value`, { before: old });
    return;
  }
  const isNullReported = isText || before.isNullable !== after.isNullable;
  const write = (value: JsonValue): string =>
    isText && typeof value === 'string' ? value : JSON.stringify(value);
  const without = (values: readonly JsonValue[], others: readonly JsonValue[]): readonly JsonValue[] => {
    const known = new Set(others.map(write));
    return values.filter((value) => !known.has(write(value)) && !(isNullReported && value === null));
  };
  const [gone, added] = [without(old, now), without(now, old)];
  if (gone.length > 0) reportListed(walk, 'values', showValues(gone), { before: gone });
  if (added.length > 0) reportListed(walk, 'values', showValues(added), { after: added });
}

export function compareLimits({ before, after, report }: Walk): void {
  for (const keyword of limitKeywords) {
    const [old, now] = [before.limits.get(keyword), after.limits.get(keyword)];
    const narrows = isTighter(keyword, old, now);
    if (!narrows && !isTighter(keyword, now, old)) continue;
    const [was, is] = [renderLimit(keyword, old), renderLimit(keyword, now)];
    const values = { before: { [keyword]: was }, after: { [keyword]: is } };
    report(narrows ? 'limits-narrowed' : 'limits-widened', describe(keyword, was, is), values);
  }
}

/** Compares patterns. A value must match all of them, so fewer patterns accept more values. */
export function comparePatterns({
  before: { patterns: olds },
  after: { patterns: nows },
  report,
}: Walk): void {
  const [old, now] = [olds, nows].map((patterns) => patterns.map(showValue).join(' and ') || undefined);
  if (old === now) return;
  const isWider = nows.every((pattern) => olds.includes(pattern) || olds.includes(dropOptional(pattern)));
  const values = { before: { pattern: olds.join(' ') }, after: { pattern: nows.join(' ') } };
  report(isWider ? 'limits-widened' : 'limits-narrowed', describe('pattern', old, now), values);
}

/** Optional parts of a pattern: `[CD]?`, `(AG)?` and `s?`. */
const optionalPart = /(?:\((?:\?:)?\w+\)|\[\w+\]|(?<!\\)\w)\?(?![?*+{])/g;
/** Parts that can make a pattern narrower if they contain an optional part, and references to groups by number or name. */
const risky = /\[\^|\(\?[!<]|\\[1-9ku]/;

/** Returns a pattern without its optional parts, which matches only texts that the whole pattern matches, too. */
function dropOptional(pattern: string): string {
  return risky.test(pattern) ? pattern : pattern.replaceAll(optionalPart, '');
}

export function compareDefaults({ before: { initial: old }, after: { initial: now }, report }: Walk): void {
  if (JSON.stringify(old) === JSON.stringify(now)) return;
  const [was, is] = [old, now].map((value) => (value === undefined ? undefined : showValue(value)));
  report('default', describe('default', was, is), { before: old, after: now });
}

export function compareDeprecation({ before, after, report }: Walk): void {
  if (before.isDeprecated === after.isDeprecated) return;
  report('deprecated', (name) => `${name} is ${after.isDeprecated ? 'now' : 'no longer'} deprecated`);
}
