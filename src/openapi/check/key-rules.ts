import { quote } from '../../text.ts';
import {
  type Finding,
  findByPointer,
  isArray,
  isJsonObject,
  isNear,
  type JsonObject,
  type JsonValue,
  membersOf,
  warningProblem,
} from '../../syntax/index.ts';
import { keyPathOf, type OperationEntry } from '../document/operation-entry.ts';

type At = readonly (string | number)[];

const listWords = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Keys of the objects that define an operation's inputs, in any version of OpenAPI. */
const known = {
  operation: listWords(`
    tags summary description externalDocs operationId consumes produces parameters requestBody responses callbacks
    schemes deprecated security servers
  `),
  parameter: listWords(`
    $ref name in description required deprecated allowEmptyValue style explode allowReserved schema content example
    examples type format items collectionFormat default enum multipleOf maximum exclusiveMaximum minimum
    exclusiveMinimum maxLength minLength pattern maxItems minItems uniqueItems
  `),
  requestBody: listWords('$ref description required content'),
};

/** Finds misspelled keys. Parsers silently ignore them, so the copilot would lack an input. */
export function findKeyFaults(document: JsonObject, entries: readonly OperationEntry[]): readonly Finding[] {
  const findShared = (kind: keyof typeof known, at: readonly string[]): readonly Finding[] =>
    Object.entries(membersOf(findByPointer(document, `/${at.join('/')}`))).flatMap(([name, part]) =>
      findMisspelt(part, kind, at, name),
    );
  return [
    ...entries.flatMap((entry) => {
      const { operation } = entry;
      const at = keyPathOf(entry);
      return [
        ...findMisspelt(operation, 'operation', at),
        ...findInList(operation['parameters'], at),
        ...findMisspelt(operation['requestBody'], 'requestBody', at, 'requestBody'),
      ];
    }),
    ...Object.entries(membersOf(document['paths'])).flatMap(([path, pathItem]) =>
      findInList(membersOf(pathItem)['parameters'], ['paths', path]),
    ),
    ...findShared('parameter', ['parameters']),
    ...findShared('parameter', ['components', 'parameters']),
    ...findShared('requestBody', ['components', 'requestBodies']),
  ];
}

function findInList(list: JsonValue | undefined, at: At): readonly Finding[] {
  if (!isArray(list)) return [];
  return list.flatMap((entry, index) => findMisspelt(entry, 'parameter', at, 'parameters', index));
}

function findMisspelt(
  part: JsonValue | undefined,
  kind: keyof typeof known,
  ...at: readonly [holder: At, ...keys: At]
): readonly Finding[] {
  if (!isJsonObject(part)) return [];
  const words = known[kind];
  let unknown: string[] | undefined;
  for (const key in part) if (!words.has(key) && !key.startsWith('x-')) (unknown ??= []).push(key);
  // Nearly all parts have only known keys.
  if (unknown === undefined) return [];
  return unknown.flatMap((key) => {
    const meant = [...words].find((word) => isNear(key, word) && !Object.hasOwn(part, word));
    if (meant === undefined) return [];
    const message = `${quote(key, 60)} is not a known key here, so it is ignored. Did you mean \`${meant}\`?`;
    return [warningProblem('unknown-key', [...at.flat(), key], message)];
  });
}
