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

type Kind = keyof typeof known;

/** Finds misspelled keys. Parsers silently ignore them, so the copilot would lack an input. */
export function findKeyFaults(document: JsonObject, entries: readonly OperationEntry[]): readonly Finding[] {
  const findings: Finding[] = [];
  for (const entry of entries) {
    const { operation } = entry;
    const at = keyPathOf(entry);
    check(operation, 'operation', at);
    checkList(operation['parameters'], at);
    check(operation['requestBody'], 'requestBody', at, ['requestBody']);
  }
  const paths = membersOf(document['paths']);
  for (const path in paths) checkList(membersOf(paths[path])['parameters'], ['paths', path]);
  checkShared('parameter', ['parameters']);
  checkShared('parameter', ['components', 'parameters']);
  checkShared('requestBody', ['components', 'requestBodies']);
  return findings;

  function checkShared(kind: Kind, at: At): void {
    const shared = membersOf(findByPointer(document, `/${at.join('/')}`));
    for (const name in shared) check(shared[name], kind, at, [name]);
  }

  function checkList(list: JsonValue | undefined, at: At): void {
    if (!isArray(list)) return;
    for (let index = 0; index < list.length; index++)
      check(list[index], 'parameter', at, ['parameters', index]);
  }

  /** @param at keys from the root to an object @param keys keys from this object to the part */
  function check(part: JsonValue | undefined, kind: Kind, at: At, keys: At = []): void {
    if (!isJsonObject(part)) return;
    for (const name in part) {
      if (known[kind].has(name) || name.startsWith('x-')) continue;
      const meant = findMeant(part, kind, name);
      if (meant === undefined) continue;
      const message = `${quote(name, 60)} is not a known key here, so it is ignored. Did you mean \`${meant}\`?`;
      findings.push(warningProblem('unknown-key', [...at, ...keys, name], message));
    }
  }
}

function findMeant(part: JsonObject, kind: Kind, name: string): string | undefined {
  return [...known[kind]].find((word) => isNear(name, word) && !Object.hasOwn(part, word));
}
