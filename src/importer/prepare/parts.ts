import {
  type Finding,
  isArray,
  isJsonObject,
  type JsonObject,
  type JsonValue,
  refuses,
} from '../../text-tree/door.ts';
import { renderLine } from '../../text.ts';
import { findReference, resolveObject } from '../../openapi/door.ts';
import type { PartWriter } from './part-writer.ts';
import { count, defineRewrites, loses, type Ledger, type PrepareWay } from './rule.ts';

export const partRewrites = defineRewrites({
  'parameter-references': (n) =>
    `Wrote out ${count(n, 'parameter')} given by a \`$ref\`, because the importer would store the reference, without name and place.`,
  'body-references': (n) =>
    `Wrote out ${count(n, 'request body', 'request bodies')} or parts of them given by a \`$ref\`, because the importer would store the reference.`,
});

/** Writes out what is no schema, and notes where something stood behind a reference. */
export interface Writing {
  readonly writer: PartWriter;
  readonly ledger: Ledger;
}

/**
 * All parameters of an operation, each written out: those of its path first, unless the operation has one of the
 * same name in the same place. Undefined where the operation can keep what it has.
 */
export function foldParameters(
  operation: JsonObject,
  item: JsonObject,
  { writer, ledger }: Writing,
): readonly JsonValue[] | undefined {
  const own = operation['parameters'];
  const shared = item['parameters'];
  if (own === undefined ? !isArray(shared) : !isArray(own)) return undefined;
  const writeEach = (list: JsonValue | undefined): readonly JsonValue[] =>
    (isArray(list) ? list : []).map((parameter) => {
      const written = writer.write(parameter);
      const isReference = written !== parameter && findReference(parameter) !== undefined;
      if (isReference) ledger.note(partRewrites['parameter-references']);
      return written;
    });
  const written = writeEach(own);
  const overridden = new Set(written.map(keyOf));
  return [...writeEach(shared).filter((entry) => !overridden.has(keyOf(entry))), ...written];
}

/** The request body of an operation written out; undefined where it has none. */
export function foldBody({ requestBody }: JsonObject, { writer, ledger }: Writing): JsonValue | undefined {
  const written = requestBody === undefined ? undefined : writer.write(requestBody);
  if (written !== requestBody) ledger.note(partRewrites['body-references']);
  return written;
}

/** What tells parameters apart: place and name. Swagger 2.0 has at most one body, whatever its name. */
function keyOf(parameter: JsonValue): string {
  if (!isJsonObject(parameter)) return '';
  const { in: place, name } = parameter;
  return place === 'body' ? 'body' : JSON.stringify([place ?? '', name ?? '']);
}

/** What the importer would fail on or lose of parameters. */
export function findParameterHazards(
  parameters: JsonValue | undefined,
  at: PrepareWay,
  source: PartSource,
): readonly Finding[] {
  if (!isArray(parameters)) return [];
  return parameters.flatMap((parameter, index) => findPartHazards(parameter, [...at, index], source));
}

/** The document, and what its parts are written out with. */
export interface PartSource {
  readonly document: JsonObject;
  readonly writer: PartWriter;
}

/** A parameter or a request body. */
export function findPartHazards(
  part: JsonValue | undefined,
  at: PrepareWay,
  { document, writer }: PartSource,
): readonly Finding[] {
  if (!isJsonObject(part)) return [];
  const what = at.at(-1) === 'requestBody' ? 'request body' : 'parameter';
  const rule = `${what.replace(' ', '-')}-reference`;
  const reference = findReference(part);
  if (reference !== undefined && resolveObject(document, part) === undefined) {
    const message = `The ${what} refers to "${renderLine(reference)}", where there is none.`;
    return [refuses(rule, at, message)];
  }
  if (!writer.mayWrite(part)) return [];
  const message = `The ${what} is given by a \`$ref\`, which the importer stores as it is.`;
  return [loses(rule, at, message)];
}
