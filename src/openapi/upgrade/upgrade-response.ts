import type { JsonObject, JsonValue } from '../document/json.ts';
import { isObject } from '../document/json.ts';
import { mapMembers } from '../document/members.ts';
import { findReference } from '../document/reference.ts';
import type { Renames } from './upgrade-names.ts';
import { upgradeParameter } from './upgrade-parameter.ts';
import { upgradeReference, upgradeSchema } from './upgrade-schema.ts';

/** @param produces the media types of the operation; none stands for any */
export function upgradeResponse(
  response: JsonValue,
  produces: readonly string[],
  renames: Renames,
): JsonValue {
  if (!isObject(response)) return response;
  const reference = findReference(response);
  if (reference !== undefined) return { ...response, $ref: upgradeReference(reference, renames) };
  const { description, schema, examples, headers, ...rest } = response;
  const content = upgradeContent(schema, { examples, produces, renames });
  return {
    description: description ?? '',
    ...(isObject(headers) && { headers: mapMembers(headers, (header) => upgradeHeader(header, renames)) }),
    ...(content !== undefined && { content }),
    ...rest,
  };
}

function upgradeContent(
  schema: JsonValue | undefined,
  about: {
    readonly examples: JsonValue | undefined;
    readonly produces: readonly string[];
    readonly renames: Renames;
  },
): JsonObject | undefined {
  const examples = isObject(about.examples) ? about.examples : {};
  const types = schema === undefined ? [] : about.produces.length > 0 ? about.produces : ['*/*'];
  const all = [...new Set([...types, ...Object.keys(examples)])];
  if (all.length === 0) return undefined;
  const upgraded = schema === undefined ? undefined : upgradeSchema(schema, about.renames);
  const contents = all.map((type): [string, JsonValue] => [
    type,
    {
      ...(upgraded !== undefined && { schema: upgraded }),
      ...(Object.hasOwn(examples, type) && { example: examples[type] ?? null }),
    },
  ]);
  return Object.fromEntries(contents);
}

function upgradeHeader(header: JsonValue, renames: Renames): JsonValue {
  return upgradeParameter(header, renames);
}
