import type { JsonValue } from '../document/json.ts';
import { findMember, isArray, isObject } from '../document/json.ts';
import { namePart } from './part-name.ts';
import { escapeToken, findByPointer, parsePointer } from '../document/pointer.ts';
import type { SchemaError } from './schema-error.ts';

export interface Violation {
  readonly pointer: string;
  readonly message: string;
}

/** A compiled schema's error as a back-end engineer would say it, at the part that has to be changed. */
export function describeViolation(document: JsonValue, error: SchemaError): Violation {
  const { instancePath: at, params } = error;
  const value = findByPointer(document, at);
  const part = namePart(document, at);
  const say = (message: string, pointer = at): Violation => ({
    pointer,
    message: message.charAt(0).toUpperCase() + message.slice(1),
  });
  const param = (key: string): string => String(params[key]);
  switch (error.keyword) {
    case 'required':
      if (params['missingProperty'] === 'default' && at.endsWith('/responses')) {
        return say(`${part} has no response; give a status code or \`default\`.`);
      }
      return say(`${part} has no \`${param('missingProperty')}\`, which is required.`);
    case 'dependentRequired':
    case 'dependencies':
      return say(`${part} has \`${param('property')}\` and so needs \`${param('deps')}\` too.`);
    case 'type':
      return say(
        `${part} must be ${listTypes(params['type'])}; found ${show(value)}.${quoteHint(params['type'], value)}`,
      );
    case 'enum':
      return say(`${part} must be ${listValues(params['allowedValues'])}; found ${show(value)}.`);
    case 'const':
      return say(`${part} must be ${JSON.stringify(params['allowedValue'])}; found ${show(value)}.`);
    case 'additionalProperties':
    case 'unevaluatedProperties':
      return describeUnknown(
        document,
        at,
        String(params['additionalProperty'] ?? params['unevaluatedProperty']),
      );
    case 'pattern':
      return say(describePattern(error, part, value));
    case 'format':
      return say(describeFormat(param('format'), part, value));
    case 'minItems':
    case 'minProperties':
      return say(`${part} must not be empty.`);
    case 'uniqueItems':
      return say(
        `${part} lists the same entry twice: numbers ${param('j')} and ${param('i')} (counted from 0).`,
      );
    case 'false schema':
      return say(`\`${parsePointer(at)?.at(-1) ?? ''}\` is not allowed together with what stands beside it.`);
    case 'not':
      return say(describeNot(part, value));
    case 'propertyNames':
      return say(
        `${part} has a key that is not allowed: "${param('propertyName')}".`,
        `${at}/${escapeToken(param('propertyName'))}`,
      );
    case 'minimum':
    case 'maximum':
    case 'exclusiveMinimum':
    case 'exclusiveMaximum':
      return say(`${part} must be ${param('comparison')} ${param('limit')}; found ${show(value)}.`);
    case 'maxItems':
    case 'maxProperties':
      return say(`${part} must have at most ${param('limit')} entries.`);
    case 'contains':
      return say(`${part} has entries that exclude each other.`);
    default:
      return say(`${part} does not fit the standard; found ${show(value)}.`);
  }
}

function describeUnknown(document: JsonValue, at: string, key: string): Violation {
  const pointer = `${at}/${escapeToken(key)}`;
  if (at === '/paths') return { pointer, message: `The path "${key}" must begin with \`/\`.` };
  const holder = at === '' ? 'a description' : namePart(document, at);
  const isResponses = at.endsWith('/responses') && at !== '/components/responses';
  const hint = isResponses
    ? ' Expected a status code of three digits, a range such as `2XX`, or `default`.'
    : at.startsWith('/components/') && at.split('/').length === 3
      ? ' Names of components may hold letters, digits, `.`, `-` and `_`.'
      : ' Correct its spelling or place, or name it `x-…` where it is an extension.';
  return { pointer, message: `\`${key}\` is not known in ${holder}.${hint}` };
}

function describePattern(error: SchemaError, part: string, value: JsonValue | undefined): string {
  if (error.instancePath === '/openapi')
    return `\`openapi\` is ${show(value)}; write all three numbers, such as "3.1.0".`;
  if (error.propertyName !== undefined)
    return `The name "${error.propertyName}" is not allowed here: letters, digits, \`.\`, \`-\` and \`_\` are.`;
  return `${part} is ${show(value)}, which has not the form that is expected (${String(error.params['pattern'])}).`;
}

function describeFormat(format: string, part: string, value: JsonValue | undefined): string {
  const names: Record<string, string> = {
    regex: 'a regular expression of ECMAScript',
    uri: 'a URL with its scheme',
    'uri-reference': 'a URL',
    email: 'an e-mail address',
  };
  return `${part} must be ${names[format] ?? `a valid ${format}`}; found ${show(value)}.`;
}

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
function describeNot(part: string, value: JsonValue | undefined): string {
  const pair = exclusive.find((keys) => keys.every((key) => findMember(value, key) !== undefined));
  if (pair === undefined) return `${part} combines things that exclude each other.`;
  return `${part} has both \`${pair[0]}\` and \`${pair[1]}\`; only one of them is allowed.`;
}

function listTypes(types: unknown): string {
  const words: Record<string, string> = {
    object: 'an object',
    array: 'a list',
    string: 'text',
    number: 'a number',
    integer: 'a whole number',
    boolean: 'true or false',
    null: 'null',
  };
  const list = Array.isArray(types) ? (types as unknown[]) : String(types).split(',');
  return list.map((type) => words[String(type)] ?? String(type)).join(' or ');
}

function listValues(values: unknown): string {
  const list = Array.isArray(values) ? (values as unknown[]).map((value) => JSON.stringify(value)) : [];
  return list.length === 1 ? (list[0] ?? '') : `one of ${list.join(', ')}`;
}

function quoteHint(types: unknown, value: JsonValue | undefined): string {
  return types === 'string' && (typeof value === 'number' || typeof value === 'boolean')
    ? ' Put it in quotes.'
    : '';
}

function show(value: JsonValue | undefined): string {
  if (value === undefined) return 'nothing';
  if (isArray(value)) return value.length === 0 ? 'an empty list' : 'a list';
  if (!isObject(value)) return JSON.stringify(value).slice(0, 80);
  const ref = findMember(value, '$ref');
  return typeof ref === 'string' ? `a reference to \`${ref.slice(0, 80)}\`` : 'an object';
}
