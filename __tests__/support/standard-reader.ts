import { createRequire } from 'node:module';
import { isJsonObject, membersOf, type JsonObject, type JsonValue } from '../../src/syntax/json.ts';

/**
 * Reads an OpenAPI 3 document in one file or in several, one value at a time. References are followed, and their
 * siblings are merged or ignored as its version demands. Written without the code under test.
 */
export interface Reader {
  readonly root: JsonObject;
  /** Returns the value behind all references, and the same object for the same value. */
  readonly read: (value: unknown) => unknown;
  /** Returns the schema of a discriminator's mapping: a reference, or the name of a schema. */
  readonly findSchema: (name: unknown) => unknown;
}

/** Parsed files of a document by their path, or `undefined` for a missing one. */
export interface Files {
  readonly rootPath: string;
  readonly find: (path: string) => JsonValue | undefined;
}

const texts = ['title', 'summary', 'description', 'default', 'example'];
const annotations = [...texts, 'deprecated', 'readOnly', 'writeOnly', 'examples', 'externalDocs'];

export function createReader({ rootPath, find }: Files): Reader {
  const files = new Map<string, JsonValue | undefined>();
  const known = new Map<unknown, unknown>();
  const findFile = (path: string): JsonValue | undefined => {
    if (!files.has(path)) files.set(path, qualify(find(path), path));
    return files.get(path);
  };
  const root = membersOf(findFile(rootPath));
  const isOld = root['swagger'] !== undefined || JSON.stringify(root['openapi'] ?? '').startsWith('"3.0');
  return { root, read, findSchema };

  function read(value: unknown): unknown {
    if (!isJsonObject(value)) return value;
    if (!known.has(value)) {
      // A reference to itself ends here.
      known.set(value, value);
      if (typeof value['$ref'] === 'string') known.set(value, follow(value, value['$ref']));
    }
    return known.get(value);
  }

  function follow({ $ref, ...siblings }: JsonObject, reference: string): unknown {
    const target = lookUp(findFile, reference);
    if (target === undefined) return { $ref, ...siblings };
    // Before 3.1, texts are kept although the specification ignores them, because an assistant needs them.
    const beside = Object.entries(siblings).filter(([key]) => !isOld || texts.includes(key));
    if (beside.length === 0) return read(target);
    const isSchema = /\/schemas\/[^/]+$|\/(?:schema|items|properties)(?:\/|$)/.test(reference);
    const isKept = (key: string): boolean =>
      isSchema
        ? annotations.includes(key) || key.startsWith('x-')
        : key === 'description' || (key === 'summary' && reference.includes('/examples/'));
    const kept = Object.fromEntries(beside.filter(([key]) => isKept(key)));
    const limits = Object.fromEntries(beside.filter(([key]) => isSchema && !isKept(key)));
    if (Object.keys(limits).length > 0) return { allOf: [target, limits], ...kept };
    const end = read(target);
    if (isJsonObject(end)) return { ...end, ...kept };
    return Object.keys(kept).length > 0 ? { allOf: [end], ...kept } : end;
  }

  function findSchema(name: unknown): unknown {
    if (typeof name !== 'string') return undefined;
    const schemas = membersOf(membersOf(root['components'])['schemas']);
    return Object.hasOwn(schemas, name) ? schemas[name] : lookUp(findFile, name);
  }
}

/** Reads a document in one file. */
export function readDocument(document: JsonObject): Reader {
  return createReader({ rootPath: '', find: (path) => (path === '' ? document : undefined) });
}

/** Writes the file into each reference, so that the reference can be followed from anywhere. */
function qualify(value: JsonValue | undefined, file: string): JsonValue | undefined {
  if (value === undefined || file === '') return value;
  const point = (reference: JsonValue): JsonValue => {
    if (typeof reference !== 'string' || !/[#/.]/.test(reference)) return reference;
    const [name = '', fragment = ''] = reference.split('#');
    const path = decodeURI(new URL(name, `http://x/${encodeURI(file)}`).pathname).slice(1);
    return `${name === '' ? file : path}#${fragment}`;
  };
  return JSON.parse(JSON.stringify(value), (key, part: JsonValue) => {
    if (key === '$ref') return point(part);
    if (key !== 'mapping' || !isJsonObject(part)) return part;
    return Object.fromEntries(Object.entries(part).map(([name, target]) => [name, point(target)]));
  }) as JsonValue;
}

/** Resolves a reference into a document in one file. */
export function lookUpIn(document: JsonObject, reference: string): JsonValue | undefined {
  return lookUp((path) => (path === '' ? document : undefined), reference);
}

/** Resolves a reference, with its escapes or without, through other references, or returns `undefined`. */
function lookUp(
  findFile: (path: string) => JsonValue | undefined,
  reference: string,
  depth = 0,
): JsonValue | undefined {
  const [file = '', fragment = ''] = reference.split(/#(.*)/s);
  if (!reference.includes('#') || depth > 20 || !/^(?:\/|$)/.test(fragment)) return undefined;
  const walk = (decode: (token: string) => string): JsonValue | undefined =>
    fragment
      .split('/')
      .slice(1)
      .map((token) => decode(token).replaceAll('~1', '/').replaceAll('~0', '~'))
      .reduce<JsonValue | undefined>((given, key) => {
        const next = isJsonObject(given) && !Object.hasOwn(given, key) ? given['$ref'] : undefined;
        const held = typeof next === 'string' ? lookUp(findFile, next, depth + 1) : given;
        if (Array.isArray(held)) return (held as readonly JsonValue[])[Number(key)];
        return isJsonObject(held) && Object.hasOwn(held, key) ? held[key] : undefined;
      }, findFile(file));
  try {
    return walk(decodeURIComponent) ?? walk((token) => token);
  } catch {
    return walk((token) => token);
  }
}

/** The most popular upgrader, as an independent reference. */
const upgrader = createRequire(import.meta.url)('swagger2openapi') as {
  convertObj(document: unknown, options: object): Promise<{ openapi: unknown }>;
};

/** Upgrades a Swagger 2.0 document without the code under test, or returns a document of another version. */
export async function upgrade(document: JsonObject): Promise<JsonObject> {
  if (document['swagger'] === undefined) return document;
  const options = { patch: true, warnOnly: true, text: ' ', refSiblings: 'preserve' };
  const { openapi } = await upgrader.convertObj(structuredClone(document), options);
  return JSON.parse(JSON.stringify(openapi), (_, part: JsonValue) => {
    const { examples, ...rest } = membersOf(part);
    const { response } = membersOf(examples);
    // The upgrader gives a single example a name.
    return response === undefined ? part : { ...rest, example: membersOf(response)['value'] };
  }) as JsonObject;
}
