import type { JsonObject } from '../../../src/syntax/json.ts';
import { importActions } from '../../support/importer.ts';
import { get, of, rewrite, servers, withPath } from './preparing.ts';

const toA = { $ref: '#/components/schemas/A' };

describe('a document that needs no rewrite', () => {
  const withBody = (A: JsonObject): JsonObject => {
    const requestBody = { content: { 'application/json': { schema: toA } } };
    return withPath({ post: { operationId: 'a', requestBody } }, { schemas: { A } });
  };
  test.each<[string, JsonObject]>([
    ['an empty one', of({})],
    ['one that the importer follows', withBody({ type: 'object' })],
    ['one with a name from its summary', withPath({ get: { summary: 'Get.' } })],
    ['one with recursion that nothing can write out', withBody({ properties: { next: toA } })],
    [
      'one with references in its responses',
      withPath(
        { get: { ...get, responses: { 200: { $ref: '#/components/responses/R' } } } },
        { responses: { R: { description: '' } } },
      ),
    ],
    ['one with webhooks and extensions', of({ webhooks: { a: { parameters: [] } }, 'x-a': { get: 5 } })],
    ['one with servers of an operation', withPath({ get: { ...get, servers } })],
  ])('is sent unchanged: %s', (_, document) => {
    const prepared = rewrite(document);
    expect(prepared.document).toBe(document);
    expect(prepared.rewrites).toEqual([]);
    expect(importActions(document).ok).toBe(true);
  });
});

test('an operation that is a list is an error', () => {
  const errors = rewrite(of({ paths: { '/a': { get: [] } } })).findings;
  expect(errors).toMatchObject([{ severity: 'error', rule: 'unreadable', pointer: '/paths/~1a/get' }]);
});

describe('with `rewrite: never`', () => {
  const rejected = withPath({ parameters: [], summary: 's', 'x-a': {}, get: { operationId: 'a' }, put: {} });
  const parameters = [{ $ref: '#/components/parameters/P' }];
  const requestBody = { content: { a: { schema: { items: toA } } } };
  const lossy = withPath(
    { get: { operationId: 'a', parameters, requestBody } },
    { parameters: { P: { name: 'p', in: 'query' } }, schemas: { A: {} } },
  );

  test('nothing is rewritten, and errors name `rewrite: auto` as the fix', () => {
    const document = { ...rejected, servers: [{ url: '/v1' }] };
    const prepared = rewrite(document, { rewrite: 'never', serverUrl: 'https://given.example.com' });
    expect(prepared.document).toBe(document);
    expect(prepared.rewrites).toEqual([]);
    expect(prepared.findings.map(({ severity, pointer }) => `${severity} ${pointer}`)).toEqual([
      'error /servers',
      'error /paths/~1a~1{id}/parameters',
      'error /paths/~1a~1{id}/summary',
      'error /paths/~1a~1{id}/x-a',
      'error /paths/~1a~1{id}/put',
    ]);
    for (const { message } of prepared.findings)
      expect(message).toMatch(/`rewrite: auto` fixes this problem\.$/u);
  });

  test("an error that `rewrite: auto` can't fix doesn't name it", () => {
    const { findings } = rewrite({ ...rejected, servers: [{ url: '/v1' }] }, { rewrite: 'never' });
    const isFixed = findings.map(({ message }) => message.endsWith('fixes this problem.'));
    expect(isFixed).toEqual([false, true, true, true, true]);
  });

  test('lost content is one warning', () => {
    const prepared = rewrite(lossy, { rewrite: 'never' });
    expect(prepared.document).toBe(lossy);
    const message = expect.stringContaining('Inlined 1 referenced parameter') as unknown;
    expect(prepared.findings).toMatchObject([
      { severity: 'warning', rule: 'not-prepared', pointer: '', message },
    ]);
  });

  test('Swagger 2.0 is rejected', () => {
    const document = { swagger: '2.0', host: 'a.example', paths: { '/a': { get } } };
    expect(rewrite(document, { rewrite: 'never' }).findings).toMatchObject([
      { severity: 'error', rule: 'swagger-2', pointer: '/swagger' },
    ]);
  });
});

describe('siblings of a `$ref` up to OpenAPI 3.0', () => {
  const parametersAfter = (parameter: JsonObject, components: JsonObject): unknown => {
    const document = withPath({ get: { ...get, parameters: [parameter] } }, components);
    const prepared = rewrite({ ...document, openapi: '3.0.3' });
    expect(prepared.findings).toEqual([]);
    const { paths } = prepared.document as unknown as { paths: { '/a/{id}': { get: JsonObject } } };
    return paths['/a/{id}'].get['parameters'];
  };

  test('are ignored, except the texts that are kept', () => {
    const texts = { description: 'd', summary: 's', title: 't', example: 1, default: 2 };
    const schema = { items: { ...toA, ...texts, maxLength: 5 } };
    const schemas = { A: { type: 'string', title: 'A', maxLength: 9 } };
    expect(parametersAfter({ name: 'q', in: 'query', schema }, { schemas })).toMatchObject([
      { schema: { items: { ...texts, maxLength: 9 } } },
    ]);
  });

  test('keep the texts of a parameter', () => {
    const Q = { name: 'q', in: 'query', description: 'its own' };
    const reference = { $ref: '#/components/parameters/Q', description: 'mine', required: true };
    expect(parametersAfter(reference, { parameters: { Q } })).toEqual([{ ...Q, description: 'mine' }]);
  });
});
