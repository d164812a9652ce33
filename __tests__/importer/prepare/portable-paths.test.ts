import type { JsonObject } from '../../../src/syntax/json.ts';
import { importActions } from '../../support/importer.ts';
import { get, of, rewrite, prepareItem, servers, withPath } from '../../support/preparing.ts';

describe('shared keys of a path are moved into each operation', () => {
  test('parameters, unless the operation has one with the same location and name', () => {
    const item = {
      parameters: [
        { name: 'id', in: 'path', required: true },
        { name: 'id', in: 'query', description: 'of the path' },
      ],
      get: { ...get, parameters: [{ name: 'id', in: 'query', description: 'of the operation' }] },
      put: { operationId: 'b' },
    };
    expect(prepareItem(item)).toEqual({
      get: {
        ...get,
        parameters: [
          { name: 'id', in: 'path', required: true },
          { name: 'id', in: 'query', description: 'of the operation' },
        ],
      },
      put: { operationId: 'b', parameters: item.parameters },
    });
  });

  test.each<[string, JsonObject, JsonObject, JsonObject]>([
    ['a summary', { summary: 'S' }, {}, { summary: 'S' }],
    ['a description', { description: 'D' }, {}, { description: 'D' }],
    [
      'a summary beside the own one',
      { summary: 'S' },
      { summary: 'own' },
      { summary: 'own', description: 'S' },
    ],
    [
      'a description behind the own one',
      { description: 'D' },
      { description: 'own' },
      { description: 'own\n\nD' },
    ],
    ['the same description once', { description: 'D' }, { description: 'D' }, { description: 'D' }],
    ['servers', { servers }, {}, { servers }],
    ['no servers over the own ones', { servers: [] }, { servers }, { servers }],
    ['extensions', { 'x-a': { b: 1 } }, { 'x-c': 1 }, { 'x-a': { b: 1 }, 'x-c': 1 }],
    ['no extension over the own one', { 'x-a': 1 }, { 'x-a': 2 }, { 'x-a': 2 }],
  ])('%s', (_, item, own, expected) => {
    expect(prepareItem({ ...item, get: { ...get, ...own } })).toEqual({ get: { ...get, ...expected } });
  });

  test("and the target of a path's reference", () => {
    expect(
      prepareItem(
        { $ref: '#/components/pathItems/I', get },
        { pathItems: { I: { put: { operationId: 'b' } } } },
      ),
    ).toEqual({
      put: { operationId: 'b' },
      get,
    });
  });

  test('and additional methods are moved next to the others', () => {
    expect(prepareItem({ get, additionalOperations: { COPY: { operationId: 'c' } } })).toEqual({
      get,
      COPY: { operationId: 'c' },
    });
  });

  test('and extensions of `paths` are moved next to it', () => {
    const { document: prepared } = rewrite(of({ paths: { 'x-a': [1], 'x-b': 2, '/a': { get } } }));
    expect(prepared).toMatchObject({ paths: { '/a': { get } }, 'x-paths': { 'x-a': [1], 'x-b': 2 } });
    expect(Object.keys(prepared['paths'] ?? {})).toEqual(['/a']);
    expect(importActions(prepared).ok).toBe(true);
  });
});

describe('referenced parameters and bodies are inlined', () => {
  const parameter = { name: 'q', in: 'query', schema: { type: 'string' } };
  const content = { 'application/json': { schema: { type: 'string' } } };
  test.each<[string, JsonObject, JsonObject, JsonObject]>([
    [
      'a parameter',
      { parameters: [{ $ref: '#/components/parameters/Q' }] },
      { parameters: { Q: parameter } },
      { parameters: [parameter] },
    ],
    [
      'a parameter behind two',
      { parameters: [{ $ref: '#/components/parameters/P' }] },
      { parameters: { P: { $ref: '#/components/parameters/Q' }, Q: parameter } },
      { parameters: [parameter] },
    ],
    [
      'a parameter with a description beside the reference',
      { parameters: [{ $ref: '#/components/parameters/Q', description: 'D' }] },
      { parameters: { Q: parameter } },
      { parameters: [{ ...parameter, description: 'D' }] },
    ],
    [
      'a parameter with more beside the reference than the standard knows',
      { parameters: [{ $ref: '#/components/parameters/Q', required: true }] },
      { parameters: { Q: parameter } },
      { parameters: [parameter] },
    ],
    [
      'a name with a slash and a space',
      { parameters: [{ $ref: '#/components/parameters/a~1b%20c' }] },
      { parameters: { 'a/b c': parameter } },
      { parameters: [parameter] },
    ],
    [
      'an example of a parameter',
      { parameters: [{ ...parameter, examples: { e: { $ref: '#/components/examples/E' } } }] },
      { examples: { E: { value: 1 } } },
      { parameters: [{ ...parameter, examples: { e: { value: 1 } } }] },
    ],
    [
      'an example that is called `schema`',
      { parameters: [{ ...parameter, examples: { schema: { $ref: '#/components/examples/E' } } }] },
      { examples: { E: { value: 1 } } },
      { parameters: [{ ...parameter, examples: { schema: { value: 1 } } }] },
    ],
    [
      'a request body',
      { requestBody: { $ref: '#/components/requestBodies/B' } },
      { requestBodies: { B: { content } } },
      { requestBody: { content } },
    ],
    [
      'a media type',
      { requestBody: { content: { 'application/json': { $ref: '#/components/mediaTypes/M' } } } },
      { mediaTypes: { M: content['application/json'] } },
      { requestBody: { content } },
    ],
  ])('%s', (_, own, components, expected) => {
    expect(prepareItem({ get: { ...get, ...own } }, components)).toEqual({ get: { ...get, ...expected } });
  });

  test('and the components that only they used are removed', () => {
    const { document } = rewrite(
      withPath(
        { get: { ...get, parameters: [{ $ref: '#/components/parameters/Q' }] } },
        { parameters: { Q: parameter, Unused: { ...parameter } } },
      ),
    );
    expect(document['components']).toEqual({ parameters: { Unused: { ...parameter } } });
  });

  test("responses keep their references, because actions don't contain responses", () => {
    const responses = { 200: { $ref: '#/components/responses/R' } };
    expect(
      prepareItem({ parameters: [], get: { ...get, responses } }, { responses: { R: { description: 'D' } } }),
    ).toMatchObject({ get: { responses } });
  });
});
