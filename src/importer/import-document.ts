import { createPartMeasure, findTarget, quoteOperation } from '../openapi/index.ts';
import { findNameKey } from './names.ts';
import {
  describeValue,
  type Finding,
  findMember,
  isArray,
  isJsonObject,
  type JsonObject,
  type JsonValue,
  errorProblem,
  warningProblem,
} from '../syntax/index.ts';
import { quote } from '../text.ts';
import { findFirstUrl, isAbsolute } from './address.ts';
import type { ImportedAction } from './imported-action.ts';
import { type Entry, findDangling } from './dangling-references.ts';
import { createJudge } from './judge.ts';
import { deriveOperationId } from './operation-id.ts';

export interface Imported {
  readonly actions: readonly ImportedAction[];
  /** Errors if the import would fail or create an action from a value that isn't an operation. Warnings if content is lost. */
  readonly findings: readonly Finding[];
}

/** A value at which the importer throws an exception, so that the whole import fails. */
class Unreadable extends Error {}

interface Import {
  readonly document: JsonObject;
  readonly base: string;
  /** References that the importer resolves to another value, each with the keys of the first operation that has it. */
  readonly misread: Map<string, readonly string[]>;
}

/**
 * Returns the actions that OpenCopilot's importer creates from a document, one for each key under a path, and its problems.
 * @see https://github.com/openchatai/OpenCopilot, llm-server/utils/swagger_parser.py, the same from 2.8.0 on
 */
export function importDocument(document: JsonObject, measure = createPartMeasure()): Imported {
  if (Object.hasOwn(document, 'swagger')) {
    const message = 'The importer reads `servers` and `requestBody`, which Swagger 2.0 does not have.';
    return { actions: [], findings: [errorProblem('swagger-2', ['swagger'], message)] };
  }
  const base = findFirstUrl(document['servers']) ?? '';
  const context: Import = { document, base, misread: new Map() };
  const findings: Finding[] = isAbsolute(base) ? [] : [serverUrlProblem(document, base)];
  const judge = createJudge(document, measure);
  const entries = listEntries(document);
  const unreadable = new Set<Entry>();
  const actions = entries.flatMap((entry): readonly ImportedAction[] => {
    const [at, operation] = entry;
    try {
      const action = createAction(at, operation, context);
      findings.push(...judge(action, operation, at));
      return [action];
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      findings.push(errorProblem('unreadable', at, `${nameEntry(at)} can't be imported. ${error.message}`));
      unreadable.add(entry);
      return [];
    }
  });
  const imported = entries.filter((entry) => !unreadable.has(entry));
  const dangling = findDangling(document, imported, measure);
  return { actions, findings: [...findings, ...dangling, ...reportMisread(context)] };
}

/** Lists the values under each path with their keys. A path that isn't an object is listed with its own keys. */
function listEntries({ paths }: JsonObject): readonly Entry[] {
  return Object.entries(isJsonObject(paths) ? paths : {}).flatMap(([path, pathItem]): readonly Entry[] => {
    if (!isJsonObject(pathItem) || path.startsWith('x-')) return [[['paths', path], null]];
    return Object.entries(pathItem).map(([key, operation]) => [['paths', path, key], operation]);
  });
}

/** Returns the name of an operation in messages (`GET /pets`), or of a path without one. */
function nameEntry([, path = '', key]: readonly string[]): string {
  const isMethod = key !== undefined && /^[a-z]+$/iu.test(key);
  return isMethod ? quoteOperation({ key, path }) : `The path ${quote(path)}`;
}

/** Returns an error for a server URL that isn't absolute. Only the author or the input `server-url` can provide the URL. */
function serverUrlProblem(document: JsonObject, url: string): Finding {
  const seen = url === '' ? '' : ` (the first is ${quote(url, 100)})`;
  const message = `The OpenAPI file has no server URL with scheme and host${seen}. Without one, the import fails. Set \`servers\` (in Swagger 2.0 \`host\`) or the input \`server-url\` to the URL of the API, such as \`https://api.example.com/v1\`.`;
  return errorProblem('server-url', Object.hasOwn(document, 'servers') ? ['servers'] : [], message);
}

function createAction(at: readonly string[], operation: JsonValue, context: Import): ImportedAction {
  const [, path = '', key = path] = at;
  if (key.startsWith('x-')) {
    throw new Unreadable(
      `The importer treats ${quote(key)} as a path or method and creates actions from it.`,
    );
  }
  if (!isJsonObject(operation)) {
    const what = at.length > 2 ? `The value of ${quote(key)}` : 'The path item';
    throw new Unreadable(`${what} is ${describeValue(operation)} instead of an object.`);
  }
  const nameKey = findNameKey(operation);
  const name = nameKey === undefined ? '' : readText(operation[nameKey], nameKey);
  if (name.trim() === '') {
    throw new Unreadable(
      'The operation has no `operationId`, summary or description as its name. Add an `operationId`.',
    );
  }
  const described = ['description', 'summary'].find((one) => Boolean(operation[one]));
  const { parameters = [], requestBody = {} } = operation;
  if (!isArray(parameters)) throw new Unreadable(describeShape('parameters', parameters, 'a list'));
  const follow: Follow = (holder, where) => followSchema(holder, where, { ...context, at });
  return {
    method: key.toUpperCase(),
    path,
    endpoint: context.base + path,
    name,
    operationId: deriveOperationId(name),
    description: described === undefined ? '' : readText(operation[described], described),
    payload: {
      parameters: parameters.map((parameter, index) =>
        isPlain(parameter) ? parameter : follow(parameter, nameParameter(parameter, index)),
      ),
      request_body: resolveBody(requestBody, follow),
    },
  };
}

/** Names a parameter by its name, because the path's parameters can precede the operation's own and change the index. */
function nameParameter(parameter: JsonValue, index: number): string {
  const name = findMember(parameter, 'name');
  return `parameters[${typeof name === 'string' ? name : index}]`;
}

/** Returns whether a parameter needs neither a message nor a resolved schema. Nearly all inlined parameters don't. */
function isPlain(parameter: JsonValue): boolean {
  if (!isJsonObject(parameter)) return false;
  const schema = Object.hasOwn(parameter, 'schema') ? parameter['schema'] : undefined;
  return schema === undefined || (isJsonObject(schema) && !Object.hasOwn(schema, '$ref'));
}

type Follow = (holder: JsonValue, where: string) => JsonObject;

function resolveBody(given: JsonValue, follow: Follow): JsonObject {
  const body = readObject(given, 'requestBody');
  if (!Object.hasOwn(body, 'content')) return body;
  const content = Object.entries(readObject(body['content'], 'requestBody.content'));
  const media = content.map(([type, one]) => [type, follow(one, `requestBody.content["${type}"]`)] as const);
  return { ...body, content: Object.fromEntries(media) };
}

/** Resolves the schema of a parameter or media type. The importer follows only this one reference. */
function followSchema(
  given: JsonValue,
  where: string,
  { document, misread, at }: Import & { readonly at: readonly string[] },
): JsonObject {
  const holder = readObject(given, where);
  const outer = Object.hasOwn(holder, 'schema') ? readObject(holder['schema'], `${where}.schema`) : {};
  if (!Object.hasOwn(outer, '$ref')) return holder;
  const reference = readText(outer['$ref'], `${where}.schema.$ref`);
  const schema = followLiterally(document, reference);
  // The importer also resolves an anchor to the whole document.
  if (schema === undefined || schema === document) {
    throw new Unreadable(
      `The schema at ${quote(where, 100)} refers to ${quote(reference, 100)}, where the importer finds no schema. Move the schema to the components, and refer to the component.`,
    );
  }
  const meant = findTarget(document, reference);
  if (meant !== undefined && meant !== schema && !misread.has(reference)) misread.set(reference, at);
  return { ...holder, schema };
}

/**
 * Resolves a reference like the importer, which doesn't decode escapes and uses an empty schema for a missing key. Returns
 * `undefined` if the importer throws an exception, because it can't step into a list or a string.
 */
function followLiterally(document: JsonObject, reference: string): JsonValue | undefined {
  let value: JsonValue = document;
  for (const step of reference.split('/').slice(1)) {
    if (!isJsonObject(value)) return undefined;
    const held: JsonValue | undefined = findMember(value, step);
    value = held === undefined ? {} : held;
  }
  return value;
}

function reportMisread({ misread }: Import): readonly Finding[] {
  return [...misread].map(([reference, at]) => {
    const message = `The importer doesn't decode the reference ${quote(reference, 100)}, so it would store an empty schema. Rename the schema with only letters, digits, \`.\`, \`-\` and \`_\`.`;
    return warningProblem('escaped-name', at, message);
  });
}

function readObject(value: JsonValue | undefined, where: string): JsonObject {
  if (isJsonObject(value)) return value;
  throw new Unreadable(describeShape(where, value, 'an object'));
}

function readText(value: JsonValue | undefined, where: string): string {
  if (typeof value === 'string') return value;
  throw new Unreadable(describeShape(where, value, 'a string'));
}

function describeShape(where: string, value: JsonValue | undefined, expected: string): string {
  const isSchema = typeof value === 'boolean' && expected === 'an object';
  const remedy = isSchema ? ' Use `{}` instead of `true`, and `{"not": {}}` instead of `false`.' : '';
  return `${quote(where, 100)} is ${describeValue(value ?? null)}, but the importer requires ${expected}.${remedy}`;
}
