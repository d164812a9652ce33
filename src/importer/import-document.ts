import { createPartMeasure, findNameKey, findTarget, quoteOperation } from '../openapi/index.ts';
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
  /** Errors where the import would fail, or make an action of what is no operation; warnings where something is lost. */
  readonly findings: readonly Finding[];
}

/** What the importer cannot read: its program stops there, and the whole import fails. */
class Unreadable extends Error {}

interface Import {
  readonly document: JsonObject;
  readonly base: string;
  /** References that arrive at nothing, each with the operation that has it first. */
  readonly astray: Map<string, readonly string[]>;
}

/**
 * What the best-known importer makes of a document: one action for each key under a path; and what it would fail on.
 * @see https://github.com/openchatai/OpenCopilot, llm-server/utils/swagger_parser.py, the same from 2.8.0 on
 */
export function importDocument(document: JsonObject, measure = createPartMeasure()): Imported {
  if (Object.hasOwn(document, 'swagger')) {
    const message = 'The importer reads `servers` and `requestBody`, which Swagger 2.0 does not have.';
    return { actions: [], findings: [errorProblem('swagger-2', ['swagger'], message)] };
  }
  const base = findFirstUrl(document['servers']) ?? '';
  const context: Import = { document, base, astray: new Map() };
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
      findings.push(errorProblem('unreadable', at, `${nameEntry(at)} can’t be imported. ${error.message}`));
      unreadable.add(entry);
      return [];
    }
  });
  const imported = entries.filter((entry) => !unreadable.has(entry));
  const dangling = findDangling(document, imported, measure);
  return { actions, findings: [...findings, ...dangling, ...reportAstray(context)] };
}

/** What stands under each path, with the keys to it; a path that holds no object, with its own. */
function listEntries({ paths }: JsonObject): readonly Entry[] {
  return Object.entries(isJsonObject(paths) ? paths : {}).flatMap(([path, item]): readonly Entry[] => {
    if (!isJsonObject(item) || path.startsWith('x-')) return [[['paths', path], null]];
    return Object.entries(item).map(([key, operation]) => [['paths', path, key], operation]);
  });
}

/** Names an operation, or a path without one: `GET /pets`. */
function nameEntry([, path = '', key]: readonly string[]): string {
  const isMethod = key !== undefined && /^[a-z]+$/iu.test(key);
  return isMethod ? quoteOperation({ key, path }) : `The path ${quote(path)}`;
}

/** Only its author, or `server-url`, can name the address. */
function serverUrlProblem(document: JsonObject, url: string): Finding {
  const seen = url === '' ? '' : `: the first is ${quote(url, 100)}`;
  const message = `The description names no server with scheme and host${seen}. Without one the import fails. Write the address of the API into \`servers\` (in Swagger 2.0 into \`host\`), such as \`https://api.example.com/v1\`, or set the input \`server-url\` to it.`;
  return errorProblem('server-url', Object.hasOwn(document, 'servers') ? ['servers'] : [], message);
}

function createAction(at: readonly string[], operation: JsonValue, context: Import): ImportedAction {
  const [, path = '', key = path] = at;
  if (key.startsWith('x-')) {
    throw new Unreadable(`The importer takes ${quote(key)} for a path or a method, and makes actions of it.`);
  }
  if (!isJsonObject(operation)) {
    const what = at.length > 2 ? `The value of ${quote(key)}` : 'The path item';
    throw new Unreadable(`${what} is ${describeValue(operation)} instead of an object.`);
  }
  const nameKey = findNameKey(operation);
  const name = nameKey === undefined ? '' : readText(operation[nameKey], nameKey);
  if (name.trim() === '') {
    throw new Unreadable(
      'The operation has no `operationId`, summary or description to name it by. Give it an `operationId`.',
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
      parameters: parameters.map((parameter, index) => follow(parameter, nameParameter(parameter, index))),
      request_body: resolveBody(requestBody, follow),
    },
  };
}

/** By its name: those of the path may stand before an operation's own, so that no place of the source is meant. */
function nameParameter(parameter: JsonValue, index: number): string {
  const name = findMember(parameter, 'name');
  return `parameters[${typeof name === 'string' ? name : index}]`;
}

type Follow = (holder: JsonValue, where: string) => JsonObject;

function resolveBody(given: JsonValue, follow: Follow): JsonObject {
  const body = readObject(given, 'requestBody');
  if (!Object.hasOwn(body, 'content')) return body;
  const content = Object.entries(readObject(body['content'], 'requestBody.content'));
  const media = content.map(([type, one]) => [type, follow(one, `requestBody.content["${type}"]`)] as const);
  return { ...body, content: Object.fromEntries(media) };
}

/** A parameter or a media type. Where its schema is a reference, that is followed, and no further one. */
function followSchema(
  given: JsonValue,
  where: string,
  { document, astray, at }: Import & { readonly at: readonly string[] },
): JsonObject {
  const holder = readObject(given, where);
  const outer = Object.hasOwn(holder, 'schema') ? readObject(holder['schema'], `${where}.schema`) : {};
  if (!Object.hasOwn(outer, '$ref')) return holder;
  const reference = readText(outer['$ref'], `${where}.schema.$ref`);
  const schema = followLiterally(document, reference);
  // An anchor, too, leads to the whole description.
  if (schema === undefined || schema === document) {
    throw new Unreadable(
      `The schema at ${quote(where, 100)} refers to ${quote(reference, 100)}, where the importer finds no schema. Make it a component, and refer to that.`,
    );
  }
  const meant = findTarget(document, reference);
  if (meant !== undefined && meant !== schema && !astray.has(reference)) astray.set(reference, at);
  return { ...holder, schema };
}

/**
 * Where the importer arrives: it takes the steps as they are written, escapes and all, and finds an empty schema where
 * there is none. Undefined where its program stops: it cannot step into a list or a text.
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

function reportAstray({ astray }: Import): readonly Finding[] {
  return [...astray].map(([reference, at]) => {
    const message = `The importer reads the reference ${quote(reference, 100)} without its escapes, so that it stores an empty schema. Name the schema with letters, digits, \`.\`, \`-\` and \`_\` alone.`;
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
  const remedy = isSchema ? ' Write `{}` for `true`, and `{"not": {}}` for `false`.' : '';
  return `${quote(where, 100)} is ${describeValue(value ?? null)}; the importer needs ${expected} there.${remedy}`;
}
