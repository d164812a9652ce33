import type { JsonObject } from '../../../src/spec/document/json.ts';
import { of, prepare, prepareItem, rulesOf } from '../../support/preparing.ts';

describe('names', () => {
  test('are given to operations that have none', () => {
    expect(prepareItem({ get: {}, put: { operationId: '' } })).toEqual({
      get: { operationId: 'getAById' },
      put: { operationId: 'putAById' },
    });
  });

  test('are cut to 255 characters, and whatever names the operation follows', () => {
    const long = 'o'.repeat(256);
    const prepared = prepare(
      of({
        paths: {
          '/a': {
            get: { operationId: long, responses: { 200: { links: { next: { operationId: long } } } } },
          },
          '/b': { get: { operationId: 'b', 'x-open-execute-after': [long, 'other'] } },
        },
      }),
    );
    const { paths } = prepared.document as unknown as { paths: Record<string, { get: JsonObject }> };
    const id = paths['/a']?.get['operationId'];
    expect(id).toMatch(/^o{240,}_[a-z0-9]+$/);
    expect(paths['/a']?.get['responses']).toEqual({ 200: { links: { next: { operationId: id } } } });
    expect(paths['/b']?.get['x-open-execute-after']).toEqual([id, 'other']);
    expect(rulesOf(prepared)).toEqual(['names-shortened', 'names-followed']);
  });
});
