import { fc } from '../../support/seeded-fast-check.ts';
import type { JsonObject } from '../../../src/syntax/json.ts';
import { listOperations } from '../../../src/openapi/operations.ts';
import type { Prepared } from '../../../src/importer/prepare/prepare.ts';
import { prepareDocument } from '../../../src/importer/prepare/prepare.ts';
import { description } from '../../support/descriptions.ts';
import { importActions } from '../../support/importer.ts';
import { readOperations } from '../../support/operation-view.ts';
import { createReader } from '../../support/standard-reader.ts';
import { listOtherParts } from '../../support/two-versions.ts';

function rewrite(document: JsonObject, sourceBytes = JSON.stringify(document).length): Prepared {
  return prepareDocument(document, {
    version: '3.1',
    rewrite: 'auto',
    serverUrl: 'https://given.example.com/api',
    sourceBytes,
  });
}

/** Through JSON, as the service gets it. */
function reread(document: JsonObject): JsonObject {
  return JSON.parse(JSON.stringify(document)) as JsonObject;
}

const runs = { numRuns: 150 };

describe('a prepared description', () => {
  test('imports whole, every action with a name of its own and every parameter with its name', () => {
    fc.assert(
      fc.property(description, (document) => {
        const before = readOperations(createReader(document));
        const imported = importActions(reread(rewrite(document).document));
        if (!imported.ok) throw new Error(imported.reason);
        expect(imported.actions).toHaveLength(before.length);
        for (const [index, { payload, url }] of imported.actions.entries()) {
          const names = payload.parameters.map((parameter) => (parameter as { name?: unknown }).name);
          expect(names).toHaveLength(Object.keys(before[index]?.parameters ?? {}).length);
          expect(names.every((name) => typeof name === 'string')).toBe(true);
          expect(Object.keys(payload.requestBody ?? {})).not.toContain('$ref');
          expect(url).toMatch(/^https:\/\/[a-z.]+\//);
        }
      }),
      runs,
    );
  });

  test('has the same fingerprints, servers and names apart', () => {
    fc.assert(
      fc.property(description, (document) => {
        const { document: prepared, rewrites } = rewrite(document);
        const mayDiffer = new Set(['servers']);
        if (rewrites.some(({ rule }) => rule === 'repeated-texts')) mayDiffer.add('reading');
        const parts = listOtherParts(listOperations(document), listOperations(prepared));
        expect(parts.filter((reported) => !mayDiffer.has(reported.split(': ')[1] ?? ''))).toEqual([]);
      }),
      runs,
    );
  });

  test('is not touched, and comes out the same each time', () => {
    fc.assert(
      fc.property(description, (document) => {
        const written = JSON.stringify(document);
        const first = JSON.stringify(rewrite(document).document);
        expect(JSON.stringify(document)).toBe(written);
        expect(JSON.stringify(rewrite(document).document)).toBe(first);
      }),
      runs,
    );
  });

  test('keeps to its size limit', () => {
    fc.assert(
      fc.property(description, (document) => {
        const compact = JSON.stringify(document).length;
        const { document: prepared, findings } = rewrite(document);
        // Servers and names that were missing have to be added, whatever they cost.
        const isReported = findings.some(({ rule }) => rule === 'size');
        expect(JSON.stringify(prepared).length <= 2 * compact || isReported).toBe(true);
      }),
      runs,
    );
  });

  test('stays as it is when it is prepared again', () => {
    fc.assert(
      fc.property(description, (document) => {
        const once = reread(rewrite(document).document);
        const again = rewrite(once);
        // Where room was short, the larger document has more of it, for schemas alone.
        const rules = again.rewrites.map(({ rule }) => rule);
        expect(rules.filter((rule) => !['schema-references', 'unused-components'].includes(rule))).toEqual(
          [],
        );
        if (rules.length === 0) expect(again.document).toBe(once);
      }),
      runs,
    );
  });
});
