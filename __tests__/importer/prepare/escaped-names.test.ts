import type { JsonObject } from '../../../src/syntax/json.ts';
import { importActions } from '../../support/importer.ts';
import { get, rewrite, rulesOf, withPath } from './preparing.ts';

const body = (reference: string): JsonObject => ({
  ...get,
  requestBody: { content: { 'application/json': { schema: { $ref: reference } } } },
});

describe('a schema whose references need escapes', () => {
  const cases: readonly (readonly [string, string, string])[] = [
    ['a slash', 'a/b', '#/components/schemas/a~1b'],
    ['a tilde', 'a~b', '#/components/schemas/a~0b'],
    ['a space', 'a b', '#/components/schemas/a%20b'],
    ['a percent sign', '100%', '#/components/schemas/100%25'],
    ['an escape that nothing asks for', 'a-b', '#/components/schemas/a%2Db'],
  ];

  test.each(cases)('is inlined at each use: %s', (_, name, reference) => {
    const prepared = rewrite(withPath({ put: body(reference) }, { schemas: { [name]: { type: 'object' } } }));
    expect(rulesOf(prepared)).toContain('schema-references');
    expect(JSON.stringify(importActions(prepared.document))).toContain('"schema":{"type":"object"}');
    expect(prepared.findings).toEqual([]);
  });

  test.each(cases)("is reported if it can't be inlined, once: %s", (_, name, reference) => {
    const schema = { properties: { next: { $ref: reference } } };
    const item = { put: body(reference), get: body(reference) };
    const document = withPath(item, { schemas: { [name]: schema } });
    for (const how of ['auto', 'never'] as const) {
      const { findings } = rewrite(document, { rewrite: how });
      expect(findings.filter(({ rule }) => rule === 'escaped-name')).toMatchObject([
        { severity: 'warning', pointer: '/paths/~1a~1{id}/put' },
      ]);
    }
    expect(JSON.stringify(importActions(document))).toContain('"schema":{}');
  });

  test("keeps its name if references don't need escapes", () => {
    const schemas = { 'List«Pet»': {} };
    const document = withPath({ put: body('#/components/schemas/List«Pet»') }, { schemas });
    expect(rewrite(document).document).toBe(document);
  });
});

test("from 3.1 on, a summary beside a `$ref` is ignored if the part can't have one", () => {
  const Q = { name: 'q', in: 'query' };
  const reference = { $ref: '#/components/parameters/Q', summary: 'S', description: 'D', 'x-a': 1 };
  const item = { get: { ...get, parameters: [reference] } };
  const { document, findings } = rewrite(withPath(item, { parameters: { Q } }));
  const inlined = { get: { ...get, parameters: [{ ...Q, description: 'D' }] } };
  expect(document['paths']).toEqual({ '/a/{id}': inlined });
  expect(findings).toEqual([]);
});
