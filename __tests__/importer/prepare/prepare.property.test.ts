import { fc } from '../../support/seeded-fast-check.ts';
import type { JsonObject } from '../../../src/syntax/json.ts';
import { type Prepared, prepareDocument } from '../../../src/importer/prepare/prepare.ts';
import { description } from '../../support/descriptions.ts';
import { importActions } from '../../support/importer.ts';
import { readOperations } from '../../support/equivalence.ts';
import { readDocument } from '../../support/standard-reader.ts';
import { listOtherParts } from '../../compare/two-versions.ts';

function rewrite(document: JsonObject): Prepared {
  const serverUrl = 'https://given.example.com/api';
  return prepareDocument(document, { version: '3.1', rewrite: 'auto', serverUrl });
}

function check(predicate: (document: JsonObject) => void): void {
  fc.assert(fc.property(description, predicate), { numRuns: 150 });
}

/** Converts a document to JSON and back, as the service receives it, without the members with a name. */
function reread(document: JsonObject, omitted?: string): JsonObject {
  const keep = (key: string, value: unknown): unknown => (key === omitted ? undefined : value);
  return JSON.parse(JSON.stringify(document, keep)) as JsonObject;
}

describe('a prepared document', () => {
  test('is imported completely, with a unique name for each action and the name of each parameter', () => {
    check((document) => {
      const before = readOperations(readDocument(document));
      const imported = importActions(reread(rewrite(document).document));
      if (!imported.ok) throw new Error(imported.reason);
      expect(imported.actions).toHaveLength(before.length);
      for (const [index, { payload, api_endpoint: url }] of imported.actions.entries()) {
        const names = (payload.parameters as readonly { name?: unknown }[]).map(({ name }) => name);
        expect(names).toHaveLength(Object.keys(before[index]?.parameters ?? {}).length);
        expect(names.every((name) => typeof name === 'string')).toBe(true);
        expect(Object.keys(payload.request_body as object)).not.toContain('$ref');
        expect(url).toMatch(/^https:\/\/[a-z.]+\//);
      }
    });
  });

  test('has the same digests except servers and names', () => {
    check((document) => {
      const after = reread(rewrite(document).document, 'servers');
      expect(listOtherParts(reread(document, 'servers'), after)).toEqual([]);
    });
  });

  test("doesn't change the input, and is the same each time", () => {
    check((document) => {
      const written = JSON.stringify(document);
      const first = JSON.stringify(rewrite(document).document);
      expect(JSON.stringify(document)).toBe(written);
      expect(JSON.stringify(rewrite(document).document)).toBe(first);
    });
  });

  test('is up to twice as large as before, unless parameters must be repeated', () => {
    check((document) => {
      const { document: prepared, rewrites } = rewrite(document);
      const rules = rewrites.map(({ rule }) => rule);
      fc.pre(!rules.some((rule) => ['path-members', 'parameter-references'].includes(rule)));
      expect(JSON.stringify(prepared).length).toBeLessThanOrEqual(2 * JSON.stringify(document).length);
    });
  });

  test("doesn't change if it is prepared again", () => {
    check((document) => {
      const once = reread(rewrite(document).document);
      const again = rewrite(once);
      const rules = again.rewrites.map(({ rule }) => rule);
      // The larger document can have a budget for the references that weren't inlined.
      const inlining = ['parameter-references', 'body-references', 'schema-references'];
      expect(rules.filter((rule) => ![...inlining, 'unused-components'].includes(rule))).toEqual([]);
      if (rules.length === 0) expect(again.document).toBe(once);
    });
  });

  test('has no new unpaired surrogate in the texts of shared parameters', () => {
    const texts = fc.string({ unit: fc.constantFrom('😀', 'é', 'a', '. '), minLength: 150, maxLength: 400 });
    fc.assert(
      fc.property(texts, (text) => {
        const parameters = [{ $ref: '#/components/parameters/Q' }];
        const paths = Object.fromEntries(
          Array.from({ length: 60 }, (_, at) => [`/${at}`, { get: { operationId: `o${at}`, parameters } }]),
        );
        const Q = { name: 'q', in: 'query', description: text };
        const prepared = rewrite({ openapi: '3.1.0', paths, components: { parameters: { Q } } });
        expect(prepared.findings.filter(({ severity }) => severity === 'error')).toEqual([]);
        expect(JSON.stringify(prepared.document)).not.toMatch(/\\ud[89a-f]/);
      }),
      { numRuns: 30, examples: [['😀'.repeat(200)], [`a${'😀'.repeat(200)}`]] },
    );
  });
});
