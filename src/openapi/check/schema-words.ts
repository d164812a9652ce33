import { quote, renderLine } from '../../text.ts';
import type { Finding } from '../finding.ts';
import { isArray, type JsonValue } from '../../text-tree/json.ts';
import { namePart } from './part-name.ts';
import { escapeToken, findByPointer } from '../../text-tree/pointer.ts';
import type { SchemaError } from './schema-errors.ts';
import { describeForm, describeName, describeNot, listTypes, listValues, showValue } from './value-words.ts';
import type { SpecVersion } from '../document/grammar.ts';
import { hintAtWord } from './word-hints.ts';

type Violation = Pick<Finding, 'pointer' | 'message'>;

/** A compiled schema's error as a back-end engineer would say it, at the part that has to be changed. */
export function describeViolation(document: JsonValue, error: SchemaError, version: SpecVersion): Violation {
  const { instancePath: at, keyword, params } = error;
  if (keyword === 'additionalProperties' || keyword === 'unevaluatedProperties') {
    return describeUnknown(document, error, version);
  }
  const param = (key: string): string => String(params[key]);
  const value = findByPointer(document, at);
  const breach = { at, version, value, part: namePart(document, at), params, param };
  const message = (sentences[keyword] ?? describeOther)(breach);
  return {
    pointer: keyword === 'propertyNames' ? `${at}/${escapeToken(param('propertyName'))}` : at,
    message: message.charAt(0).toUpperCase() + message.slice(1),
  };
}

/** What the sentences about an error are made of. */
interface Breach {
  readonly at: string;
  readonly version: SpecVersion;
  readonly value: JsonValue | undefined;
  readonly part: string;
  readonly params: SchemaError['params'];
  /** A member of `params` as text. */
  readonly param: (key: string) => string;
}

/** By the keyword of JSON Schema that an error is about. */
const sentences: Readonly<Record<string, (breach: Breach) => string>> = {
  required: ({ part, at, param }) => describeMissing(part, at, param('missingProperty')),
  type: (breach) => {
    const { part, value, params } = breach;
    return `${part} must be ${listTypes(params['type'])}; found ${showValue(value)}.${hintAtType(breach)}`;
  },
  enum: (breach) => {
    const { part, value, params } = breach;
    return `${part} must be ${listValues(params['allowedValues'])}; found ${showValue(value)}.${hintAtChoice(breach)}`;
  },
  const: ({ part, value, params }) =>
    `${part} must be ${JSON.stringify(params['allowedValue'])}; found ${showValue(value)}.`,
  pattern: ({ part, at, version, value, param }) =>
    at === '/openapi'
      ? `\`openapi\` is ${showValue(value)}; write all three numbers, such as "${version}.0".`
      : describeForm(part, value, param('pattern')),
  format: ({ part, value, param }) => describeFormat(param('format'), part, value),
  minItems: describeEmpty,
  minProperties: describeEmpty,
  maxProperties: ({ part, param }) => `${part} must have at most ${param('limit')} entries.`,
  uniqueItems: ({ part, param }) =>
    `${part} lists the same entry twice: [${param('i')}] and [${param('j')}], counted from 0.`,
  'false schema': (breach) => {
    const key = breach.at.slice(breach.at.lastIndexOf('/') + 1);
    const cause = ruledOut[key];
    return cause === undefined ? describeOther(breach) : `\`${key}\` is not allowed beside \`${cause}\`.`;
  },
  not: describeConflict,
  contains: describeConflict,
  oneOf: describeConflict,
  anyOf: describeConflict,
  propertyNames: ({ part, at, params, param }) => {
    const name = param('propertyName');
    return at.endsWith('/additionalOperations')
      ? `${part} holds ${quote(name, 100)}, which has a place of its own: write ${quote(name.toLowerCase(), 100)} beside \`additionalOperations\`.`
      : describeName(part, name, params['pattern']);
  },
  minimum: describeRange,
  exclusiveMinimum: describeRange,
};

/** OpenAPI 3.2: members that another one rules out. */
const ruledOut: Readonly<Record<string, string>> = {
  attribute: 'nodeType',
  wrapped: 'nodeType',
  prefixEncoding: 'encoding',
  itemEncoding: 'encoding',
};

function describeEmpty({ part, at }: Breach): string {
  return at.endsWith('/responses') ? describeNoResponse(part) : `${part} must not be empty.`;
}

function describeNoResponse(part: string): string {
  return `${part} has no response; give a status code or \`default\`.`;
}

function describeConflict({ part, value }: Breach): string {
  return describeNot(part, value) ?? `${part} combines things that exclude each other.`;
}

function describeRange({ part, value, param }: Breach): string {
  return `${part} must be ${param('comparison')} ${param('limit')}; found ${showValue(value)}.`;
}

function describeOther({ part, value }: Breach): string {
  return `${part} does not fit the standard; found ${showValue(value)}.`;
}

function describeMissing(part: string, at: string, property: string): string {
  if (property === 'default' && at.endsWith('/responses')) return describeNoResponse(part);
  // Of all that can be missing, `required` itself is always this.
  if (property === 'required') return `${part} must have \`required: true\`, as every path parameter.`;
  return `${part} has no \`${property}\`, which is required.`;
}

function describeUnknown(document: JsonValue, error: SchemaError, version: SpecVersion): Violation {
  const { instancePath: at, params } = error;
  const key = String(params['additionalProperty'] ?? params['unevaluatedProperty']);
  const pointer = `${at}/${escapeToken(key)}`;
  if (at === '/paths') return { pointer, message: `The path "${renderLine(key)}" must begin with \`/\`.` };
  const holder = at === '' ? 'a description' : namePart(document, at);
  const unknown = `${quote(key, 100)} is not known in ${holder}.`;
  const meant = params['meant'];
  if (typeof meant === 'string') {
    return { pointer, message: `${unknown} Perhaps \`${meant}\` is meant, which is required.` };
  }
  const isResponses = at.endsWith('/responses') && at !== '/components/responses';
  if (isResponses) {
    const range = version === '2.0' ? '' : ', a range such as `2XX`';
    const message = `${unknown} Expected a status code of three digits${range}, or \`default\`.`;
    return { pointer, message };
  }
  const hint =
    hintAtWord(key, at, version) ??
    'Correct its spelling or place, or name it `x-…` where it is an extension.';
  return { pointer, message: `${unknown} ${hint}` };
}

function describeFormat(format: string, part: string, value: JsonValue | undefined): string {
  const names: Record<string, string> = {
    regex: 'a regular expression of ECMAScript',
    uri: 'a URL with its scheme',
    'uri-reference': 'a URL',
    email: 'an e-mail address',
  };
  return `${part} must be ${names[format] ?? `a valid ${format}`}; found ${showValue(value)}.`;
}

function hintAtType(breach: Breach): string {
  const { at, value, params } = breach;
  const isScalar = typeof value === 'number' || typeof value === 'boolean';
  if (params['type'] === 'string' && isScalar) return ' Put it in quotes.';
  if (at.endsWith('/required') && typeof value === 'boolean') {
    return ' In a schema, `required` lists names of properties, beside `properties`.';
  }
  return hintAtChoice(breach);
}

/** Habits of later versions that people take into earlier ones. */
function hintAtChoice({ at, value, version }: Breach): string {
  if (!at.endsWith('/type') || version >= '3.1') return '';
  if (isArray(value)) return ` A list of types came with OpenAPI 3.1; this description follows ${version}.`;
  if (value === 'null' && version === '3.0')
    return ' In OpenAPI 3.0, write `nullable: true` beside the type.';
  return value === 'mutualTLS' ? ' That came with OpenAPI 3.1.' : '';
}
