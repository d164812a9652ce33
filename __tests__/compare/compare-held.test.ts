import type { StoredAction } from '../../src/copilot.ts';
import { compareHeld } from '../../src/compare/compare-held.ts';
import { listOperations } from '../../src/compare/operations.ts';
import type { JsonObject } from '../../src/text-tree/json.ts';
import { prepareDocument } from '../../src/importer/prepare/prepare.ts';
import type { Comparison } from '../../src/openapi/operation.ts';
import { description } from '../support/descriptions.ts';
import { importActions } from '../support/importer.ts';
import { fc } from '../support/seeded-fast-check.ts';
import { createStored } from '../support/stored.ts';
import { body, orders, query } from '../support/two-versions.ts';

/** What the service holds once it has imported a document. */
function hold(document: JsonObject): readonly StoredAction[] {
  const imported = importActions(document);
  if (!imported.ok) throw new Error(imported.reason);
  return imported.actions.map(({ name, description: text, method, url, payload }, index) => ({
    id: String(index),
    method,
    endpoint: url,
    name,
    operationId: undefined,
    description: text,
    payload: { parameters: payload.parameters, request_body: payload.requestBody ?? {} },
  }));
}

function compare(actions: readonly StoredAction[], document: JsonObject): Comparison | undefined {
  return compareHeld(actions, {
    operations: listOperations(document),
    body: Buffer.from(JSON.stringify(document)),
  });
}

function linesOf(comparison: Comparison | undefined): readonly string[] {
  return (comparison?.modified ?? []).flatMap(({ changes }) => changes.map(({ sentence }) => sentence));
}

const held = orders({ ...query('status', { type: 'string', enum: ['open', 'void'] }), description: 'Old.' });

test('a copilot that holds just what the document gives differs in nothing', () => {
  fc.assert(
    fc.property(description, (document) => {
      const prepared = prepareDocument(document, {
        version: '3.1',
        prepare: 'auto',
        serverUrl: 'https://given.example.com/api',
        sourceBytes: 100_000,
      }).document;
      const actions = hold(prepared);
      fc.pre(actions.length > 0);
      expect(compare(actions, prepared)).toEqual({ added: [], removed: [], modified: [], breaking: 0 });
    }),
    { numRuns: 100 },
  );
});

test('what differs is named as between two versions, under the operation of the file', () => {
  const next = orders({
    ...query('status', { type: 'string', enum: ['open'] }),
    ...body({ type: 'object' }),
    description: 'New.',
  });
  const comparison = compare(hold(held), next);
  expect(linesOf(comparison)).toEqual([
    'query parameter status no longer takes "void"',
    'new optional body',
    'description changed',
  ]);
  expect(comparison?.breaking).toBe(1);
  expect(comparison?.modified.map(({ operation }) => operation.path)).toEqual(['/orders/{id}']);
});

test.each([{ name: 'changeOrder' }, {}])('what an inventory does not show is not different: %j', (fields) => {
  const [action] = hold(held);
  const bare = createStored({ id: '1', method: 'POST', endpoint: action?.endpoint ?? '', ...fields });
  const next = { ...held, security: [{ key: [] }] };
  expect(compare([bare], next)).toMatchObject({ added: [], removed: [], modified: [] });
});

test.each([
  ['the name in the service’s own letters', { name: 'change_order' }],
  ['white space in the description', { description: ' Old.\n' }],
])('%s is no difference', (_, fields) => {
  const actions = hold(held).map((action) => ({ ...action, ...fields }));
  expect(compare(actions, held)).toMatchObject({ modified: [] });
});

test('another slash between server and path is the same endpoint', () => {
  const actions = hold(held).map((action) => ({
    ...action,
    endpoint: action.endpoint.replace('.com/', '.com//'),
  }));
  expect(compare(actions, held)).toMatchObject({ added: [], removed: [], modified: [] });
});

test('another name, an action made by hand and a new operation are told', () => {
  const actions = [
    ...hold(held).map((action) => ({ ...action, name: 'Edit an order' })),
    createStored({ id: '2', endpoint: 'https://hand.example.com/made', name: 'made' }),
  ];
  const paths = { ...(held['paths'] as JsonObject), '/new': { get: { operationId: 'new', responses: {} } } };
  const comparison = compare(actions, { ...held, paths });
  expect(linesOf(comparison)).toEqual(['renamed from Edit an order']);
  expect(comparison?.added.map(({ path }) => path)).toEqual(['/new']);
  expect(comparison?.removed.map(({ name }) => name)).toEqual(['made']);
  expect(comparison?.breaking).toBe(2);
});

test('where the service writes endpoints in a form of its own, nothing is compared', () => {
  const actions = hold(held).map((action) => ({ ...action, endpoint: 'orders' }));
  expect(compare(actions, held)).toBeUndefined();
});
