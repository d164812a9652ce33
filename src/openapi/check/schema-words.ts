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
import type { SpecVersion } from '../version.ts';
import { hintAtWord } from './word-hints.ts';

export interface Violation {
  readonly pointer: string;
  readonly message: string;
}

/** A compiled schema's error as a back-end engineer would say it, at the part that has to be changed. */
export function describeViolation(document: JsonValue, error: SchemaError, version: SpecVersion): Violation {
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
      return say(describeMissing(part, at, param('missingProperty')));
    case 'dependentRequired':
    case 'dependencies':
      return say(`${part} has \`${param('property')}\` and so needs \`${param('deps')}\` too.`);
    case 'type':
      return say(
        `${part} must be ${listTypes(params['type'])}; found ${showValue(value)}.${hintAtType(params['type'], value, { at, version })}`,
      );
    case 'enum':
      return say(
        `${part} must be ${listValues(params['allowedValues'])}; found ${showValue(value)}.${hintAtChoice(value, { at, version })}`,
      );
    case 'const':
      return say(`${part} must be ${JSON.stringify(params['allowedValue'])}; found ${showValue(value)}.`);
    case 'additionalProperties':
    case 'unevaluatedProperties':
      return describeUnknown(document, error, version);
    case 'pattern':
      return say(
        at === '/openapi'
          ? `\`openapi\` is ${showValue(value)}; write all three numbers, such as "${version}.0".`
          : describeForm(part, value, param('pattern')),
      );
    case 'format':
      return say(describeFormat(param('format'), part, value));
    case 'minItems':
    case 'minProperties':
      return say(
        at.endsWith('/responses') ? describeMissing(part, at, 'default') : `${part} must not be empty.`,
      );
    case 'uniqueItems':
      return say(
        `${part} lists the same entry twice: ${[params['i'], params['j']]
          .map(Number)
          .sort((a, b) => a - b)
          .map((index) => `[${index}]`)
          .join(' and ')}, counted from 0.`,
      );
    case 'false schema': {
      const holder = findByPointer(document, at.slice(0, at.lastIndexOf('/')));
      return say(describeForbidden(parsePointer(at)?.at(-1) ?? '', holder));
    }
    case 'not':
    case 'contains':
    case 'oneOf':
    case 'anyOf':
      return say(describeNot(part, value) ?? `${part} combines things that exclude each other.`);
    case 'propertyNames':
      return say(
        describeName(part, param('propertyName'), {
          pattern: params['pattern'],
          isTaken: at.endsWith('/additionalOperations'),
        }),
        `${at}/${escapeToken(param('propertyName'))}`,
      );
    case 'minimum':
    case 'maximum':
    case 'exclusiveMinimum':
    case 'exclusiveMaximum':
      return say(`${part} must be ${param('comparison')} ${param('limit')}; found ${showValue(value)}.`);
    case 'maxItems':
    case 'maxProperties':
      return say(`${part} must have at most ${param('limit')} entries.`);
    default:
      return say(`${part} does not fit the standard; found ${showValue(value)}.`);
  }
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
