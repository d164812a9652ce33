import { quote, renderLine } from '../../text.ts';
import type { JsonValue } from '../../text-tree/json.ts';
import { findMember, isArray, isObject } from '../../text-tree/json.ts';

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

/** JSON Schema's types in words: `an object, true or false`. `types`: one, or a list. */
export function listTypes(types: unknown): string {
  const words = [types].flat().flatMap((type) => typeWords[String(type)] ?? [String(type)]);
  const last = words.pop() ?? '';
  return words.length === 0 ? last : `${words.join(', ')} or ${last}`;
}

export function listValues(values: unknown): string {
  const list = [values].flat().map((value) => JSON.stringify(value));
  return list.length === 1 ? list.join('') : `one of ${list.join(', ')}`;
}

/** What names of components look like, as the standard writes it. */
export const componentForm = '^[a-zA-Z0-9._-]+$';

const nameForm = 'may hold letters, digits, `.`, `-` and `_`';

/** What the official schemas write as regular expressions, as the end of a sentence. */
const forms: Readonly<Record<string, string>> = {
  '^/': 'it must begin with `/`',
  '^[^{}]+$': 'it must not be empty or hold `{` or `}`',
  '^[^{}/ :\\\\]+(?::\\d+)?$': 'it must be a host name, with a port or without, and no scheme or path',
  "^[0-9A-Za-z!#$%&'*+.^_`|~-]+$": "a header name may hold letters, digits and ``!#$%&'*+.^_`|~-``",
  [componentForm]: `it ${nameForm}`,
  '^[A-Za-z_][-A-Za-z0-9._]*$': `it must begin with a letter or \`_\` and ${nameForm}`,
  '^[^#]*$': 'it must have no `#`',
  '^[^#]*#?$': 'it must have no `#` but at its end',
};

/** A text that has not the form that is expected. */
export function describeForm(part: string, value: JsonValue | undefined, pattern: string): string {
  return `${part} is ${showValue(value)}; ${forms[pattern] ?? `it must match \`${pattern}\``}.`;
}

/** A key that has not the form that is expected. */
export function describeName(part: string, name: string, pattern: unknown): string {
  const form = typeof pattern === 'string' ? forms[pattern] : undefined;
  return `${part} has the name "${renderLine(name, 100)}", which is not allowed${form === undefined ? '' : `; ${form}`}.`;
}

/** Members of which an object may have one only. */
const exclusive = [
  ['example', 'examples'],
  ['schema', 'content'],
  ['operationRef', 'operationId'],
  ['identifier', 'url'],
  ['value', 'externalValue'],
  ['value', 'dataValue'],
  ['value', 'serializedValue'],
  ['serializedValue', 'externalValue'],
] as const;

/** The compiled schema says only that a pair is there which excludes each other, not which. */
export function describeNot(part: string, value: JsonValue | undefined): string | undefined {
  if (isArray(value)) return describeParameters(value);
  const pair = exclusive.find((keys) => keys.every((key) => findMember(value, key) !== undefined));
  return pair === undefined
    ? undefined
    : `${part} has both \`${pair[0]}\` and \`${pair[1]}\`; only one of them is allowed.`;
}

/** OpenAPI 3.2: the whole query string is one parameter, alone. */
function describeParameters(parameters: readonly JsonValue[]): string | undefined {
  const count = (place: string): number =>
    parameters.filter((parameter) => findMember(parameter, 'in') === place).length;
  if (count('querystring') === 0) return undefined;
  return count('querystring') > 1
    ? '`parameters` has several parameters with `in: querystring`; only one is allowed.'
    : '`parameters` has a parameter with `in: querystring`, which is the whole query, and others with `in: query` beside it.';
}
