import type { JsonValue } from '../document/json.ts';
import type { ChangeRule } from './change-rules.ts';
import { showValue, showValues } from './place.ts';
import { compareLimits } from './schema-limits.ts';
import type { SchemaView } from './schema-merge.ts';

/** What differs, with the place left open: `name` is said of an input or of an answer. */
export interface Difference {
  readonly rule: ChangeRule;
  readonly sentence: (name: string) => string;
}

/** True where hardly any value fits both: what else differs then follows from it. */
export function isOtherType(before: SchemaView, after: SchemaView): boolean {
  const [old, now] = [before.types, after.types];
  if (old === undefined || now === undefined || old.length === 0 || now.length === 0) return false;
  return !old.some((type) => isTaken(type, now)) && !now.some((type) => isTaken(type, old));
}

export function* compareTypes(before: SchemaView, after: SchemaView): Generator<Difference> {
  const [old, now] = [renderType(before), renderType(after)];
  if (old === now) return;
  const isNarrower =
    after.types !== undefined &&
    (before.types === undefined ||
      before.types.some((type) => !isTaken(type, after.types ?? [])) ||
      (before.isNullable && !after.isNullable));
  yield {
    rule: isNarrower ? 'type-narrowed' : 'type-widened',
    sentence: (name) => `type of ${name} is now ${now}, was ${old}`,
  };
}

function isTaken(type: string, types: readonly string[]): boolean {
  return types.includes(type) || (type === 'integer' && types.includes('number'));
}

function renderType({ types, isNullable }: SchemaView): string {
  if (types === undefined) return 'anything';
  const all = isNullable ? [...types.filter((type) => type !== 'null'), 'null'] : types;
  return all.length === 0 ? 'null' : all.join(' or ');
}

/** Formats that leave nothing out which the type alone would take, for all that matters here. */
const harmless = new Set(['int64', 'double', 'password']);
const widenings = new Set(['int32 int64', 'float double', 'int32 double', 'float int64']);

export function* compareFormats(before: SchemaView, after: SchemaView): Generator<Difference> {
  const [old, now] = [before.format, after.format];
  if (old === now) return;
  const isWider =
    now === undefined || (old === undefined ? harmless.has(now) : widenings.has(`${old} ${now}`));
  yield {
    rule: isWider ? 'format-widened' : 'format-narrowed',
    sentence: (name) => `format of ${name} is now ${now ?? 'free'}${old === undefined ? '' : `, was ${old}`}`,
  };
}

export function* compareValues(
  before: SchemaView,
  after: SchemaView,
  verb: 'takes' | 'holds',
): Generator<Difference> {
  const [old, now] = [before.values, after.values];
  if (old === undefined && now === undefined) return;
  if (old === undefined || now === undefined) {
    yield now === undefined
      ? { rule: 'values-widened', sentence: (name) => `${name} now ${verb} any value` }
      : { rule: 'values-narrowed', sentence: (name) => `${name} now ${verb} only ${showValues(now)}` };
    return;
  }
  const [gone, added] = [without(old, now), without(now, old)];
  const base = verb === 'takes' ? 'take' : 'hold';
  if (gone.length > 0) {
    yield { rule: 'values-narrowed', sentence: (name) => `${name} no longer ${verb} ${showValues(gone)}` };
  }
  if (added.length > 0) {
    yield { rule: 'values-widened', sentence: (name) => `${name} can now ${base} ${showValues(added)}` };
  }
}

/** `null` is told with the type. */
function without(values: readonly JsonValue[], others: readonly JsonValue[]): readonly JsonValue[] {
  const known = new Set(others.map((value) => JSON.stringify(value)));
  return values.filter((value) => value !== null && !known.has(JSON.stringify(value)));
}

export function* compareBounds(before: SchemaView, after: SchemaView): Generator<Difference> {
  for (const { keyword, before: old, after: now, isTighter } of compareLimits(before.limits, after.limits)) {
    yield {
      rule: isTighter ? 'limits-narrowed' : 'limits-widened',
      sentence: (name) =>
        now === undefined
          ? `${keyword} of ${name} is gone, was ${String(old)}`
          : `${keyword} of ${name} is now ${now}${old === undefined ? '' : `, was ${old}`}`,
    };
  }
  const [old, now] = [before.patterns.join(' '), after.patterns.join(' ')];
  if (old === now) return;
  yield {
    rule: now === '' ? 'limits-widened' : 'limits-narrowed',
    sentence: (name) => {
      const was = old === '' ? '' : `, was ${showValue(old)}`;
      return `pattern of ${name} is ${now === '' ? 'gone' : `now ${showValue(now)}`}${was}`;
    },
  };
}

export function* compareNotes(before: SchemaView, after: SchemaView): Generator<Difference> {
  const [old, now] = [before.initial, after.initial].map((value) =>
    value === undefined ? undefined : showValue(value),
  );
  if (old !== now) {
    yield {
      rule: 'default',
      sentence: (name) =>
        `default of ${name} is ${now === undefined ? 'gone' : `now ${now}`}${old === undefined ? '' : `, was ${old}`}`,
    };
  }
  if (before.isDeprecated !== after.isDeprecated) {
    yield {
      rule: 'deprecated',
      sentence: (name) => `${name} is ${after.isDeprecated ? 'now' : 'no longer'} deprecated`,
    };
  }
}
