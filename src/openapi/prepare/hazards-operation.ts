import { renderLine } from '../../text.ts';
import type { Hazard } from './hazard.ts';
import { loses, spoils, stops } from './hazard.ts';
import type { JsonObject, JsonValue } from '../document/json.ts';
import { isArray, isObject } from '../document/json.ts';
import type { NamePlan } from '../document/names.ts';
import { columnWidth } from '../document/names.ts';
import { resolveOutsideSchemas } from './portable-parts.ts';
import { findStrangeSchema, findStrangeValues } from './operation-values.ts';
import { findReference, resolveObject } from '../document/reference.ts';

type Place = readonly (string | number)[];

/** What the importer would fail on or lose in one operation. */
export function findOperationHazards(
  document: JsonObject,
  about: { readonly operation: JsonObject; readonly at: Place; readonly plan: NamePlan | undefined },
): readonly Hazard[] {
  const { operation, at } = about;
  return [
    ...findNameHazards(at, about.plan),
    ...findStrangeValues(document, operation, at),
    ...findParameterHazards(document, operation['parameters'], [...at, 'parameters']),
    ...findBodyHazards(document, operation['requestBody'], [...at, 'requestBody']),
  ];
}

function findNameHazards(at: Place, plan: NamePlan | undefined): readonly Hazard[] {
  switch (plan?.rename?.why) {
    case undefined:
      return [];
    case 'missing': {
      const message = `The operation has no \`operationId\`, summary or description of 1 to ${columnWidth} characters to name it by.`;
      return [stops('name-missing', at, message)];
    }
    case 'too-long': {
      const message = `The \`operationId\` has more than the ${columnWidth} characters that the service stores.`;
      return [stops('name-too-long', [...at, 'operationId'], message)];
    }
    case 'not-text':
      return [stops('name-type', [...at, 'operationId'], 'The `operationId` must be a text.')];
  }
}

export function findParameterHazards(
  document: JsonObject,
  parameters: JsonValue | undefined,
  at: Place,
): readonly Hazard[] {
  if (parameters === undefined || parameters === null) return [];
  if (!isArray(parameters)) return [spoils('parameters-type', at, '`parameters` must be a list.')];
  return parameters.flatMap((parameter, index) => [
    ...findPartHazards(document, parameter, [...at, index]),
    ...findStrangeSchema(resolveObject(document, parameter), [...at, index]),
  ]);
}

function findBodyHazards(document: JsonObject, body: JsonValue | undefined, at: Place): readonly Hazard[] {
  if (body === undefined || body === null) return [];
  const content = resolveObject(document, body)?.['content'] ?? {};
  const media = isObject(content) ? Object.values(content) : [];
  const isReadable =
    isObject(content) &&
    media.every((value) => value === null || resolveObject(document, value) !== undefined);
  const own = findPartHazards(document, body, at);
  if (isReadable) return own;
  const message = 'The `content` of the request body must be an object that holds one for each media type.';
  return [...own, spoils('request-body-content', [...at, 'content'], message)];
}

/** A parameter or a request body. */
function findPartHazards(document: JsonObject, part: JsonValue, at: Place): readonly Hazard[] {
  const what = at.at(-1) === 'requestBody' ? 'request body' : 'parameter';
  if (!isObject(part)) return [spoils(`${what.replace(' ', '-')}-type`, at, `A ${what} must be an object.`)];
  const reference = findReference(part);
  if (reference !== undefined && resolveObject(document, part) === undefined) {
    const message = `The ${what} refers to "${renderLine(reference)}", where there is none.`;
    return [spoils(`${what.replace(' ', '-')}-reference`, at, message)];
  }
  if (resolveOutsideSchemas(document, part) === part) return [];
  const message = `The ${what} stands behind a \`$ref\`, which the importer stores as it is.`;
  return [loses(`${what.replace(' ', '-')}-reference`, at, message)];
}
