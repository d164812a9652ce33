import { quote } from '../../text.ts';
import {
  describeValue,
  type Finding,
  findMember,
  isJsonObject,
  type JsonObject,
  type JsonValue,
  refuses,
  warns,
} from '../../text-tree/door.ts';
import { findKeyFaults } from './key-rules.ts';
import { findNameFaults } from './name-rules.ts';
import { findParameterFaults } from './parameter-rules.ts';
import { isStandardMethod } from '../document/grammar.ts';
import { findItem, isMethodKey, listRoutes, quoteRoute } from '../document/route.ts';

/** Far more than any service takes; the pointers of findings repeat it. */
const longestKey = 2000;

/** Paths and methods of such a length that nothing else is worth telling: each other finding would repeat them. */
export function findEndlessPaths(document: JsonObject): readonly Finding[] {
  return Object.entries(membersOf(document['paths'])).flatMap(([path, item]) => {
    if (path.length > longestKey) return [refuseEndless('path', path, path)];
    const methods = [item, findMember(item, 'additionalOperations')].flatMap((part) =>
      Object.keys(membersOf(part)),
    );
    const endless = methods.filter((method) => method.length > longestKey);
    return endless.map((method) => refuseEndless('method', method, path));
  });
}

function refuseEndless(what: 'path' | 'method', key: string, path: string): Finding {
  const message = `The ${what} ${quote(key, 60)} has ${key.length} characters; no URL or method is as long as that.`;
  return refuses(what === 'path' ? 'url-too-long' : 'method-too-long', ['paths', path], message);
}

/** What is wrong for the importer or for the assistant: errors where nothing could be imported, else warnings. */
export function findRuleBreaks(document: JsonObject): readonly Finding[] {
  const paths = findMember(document, 'paths');
  if (paths === undefined) {
    const message = `The description has no \`paths\`${describeElse(document)}, so there is nothing to import. Expected at least one operation, such as \`get\` of a path.`;
    return [refuses('no-paths', [], message)];
  }
  if (!isJsonObject(paths)) {
    const message = `\`paths\` is ${describeValue(paths)}; it must be an object with one entry for each path.`;
    return [refuses('no-paths', ['paths'], message)];
  }
  const broken = findBrokenItems(document, paths);
  const routes = listRoutes(document);
  // Where a path's reference is broken, that is the fault, and told already.
  const isReferring = Object.values(paths).some((item) => findMember(item, '$ref') !== undefined);
  if (routes.length === 0 && broken.length === 0 && !isReferring) {
    const message = `The description has no operation under \`paths\`${describeElse(document)}. Importing it would leave the copilot without actions; expected at least one, such as \`get\` of a path.`;
    return [refuses('no-operations', ['paths'], message)];
  }
  const sound = routes.filter(({ path }) => listStrangeKeys(document, paths[path]).length === 0);
  return [
    ...broken,
    ...findSamePaths(Object.keys(paths)),
    ...findKeyFaults(document, sound),
    ...findNameFaults(sound),
    ...sound.flatMap((route) => findParameterFaults(document, route)),
  ];
}

/** Webhooks are what the API sends, and components are parts: an action is made of neither. */
function describeElse(document: JsonObject): string {
  if (findMember(document, 'webhooks') !== undefined)
    return ', only webhooks, which are requests that the API sends and no assistant can make';
  if (findMember(document, 'components') !== undefined || findMember(document, 'definitions') !== undefined)
    return ', only components for other descriptions to use';
  return '';
}

function findBrokenItems(document: JsonObject, paths: JsonObject): readonly Finding[] {
  return Object.entries(paths).flatMap(([path, item]) => {
    if (path.startsWith('x-')) return [];
    if (!isJsonObject(item)) {
      const message = `The path ${quote(path)} is ${describeValue(item)}; it must be an object of operations.`;
      return [refuses('path-type', ['paths', path], message)];
    }
    const operations = Object.entries(item).filter(([key]) => isStandardMethod(key));
    const faults = operations.flatMap(([key, value]) => {
      if (isJsonObject(value)) return [];
      const message = `${quoteRoute({ path, key })} is ${describeValue(value)}; it must be an object.`;
      return [refuses('operation-type', ['paths', path, key], message)];
    });
    return [...faults, ...findStrangeTarget(document, path, item)];
  });
}

function findStrangeTarget(document: JsonObject, path: string, item: JsonObject): readonly Finding[] {
  const strange = listStrangeKeys(document, item);
  if (strange.length === 0) return [];
  const keys = strange.slice(0, 3).map((key) => quote(key, 60));
  const message = `The path ${quote(path)} refers to something that is not a path item: it has ${keys.join(', ')}. Expected methods, such as \`get\`.`;
  return [refuses('path-reference', ['paths', path, '$ref'], message)];
}

/** Where a path's `$ref` leads to something of another kind, such as a schema: each of its keys would be an action. */
function listStrangeKeys(document: JsonObject, item: JsonValue | undefined): readonly string[] {
  const target = typeof findMember(item, '$ref') === 'string' ? findItem(document, item) : undefined;
  const methods = Object.keys(target ?? {}).filter(isMethodKey);
  return methods.some(isStandardMethod) ? [] : methods;
}

/** `/pets/{id}` and `/pets/{name}` answer to the same URLs. */
function findSamePaths(paths: readonly string[]): readonly Finding[] {
  const first = new Map<string, string>();
  return paths.flatMap((path) => {
    const shape = path.replace(/\{[^{}]*\}/g, '{}');
    const other = first.get(shape);
    if (other === undefined) first.set(shape, path);
    if (other === undefined || path.startsWith('x-')) return [];
    const message = `The path ${quote(path)} is the same as ${quote(other)} but for the names of its parameters.`;
    return [warns('same-path', ['paths', path], message)];
  });
}

function membersOf(value: JsonValue | undefined): JsonObject {
  return isJsonObject(value) ? value : {};
}
