import { findMember, isJsonObject, type JsonObject, type JsonValue } from '../../text-tree/door.ts';
import { mapMembers, omitMembers } from '../document/members.ts';
import { upgradeData, upgradeSchema } from './upgrade-schema.ts';

/** What Swagger 2.0 writes beside the name of a parameter or header, and 3.0 into its schema. */
const schemaKeywords = new Set([
  ...['type', 'format', 'items', 'default', 'enum', 'multipleOf', 'pattern', 'uniqueItems'],
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
  const { collectionFormat, schema: own, ...rest } = parameter;
  const schema = own ?? omitMembers(rest, (key) => !schemaKeywords.has(key));
  return {
    ...mapMembers(
      omitMembers(rest, (key) => schemaKeywords.has(key)),
      upgradeData,
    ),
    ...(parameter['in'] === 'path' && { required: true }),
    ...(rest['type'] === 'array' && styleOf(collectionFormat, parameter['in'])),
    schema: dropFormats(upgradeSchema(schema)),
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
  if (body !== undefined) return upgradeWhole(body, consumes);
  return all.length > 0 ? upgradeForm(all, consumes) : undefined;
}

function upgradeWhole(body: JsonObject, consumes: readonly string[]): JsonObject {
  const { schema, description, required } = body;
  const media = schema === undefined ? {} : { schema: upgradeSchema(schema) };
  const types = consumes.length > 0 ? consumes : ['application/json'];
  return {
    ...(description !== undefined && { description }),
    content: Object.fromEntries(types.map((type) => [type, media])),
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
  const media = {
    schema: {
      type: 'object',
      properties: Object.fromEntries(fields.map((field) => [nameOf(field), upgradeField(field)])),
      ...(required.length > 0 && { required }),
    },
    ...(lists.length > 0 && {
      encoding: Object.fromEntries(
        lists.map((field) => [nameOf(field), styleOf(field['collectionFormat'], 'formData')]),
      ),
    }),
  };
  return {
    content: Object.fromEntries(types.map((type) => [type, media])),
    ...(required.length > 0 && { required: true }),
  };
}

/** The one property of a form's schema that a form parameter becomes. */
function upgradeField(field: JsonObject): JsonValue {
  const isKept = (key: string): boolean =>
    schemaKeywords.has(key) || key === 'description' || key.startsWith('x-');
  return dropFormats(upgradeSchema(omitMembers(field, (key) => !isKept(key))));
}

function nameOf(field: JsonObject): string {
  return typeof field['name'] === 'string' ? field['name'] : '';
}

/** How the entries of a list are written: Swagger 2.0's default is commas, 3.0's depends on the place. */
function styleOf(format: JsonValue | undefined, place: JsonValue | undefined): JsonObject {
  if (place !== 'query' && place !== 'formData') return { style: 'simple', explode: false };
  if (format === 'multi') return { style: 'form', explode: true };
  if (format === 'ssv') return { style: 'spaceDelimited', explode: false };
  if (format === 'pipes') return { style: 'pipeDelimited', explode: false };
  // 3.0 has no word for tabs; the extension keeps what was meant.
  return { style: 'form', explode: false, ...(format === 'tsv' && { 'x-collection-format': format }) };
}

/** Lists within lists cannot say in 3.0 how they are written. */
function dropFormats(schema: JsonValue): JsonValue {
  if (!isJsonObject(schema) || !isJsonObject(schema['items'])) return schema;
  const items = omitMembers(schema['items'], (key) => key === 'collectionFormat');
  return { ...schema, items: dropFormats(items) };
}
