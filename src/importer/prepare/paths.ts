import { isArray, isJsonObject, type JsonObject, type JsonValue } from '../../syntax/index.ts';
import {
  findItem,
  findReference,
  foldTexts,
  isMethodKey,
  listMethods,
  listRoutes,
  mapMembers,
  type NamePlan,
  omitMembers,
  planNames,
  weigh,
} from '../../openapi/index.ts';
import { type Ledger, note } from './ledger.ts';
import { createPartWriter, type WritePart } from './part-writer.ts';

/** What a document is made portable with. */
export interface Portability {
  readonly ledger: Ledger;
  /** The size that it should have at most. */
  readonly limitBytes: number;
}

interface Context {
  readonly ledger: Ledger;
  readonly names: Iterator<NamePlan, undefined>;
  readonly write: WritePart;
}

/**
 * A document under whose paths there are operations and nothing else: what a path says for all of them stands in
 * each, and each has its name, its parameters and its body. What is no object is left as it is.
 */
export function makePathsPortable(document: JsonObject, { ledger, limitBytes }: Portability): JsonObject {
  const given = document['paths'];
  if (!isJsonObject(given)) return document;
  const names = planNames(listRoutes(document)).values();
  const context = { names, ledger, write: createPartWriter(document, limitBytes - weigh(document).bytes) };
  const paths = mapMembers(
    omitMembers(given, (path) => path.startsWith('x-')),
    (value) => {
      const item = findItem(document, value);
      if (item === undefined) return value;
      if (![value, item].every(isPortable)) note(ledger, 'path-members');
      return foldItem(item, context);
    },
  );
  const extensions = omitMembers(given, (path) => !path.startsWith('x-'));
  const extended = Object.keys(extensions).length;
  note(ledger, 'paths-extensions', extended);
  return { ...document, paths, ...(extended > 0 && { 'x-paths': extensions }) };
}

/** Whether the importer finds operations in it alone. */
function isPortable(item: JsonValue): boolean {
  return !isJsonObject(item) || Object.keys(item).every(isMethodKey);
}

function foldItem(item: JsonObject, context: Context): JsonObject {
  return mapMembers(Object.fromEntries(listMethods(item)), (operation) =>
    isJsonObject(operation) ? foldOperation(operation, item, context) : operation,
  );
}

function foldOperation(operation: JsonObject, item: JsonObject, context: Context): JsonObject {
  const { ledger, names, write } = context;
  const rename = names.next().value?.rename;
  if (rename !== undefined) note(ledger, 'names-derived');
  const parameters = foldParameters(operation, item, context);
  const { requestBody, servers = item['servers'] } = operation;
  const body = requestBody === undefined ? undefined : write(requestBody);
  if (body !== requestBody) note(ledger, 'body-references');
  const isOwn = (key: string): boolean => !key.startsWith('x-') || Object.hasOwn(operation, key);
  return {
    ...operation,
    ...foldTexts(operation, item),
    ...rename,
    ...(parameters !== undefined && { parameters }),
    ...(body !== undefined && { requestBody: body }),
    ...(isArray(servers) && { servers }),
    ...omitMembers(item, isOwn),
  };
}

/**
 * All parameters of an operation, each written out: those of its path first, unless the operation has one of the
 * same name in the same place. Undefined where the operation can keep what it has.
 */
function foldParameters(
  operation: JsonObject,
  item: JsonObject,
  { ledger, write }: Context,
): readonly JsonValue[] | undefined {
  const own = operation['parameters'];
  const shared = item['parameters'];
  if (own === undefined ? !isArray(shared) : !isArray(own)) return undefined;
  const writeEach = (list: JsonValue | undefined): readonly JsonValue[] =>
    (isArray(list) ? list : []).map((parameter) => {
      const written = write(parameter);
      const isReference = written !== parameter && findReference(parameter) !== undefined;
      if (isReference) note(ledger, 'parameter-references');
      return written;
    });
  const written = writeEach(own);
  const overridden = new Set(written.map(keyOf));
  return [...writeEach(shared).filter((entry) => !overridden.has(keyOf(entry))), ...written];
}

/** What tells parameters apart: place and name. Swagger 2.0 has at most one body, whatever its name. */
function keyOf(parameter: JsonValue): string {
  if (!isJsonObject(parameter)) return '';
  const { in: place, name } = parameter;
  return place === 'body' ? 'body' : JSON.stringify([place ?? '', name ?? '']);
}
