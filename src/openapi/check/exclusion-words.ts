import { quote } from '../../text.ts';
import type { JsonValue } from '../document/json.ts';
import { findMember, isArray } from '../document/json.ts';
import { joinWords } from './value-words.ts';

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

/** Members that another one rules out. */
const ruledOut: Readonly<Record<string, readonly string[]>> = {
  attribute: ['nodeType'],
  wrapped: ['nodeType'],
  prefixEncoding: ['encoding'],
  itemEncoding: ['encoding'],
  encoding: ['prefixEncoding', 'itemEncoding'],
};

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

/** A member that is not allowed because of a neighbour. */
export function describeForbidden(key: string, holder: JsonValue | undefined): string {
  const cause = (ruledOut[key] ?? []).filter((other) => findMember(holder, other) !== undefined);
  const beside =
    cause.length === 0
      ? 'together with what stands beside it'
      : `beside ${joinWords(
          cause.map((other) => `\`${other}\``),
          'and',
        )}`;
  return `${quote(key, 100)} is not allowed ${beside}.`;
}
