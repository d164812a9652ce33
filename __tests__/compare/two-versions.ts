import { compareSpecs } from '../../src/compare/compare.ts';
import { digestOperation } from '../../src/compare/operation-digests.ts';
import { createSide } from '../../src/compare/side.ts';
import { listOperations } from '../../src/importer/names.ts';
import type { JsonObject, JsonValue } from '../../src/syntax/json.ts';
import { describeRemoval, type Comparison } from '../../src/compare/comparison.ts';
import type { OperationChange } from '../../src/compare/change-rules.ts';
import { eachCase } from '../support/each-case.ts';

export const text = { type: 'string' };
export const integer = { type: 'integer' };
export const cat = { type: 'object', required: ['lives'], properties: { lives: integer } };
export const dog = { type: 'object', required: ['barks'], properties: { barks: text } };

/** Compares two versions of an OpenAPI file, as read from their import documents, or of an operation. */
export function compareDocuments(before: JsonObject, after: JsonObject): Comparison {
  return compareSpecs(describe(before), describe(after));
}

function describe(given: JsonObject): Parameters<typeof compareSpecs>[0] {
  const document = 'openapi' in given || 'swagger' in given ? given : orders(given);
  return { operations: listOperations(document), document };
}

/**
 * Lists the differing digests of operations: `POST /orders: docs`, or `POST /orders: missing` if one version lacks the
 * operation. The name belongs to the semantics.
 */
export function listOtherParts(before: JsonObject, after: JsonObject): readonly string[] {
  const [olds, nows] = [digestParts(before), digestParts(after)];
  return [...new Set([...olds.keys(), ...nows.keys()])].flatMap((place) => {
    const [old, now] = [olds.get(place), nows.get(place)];
    if (old === undefined || now === undefined) return [`${place}: missing`];
    const differing = (['semantics', 'docs'] as const).filter((part) => old[part] !== now[part]);
    return differing.map((part) => `${place}: ${part}`);
  });
}

function digestParts(document: JsonObject): ReadonlyMap<string, Record<'semantics' | 'docs', string>> {
  const side = createSide(document);
  const digested = listOperations(document).flatMap(({ method, name, path }) => {
    const entry = side.entries.get(`${method} ${path}`);
    if (entry === undefined) return [];
    const { semantics, docs } = digestOperation(side, entry);
    return [[`${method} ${path}`, { semantics: `${semantics} ${name}`, docs: String(docs) }] as const];
  });
  return new Map(digested);
}

/**
 * Lists every change as `class rule: sentence`, including removed operations. An operation stands for a document that has
 * only this operation.
 */
export function reportChanges(before: JsonObject, after: JsonObject): readonly string[] {
  const { removed, modified } = compareDocuments(before, after);
  return [
    ...removed.map((operation) => reportChange(describeRemoval(operation))),
    ...modified.flatMap(({ changes }) => changes.map(reportChange)),
  ];
}

/** Runs a test for each named pair of documents or operations: its changes are reported as listed. */
export function eachReports(
  cases: Readonly<Record<string, [before: JsonObject, after: JsonObject, ...reported: string[]]>>,
): void {
  eachCase(cases)('%s', ([before, after, ...reported]) => {
    expect(reportChanges(before, after)).toEqual(reported);
  });
}

function reportChange(change: OperationChange): string {
  return `${change.class} ${change.rule}: ${change.sentence}`;
}

/** Creates one operation, `POST /orders/{id}`, with the given parts. */
export function orders(operation: JsonObject, root: JsonObject = {}): JsonObject {
  const paths = { '/orders/{id}': { post: { operationId: 'changeOrder', responses: {}, ...operation } } };
  return {
    openapi: '3.0.3',
    info: { title: 'Orders', version: '1' },
    servers: [{ url: 'https://api.example.com' }],
    paths,
    ...root,
  };
}

export function query(name: string, schema: JsonValue, more: JsonObject = {}): JsonObject {
  return { parameters: [{ name, in: 'query', schema, ...more }] };
}

export function body(schema: JsonValue, more: JsonObject = {}): JsonObject {
  return { requestBody: { content: { 'application/json': { schema } }, ...more } };
}

export function answer(schema: JsonValue, status = '200'): JsonObject {
  return { responses: { [status]: { description: '', content: { 'application/json': { schema } } } } };
}

type Pair = readonly [before: JsonValue, after: JsonValue];
type Versions = [before: JsonObject, after: JsonObject];

/** Creates two versions of an operation whose body has another schema. */
export function bodies(before: JsonValue, after: JsonValue, schemas: JsonObject = {}): Versions {
  const write = (schema: JsonValue): JsonObject => orders(body(schema), { components: { schemas } });
  return [write(before), write(after)];
}

/** Creates two versions of an operation whose body has fields, each of which has two versions of its schema. */
export function fields(given: Readonly<Record<string, Pair>>, schemas: JsonObject = {}): Versions {
  const write = (index: 0 | 1): JsonObject => ({
    type: 'object',
    properties: Object.fromEntries(Object.entries(given).map(([name, pair]) => [name, pair[index]])),
  });
  return bodies(write(0), write(1), schemas);
}

/** Creates two versions of an operation with query parameters, each of which has two versions of its schema. */
export function queries(given: Readonly<Record<string, Pair>>): Versions {
  const write = (index: 0 | 1): JsonObject => ({
    parameters: Object.entries(given).map(([name, pair]) => ({ name, in: 'query', schema: pair[index] })),
  });
  return [write(0), write(1)];
}
