import { quote, renderLine } from '../../text.ts';
import type { JsonValue } from '../document/json.ts';
import { findMember, isArray, isObject } from '../document/json.ts';
import { memberOf, type Kind } from '../document/grammar.ts';
import { parsePointer } from '../document/pointer.ts';

const nouns: Partial<Record<Kind, string>> = {
  pathItem: 'path',
  parameter: 'parameter',
  response: 'response',
  header: 'header',
  schema: 'schema',
  mediaType: 'media type',
  example: 'example',
  link: 'link',
  callback: 'callback',
  securityScheme: 'security scheme',
  requestBody: 'request body',
  responses: 'responses object',
};

/** What a back-end engineer calls the part at a pointer: `GET /pets`, parameter "limit", response "200". */
export function namePart(document: JsonValue, pointer: string): string {
  const tokens = parsePointer(pointer) ?? [];
  let kind: Kind = 'document';
  let isNamed = false;
  let value: JsonValue | undefined = document;
  let isOwnName = false;
  let list: string | undefined;
  for (const [index, token] of tokens.entries()) {
    list = isArray(value) ? tokens[index - 1] : undefined;
    if (isArray(value)) {
      value = value[Number(token)];
      continue;
    }
    isOwnName = isNamed;
    const member: { kind: Kind; named?: true } = isNamed ? { kind } : memberOf(kind, token);
    kind = member.kind;
    isNamed = member.named === true;
    value = findMember(value, token);
  }
  const last = tokens.at(-1) ?? '';
  if (tokens.length === 0) return 'the document';
  if (kind === 'operation' && !isNamed) return quote(`${last.toUpperCase()} ${tokens.at(-2) ?? ''}`);
  const noun = isNamed ? undefined : nouns[kind];
  const isList = isArray(value) && !isOwnName;
  if (noun === undefined || isList || (list !== undefined && !isObject(value))) {
    return quote(list === undefined ? last : `${list}[${last}]`, 100);
  }
  const name = kind === 'parameter' ? findMember(value, 'name') : undefined;
  if (typeof name === 'string') return `${noun} "${renderLine(name, 100)}"`;
  return isObject(value) && /^(?:schema|items|requestBody|responses|\d+)$/.test(last) && noun !== 'response'
    ? `this ${noun}`
    : `${noun} "${renderLine(last, 100)}"`;
}
