import { findMember, isArray, isJsonObject, type JsonObject, type JsonValue } from '../text-tree/door.ts';
import { findNameKey } from '../openapi/door.ts';
import { deriveOperationId } from './operation-id.ts';

/** One action as the importer makes it of an operation: what is stored. */
export interface ImportedAction {
  /** Upper case. */
  readonly method: string;
  /** As in the description. */
  readonly path: string;
  /** Server and path, to the letter. */
  readonly endpoint: string;
  readonly name: string;
  /** Made from the name. */
  readonly operationId: string;
  /** Empty where the operation has none. */
  readonly description: string;
  readonly payload: { readonly parameters: JsonValue; readonly request_body: JsonValue };
}

/** A document as it goes out, and what the importer makes of it. */
export interface Sent {
  readonly body: Uint8Array;
  readonly actions: readonly ImportedAction[];
}

/**
 * What the best-known importer makes of a document: one action for each key under a path.
 * @param document one on which the import succeeds
 * @see https://github.com/openchatai/OpenCopilot, llm-server/utils/swagger_parser.py, the same from 2.8.0 on
 */
export function importDocument(document: JsonObject): readonly ImportedAction[] {
  const server = findMember(isArray(document['servers']) ? document['servers'][0] : undefined, 'url');
  const base = typeof server === 'string' ? server : '';
  return listMembers(document['paths']).flatMap(([path, item]) =>
    listMembers(item).flatMap(([key, operation]) =>
      isJsonObject(operation) ? [createAction(document, { base, path, key, operation })] : [],
    ),
  );
}

function createAction(
  document: JsonObject,
  at: {
    readonly base: string;
    readonly path: string;
    readonly key: string;
    readonly operation: JsonObject;
  },
): ImportedAction {
  const { base, key, operation, path } = at;
  const name = readText(operation[findNameKey(operation) ?? '']);
  return {
    method: key.toUpperCase(),
    path,
    endpoint: base + path,
    name,
    operationId: deriveOperationId(name),
    description: readText(operation['description']) || readText(operation['summary']),
    payload: {
      parameters: resolveParameters(document, operation['parameters'] ?? []),
      request_body: resolveBody(document, operation['requestBody'] ?? {}),
    },
  };
}

function resolveParameters(document: JsonObject, parameters: JsonValue): JsonValue {
  return isArray(parameters) ? parameters.map((parameter) => resolveSchema(document, parameter)) : parameters;
}

function resolveBody(document: JsonObject, body: JsonValue): JsonValue {
  const content = findMember(body, 'content');
  if (!isJsonObject(body) || !isJsonObject(content)) return body;
  const media = Object.entries(content).map(([type, one]) => [type, resolveSchema(document, one)] as const);
  return { ...body, content: Object.fromEntries(media) };
}

/** One reference is followed, and no further. */
function resolveSchema(document: JsonObject, holder: JsonValue): JsonValue {
  const reference = findMember(findMember(holder, 'schema'), '$ref');
  if (!isJsonObject(holder) || typeof reference !== 'string') return holder;
  const schema = followLiterally(document, reference);
  return schema === undefined ? holder : { ...holder, schema };
}

/**
 * Where the importer arrives: it takes the steps as they are written, escapes and all, and finds an empty schema where
 * there is none. Undefined where its program stops: it cannot step into a list or a text.
 */
export function followLiterally(document: JsonObject, reference: string): JsonValue | undefined {
  let value: JsonValue = document;
  for (const step of reference.split('/').slice(1)) {
    if (!isJsonObject(value)) return undefined;
    const held: JsonValue | undefined = findMember(value, step);
    value = held === undefined ? {} : held;
  }
  return value;
}

function listMembers(value: JsonValue | undefined): readonly (readonly [string, JsonValue])[] {
  return isJsonObject(value) ? Object.entries(value) : [];
}

function readText(value: JsonValue | undefined): string {
  return typeof value === 'string' ? value : '';
}
