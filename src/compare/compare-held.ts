import type { StoredAction } from '../copilot.ts';
import type { JsonObject, JsonValue } from '../text-tree/json.ts';
import { findMember, isObject } from '../text-tree/json.ts';
import { listRoutes, type Route } from '../openapi/document/route.ts';
import { foldTexts } from '../openapi/document/texts.ts';
import type { Comparison, Operation } from '../openapi/operation.ts';
import { createTeller, readDocument } from './compare-descriptions.ts';
import { compareOperations, keyOf } from './compare.ts';
import { listOperations } from './operations.ts';
import { squeeze } from './place.ts';
import { listAddresses } from './server-changes.ts';

/** What a service may hold of an operation, in the words of a description. */
type Held = Readonly<
  Record<'operationId' | 'description' | 'parameters' | 'requestBody', JsonValue | undefined>
>;

/**
 * What a description changes in what a copilot holds. Actions are known by method and endpoint; what an inventory
 * does not show (answers, credentials) counts as equal, and so do names and texts that the service writes its own way.
 * Actions that were made by hand are among those that are removed.
 * @returns undefined where no action is known by its endpoint: the service writes them in a form of its own
 */
export function compareHeld(
  actions: readonly StoredAction[],
  next: { readonly operations: readonly Operation[]; readonly body: Uint8Array },
): Comparison | undefined {
  const document = readDocument(next.body);
  const held = new Map(actions.map((action) => [keyOf(action.method, joinSlashes(action.endpoint)), action]));
  const routes = indexWanted(document, (key) => held.has(key));
  if (actions.length > 0 && !routes.keys().some((key) => held.has(key))) return undefined;

  const wanted = new Map([...routes].map(([key, route]) => [key, readWanted(route)]));
  const before = new Map([...held].map(([key, action]) => [key, readHeld(action, wanted.get(key))]));
  const documents = [buildDocument(document, before), buildDocument(document, wanted)] as const;
  const { added, modified, ...rest } = compareOperations(
    listOperations(documents[0]),
    listOperations(documents[1]),
    createTeller(() => documents),
  );
  const own = new Map(
    next.operations.map((operation) => [keyOf(operation.method, operation.path), operation]),
  );
  const findOwn = (operation: Operation): Operation => {
    const route = routes.get(keyOf(operation.method, operation.path));
    return route === undefined ? operation : (own.get(keyOf(route.key, route.path)) ?? operation);
  };
  return {
    ...rest,
    added: added.map(findOwn),
    modified: modified.map((change) => ({ ...change, operation: findOwn(change.operation) })),
  };
}

/** What the import of a description makes an action of, by method and the endpoint under which that is held. */
function indexWanted(document: JsonObject, isHeld: (key: string) => boolean): ReadonlyMap<string, Route> {
  return new Map(
    listRoutes(document).map((route) => {
      const endpoints = listAddresses(document, route).map((server) => joinSlashes(server + route.path));
      const keys = endpoints.map((endpoint) => keyOf(route.key, endpoint));
      return [keys.find(isHeld) ?? keys[0] ?? '', route];
    }),
  );
}

/** Slashes at the joint of server and path do not count. */
function joinSlashes(endpoint: string): string {
  return endpoint.replace(/([^:/])\/{2,}/g, '$1/');
}

function readWanted({ operation, item }: Route): Held {
  const { summary, description } = foldTexts(operation, item);
  const { operationId = summary ?? description ?? '', parameters, requestBody } = operation;
  return { operationId, description: description ?? summary ?? operationId, parameters, requestBody };
}

function readHeld({ description, name, ...rest }: StoredAction, wanted: Held | undefined): Held {
  const payload = rest.payload as JsonValue | undefined;
  return {
    operationId: readText(name, wanted?.operationId, loosen),
    description: readText(description, wanted?.description, squeeze),
    parameters: readPart(payload, 'parameters', wanted?.parameters),
    requestBody: readPart(payload, 'request_body', wanted?.requestBody),
  };
}

/** In the words of the description where it means the same. Of what is not shown, nothing can be said against it. */
function readText(
  held: JsonValue | undefined,
  wanted: JsonValue | undefined,
  read: (text: JsonValue | undefined) => string | undefined,
): JsonValue | undefined {
  return held === undefined || (wanted !== undefined && read(held) === read(wanted)) ? wanted : held;
}

/** Names as a service may write them: case and all that is no letter or digit do not count. */
function loosen(name: JsonValue | undefined): string {
  return typeof name === 'string' ? name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '') : '';
}

function readPart(
  payload: JsonValue | undefined,
  key: string,
  wanted: JsonValue | undefined,
): JsonValue | undefined {
  const part = findMember(payload, key);
  if (part === undefined) return wanted;
  return part === null || (isObject(part) && Object.keys(part).length === 0) ? undefined : part;
}

/** A description of actions: references within what is held lead into the components of the new one. */
function buildDocument(
  { openapi = '3.0.3', components = {} }: JsonObject,
  actions: ReadonlyMap<string, Held>,
): JsonObject {
  const paths = new Map<string, Record<string, JsonValue>>();
  for (const [key, held] of actions) {
    const [method = '', endpoint = ''] = key.split(/ (.*)/s);
    const told = Object.entries(held).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value] as const],
    );
    paths.set(endpoint, { ...paths.get(endpoint), [method.toLowerCase()]: Object.fromEntries(told) });
  }
  return { openapi, paths: Object.fromEntries(paths), components };
}
