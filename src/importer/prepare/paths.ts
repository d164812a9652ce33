import { type Finding, findMember, isArray, isJsonObject, type JsonObject } from '../../text-tree/door.ts';
import { quote } from '../../text.ts';
import {
  findItem,
  foldTexts,
  isMethodKey,
  listMethods,
  listRoutes,
  mapMembers,
  type NamePlan,
  omitMembers,
  planNames,
  weigh,
} from '../../openapi/door.ts';
import { findNameHazards, noteName } from './operation-names.ts';
import { createPartWriter } from './part-writer.ts';
import { findParameterHazards, findPartHazards, foldBody, foldParameters, type Writing } from './parts.ts';
import { count, defineRewrites, stops, type Ledger } from './rule.ts';

export const pathRewrites = defineRewrites({
  'path-references': (n) =>
    `Resolved the \`$ref\` of ${count(n, 'path')}: the importer takes every key under a path for a method.`,
  'path-parameters': (n) =>
    `Moved the parameters of ${count(n, 'path')} into the operations: the importer takes every key under a path for a method.`,
  'path-texts': (n) =>
    `Moved the summary or description of ${count(n, 'path')} into the operations: the importer takes every key under a path for a method.`,
  'path-servers': (n) =>
    `Moved the servers of ${count(n, 'path')} into the operations: the importer takes every key under a path for a method.`,
  'path-extensions': (n) =>
    `Moved the \`x-\` extensions of ${count(n, 'path')} into the operations: the importer would make actions of them.`,
  'paths-extensions': (n) =>
    `Moved ${count(n, '`x-` extension')} from \`paths\` to the root of the document: the importer would take them for paths.`,
  'additional-operations': (n) =>
    `Moved ${count(n, 'operation')} from \`additionalOperations\` directly under the path, where the importer finds them.`,
});

/**
 * A document under whose paths there are operations and nothing else: what a path says for all of them stands in
 * each, and each has its name, its parameters and its body. What is no object is left as it is; the hazards have
 * named it.
 */
export function makePathsPortable(document: JsonObject, { ledger, limitBytes }: Portability): JsonObject {
  const given = document['paths'];
  if (!isJsonObject(given)) return document;
  const plans = planNames(listRoutes(document));
  const writer = createPartWriter(document, limitBytes - weigh(document).bytes);
  const context = { names: plans.values(), writer, ledger };
  const items = omitMembers(given, (path) => path.startsWith('x-'));
  const paths = mapMembers(items, (value) => {
    const item = findItem(document, value);
    if (item === undefined) return value;
    if (findMember(value, '$ref') !== undefined) ledger.note(pathRewrites['path-references']);
    return foldItem(item, context);
  });
  const extensions = omitMembers(given, (path) => !path.startsWith('x-'));
  ledger.note(pathRewrites['paths-extensions'], Object.keys(extensions).length);
  // At the root they have their own names where those are free there.
  const free = omitMembers(extensions, (key) => Object.hasOwn(document, key));
  const rest = omitMembers(extensions, (key) => Object.hasOwn(free, key));
  return { ...document, paths, ...free, ...(Object.keys(rest).length > 0 && { 'x-paths': rest }) };
}

/** What a document is made portable with. */
export interface Portability {
  readonly ledger: Ledger;
  /** The size that it should have at most. */
  readonly limitBytes: number;
}

interface Context extends Writing {
  readonly names: Iterator<NamePlan, undefined>;
}

function foldItem(item: JsonObject, context: Context): JsonObject {
  const { ledger } = context;
  if (Object.hasOwn(item, 'parameters')) ledger.note(pathRewrites['path-parameters']);
  if (Object.hasOwn(item, 'summary') || Object.hasOwn(item, 'description'))
    ledger.note(pathRewrites['path-texts']);
  if (Object.hasOwn(item, 'servers')) ledger.note(pathRewrites['path-servers']);
  if (Object.keys(item).some((key) => key.startsWith('x-'))) ledger.note(pathRewrites['path-extensions']);
  if (Object.hasOwn(item, 'additionalOperations')) {
    const direct = Object.keys(item).filter(isMethodKey).length;
    // Even where it holds none, it is no method.
    ledger.note(pathRewrites['additional-operations'], Math.max(1, listMethods(item).length - direct));
  }
  return mapMembers(Object.fromEntries(listMethods(item)), (operation) =>
    isJsonObject(operation) ? foldOperation(operation, item, context) : operation,
  );
}

function foldOperation(operation: JsonObject, item: JsonObject, context: Context): JsonObject {
  const { ledger } = context;
  const rename = context.names.next().value?.rename;
  const parameters = foldParameters(operation, item, context);
  const requestBody = foldBody(operation, context);
  const servers = operation['servers'] ?? item['servers'];
  const isOwn = (key: string): boolean => !key.startsWith('x-') || Object.hasOwn(operation, key);
  return {
    ...operation,
    ...foldTexts(operation, item),
    ...(rename !== undefined && { operationId: noteName(rename, ledger) }),
    ...(parameters !== undefined && { parameters }),
    ...(requestBody !== undefined && { requestBody }),
    ...(isArray(servers) && { servers }),
    ...omitMembers(item, isOwn),
  };
}

/**
 * What the importer would fail on or lose below `paths`. What is no path or no operation was refused before anything
 * is prepared.
 */
export function findPathHazards(document: JsonObject): readonly Finding[] {
  const plans = planNames(listRoutes(document)).values();
  const source = { document, writer: createPartWriter(document, 0) };
  const paths = findMember(document, 'paths');
  return Object.entries(isJsonObject(paths) ? paths : {}).flatMap(([path, value]) => {
    if (path.startsWith('x-')) return [describeExtension(path)];
    const item = findItem(document, value);
    if (item === undefined) return [];
    const own = isJsonObject(value) ? findItemHazards(path, value) : [];
    const shared = findParameterHazards(item['parameters'], ['paths', path, 'parameters'], source);
    const operations = listMethods(item).flatMap(([key, operation]): readonly Finding[] => {
      const at = ['paths', path, key];
      if (!isJsonObject(operation)) return [];
      return [
        ...findNameHazards(operation, at, plans.next().value),
        ...findParameterHazards(operation['parameters'], [...at, 'parameters'], source),
        ...findPartHazards(operation['requestBody'], [...at, 'requestBody'], source),
      ];
    });
    return [...own, ...shared.filter(({ isMendable }) => !isMendable), ...operations];
  });
}

/** What stands beside the operations of a path. */
function findItemHazards(path: string, item: JsonObject): readonly Finding[] {
  const beside = Object.keys(item).filter((key) => !isMethodKey(key));
  return beside.map((key) => {
    const rule = key.startsWith('x-') ? 'path-extension' : `path-${key.replace('$', '').toLowerCase()}`;
    const message = `${quote(key)} stands beside the operations of ${quote(path)}; the importer takes every key there for an HTTP method: it fails, or makes an action of it.`;
    return stops(rule, ['paths', path, key], message);
  });
}

function describeExtension(path: string): Finding {
  const message = `The importer takes the extension ${quote(path)} for a path: it fails, or makes actions of it.`;
  return stops('paths-extension', ['paths', path], message);
}
