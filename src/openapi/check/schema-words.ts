import { quote, renderLine } from '../../text.ts';
import type { JsonValue } from '../document/json.ts';
import { isArray } from '../document/json.ts';
import { namePart } from './part-name.ts';
import { escapeToken, findByPointer, parsePointer } from '../document/pointer.ts';
import type { SchemaError } from './schema-error.ts';
import {
  describeForbidden,
  describeForm,
  describeName,
  describeNot,
  listTypes,
  listValues,
  showValue,
} from './value-words.ts';
import type { SpecVersion } from '../document/grammar.ts';
import { hintAtWord } from './word-hints.ts';

export interface Violation {
  readonly pointer: string;
  readonly message: string;
}

/** A compiled schema's error as a back-end engineer would say it, at the part that has to be changed. */
export function describeViolation(document: JsonValue, error: SchemaError, version: SpecVersion): Violation {
  const { instancePath: at, keyword, params } = error;
  if (keyword === 'additionalProperties' || keyword === 'unevaluatedProperties') {
    return describeUnknown(document, error, version);
  }
  const param = (key: string): string => String(params[key]);
  const value = findByPointer(document, at);
  const breach = { document, at, version, value, part: namePart(document, at), params, param };
  const message = (sentences[keyword] ?? describeOther)(breach);
  return {
    pointer: keyword === 'propertyNames' ? `${at}/${escapeToken(param('propertyName'))}` : at,
    message: message.charAt(0).toUpperCase() + message.slice(1),
  };
}

/** What the sentences about an error are made of. */
interface Breach extends Where {
  readonly document: JsonValue;
  readonly value: JsonValue | undefined;
  readonly part: string;
  readonly params: SchemaError['params'];
  /** A member of `params` as text. */
  readonly param: (key: string) => string;
}

/** By the keyword of JSON Schema that an error is about. */
const sentences: Readonly<Record<string, (breach: Breach) => string>> = {
  required: ({ part, at, param }) => describeMissing(part, at, param('missingProperty')),
  dependentRequired: describeDependent,
  dependencies: describeDependent,
  type: (breach) => {
    const { part, value, params } = breach;
    const hint = hintAtType(params['type'], value, breach);
    return `${part} must be ${listTypes(params['type'])}; found ${showValue(value)}.${hint}`;
  },
  enum: (breach) => {
    const { part, value, params } = breach;
    const hint = hintAtChoice(value, breach);
    return `${part} must be ${listValues(params['allowedValues'])}; found ${showValue(value)}.${hint}`;
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
  uniqueItems: ({ part, params }) => {
    const [first, second] = [Number(params['i']), Number(params['j'])].sort((a, b) => a - b);
    return `${part} lists the same entry twice: [${first}] and [${second}], counted from 0.`;
  },
  'false schema': ({ document, at }) => {
    const holder = findByPointer(document, at.slice(0, at.lastIndexOf('/')));
    return describeForbidden(parsePointer(at)?.at(-1) ?? '', holder);
  },
  not: describeConflict,
  contains: describeConflict,
  oneOf: describeConflict,
  anyOf: describeConflict,
  propertyNames: ({ part, at, params, param }) =>
    describeName(part, param('propertyName'), {
      pattern: params['pattern'],
      isTaken: at.endsWith('/additionalOperations'),
    }),
  minimum: describeRange,
  maximum: describeRange,
  exclusiveMinimum: describeRange,
  exclusiveMaximum: describeRange,
  maxItems: describeExcess,
  maxProperties: describeExcess,
};

function describeDependent({ part, param }: Breach): string {
  return `${part} has \`${param('property')}\` and so needs \`${param('deps')}\` too.`;
}

function describeEmpty({ part, at }: Breach): string {
  return at.endsWith('/responses') ? describeMissing(part, at, 'default') : `${part} must not be empty.`;
}

function describeConflict({ part, value }: Breach): string {
  return describeNot(part, value) ?? `${part} combines things that exclude each other.`;
}

function describeRange({ part, value, param }: Breach): string {
  return `${part} must be ${param('comparison')} ${param('limit')}; found ${showValue(value)}.`;
}

function describeExcess({ part, param }: Breach): string {
  return `${part} must have at most ${param('limit')} entries.`;
}

function describeOther({ part, value }: Breach): string {
  return `${part} does not fit the standard; found ${showValue(value)}.`;
}

function describeMissing(part: string, at: string, property: string): string {
  if (property === 'default' && at.endsWith('/responses')) {
    return `${part} has no response; give a status code or \`default\`.`;
  }
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

interface Where {
  readonly at: string;
  readonly version: SpecVersion;
}

function hintAtType(types: unknown, value: JsonValue | undefined, { at, version }: Where): string {
  if (types === 'string' && (typeof value === 'number' || typeof value === 'boolean'))
    return ' Put it in quotes.';
  if (at.endsWith('/required') && typeof value === 'boolean') {
    return ' In a schema, `required` lists names of properties, beside `properties`.';
  }
  return hintAtChoice(value, { at, version });
}

/** Habits of later versions that people take into earlier ones. */
function hintAtChoice(value: JsonValue | undefined, { at, version }: Where): string {
  if (!at.endsWith('/type') || version >= '3.1') return '';
  if (isArray(value)) return ` A list of types came with OpenAPI 3.1; this description follows ${version}.`;
  if (value === 'null' && version === '3.0')
    return ' In OpenAPI 3.0, write `nullable: true` beside the type.';
  return value === 'mutualTLS' ? ' That came with OpenAPI 3.1.' : '';
}
