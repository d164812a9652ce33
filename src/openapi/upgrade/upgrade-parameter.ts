import { findMember, isJsonObject, type JsonObject, type JsonValue } from '../../syntax/index.ts';
import { omitMembers } from '../document/members.ts';
import type { UpgradePart } from './upgrade-schema.ts';

/** Keywords that are part of a parameter or header in Swagger 2.0, and of its schema in 3.0. */
const schemaKeywords = new Set([
  ...['type', 'format', 'items', 'default', 'enum', 'multipleOf', 'pattern', 'uniqueItems', 'x-nullable'],
  ...['maximum', 'exclusiveMaximum', 'minimum', 'exclusiveMinimum'],
  ...['maxLength', 'minLength', 'maxItems', 'minItems'],
]);

const multipart = 'multipart/form-data';
const urlEncoded = 'application/x-www-form-urlencoded';

/** Returns whether a parameter becomes a part of the request body in 3.0. */
export function isBody(parameter: JsonValue): boolean {
  const location = findMember(parameter, 'in');
  return location === 'body' || location === 'formData';
}

/** Upgrades a header, query, path or cookie parameter, or a response header. */
export function upgradeParameter(parameter: JsonValue): JsonValue {
  if (!isJsonObject(parameter)) return parameter;
  const { collectionFormat, schema, ...rest } = parameter;
  return {
    ...omitMembers(rest, (key) => schemaKeywords.has(key)),
    ...(rest['in'] === 'path' && { required: true }),
    ...(rest['type'] === 'array' && styleOf(collectionFormat, rest['in'])),
    schema: schema ?? omitMembers(rest, (key) => !schemaKeywords.has(key)),
  };
}

/**
 * Converts body and form parameters to a request body. Returns `undefined` if there are none.
 * @param consumes media types of the operation
 */
export function upgradeBody(
  parameters: readonly JsonValue[],
  consumes: readonly string[],
  upgradePart: UpgradePart,
): JsonValue | undefined {
  const all = parameters.filter(isJsonObject);
  const body = all.find((parameter) => parameter['in'] === 'body');
  if (body === undefined) return all.length > 0 ? upgradePart(upgradeForm(all, consumes)) : undefined;
  const { schema: given, description, required } = body;
  const schema = given === undefined ? undefined : upgradePart(given);
  const types = consumes.length > 0 ? consumes : ['application/json'];
  return {
    ...(description !== undefined && { description }),
    content: Object.fromEntries(types.map((type) => [type, schema === undefined ? {} : { schema }])),
    ...(typeof required === 'boolean' && { required }),
    ...omitMembers(body, (key) => !key.startsWith('x-')),
  };
}

function upgradeForm(fields: readonly JsonObject[], consumes: readonly string[]): JsonObject {
  const hasFile = fields.some((field) => field['type'] === 'file');
  const forms = consumes.filter((type) => type === multipart || (type === urlEncoded && !hasFile));
  const types = forms.length > 0 ? forms : [hasFile ? multipart : urlEncoded];
  const required = fields.filter((field) => field['required'] === true).map(nameOf);
  const lists = fields.filter((field) => field['type'] === 'array');
  const encodings = lists.map((field) => [nameOf(field), styleOf(field['collectionFormat'], 'formData')]);
  const media = {
    schema: {
      type: 'object',
      properties: Object.fromEntries(fields.map((field) => [nameOf(field), omitMembers(field, isLeftOut)])),
      ...(required.length > 0 && { required }),
    },
    ...(encodings.length > 0 && { encoding: Object.fromEntries(encodings) as JsonObject }),
  };
  return {
    content: Object.fromEntries(types.map((type) => [type, media])),
    ...(required.length > 0 && { required: true }),
  };
}

/** Returns whether a key of a form parameter isn't valid in the property of the form's schema. */
function isLeftOut(key: string): boolean {
  return !schemaKeywords.has(key) && key !== 'description' && !key.startsWith('x-');
}

function nameOf({ name }: JsonObject): string {
  return typeof name === 'string' ? name : '';
}

const styles: Readonly<Record<string, JsonObject>> = {
  multi: { style: 'form', explode: true },
  ssv: { style: 'spaceDelimited', explode: false },
  pipes: { style: 'pipeDelimited', explode: false },
};

/** Converts the serialization of lists. The default is commas in Swagger 2.0 and depends on the location in 3.0. */
function styleOf(format: JsonValue | undefined, location: JsonValue | undefined): JsonObject {
  if (location !== 'query' && location !== 'formData') return { style: 'simple', explode: false };
  return (typeof format === 'string' ? styles[format] : undefined) ?? { style: 'form', explode: false };
}
