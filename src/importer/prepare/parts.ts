import { renderLine } from '../../text.ts';
import { mapParts, type Mode } from '../../openapi/document/grammar.ts';
import { isArray, isObject, type JsonObject, type JsonValue } from '../../text-tree/json.ts';
import { findReference, resolve, resolveObject } from '../../openapi/document/reference.ts';
import { describeNull, findStrangeSchema } from './operation-values.ts';
import { isSchemaKey } from './operations.ts';
import { count, defineRewrites, loses, spoils, type Hazard, type Ledger, type Way } from './rule.ts';

export const partRewrites = defineRewrites({
  'parameter-references': (n) =>
    `Wrote out ${count(n, 'parameter')} that stood behind a \`$ref\`: the importer would store the reference, without name and place.`,
  'body-references': (n) =>
    `Wrote out ${count(n, 'request body', 'request bodies')} or parts of them that stood behind a \`$ref\`: the importer would store the reference.`,
});

/**
 * A parameter or a request body with everything written out that is no schema: itself, media types, examples and
 * headers of encodings. The same object where nothing stood behind a reference.
 */
function resolveOutsideSchemas(document: JsonObject, value: JsonValue): JsonValue {
  return walk(value, 'keywords', []);

  function walk(current: JsonValue, mode: Mode, open: readonly string[]): JsonValue {
    const reference = findReference(current);
    if (reference !== undefined) {
      const target = open.includes(reference) ? undefined : resolve(document, current);
      return target === undefined ? current : walk(target, mode, [...open, reference]);
    }
    // References of schemas are followed later, within a budget.
    return mapParts(current, mode, (part, below, key) =>
      isSchemaKey(key, mode) ? part : walk(part, below, open),
    );
  }
}

/** The same, remembering what stands behind a reference: it stays one object, however often it is written out. */
export function createPartWriter(document: JsonObject): (part: JsonValue) => JsonValue {
  const written = new Map<string, JsonValue>();
  return (part) => {
    const reference = findReference(part);
    if (!isObject(part) || reference === undefined || Object.keys(part).length > 1) {
      return resolveOutsideSchemas(document, part);
    }
    const known = written.get(reference) ?? resolveOutsideSchemas(document, part);
    written.set(reference, known);
    return known;
  };
}

/** Writes out what is no schema, and notes where something stood behind a reference. */
export interface PartWriter {
  readonly writeOut: (part: JsonValue) => JsonValue;
  readonly ledger: Ledger;
}

/**
 * All parameters of an operation, each written out: those of its path first, unless the operation has one of the
 * same name in the same place. Undefined where the operation can keep what it has.
 */
export function foldParameters(
  operation: JsonObject,
  item: JsonObject,
  { writeOut, ledger }: PartWriter,
): readonly JsonValue[] | undefined {
  const own = operation['parameters'] ?? undefined;
  const shared = item['parameters'];
  if (own === undefined ? !isArray(shared) : !isArray(own)) return undefined;
  const writeEach = (list: JsonValue | undefined): readonly JsonValue[] =>
    (isArray(list) ? list : []).map((parameter) => {
      const written = writeOut(parameter);
      const isReference = written !== parameter && findReference(parameter) !== undefined;
      if (isReference) ledger.note(partRewrites['parameter-references']);
      return written;
    });
  const written = writeEach(own);
  const overridden = new Set(written.map(keyOf));
  return [...writeEach(shared).filter((entry) => !overridden.has(keyOf(entry))), ...written];
}

/** The request body of an operation written out; undefined where it has none. */
export function foldBody(
  { requestBody }: JsonObject,
  { writeOut, ledger }: PartWriter,
): JsonValue | undefined {
  const written = requestBody === undefined ? undefined : writeOut(requestBody);
  if (written !== requestBody) ledger.note(partRewrites['body-references']);
  return written;
}

/** What tells parameters apart: place and name. Swagger 2.0 has at most one body, whatever its name. */
function keyOf(parameter: JsonValue): string {
  if (!isObject(parameter)) return '';
  const { in: place, name } = parameter;
  return place === 'body' ? 'body' : JSON.stringify([place ?? '', name ?? '']);
}

/** What the importer would fail on or lose of parameters. */
export function findParameterHazards(
  document: JsonObject,
  parameters: JsonValue | undefined,
  at: Way,
): readonly Hazard[] {
  if (parameters === undefined) return [];
  if (parameters === null) return [describeNull(at)];
  if (!isArray(parameters)) return [spoils('parameters-type', at, '`parameters` must be a list.')];
  return parameters.flatMap((parameter, index) => [
    ...findPartHazards(document, parameter, [...at, index]),
    ...findStrangeSchema(resolveObject(document, parameter), [...at, index]),
  ]);
}

/** The same of a request body. */
export function findBodyHazards(
  document: JsonObject,
  body: JsonValue | undefined,
  at: Way,
): readonly Hazard[] {
  if (body === undefined) return [];
  if (body === null) return [describeNull(at)];
  const own = findPartHazards(document, body, at);
  const { content } = resolveObject(document, body) ?? {};
  return content === undefined ? own : [...own, ...findContentHazards(document, content, [...at, 'content'])];
}

function findContentHazards(document: JsonObject, content: JsonValue, at: Way): readonly Hazard[] {
  if (content === null) return [describeNull(at)];
  const media = Object.entries(isObject(content) ? content : {});
  const isMedia = ([, one]: readonly [string, JsonValue]): boolean =>
    one === null || resolveObject(document, one) !== undefined;
  const message = 'The `content` of the request body must be an object that holds one for each media type.';
  return [
    ...media.flatMap(([type, one]) =>
      one === null
        ? describeNull([...at, type])
        : findStrangeSchema(resolveObject(document, one), [...at, type]),
    ),
    ...(isObject(content) && media.every(isMedia) ? [] : [spoils('request-body-content', at, message)]),
  ];
}

/** A parameter or a request body. */
function findPartHazards(document: JsonObject, part: JsonValue, at: Way): readonly Hazard[] {
  const what = at.at(-1) === 'requestBody' ? 'request body' : 'parameter';
  const rule = what.replace(' ', '-');
  if (!isObject(part)) return [spoils(`${rule}-type`, at, `A ${what} must be an object.`)];
  const reference = findReference(part);
  if (reference !== undefined && resolveObject(document, part) === undefined) {
    const message = `The ${what} refers to "${renderLine(reference)}", where there is none.`;
    return [spoils(`${rule}-reference`, at, message)];
  }
  if (resolveOutsideSchemas(document, part) === part) return [];
  const message = `The ${what} stands behind a \`$ref\`, which the importer stores as it is.`;
  return [loses(`${rule}-reference`, at, message)];
}
