import type { JsonObject } from '../../../src/syntax/json.ts';
import { importActions } from '../../support/importer.ts';
import { get, of, rewrite, prepareItem, servers, withPath } from './preparing.ts';
import { eachCase } from '../../support/each-case.ts';

describe('shared keys of a path are moved into each operation', () => {
  test('parameters, unless the operation has one with the same location and name', () => {
    const id = { name: 'id', in: 'path', required: true };
    const shared = [id, { name: 'id', in: 'query', description: 'of the path' }];
    const own = { name: 'id', in: 'query', description: 'of the operation' };
    const put = { operationId: 'b' };
    expect(prepareItem({ parameters: shared, get: { ...get, parameters: [own] }, put })).toEqual({
      get: { ...get, parameters: [id, own] },
      put: { ...put, parameters: shared },
    });
  });

  eachCase<[JsonObject, JsonObject, JsonObject]>({
    'a summary': [{ summary: 'S' }, {}, { summary: 'S' }],
    'a description': [{ description: 'D' }, {}, { description: 'D' }],
    'a summary beside the own one': [
      { summary: 'S' },
      { summary: 'own' },
      { summary: 'own', description: 'S' },
    ],
    'a description behind the own one': [
      { description: 'D' },
      { description: 'own' },
      { description: 'own\n\nD' },
    ],
    'the same description once': [{ description: 'D' }, { description: 'D' }, { description: 'D' }],
    servers: [{ servers }, {}, { servers }],
    'no servers over the own ones': [{ servers: [] }, { servers }, { servers }],
    extensions: [{ 'x-a': { b: 1 } }, { 'x-c': 1 }, { 'x-a': { b: 1 }, 'x-c': 1 }],
    'no extension over the own one': [{ 'x-a': 1 }, { 'x-a': 2 }, { 'x-a': 2 }],
  })('%s', ([item, own, expected]) => {
    expect(prepareItem({ ...item, get: { ...get, ...own } })).toEqual({ get: { ...get, ...expected } });
  });

  test("and the target of a path's reference", () => {
    const I = { put: { operationId: 'b' } };
    const prepared = prepareItem({ $ref: '#/components/pathItems/I', get }, { pathItems: { I } });
    expect(prepared).toEqual({ ...I, get });
  });

  test('and additional methods are moved next to the others', () => {
    const additionalOperations = { COPY: { operationId: 'c' } };
    expect(prepareItem({ get, additionalOperations })).toEqual({ get, ...additionalOperations });
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
  const to = (section: string, name: string): JsonObject => ({ $ref: `#/components/${section}/${name}` });
  const withExample = (name: string, value: JsonObject): JsonObject => ({
    parameters: [{ ...parameter, examples: { [name]: value } }],
  });
  const toQ = to('parameters', 'Q');
  const E = { value: 1 };

  eachCase<[JsonObject, JsonObject, JsonObject]>({
    'a parameter': [{ parameters: [toQ] }, { parameters: { Q: parameter } }, { parameters: [parameter] }],
    'a parameter behind two': [
      { parameters: [to('parameters', 'P')] },
      { parameters: { P: toQ, Q: parameter } },
      { parameters: [parameter] },
    ],
    'a parameter with a description beside the reference': [
      { parameters: [{ ...toQ, description: 'D' }] },
      { parameters: { Q: parameter } },
      { parameters: [{ ...parameter, description: 'D' }] },
    ],
    'a parameter with more beside the reference than the standard knows': [
      { parameters: [{ ...toQ, required: true }] },
      { parameters: { Q: parameter } },
      { parameters: [parameter] },
    ],
    'a name with a slash and a space': [
      { parameters: [to('parameters', 'a~1b%20c')] },
      { parameters: { 'a/b c': parameter } },
      { parameters: [parameter] },
    ],
    'an example': [withExample('e', to('examples', 'E')), { examples: { E } }, withExample('e', E)],
    'an example that is called `schema`': [
      withExample('schema', to('examples', 'E')),
      { examples: { E } },
      withExample('schema', E),
    ],
    'a request body': [
      { requestBody: to('requestBodies', 'B') },
      { requestBodies: { B: { content } } },
      { requestBody: { content } },
    ],
    'a media type': [
      { requestBody: { content: { 'application/json': to('mediaTypes', 'M') } } },
      { mediaTypes: { M: content['application/json'] } },
      { requestBody: { content } },
    ],
  })('%s', ([own, components, expected]) => {
    expect(prepareItem({ get: { ...get, ...own } }, components)).toEqual({ get: { ...get, ...expected } });
  });

  test('and the components that only they used are removed', () => {
    const components = { parameters: { Q: parameter, Unused: { ...parameter } } };
    const { document } = rewrite(withPath({ get: { ...get, parameters: [toQ] } }, components));
    expect(document['components']).toEqual({ parameters: { Unused: { ...parameter } } });
  });

  test("responses keep their references, because actions don't contain responses", () => {
    const responses = { 200: { $ref: '#/components/responses/R' } };
    const item = { parameters: [], get: { ...get, responses } };
    const prepared = prepareItem(item, { responses: { R: { description: 'D' } } });
    expect(prepared).toMatchObject({ get: { responses } });
  });
});
