import type { JsonValue } from '../text-tree/json.ts';
import { showValue, showValues } from './place.ts';
import { limitKeywords, upperLimits, type SchemaView } from './schema-merge.ts';
import type { Views, Walk } from './walk.ts';

/** What a schema says of a value as a whole: its type, format, values and limits, its default. */
export function compareOwn(walk: Walk, views: Views): void {
  compareTypes(walk, views);
  if (!isOtherType(...views)) {
    compareFormats(walk, views);
    compareValues(walk, views);
    compareLimits(walk, views);
    comparePatterns(walk, views);
  }
  compareNotes(walk, views);
}

/** True where hardly any value fits both: what else differs then follows from it. */
export function isOtherType(before: SchemaView, after: SchemaView): boolean {
  const [old, now] = [before.types, after.types];
  if (old === undefined || now === undefined || old.length === 0 || now.length === 0) return false;
  return !old.some((type) => isTaken(type, now)) && !now.some((type) => isTaken(type, old));
}

function isTaken(type: string, types: readonly string[]): boolean {
  return types.includes(type) || (type === 'integer' && types.includes('number'));
}

/** @param old what it was, and `now` what it is; undefined where the schema says nothing */
function describe(what: string, old: string | undefined, now: string | undefined): (name: string) => string {
  const is = now === undefined ? 'gone' : `now ${now}`;
  return (name) => `${what} of ${name} is ${is}${old === undefined ? '' : `, was ${old}`}`;
}

function compareTypes(walk: Walk, [before, after]: Views): void {
  const [old, now] = [renderType(before), renderType(after)];
  if (old === now) return;
  const { types } = after;
  const isNarrower =
    types !== undefined &&
    (before.types === undefined ||
      before.types.some((type) => !isTaken(type, types)) ||
      (before.isNullable && !after.isNullable));
  walk.tell(isNarrower ? 'type-narrowed' : 'type-widened', describe('type', old, now), {
    before: old,
    after: now,
  });
}

function renderType({ types, isNullable }: SchemaView): string {
  if (types === undefined) return 'anything';
  return [...types, ...(isNullable ? ['null'] : [])].join(' or ');
}

/** Formats that leave nothing out which the type alone would take, for all that matters here. */
const harmless = new Set(['int64', 'double', 'password']);
const widenings = new Set(['int32 int64', 'float double', 'int32 double', 'float int64']);

function compareFormats(walk: Walk, [{ format: old }, { format: now }]: Views): void {
  if (old === now) return;
  const isWider =
    now === undefined || (old === undefined ? harmless.has(now) : widenings.has(`${old} ${now}`));
  walk.tell(isWider ? 'format-widened' : 'format-narrowed', describe('format', old, now ?? 'free'), {
    before: old,
    after: now,
  });
}

function compareValues(walk: Walk, [{ values: old }, { values: now }]: Views): void {
  const verb = walk.isInput ? 'take' : 'hold';
  if (old !== undefined && now === undefined) {
    walk.tell('values-widened', (name) => `${name} now ${verb}s any value`, { before: old });
  }
  if (old === undefined && now !== undefined) {
    walk.tell('values-narrowed', (name) => `${name} now ${verb}s only ${showValues(now)}`, { after: now });
  }
  if (old === undefined || now === undefined) return;
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

/** `null` is told with the type. */
function without(values: readonly JsonValue[], others: readonly JsonValue[]): readonly JsonValue[] {
  const known = new Set(others.map((value) => JSON.stringify(value)));
  return values.filter((value) => value !== null && !known.has(JSON.stringify(value)));
}

function compareLimits(walk: Walk, [before, after]: Views): void {
  for (const keyword of limitKeywords) {
    const [old, now] = [before.limits.get(keyword), after.limits.get(keyword)];
    if (old === now) continue;
    const isLower = now !== undefined && old !== undefined && now < old;
    const isTighter = now !== undefined && (old === undefined || isLower === upperLimits.includes(keyword));
    const sentence = describe(keyword, old?.toString(), now?.toString());
    walk.tell(isTighter ? 'limits-narrowed' : 'limits-widened', sentence, {
      before: { [keyword]: old },
      after: { [keyword]: now },
    });
  }
}

function comparePatterns(walk: Walk, [{ pattern: old }, { pattern: now }]: Views): void {
  if (old === now) return;
  const [was, is] = [old, now].map((pattern) => (pattern === '' ? undefined : showValue(pattern)));
  walk.tell(now === '' ? 'limits-widened' : 'limits-narrowed', describe('pattern', was, is), {
    before: { pattern: old },
    after: { pattern: now },
  });
}

function compareNotes(walk: Walk, [before, after]: Views): void {
  const [old, now] = [before.initial, after.initial].map((value) =>
    value === undefined ? undefined : showValue(value),
  );
  if (old !== now)
    walk.tell('default', describe('default', old, now), { before: before.initial, after: after.initial });
  if (before.isDeprecated !== after.isDeprecated) {
    walk.tell('deprecated', (name) => `${name} is ${after.isDeprecated ? 'now' : 'no longer'} deprecated`);
  }
}
