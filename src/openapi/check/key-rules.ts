import { quote } from '../../text.ts';
import {
  type Finding,
  findMember,
  isArray,
  isJsonObject,
  isNear,
  type JsonObject,
  type JsonValue,
  warns,
} from '../../text-tree/door.ts';
import { placeOf, type Route } from '../document/route.ts';

type At = readonly (string | number)[];

const listWords = (text: string): readonly string[] => text.trim().split(/\s+/);

/** What the standard knows in the objects that hold an operation's inputs, whatever its version. */
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

/** Keys that readers pass over in silence, although somebody meant them: the copilot would lack an input. */
export function findKeyFaults(document: JsonObject, routes: readonly Route[]): readonly Finding[] {
  return [
    ...routes.flatMap(findOperationFaults),
    ...Object.entries(membersOf(document['paths'])).flatMap(([path, item]) =>
      findListFaults(findMember(item, 'parameters'), ['paths', path, 'parameters']),
    ),
    ...findSharedFaults(document, 'parameter', ['parameters']),
    ...findSharedFaults(document, 'parameter', ['components', 'parameters']),
    ...findSharedFaults(document, 'requestBody', ['components', 'requestBodies']),
  ];
}

function findOperationFaults(route: Route): readonly Finding[] {
  const { operation } = route;
  const at = placeOf(route);
  return [
    ...findMisspelt(operation, 'operation', at),
    ...findListFaults(operation['parameters'], [...at, 'parameters']),
    ...findMisspelt(operation['requestBody'], 'requestBody', [...at, 'requestBody']),
  ];
}

function findListFaults(list: JsonValue | undefined, at: At): readonly Finding[] {
  return isArray(list)
    ? list.flatMap((entry, index) => findMisspelt(entry, 'parameter', [...at, index]))
    : [];
}

function findSharedFaults(
  document: JsonObject,
  kind: keyof typeof known,
  at: readonly string[],
): readonly Finding[] {
  const section = at.reduce<JsonValue | undefined>((part, key) => findMember(part, key), document);
  return Object.entries(membersOf(section)).flatMap(([name, part]) =>
    findMisspelt(part, kind, [...at, name]),
  );
}

function findMisspelt(part: JsonValue | undefined, kind: keyof typeof known, at: At): readonly Finding[] {
  if (!isJsonObject(part)) return [];
  const words = known[kind];
  return Object.keys(part).flatMap((key) => {
    if (words.includes(key) || key.startsWith('x-')) return [];
    const meant = words.find((word) => isNear(key, word) && !Object.hasOwn(part, word));
    if (meant === undefined) return [];
    const message = `${quote(key, 60)} is not a known key here, so it is ignored. Did you mean \`${meant}\`?`;
    return [warns('unknown-key', [...at, key], message)];
  });
}

function membersOf(value: JsonValue | undefined): JsonObject {
  return isJsonObject(value) ? value : {};
}
