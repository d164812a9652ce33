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
    'a summary next to the own': [{ summary: 'S' }, { summary: 'O' }, { summary: 'O', description: 'S' }],
    'a description after the own': [{ description: 'D' }, { description: 'O' }, { description: 'O\n\nD' }],
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
  const Q = { name: 'q', in: 'query', schema: { type: 'string' } };
  const E = { value: 1 };
  const M = { schema: { type: 'string' } };
  const to = (section: string, name: string): JsonObject => ({ $ref: `#/components/${section}/${name}` });
  const [toE, toQ] = [to('examples', 'E'), to('parameters', 'Q')];
  const inlined = { parameters: [Q] };
  const ofMedia = (media: JsonObject) => ({ requestBody: { content: { 'a/b': media } } });
  const { requestBody: B } = ofMedia(M);
  const withExample = (name: string, value: JsonObject): JsonObject => ({
    parameters: [{ ...Q, examples: { [name]: value } }],
  });

  eachCase<[JsonObject, JsonObject, JsonObject]>({
    'a parameter': [{ parameters: [toQ] }, { parameters: { Q } }, inlined],
    'a parameter behind two': [
      { parameters: [to('parameters', 'P')] },
      { parameters: { P: toQ, Q } },
      inlined,
    ],
    'an escaped name': [
      { parameters: [to('parameters', 'a~1b%20c')] },
      { parameters: { 'a/b c': Q } },
      inlined,
    ],
    'an example': [withExample('e', toE), { examples: { E } }, withExample('e', E)],
    'an example called `schema`': [withExample('schema', toE), { examples: { E } }, withExample('schema', E)],
    'a body': [{ requestBody: to('requestBodies', 'B') }, { requestBodies: { B } }, { requestBody: B }],
    'a media type': [ofMedia(to('mediaTypes', 'M')), { mediaTypes: { M } }, ofMedia(M)],
  })('%s', ([own, components, expected]) => {
    expect(prepareItem({ get: { ...get, ...own } }, components)).toEqual({ get: { ...get, ...expected } });
  });

  test('and the components that only they used are removed', () => {
    const components = { parameters: { Q, Unused: { ...Q } } };
    const { document } = rewrite(withPath({ get: { ...get, parameters: [toQ] } }, components));
    expect(document['components']).toEqual({ parameters: { Unused: Q } });
  });

  test("responses keep their references, because actions don't contain responses", () => {
    const responses = { 200: { $ref: '#/components/responses/R' } };
    const item = { parameters: [], get: { ...get, responses } };
    const prepared = prepareItem(item, { responses: { R: { description: 'D' } } });
    expect(prepared).toMatchObject({ get: { responses } });
  });
});
