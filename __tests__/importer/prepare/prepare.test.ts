import type { JsonObject } from '../../../src/syntax/json.ts';
import { importActions } from '../../support/importer.ts';
import { get, of, rewrite, servers, withPath } from '../../support/preparing.ts';

describe('a document that needs no rewrite', () => {
  test.each<[string, JsonObject]>([
    ['an empty one', of({})],
    [
      'one that the importer follows',
      withPath(
        {
          post: {
            operationId: 'a',
            requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/A' } } } },
          },
        },
        { schemas: { A: { type: 'object' } } },
      ),
    ],
    ['one with a name from its summary', withPath({ get: { summary: 'Get.' } })],
    [
      'one with recursion that nothing can write out',
      withPath(
        {
          post: {
            operationId: 'a',
            requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/A' } } } },
          },
        },
        { schemas: { A: { properties: { next: { $ref: '#/components/schemas/A' } } } } },
      ),
    ],
    [
      'one with references in its responses',
      withPath(
        { get: { ...get, responses: { 200: { $ref: '#/components/responses/R' } } } },
        { responses: { R: { description: '' } } },
      ),
    ],
    [
      'one with webhooks, callbacks and extensions',
      of({ webhooks: { a: { parameters: [] } }, 'x-a': { get: 5 } }),
    ],
    ['one with servers of an operation', withPath({ get: { ...get, servers } })],
  ])('is sent unchanged: %s', (_, document) => {
    const prepared = rewrite(document);
    expect(prepared.document).toBe(document);
    expect(prepared.rewrites).toEqual([]);
    expect(importActions(document).ok).toBe(true);
  });
});

describe('a problem that only the author can fix is an error', () => {
  test.each<[string, JsonObject, string, string]>([
    ['an operation that is a list', of({ paths: { '/a': { get: [] } } }), 'unreadable', '/paths/~1a/get'],
    [
      'parameters that are an object',
      of({ paths: { '/a': { get: { ...get, parameters: {} } } } }),
      'unreadable',
      '/paths/~1a/get',
    ],
    [
      'a parameter that is a text',
      of({ paths: { '/a': { get: { ...get, parameters: ['x'] } } } }),
      'unreadable',
      '/paths/~1a/get',
    ],
  ])('%s', (_, document, rule, pointer) => {
    const errors = rewrite(document).findings.filter(({ severity }) => severity === 'error');
    expect(errors.map((finding) => [finding.rule, finding.pointer])).toEqual([[rule, pointer]]);
  });
});

describe('with `rewrite: never`', () => {
  const rejected = withPath({ parameters: [], summary: 's', 'x-a': {}, get: { operationId: 'a' }, put: {} });
  const lossy = withPath(
    {
      get: {
        operationId: 'a',
        parameters: [{ $ref: '#/components/parameters/P' }],
        requestBody: { content: { a: { schema: { items: { $ref: '#/components/schemas/A' } } } } },
      },
    },
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
    expect(
      prepared.findings.every(({ message }) => message.endsWith('`rewrite: auto` fixes this problem.')),
    ).toBe(true);
  });

  test("an error that `rewrite: auto` can't fix doesn't name it", () => {
    const { findings } = rewrite({ ...rejected, servers: [{ url: '/v1' }] }, { rewrite: 'never' });
    expect(findings.map(({ message }) => message.endsWith('fixes this problem.'))).toEqual([
      ...[false, true, true, true, true],
    ]);
  });

  test('lost content is one warning', () => {
    const prepared = rewrite(lossy, { rewrite: 'never' });
    expect(prepared.document).toBe(lossy);
    expect(prepared.findings).toMatchObject([{ severity: 'warning', rule: 'not-prepared', pointer: '' }]);
    expect(prepared.findings[0]?.message).toContain('Inlined 1 referenced parameter');
  });

  test('Swagger 2.0 is rejected', () => {
    const document = { swagger: '2.0', host: 'a.example', paths: { '/a': { get } } };
    expect(rewrite(document, { rewrite: 'never' }).findings).toMatchObject([
      { severity: 'error', rule: 'swagger-2', pointer: '/swagger' },
    ]);
  });
});

describe('siblings of a `$ref` up to OpenAPI 3.0', () => {
  test('are ignored, except the texts that are kept', () => {
    const texts = { description: 'd', summary: 's', title: 't', example: 1, default: 2 };
    const items = { $ref: '#/components/schemas/A', ...texts };
    const document = (more: JsonObject): JsonObject => ({
      ...withPath(
        {
          get: { ...get, parameters: [{ name: 'q', in: 'query', schema: { items: { ...items, ...more } } }] },
        },
        { schemas: { A: { type: 'string', title: 'A', maxLength: 9 } } },
      ),
      openapi: '3.0.3',
    });
    const { document: written, findings } = rewrite(document({ maxLength: 5 }));
    expect(findings).toEqual([]);
    expect(written).toMatchObject({
      paths: { '/a/{id}': { get: { parameters: [{ schema: { items: { ...texts, maxLength: 9 } } }] } } },
    });
  });

  test('keep the texts of a parameter', () => {
    const document = withPath(
      {
        get: {
          ...get,
          parameters: [{ $ref: '#/components/parameters/Q', description: 'mine', required: true }],
        },
      },
      { parameters: { Q: { name: 'q', in: 'query', description: 'its own' } } },
    );
    expect(rewrite({ ...document, openapi: '3.0.3' }).document['paths']).toEqual({
      '/a/{id}': { get: { ...get, parameters: [{ name: 'q', in: 'query', description: 'mine' }] } },
    });
  });
});
