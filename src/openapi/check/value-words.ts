import { quote, renderLine } from '../../text.ts';
import type { JsonValue } from '../document/json.ts';
import { findMember, isArray, isObject } from '../document/json.ts';

/** A value as a message shows it: scalars as JSON, the rest by its kind. */
export function showValue(value: JsonValue | undefined): string {
  if (value === undefined) return 'nothing';
  if (isArray(value)) return value.length === 0 ? 'an empty list' : 'a list';
  if (!isObject(value)) return renderLine(JSON.stringify(value), 80);
  const ref = findMember(value, '$ref');
  return typeof ref === 'string' ? `a reference to ${quote(ref, 80)}` : 'an object';
}

const typeWords: Readonly<Record<string, readonly string[]>> = {
  object: ['an object'],
  array: ['a list'],
  string: ['text'],
  number: ['a number'],
  integer: ['a whole number'],
  boolean: ['true', 'false'],
  null: ['null'],
};

/** JSON Schema's types in words: `an object, true or false`. */
export function listTypes(types: unknown): string {
  const list = Array.isArray(types) ? (types as unknown[]) : String(types).split(',');
  return joinWords(
    list.flatMap((type) => typeWords[String(type)] ?? [String(type)]),
    'or',
  );
}

export function listValues(values: unknown): string {
  const list = Array.isArray(values) ? (values as unknown[]).map((value) => JSON.stringify(value)) : [];
  return list.length === 1 ? (list[0] ?? '') : `one of ${list.join(', ')}`;
}

export function joinWords(words: readonly string[], last: 'and' | 'or'): string {
  if (words.length < 2) return words[0] ?? '';
  return `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1) ?? ''}`;
}
