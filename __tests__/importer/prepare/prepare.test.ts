import type { JsonObject } from '../../../src/syntax/json.ts';
import { importActions } from '../../support/importer.ts';
import { get, of, rewrite, servers, withPath } from './preparing.ts';

const toA = { $ref: '#/components/schemas/A' };

describe('a document that needs no rewrite', () => {
  const withBody = (A: JsonObject): JsonObject => {
    const requestBody = { content: { 'application/json': { schema: toA } } };
    return withPath({ post: { operationId: 'a', requestBody } }, { schemas: { A } });
  };
  const R = { description: '' };
  const responses = { 200: { $ref: '#/components/responses/R' } };
  test.each<[string, JsonObject]>([
    ['an empty one', of({})],
    ['one that the importer follows', withBody({ type: 'object' })],
    ['one with a name from its summary', withPath({ get: { summary: 'Get.' } })],
    ['one with recursion that nothing can write out', withBody({ properties: { next: toA } })],
    ['one with references in its responses', withPath({ get: { ...get, responses } }, { responses: { R } })],
    ['one with webhooks and extensions', of({ webhooks: { a: { parameters: [] } }, 'x-a': { get: 5 } })],
    ['one with servers of an operation', withPath({ get: { ...get, servers } })],
  ])('is sent unchanged: %s', (_, document) => {
    const { document: prepared, rewrites } = rewrite(document);
    expect(prepared).toBe(document);
    expect(rewrites).toEqual([]);
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

  test("nothing is rewritten, and errors name `rewrite: auto` as the fix, unless it can't fix them", () => {
    const document = { ...rejected, servers: [{ url: '/v1' }] };
    const listErrors = (options: { readonly serverUrl?: string }): readonly string[] => {
      const prepared = rewrite(document, { rewrite: 'never', ...options });
      expect(prepared.document).toBe(document);
      expect(prepared.rewrites).toEqual([]);
      return prepared.findings.map(({ severity, pointer, message }) => {
        const isFixable = message.endsWith(' `rewrite: auto` fixes this problem.');
        return `${severity} ${pointer}${isFixable ? ' fixable' : ''}`;
      });
    };
    const fixable = ['parameters', 'summary', 'x-a', 'put'].map(
      (key) => `error /paths/~1a~1{id}/${key} fixable`,
    );
    expect(listErrors({ serverUrl: 'https://given.example.com' })).toEqual([
      'error /servers fixable',
      ...fixable,
    ]);
    expect(listErrors({})).toEqual(['error /servers', ...fixable]);
  });

  test('lost content is one warning', () => {
    const { document, findings } = rewrite(lossy, { rewrite: 'never' });
    expect(document).toBe(lossy);
    const message = expect.stringContaining('Inlined 1 referenced parameter') as unknown;
    expect(findings).toMatchObject([{ severity: 'warning', rule: 'not-prepared', pointer: '', message }]);
  });

  test('Swagger 2.0 is rejected', () => {
    const document = { swagger: '2.0', host: 'a.example', paths: { '/a': { get } } };
    expect(rewrite(document, { rewrite: 'never' }).findings).toMatchObject([
      { severity: 'error', rule: 'swagger-2', pointer: '/swagger' },
    ]);
  });
});

describe('siblings of a `$ref`', () => {
  function parametersAfter(parameter: JsonObject, components: JsonObject, openapi: string): unknown {
    const prepared = rewrite({
      ...withPath({ get: { ...get, parameters: [parameter] } }, components),
      openapi,
    });
    expect(prepared.findings).toEqual([]);
    const { paths } = prepared.document as unknown as { paths: { '/a/{id}': { get: JsonObject } } };
    return paths['/a/{id}'].get['parameters'];
  }

  test('are ignored up to OpenAPI 3.0, except the texts that are kept', () => {
    const texts = { description: 'd', summary: 's', title: 't', example: 1, default: 2 };
    const schema = { items: { ...toA, ...texts, maxLength: 5 } };
    const schemas = { A: { type: 'string', title: 'A', maxLength: 9 } };
    const parameters = parametersAfter({ name: 'q', in: 'query', schema }, { schemas }, '3.0.3');
    expect(parameters).toMatchObject([{ schema: { items: { ...texts, maxLength: 9 } } }]);
  });

  test.each(['3.0.3', '3.1.0'])('of a parameter are ignored except its description in %s', (openapi) => {
    const Q = { name: 'q', in: 'query', description: 'its own' };
    const siblings = { description: 'mine', summary: 'S', required: true, 'x-a': 1 };
    const reference = { $ref: '#/components/parameters/Q', ...siblings };
    const parameters = parametersAfter(reference, { parameters: { Q } }, openapi);
    expect(parameters).toEqual([{ ...Q, description: 'mine' }]);
  });
});
