import { isArray, isJsonObject, type JsonObject, type JsonValue } from '../../syntax/index.ts';
import {
  findPathItem,
  findReference,
  foldTexts,
  isMethodKey,
  listMethods,
  listOperationEntries,
  mapMembers,
  omitMembers,
  resolve,
} from '../../openapi/index.ts';
import { type NamePlan, planNames } from '../names.ts';
import { type Ledger, note } from './ledger.ts';

interface Context {
  readonly document: JsonObject;
  readonly ledger: Ledger;
  readonly names: Iterator<NamePlan, undefined>;
}

/**
 * Reduces path items to operations. The shared keys of a path are moved into each operation, which also gets its name, its
 * parameters and its body. Values that aren't objects don't change.
 */
export function makePathsPortable(document: JsonObject, ledger: Ledger): JsonObject {
  const given = document['paths'];
  if (!isJsonObject(given)) return document;
  const names = planNames(listOperationEntries(document)).values();
  const context = { document, names, ledger };
  const isExtension = (path: string): boolean => path.startsWith('x-');
  const hasExtensions = Object.keys(given).some(isExtension);
  const paths = mapMembers(hasExtensions ? omitMembers(given, isExtension) : given, (value) => {
    const pathItem = findPathItem(document, value);
    if (pathItem === undefined) return value;
    if (!isPortable(value) || !isPortable(pathItem)) note(ledger, 'path-members');
    return foldItem(pathItem, context);
  });
  if (paths === given) return document;
  const extensions = omitMembers(given, (path) => !isExtension(path));
  note(ledger, 'paths-extensions', Object.keys(extensions).length);
  return { ...document, paths, ...(hasExtensions && { 'x-paths': extensions }) };
}

/** Returns whether a path item contains only operations. */
function isPortable(pathItem: JsonValue): boolean {
  if (!isJsonObject(pathItem)) return true;
  for (const key in pathItem) if (!isMethodKey(key)) return false;
  return true;
}

function foldItem(pathItem: JsonObject, context: Context): JsonObject {
  const hasOnlyOperations = isPortable(pathItem);
  const operations = hasOnlyOperations ? pathItem : Object.fromEntries(listMethods(pathItem));
  return mapMembers(operations, (operation) =>
    isJsonObject(operation) ? foldOperation(operation, { pathItem, hasOnlyOperations }, context) : operation,
  );
}

interface Holder {
  readonly pathItem: JsonObject;
  readonly hasOnlyOperations: boolean;
}

function foldOperation(
  operation: JsonObject,
  { pathItem, hasOnlyOperations }: Holder,
  context: Context,
): JsonObject {
  const rename = context.names.next().value?.rename;
  if (rename !== undefined) note(context.ledger, 'names-derived');
  const parameters = foldParameters(operation, pathItem, context);
  const body = resolveBody(operation, context);
  const isSame = rename === undefined && parameters === undefined && body === undefined;
  if (isSame && hasOnlyOperations) return operation;
  const { servers = pathItem['servers'] } = operation;
  const isOwn = (key: string): boolean => !key.startsWith('x-') || Object.hasOwn(operation, key);
  return {
    ...operation,
    ...foldTexts(operation, pathItem),
    ...rename,
    ...(parameters !== undefined && { parameters }),
    ...(body !== undefined && { requestBody: body }),
    ...(isArray(servers) && { servers }),
    ...omitMembers(pathItem, isOwn),
  };
}

/** Returns the resolved request body, or `undefined` if it doesn't change. */
function resolveBody({ requestBody }: JsonObject, { document, ledger }: Context): JsonValue | undefined {
  const body = resolve(document, requestBody);
  if (body === undefined || body === requestBody) return undefined;
  note(ledger, 'body-references');
  return body;
}

/**
 * Returns all resolved parameters of an operation. The parameters of its path come first, without those that the operation
 * overrides. Returns `undefined` if the parameters don't change.
 */
function foldParameters(
  operation: JsonObject,
  pathItem: JsonObject,
  { document, ledger }: Context,
): readonly JsonValue[] | undefined {
  const own = operation['parameters'];
  const shared = pathItem['parameters'];
  if (own === undefined ? !isArray(shared) : !isArray(own)) return undefined;
  const isPlain = (parameter: JsonValue): boolean => findReference(parameter) === undefined;
  if (shared === undefined && isArray(own) && own.every(isPlain)) return undefined;
  const writeEach = (list: JsonValue | undefined): readonly JsonValue[] =>
    (isArray(list) ? list : []).map((parameter) => {
      const written = resolve(document, parameter) ?? parameter;
      if (written !== parameter) note(ledger, 'parameter-references');
      return written;
    });
  const written = writeEach(own);
  const inherited = writeEach(shared);
  const overridden = new Set(inherited.length === 0 ? [] : written.map(keyOf));
  const all = [...inherited.filter((entry) => !overridden.has(keyOf(entry))), ...written];
  const isSame = isArray(own) && all.length === own.length && all.every((entry, at) => entry === own[at]);
  return isSame ? undefined : all;
}

/** Returns the identity of a parameter: location and name. Swagger 2.0 allows only one body, with any name. */
function keyOf(parameter: JsonValue): string {
  if (!isJsonObject(parameter)) return '';
  const { in: location, name } = parameter;
  if (location === 'body') return 'body';
  // Nearly all locations and names are strings, which needn't be written as JSON.
  const isPlain = typeof location === 'string' && typeof name === 'string';
  return isPlain ? `${location} ${name}` : JSON.stringify([location ?? '', name ?? '']);
}
