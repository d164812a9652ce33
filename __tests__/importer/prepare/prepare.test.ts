import type { JsonObject } from '../../../src/syntax/json.ts';
import { importActions } from '../../support/importer.ts';
import { get, of, rewrite, servers, withPath } from '../../support/preparing.ts';

describe('a description without hazards', () => {
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
  ])('goes out as it is: %s', (_, document) => {
    const prepared = rewrite(document);
    expect(prepared.document).toBe(document);
    expect(prepared.rewrites).toEqual([]);
    expect(importActions(document).ok).toBe(true);
  });
});

describe('what nobody but the author can mend is an error', () => {
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

  test('nothing is rewritten, and what the import would fail on is told, with the remedy', () => {
    const document = { ...rejected, servers: [{ url: '/v1' }] };
    const prepared = rewrite(document, { rewrite: 'none', serverUrl: 'https://given.example.com' });
    expect(prepared.document).toBe(document);
    expect(prepared.rewrites).toEqual([]);
    expect(prepared.findings.map(({ severity, pointer }) => `${severity} ${pointer}`)).toEqual([
      'error /servers',
      'error /paths/~1a~1{id}/parameters',
      'error /paths/~1a~1{id}/summary',
      'error /paths/~1a~1{id}/x-a',
      'error /paths/~1a~1{id}/put',
    ]);
    expect(prepared.findings.every(({ message }) => message.endsWith('`rewrite: auto` fixes that.'))).toBe(
      true,
    );
  });

  test('what `rewrite: auto` could not mend either does not have it for a remedy', () => {
    const { findings } = rewrite({ ...rejected, servers: [{ url: '/v1' }] }, { rewrite: 'none' });
    expect(findings.map(({ message }) => message.endsWith('fixes that.'))).toEqual([
      ...[false, true, true, true, true],
    ]);
  });

  test('what the import would lose is one warning', () => {
    const prepared = rewrite(lossy, { rewrite: 'none' });
    expect(prepared.document).toBe(lossy);
    expect(prepared.findings).toMatchObject([{ severity: 'warning', rule: 'not-prepared', pointer: '' }]);
    expect(prepared.findings[0]?.message).toContain('Wrote out 1 parameter given by a `$ref`');
  });

  test('Swagger 2.0 is refused', () => {
    const document = { swagger: '2.0', host: 'a.example', paths: { '/a': { get } } };
    expect(rewrite(document, { rewrite: 'none' }).findings).toMatchObject([
      { severity: 'error', rule: 'swagger-2', pointer: '/swagger' },
    ]);
  });
});

describe('what stands beside a `$ref`, up to OpenAPI 3.0,', () => {
  const beside = { $ref: '#/components/schemas/A', maxLength: 5 };
  const report = (document: JsonObject): readonly (readonly string[])[] =>
    rewrite({ ...document, openapi: '3.0.3' }).findings.map(({ rule, pointer }) => [rule, pointer]);

  test('is told once, with the first place', () => {
    const parameters = [{ name: 'q', in: 'query', schema: { oneOf: [beside, beside] } }];
    const document = withPath({ get: { ...get, parameters } }, { schemas: { A: {}, B: { items: beside } } });
    expect(report(JSON.parse(JSON.stringify(document)) as JsonObject)).toEqual([
      ['beside-reference', '/paths/~1a~1{id}/get/parameters/0/schema/oneOf/0'],
    ]);
  });

  test('is named, and texts that are kept are not told', () => {
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
    expect(rewrite(document({})).findings).toEqual([]);
    const { document: written, findings } = rewrite(document({ maxLength: 5 }));
    expect(findings).toMatchObject([{ message: expect.stringContaining('such as `maxLength`') as unknown }]);
    expect(written).toMatchObject({
      paths: { '/a/{id}': { get: { parameters: [{ schema: { items: { ...texts, maxLength: 9 } } }] } } },
    });
  });

  test('is a text that a parameter keeps', () => {
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

  test('is no fault in a path, nor as an extension or as data', () => {
    const schemas = { A: { example: beside }, B: { $ref: '#/components/schemas/A', 'x-a': 1 } };
    const item = { $ref: '#/components/pathItems/I', description: 'd' };
    expect(report(withPath(item, { schemas, pathItems: { I: { get } } }))).toEqual([]);
  });
});
