import type { ImportedAction } from './action.ts';

/** Result of importing a document: all its actions, or the reason why there are none. */
export type Import =
  | { readonly ok: true; readonly actions: readonly ImportedAction[] }
  | { readonly ok: false; readonly reason: string };

/**
 * OpenCopilot's importer, step by step like its source. An exception fails the whole import, and values that it
 * doesn't check are imported.
 */
export function importAsReleased(document: unknown): Import {
  // The importer changes the document while it reads it, so a reference can lead to an inlined part.
  const root = structuredClone(document);
  try {
    checkSummary(root);
    return { ok: true, actions: readActions(root) };
  } catch (error) {
    if (error instanceof Stumble) return { ok: false, reason: error.message };
    throw error;
  }
}

type Members = Record<string, unknown>;

/** A point at which Python would raise an exception. */
class Stumble extends Error {}

/** Creates the summary for the language model first, which requires a server and objects on all levels. */
function checkSummary(root: unknown): void {
  const servers = take(root, 'servers');
  if (!Array.isArray(servers) || servers.length === 0) throw new Stumble('No valid server specified.');
  const url = take(servers[0], 'url');
  if (typeof url === 'object' && url) throw new Stumble('unhashable type');
  for (const item of Object.values(members(take(root, 'paths')))) {
    for (const operation of Object.values(members(item))) members(operation);
  }
}

function readActions(root: unknown): readonly ImportedAction[] {
  const document = members(root);
  const server = findServer(document);
  return Object.entries(members(document['paths'])).flatMap(([path, item]) =>
    Object.entries(members(item)).map(([method, operation]) =>
      readAction(document, { url: server + path, method, operation: members(operation) }),
    ),
  );
}

function findServer(document: Members): string {
  const [first] = document['servers'] as readonly unknown[];
  const url = read(first, 'url', '');
  if (isAbsolute(url)) return url;
  const { host = '', basePath = '/', schemes = ['http'] } = document;
  if (typeof host === 'string' && host !== '' && Array.isArray(schemes)) {
    const base = `${String(schemes[0])}://${host}${String(basePath)}`;
    if (isAbsolute(base)) return base;
  }
  throw new Stumble('No valid servers or host information found in Swagger data.');
}

/** Returns whether Python's `urlparse` finds a scheme and a host. */
function isAbsolute(url: unknown): url is string {
  if (typeof url !== 'string') return false;
  const [, host = ''] = /^[a-z][a-z0-9+.-]*:\/\/([^/?#]+)/iu.exec(url.trim()) ?? [];
  if (host === '') return false;
  const hasBrackets = /^[^[\]]*(?:\[[0-9a-f:.]+\](?::\d*)?)?$/iu.test(host);
  return hasBrackets && !/[/?#@:]/u.test(host.replace(/[@:]/gu, '').normalize('NFKC'));
}

function readAction(
  root: Members,
  { url, method, operation }: { readonly url: string; readonly method: string; readonly operation: Members },
): ImportedAction {
  const body = operation['requestBody'] === undefined ? {} : operation['requestBody'];
  const parameters = operation['parameters'] === undefined ? [] : operation['parameters'];
  if (holds(body, 'content')) {
    for (const media of Object.values(members(take(body, 'content')))) resolveSchema(root, media);
  }
  for (const parameter of iterate(parameters)) resolveSchema(root, parameter);
  const named = ['operationId', 'name', 'summary', 'description'].find((key) =>
    Object.hasOwn(operation, key),
  );
  const name = named === undefined ? undefined : operation[named];
  const { description: reported } = operation;
  const description = isTrue(reported) ? reported : (operation['summary'] ?? null);
  return {
    name: text(name, 'name'),
    description: description === null ? null : text(description, 'description'),
    request_type: method.toUpperCase(),
    api_endpoint: text(url, 'api_endpoint'),
    payload: { parameters, request_body: body },
  };
}

/** Resolves one level: a `schema` that is a reference into the file. A dangling reference gives an empty schema. */
function resolveSchema(root: Members, holder: unknown): void {
  if (!holds(holder, 'schema')) return;
  const schema = take(holder, 'schema');
  if (!holds(schema, '$ref')) return;
  const reference = take(schema, '$ref');
  if (typeof reference !== 'string') throw new Stumble('a reference is not text');
  const target = reference
    .split('/')
    .slice(1)
    .reduce<unknown>((value, key) => read(value, key, {}), root);
  members(holder)['schema'] = target;
}

/** Evaluates Python's `key in value`: the keys of an object, the entries of a list, a part of a text. */
function holds(value: unknown, key: string): boolean {
  if (Array.isArray(value)) return value.includes(key);
  if (typeof value === 'string') return value.includes(key);
  return Object.hasOwn(members(value), key);
}

/** Evaluates Python's `value[key]`. */
function take(value: unknown, key: string): unknown {
  const object = members(value);
  if (!Object.hasOwn(object, key)) throw new Stumble(`'${key}'`);
  return object[key];
}

/** Evaluates Python's `value.get(key, otherwise)`. */
function read(value: unknown, key: string, otherwise: unknown): unknown {
  const object = members(value);
  return Object.hasOwn(object, key) ? object[key] : otherwise;
}

/** Evaluates Python's truth, in which empty values are false. */
function isTrue(value: unknown): boolean {
  return typeof value === 'object' && value ? Object.keys(value).length > 0 : Boolean(value);
}

/** Evaluates Python's `for … in value`. */
function iterate(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  if (typeof value === 'string') return Array.from(value);
  return Object.keys(members(value));
}

function members(value: unknown): Members {
  if (typeof value === 'object' && value && !Array.isArray(value)) return value as Members;
  throw new Stumble(`${(JSON.stringify(value) as string | undefined) ?? 'None'} is not an object`);
}

function text(value: unknown, field: string): string {
  if (typeof value === 'string' && value.isWellFormed()) return value;
  throw new Stumble(`1 validation error for ActionDTO\n${field}\n  Input should be a valid string`);
}
