import { findMember, isJsonObject, type JsonObject, type JsonValue } from '../../syntax/index.ts';
import { omitMembers } from '../document/members.ts';

/** What Swagger 2.0 writes beside the name of a parameter or header, and 3.0 into its schema. */
const schemaKeywords = new Set([
  ...['type', 'format', 'items', 'default', 'enum', 'multipleOf', 'pattern', 'uniqueItems', 'x-nullable'],
  ...['maximum', 'exclusiveMaximum', 'minimum', 'exclusiveMinimum'],
  ...['maxLength', 'minLength', 'maxItems', 'minItems'],
]);

const multipart = 'multipart/form-data';
const urlEncoded = 'application/x-www-form-urlencoded';

/** What 3.0 knows as a part of the request body. */
export function isBody(parameter: JsonValue): boolean {
  const place = findMember(parameter, 'in');
  return place === 'body' || place === 'formData';
}

/** A header, query, path or cookie parameter, or a response header. */
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
 * The request body that stands for parameters in the body or in a form; undefined for none.
 * @param consumes the media types of the operation
 */
export function upgradeBody(
  parameters: readonly JsonValue[],
  consumes: readonly string[],
): JsonObject | undefined {
  const all = parameters.filter(isJsonObject);
  const body = all.find((parameter) => parameter['in'] === 'body');
  if (body === undefined) return all.length > 0 ? upgradeForm(all, consumes) : undefined;
  const { schema, description, required } = body;
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

/** What the property of a form's schema does not say that a form parameter becomes. */
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

/** How the entries of a list are written: Swagger 2.0's default is commas, 3.0's depends on the place. */
function styleOf(format: JsonValue | undefined, place: JsonValue | undefined): JsonObject {
  if (place !== 'query' && place !== 'formData') return { style: 'simple', explode: false };
  return (typeof format === 'string' ? styles[format] : undefined) ?? { style: 'form', explode: false };
}
