import { quote, renderLine } from '../../text.ts';
import type { JsonValue } from '../../text-tree/json.ts';
import { findMember, isArray, isObject } from '../../text-tree/json.ts';
import { memberOf, type Kind, type Member } from '../document/grammar.ts';
import { parsePointer } from '../../text-tree/pointer.ts';
import { quoteRoute } from '../document/route.ts';

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

/** What the part at a pointer is, and how it is held. */
interface Part {
  readonly kind: Kind;
  readonly value: JsonValue | undefined;
  /** True where its keys are names that an author chose. */
  readonly holdsNames: boolean;
  /** True where its own key is such a name. */
  readonly isOwnName: boolean;
  /** The key of the list that it is an entry of. */
  readonly list: string | undefined;
}

/** What a back-end engineer calls the part at a pointer: `GET /pets`, parameter "limit", response "200". */
export function namePart(document: JsonValue, pointer: string): string {
  const tokens = parsePointer(pointer) ?? [];
  const last = tokens.at(-1);
  if (last === undefined) return 'the document';
  const part = findPart(document, tokens);
  if (part.kind === 'operation' && !part.holdsNames) {
    const path = tokens.at(-2) === 'additionalOperations' ? tokens.at(-3) : tokens.at(-2);
    return quoteRoute({ key: last, path: path ?? '' });
  }
  const noun = findNoun(part);
  if (noun === undefined) return quote(part.list === undefined ? last : `${part.list}[${last}]`, 100);
  return nameOne(noun, part, last);
}

/** A keyword or an index says no more than the noun does; another key does. */
function nameOne(noun: string, { kind, value }: Part, key: string): string {
  const name = kind === 'parameter' ? findMember(value, 'name') : undefined;
  if (typeof name === 'string') return `${noun} "${renderLine(name, 100)}"`;
  const isTelling = !/^(?:schema|items|requestBody|responses|\d+)$/.test(key) || noun === 'response';
  return isObject(value) && !isTelling ? `this ${noun}` : `${noun} "${renderLine(key, 100)}"`;
}

function findPart(document: JsonValue, tokens: readonly string[]): Part {
  let part: Part = {
    kind: 'document',
    value: document,
    holdsNames: false,
    isOwnName: false,
    list: undefined,
  };
  for (const [index, token] of tokens.entries()) {
    const { kind, value, holdsNames } = part;
    if (isArray(value)) {
      part = { ...part, value: value[Number(token)], list: tokens[index - 1] };
      continue;
    }
    const member: Member = holdsNames ? { kind } : memberOf(kind, token);
    part = {
      kind: member.kind,
      value: findMember(value, token),
      holdsNames: member.named === true,
      isOwnName: holdsNames,
      list: undefined,
    };
  }
  return part;
}

/** A list, and text in a list, is called by its key alone. */
function findNoun({ kind, value, holdsNames, isOwnName, list }: Part): string | undefined {
  const isList = isArray(value) && !isOwnName;
  const isTextInList = list !== undefined && !isObject(value);
  return holdsNames || isList || isTextInList ? undefined : nouns[kind];
}
