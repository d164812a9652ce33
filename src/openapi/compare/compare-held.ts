import type { StoredAction } from '../../copilot.ts';
import type { JsonObject, JsonValue } from '../document/json.ts';
import { findMember, isArray, isObject } from '../document/json.ts';
import { listRoutes, type Route } from '../document/route.ts';
import { foldTexts } from '../document/texts.ts';
import type { Comparison, Operation } from '../operation.ts';
import { createTeller, readDocument } from './compare-descriptions.ts';
import { compareOperations } from './compare.ts';
import { listOperations } from './operations.ts';
import { squeeze } from './place.ts';
import { listAddresses } from './server-changes.ts';

/** What a service may hold of an operation. */
interface Held {
  readonly name: JsonValue;
  readonly description: JsonValue | undefined;
  readonly parameters: JsonValue | undefined;
  readonly requestBody: JsonValue | undefined;
}

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
  const wanted = listWanted(document, held);
  const known = [...wanted.keys()].filter((key) => held.has(key));
  if (known.length === 0 && actions.length > 0) return undefined;

  const before = [...held].map(([key, action]) => [key, readHeld(action, wanted.get(key))] as const);
  const documents = {
    before: buildDocument(document, before),
    after: buildDocument(document, [...wanted]),
  };
  const comparison = compareOperations(
    listOperations(documents.before),
    listOperations(documents.after),
    createTeller(() => documents),
  );
  return inOwnWords(comparison, document, next.operations);
}

/** The description's own operations in the place of those that stand for what is held. */
function inOwnWords(
  { added, modified, ...rest }: Comparison,
  document: JsonObject,
  operations: readonly Operation[],
): Comparison {
  const byPlace = new Map(
    operations.map((operation) => [keyOf(operation.method, operation.path), operation]),
  );
  const own = new Map(
    listRoutes(document).flatMap((route) => {
      const operation = byPlace.get(keyOf(route.key, route.path));
      return listKeys(document, route).map((key) => [key, operation] as const);
    }),
  );
  const find = (operation: Operation): Operation =>
    own.get(keyOf(operation.method, operation.path)) ?? operation;
  return {
    ...rest,
    added: added.map(find),
    modified: modified.map((change) => ({ ...change, operation: find(change.operation) })),
  };
}

function keyOf(method: string, endpoint: string): string {
  return `${method.toUpperCase()} ${endpoint}`;
}

/** Slashes at the joint of server and path do not count. */
function joinSlashes(endpoint: string): string {
  return endpoint.replace(/([^:/])\/{2,}/g, '$1/');
}

/** What the import of a description makes, by method and endpoint. */
function listWanted(
  document: JsonObject,
  held: ReadonlyMap<string, StoredAction>,
): ReadonlyMap<string, Held> {
  return new Map(
    listRoutes(document).map((route): [string, Held] => {
      const keys = listKeys(document, route);
      const { operation, item } = route;
      const { summary, description } = foldTexts(operation, item);
      const name = operation['operationId'] ?? summary ?? description ?? '';
      const { parameters, requestBody } = operation;
      const key = keys.find((one) => held.has(one)) ?? keys[0] ?? '';
      return [key, { name, description: description ?? summary ?? name, parameters, requestBody }];
    }),
  );
}

function listKeys(document: JsonObject, route: Route): readonly string[] {
  return listAddresses(document, route).map((server) => keyOf(route.key, joinSlashes(server + route.path)));
}

/** What the service holds, in the words of the description where it means the same. */
function readHeld({ fields }: StoredAction, wanted: Held | undefined): Held {
  const { name, description, payload } = fields as JsonObject;
  const isSameName = wanted !== undefined && loosen(name) === loosen(wanted.name);
  const isSameText =
    wanted !== undefined &&
    (description === undefined || squeeze(description) === squeeze(wanted.description));
  return {
    name: isSameName ? wanted.name : (name ?? ''),
    description: isSameText ? wanted.description : description,
    parameters: readPart(payload, 'parameters', wanted?.parameters),
    requestBody: readPart(payload, 'request_body', wanted?.requestBody),
  };
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
  // Not shown at all: nothing can be said against it.
  if (part === undefined) return wanted;
  return part === null || (isObject(part) && Object.keys(part).length === 0) ? undefined : part;
}

/** A description of actions: references within what is held lead into the components of the new one. */
function buildDocument(
  { openapi, components }: JsonObject,
  actions: readonly (readonly [string, Held])[],
): JsonObject {
  const paths = new Map<string, Record<string, JsonValue>>();
  for (const [key, { name, description, parameters, requestBody }] of actions) {
    const [method = '', endpoint = ''] = key.split(/ (.*)/s);
    const operation: JsonObject = {
      operationId: name,
      ...(description !== undefined && { description }),
      ...(isArray(parameters) && { parameters }),
      ...(requestBody !== undefined && { requestBody }),
    };
    paths.set(endpoint, { ...paths.get(endpoint), [method.toLowerCase()]: operation });
  }
  return {
    openapi: openapi ?? '3.0.3',
    paths: Object.fromEntries(paths),
    ...(components !== undefined && { components }),
  };
}
