import type { JsonObject } from '../../../src/syntax/json.ts';
import { importActions } from '../../support/importer.ts';
import { errorsOf, of, rewrite, prepareItem } from './preparing.ts';

function nameOf(operation: JsonObject): string {
  const imported = importActions(rewrite(of({ paths: { '/a': { get: operation } } })).document);
  if (!imported.ok) throw new Error(imported.reason);
  return imported.actions[0]?.name ?? '';
}

describe('names', () => {
  test('are added to operations without one', () => {
    expect(prepareItem({ get: {}, put: { operationId: '' } })).toEqual({
      get: { operationId: 'getAById' },
      put: { operationId: 'putAById' },
    });
  });

  test.each<[string, JsonObject, string]>([
    ['an operationId of 255 characters stays', { operationId: 'o'.repeat(255) }, 'o'.repeat(255)],
    ['a summary of 255 characters is a name', { summary: 's'.repeat(255) }, 's'.repeat(255)],
    ['a summary of 256 characters is none', { summary: 's'.repeat(256) }, 'getA'],
    ['a description of 255 characters is a name', { description: 'd'.repeat(255) }, 'd'.repeat(255)],
    ['a description of 256 characters is none', { description: 'd'.repeat(256) }, 'getA'],
    ['a summary of blanks is none', { summary: ' ' }, 'getA'],
  ])('%s', (_what, operation, name) => {
    expect(nameOf(operation)).toBe(name);
  });
});

describe('URLs', () => {
  const server = 'https://api.example.com';
  const at = (length: number, url = server): JsonObject =>
    of({
      servers: [{ url }],
      paths: { [`/${'p'.repeat(length - url.length - 1)}`]: { get: { operationId: 'a', responses: {} } } },
    });

  test("of 255 characters are valid, of 256 they aren't", () => {
    expect(errorsOf(rewrite(at(255)))).toEqual([]);
    expect(importActions(rewrite(at(255)).document).ok).toBe(true);
    const message = expect.stringContaining('256') as unknown;
    expect(rewrite(at(256)).findings).toMatchObject([{ severity: 'error', rule: 'url-too-long', message }]);
    expect(importActions(rewrite(at(256)).document).ok).toBe(false);
  });

  test('are counted with `server-url` if it completes them', () => {
    const relative = at(200, '/');
    const serverUrl = `https://${'h'.repeat(60)}.example.com`;
    expect(errorsOf(rewrite(relative, { serverUrl }))).toEqual(['url-too-long']);
    expect(errorsOf(rewrite(relative, { serverUrl: 'https://a.example.com' }))).toEqual([]);
  });
});
