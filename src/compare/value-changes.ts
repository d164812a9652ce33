import type { JsonValue } from '../text-tree/door.ts';
import { showValue, showValues } from './place.ts';
import { isTighter, limitKeywords, renderLimit } from './schema-limits.ts';
import type { SchemaView } from './schema-merge.ts';
import { describe, type TwoViews, type Walk } from './walk.ts';

/** Formats that leave nothing out which the type alone would take, for all that matters here. */
const harmless = new Set(['int64', 'double', 'password']);
const widenings = new Set(['int32 int64', 'float double', 'int32 double', 'float int64']);

export function compareFormats(walk: Walk, [before, after]: TwoViews): void {
  const [old, now] = [before.format, after.format];
  // That a number's format is gone with the number needs no words.
  if (old === now || (now === undefined && before.types?.join() !== after.types?.join())) return;
  const isWider =
    now === undefined || (old === undefined ? harmless.has(now) : widenings.has(`${old} ${now}`));
  const sentence = describe('format', old, now ?? 'free');
  walk.tell(isWider ? 'format-widened' : 'format-narrowed', sentence, { before: old, after: now });
}

export function compareValues(walk: Walk, views: TwoViews): void {
  const [old, now] = views.map(listValues);
  const verb = walk.isInput ? 'take' : 'hold';
  if (old !== undefined && now === undefined) {
    walk.tell('values-widened', (name) => `${name} now ${verb}s any value`, { before: old });
  }
  if (old === undefined && now !== undefined) {
    walk.tell('values-narrowed', (name) => `${name} now ${verb}s only ${showValues(now)}`, { after: now });
  }
  if (old === undefined || now === undefined) return;
  const isNullTold = views[0].isNullable !== views[1].isNullable;
  const without = (values: readonly JsonValue[], others: readonly JsonValue[]): readonly JsonValue[] => {
    const known = new Set(others.map((value) => write(walk, value)));
    return values.filter((value) => !known.has(write(walk, value)) && !(isNullTold && value === null));
  };
  const [gone, added] = [without(old, now), without(now, old)];
  if (gone.length > 0) {
    walk.tell('values-narrowed', (name) => `${name} no longer ${verb}s ${showValues(gone)}`, {
      before: gone,
    });
  }
  if (added.length > 0) {
    walk.tell('values-widened', (name) => `${name} can now ${verb} ${showValues(added)}`, { after: added });
  }
}

/** Both values of a flag are a list, too, where the other version has one. */
function listValues(
  { values, types, isNullable }: SchemaView,
  index: number,
  views: readonly SchemaView[],
): readonly JsonValue[] | undefined {
  const isFlag = types?.length === 1 && types[0] === 'boolean' && isNullable !== true;
  return values ?? (isFlag && views[1 - index]?.values !== undefined ? [true, false] : undefined);
}

function write({ isText }: Walk, value: JsonValue): string {
  return isText && typeof value === 'string' ? value : JSON.stringify(value);
}

/** A list of values that is new says more than any limit. */
function isListedNow([before, after]: TwoViews): boolean {
  return before.values === undefined && after.values !== undefined;
}

export function compareLimits(walk: Walk, views: TwoViews): void {
  if (isListedNow(views)) return;
  const [before, after] = views;
  for (const keyword of limitKeywords) {
    const [old, now] = [before.limits.get(keyword), after.limits.get(keyword)];
    const narrows = isTighter(keyword, old, now);
    if (!narrows && !isTighter(keyword, now, old)) continue;
    const [was, is] = [renderLimit(keyword, old), renderLimit(keyword, now)];
    walk.tell(narrows ? 'limits-narrowed' : 'limits-widened', describe(keyword, was, is), {
      before: { [keyword]: was },
      after: { [keyword]: is },
    });
  }
}

/** All patterns of a value hold: fewer of them let more through. */
export function comparePatterns(walk: Walk, views: TwoViews): void {
  const [{ patterns: olds }, { patterns: nows }] = views;
  const [old, now] = [olds, nows].map((patterns) =>
    patterns.length === 0 ? undefined : patterns.map(showValue).join(' and '),
  );
  if (old === now || isListedNow(views)) return;
  const isWider = nows.every((pattern) => olds.includes(pattern));
  const values = { before: { pattern: olds.join(' ') }, after: { pattern: nows.join(' ') } };
  walk.tell(isWider ? 'limits-widened' : 'limits-narrowed', describe('pattern', old, now), values);
}

export function compareDefaults(walk: Walk, [{ initial: old }, { initial: now }]: TwoViews): void {
  const [was, is] = [old, now].map((value) => (value === undefined ? undefined : showValue(value)));
  if (JSON.stringify(old) === JSON.stringify(now)) return;
  walk.tell('default', describe('default', was, is), { before: old, after: now });
}

export function compareDeprecation(walk: Walk, [before, after]: TwoViews): void {
  if (before.isDeprecated === after.isDeprecated) return;
  walk.tell('deprecated', (name) => `${name} is ${after.isDeprecated ? 'now' : 'no longer'} deprecated`);
}
