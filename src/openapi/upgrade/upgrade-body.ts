import type { JsonObject, JsonValue } from '../document/json.ts';
import { isObject } from '../document/json.ts';
import { omitMembers } from '../document/members.ts';
import type { Renames } from './upgrade-names.ts';
import { styleOf, upgradeField } from './upgrade-parameter.ts';
import { upgradeSchema } from './upgrade-schema.ts';

const multipart = 'multipart/form-data';
const urlEncoded = 'application/x-www-form-urlencoded';

/**
 * The request body that stands for parameters in the body or in a form; undefined for none.
 * @param consumes the media types of the operation
 */
export function upgradeBody(
  parameters: readonly JsonValue[],
  consumes: readonly string[],
  renames: Renames,
): JsonObject | undefined {
  const all = parameters.filter(isObject);
  const body = all.find((parameter) => parameter['in'] === 'body');
  if (body !== undefined) return upgradeWhole(body, consumes, renames);
  return all.length > 0 ? upgradeForm(all, consumes, renames) : undefined;
}

function upgradeWhole(body: JsonObject, consumes: readonly string[], renames: Renames): JsonObject {
  const { schema, description, required } = body;
  const media = schema === undefined ? {} : { schema: upgradeSchema(schema, renames) };
  const types = consumes.length > 0 ? consumes : ['application/json'];
  return {
    ...(description !== undefined && { description }),
    content: Object.fromEntries(types.map((type) => [type, media])),
    ...(typeof required === 'boolean' && { required }),
    ...omitMembers(body, (key) => !key.startsWith('x-')),
  };
}

function upgradeForm(
  fields: readonly JsonObject[],
  consumes: readonly string[],
  renames: Renames,
): JsonObject {
  const hasFile = fields.some((field) => field['type'] === 'file');
  const forms = consumes.filter((type) => type === multipart || (type === urlEncoded && !hasFile));
  const types = forms.length > 0 ? forms : [hasFile ? multipart : urlEncoded];
  const required = fields.filter((field) => field['required'] === true).map(nameOf);
  const lists = fields.filter((field) => field['type'] === 'array');
  const media = {
    schema: {
      type: 'object',
      properties: Object.fromEntries(fields.map((field) => [nameOf(field), upgradeField(field, renames)])),
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

function nameOf(field: JsonObject): string {
  return typeof field['name'] === 'string' ? field['name'] : '';
}
