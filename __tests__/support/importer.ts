import { isIPv6 } from 'node:net';

/**
 * The best-known service's importer, as far as service-in-practice.md tells it: JSON in, one action for every key
 * under a path, and the first thing it cannot read fails the whole import. Strict wherever the text leaves a doubt.
 */
export interface ImportedAction {
  readonly name: string;
  readonly description: string;
  readonly method: string;
  readonly url: string;
  /** What the copilot has to go by: references are resolved one level deep, the rest dangle. */
  readonly payload: { readonly parameters: readonly unknown[]; readonly requestBody: unknown };
}

export type Import =
  | { readonly ok: true; readonly actions: readonly ImportedAction[] }
  | { readonly ok: false; readonly reason: string };

type Members = Readonly<Record<string, unknown>>;

/** The width of its columns for names and URLs, in characters. */
const columnWidth = 255;

/** The width of its column for descriptions, in bytes. */
const textBytes = 65_535;

/** How deep its database stores JSON. */
const levels = 31;

class FileErrorOptions extends Error {}

export function importActions(document: unknown): Import {
  try {
    return { ok: true, actions: readActions(document) };
  } catch (error) {
    if (error instanceof FileErrorOptions) return { ok: false, reason: error.message };
    throw error;
  }
}

function readActions(document: unknown): readonly ImportedAction[] {
  const root = members(document, 'the document');
  const server = readServer(root);
  const paths = members(root['paths'], 'paths');
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(members(item, `paths.${path}`)).map(([method, operation]) =>
      readAction(root, { server, path, method, operation: members(operation, `paths.${path}.${method}`) }),
    ),
  );
}

function readServer(root: Members): string {
  const first: unknown = Array.isArray(root['servers']) ? root['servers'][0] : undefined;
  const url = members(first, 'servers[0]')['url'];
  if (typeof url !== 'string' || !/^[a-z][a-z0-9+.-]*:\/\/[^/?#]+/i.test(url)) {
    throw new FileErrorOptions(`servers[0].url is not absolute: ${String(url)}`);
  }
  checkHost(url);
  return url;
}

/** Python's `urlsplit`: brackets hold an address of IP version 6 and nothing else, and NFKC must not change a host. */
function checkHost(url: string): void {
  const host = url.slice(url.indexOf('://') + 3).split(/[/?#]/)[0] ?? '';
  const bracketed = /^(?:[^[\]]*@)?\[([^[\]]*)\](?::[0-9]*)?$/.exec(host)?.[1];
  if (/[[\]]/.test(host) && !isIPv6(bracketed ?? '')) throw new FileErrorOptions(`not a host: ${host}`);
  if (host.normalize('NFKC') !== host) throw new FileErrorOptions(`not a host under NFKC: ${host}`);
}

function readAction(
  root: Members,
  at: {
    readonly server: string;
    readonly path: string;
    readonly method: string;
    readonly operation: Members;
  },
): ImportedAction {
  const { operation } = at;
  const where = `paths.${at.path}.${at.method}`;
  const named = ['operationId', 'name', 'summary', 'description'].find((key) =>
    Object.hasOwn(operation, key),
  );
  const name = operation[named ?? ''];
  if (typeof name !== 'string' || name.trim() === '') throw new FileErrorOptions(`${where} has no name`);
  // Python's `or`: the first that is not empty.
  const description = [operation['description'], operation['summary']].find(Boolean) ?? '';
  if (typeof description !== 'string') throw new FileErrorOptions(`${where} is not described in text`);
  if (Buffer.byteLength(description) > textBytes) {
    throw new FileErrorOptions(`${where} is described in ${Buffer.byteLength(description)} bytes`);
  }
  if (length(name) > columnWidth)
    throw new FileErrorOptions(`${where}: the name has ${length(name)} characters`);
  const url = at.server + at.path;
  if (length(url) > columnWidth)
    throw new FileErrorOptions(`${where}: the URL has ${length(url)} characters`);
  const payload = {
    parameters: list(operation['parameters'], `${where}.parameters`).map((entry) =>
      resolveSchema(root, members(entry, `${where}.parameters[]`)),
    ),
    requestBody: readBody(root, operation['requestBody'], `${where}.requestBody`),
  };
  const action = {
    name,
    description,
    method: at.method.toUpperCase(),
    url,
    payload,
  };
  if (countLevels(payload) > levels)
    throw new FileErrorOptions(`${where} is ${countLevels(payload)} levels deep`);
  if (/(?<!\\)(?:\\\\)*\\ud[89a-f][0-9a-f]{2}/.test(JSON.stringify(action)))
    throw new FileErrorOptions(`${where} is no text`);
  return action;
}

function countLevels(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  return 1 + Object.values(value).reduce<number>((max, held) => Math.max(max, countLevels(held)), 0);
}

function readBody(root: Members, body: unknown, where: string): unknown {
  if (body === undefined) return undefined;
  const described = members(body, where);
  if (!Object.hasOwn(described, 'content')) return described;
  const content = Object.entries(members(described['content'], `${where}.content`));
  return {
    ...described,
    content: Object.fromEntries(
      content.map(([type, media]) => [type, resolveSchema(root, members(media, `${where}.content.${type}`))]),
    ),
  };
}

/** The one level: a `schema` that is itself a reference into the file. */
function resolveSchema(root: Members, holder: Members): Members {
  if (!Object.hasOwn(holder, 'schema')) return holder;
  const schema = members(holder['schema'], 'a schema');
  if (!Object.hasOwn(schema, '$ref')) return holder;
  if (typeof schema['$ref'] !== 'string') throw new FileErrorOptions('a reference that is no text');
  return { ...holder, schema: lookUp(root, schema['$ref']) };
}

function lookUp(root: Members, reference: string): unknown {
  let value: unknown = root;
  // It takes the keys as they are written, escapes and all, and an empty object for what is not there.
  for (const key of reference.split('/').slice(1)) {
    if (!isMembers(value)) throw new FileErrorOptions(`reference into no object: ${reference}`);
    value = Object.hasOwn(value, key) ? value[key] : {};
  }
  if (value === root) throw new FileErrorOptions(`reference to the whole: ${reference}`);
  return value;
}

function members(value: unknown, where: string): Members {
  if (!isMembers(value)) throw new FileErrorOptions(`${where} is not an object`);
  return value;
}

function list(value: unknown, where: string): readonly unknown[] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) throw new FileErrorOptions(`${where} is not a list`);
  return value;
}

function isMembers(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** As the database counts: code points, not UTF-16 units. */
function length(text: string): number {
  return Array.from(text).length;
}
