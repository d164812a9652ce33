import { fc } from '../../support/seeded-fast-check.ts';
import type { JsonObject, JsonValue } from '../../../src/syntax/json.ts';
import { omitMembers } from '../../../src/openapi/document/members.ts';
import { description } from '../../support/descriptions.ts';
import { importActions } from '../../support/importer.ts';
import { loadFiles } from '../../support/spec-files.ts';
import { editAt } from './preparing.ts';

const references = [5, '#', '#/components', '#/paths/~1pets', '#/components/schemas/Gone', '%'];
const values = [null, true, 0, '', 'x', [], {}, [null], ...references.map(($ref) => ({ $ref }))];
const junk: fc.Arbitrary<JsonValue> = fc.constantFrom<JsonValue[]>(...values);

/** The typical start of a document of each version. */
function head(document: JsonObject, version: string): JsonObject {
  if (version !== '2.0') return { ...document, openapi: `${version}.0` };
  return { swagger: '2.0', ...omitMembers(document, (key) => key === 'openapi') };
}

test('a document with arbitrary values is read without a crash, and imported or rejected', async () => {
  const version = fc.constantFrom('2.0', '3.0', '3.1', '3.2');
  const places = fc.array(fc.tuple(fc.array(fc.nat({ max: 9 }), { minLength: 1, maxLength: 9 }), junk), {
    minLength: 1,
    maxLength: 3,
  });
  let imported = 0;
  await fc.assert(
    fc.asyncProperty(description, places, version, async (document, spoilt, kind) => {
      const start = head(document, kind);
      const result = spoilt.reduce<JsonValue>((value, [way, by]) => editAt(value, way, () => by), start);
      if (typeof result !== 'object' || result === null) return;
      const files = { 'api.json': result };
      await loadFiles(files, { rewrite: 'never' });
      const spec = await loadFiles(files, { rewrite: 'auto', serverUrl: 'https://given.example.com' });
      if (!spec.ok) return;
      imported++;
      const outcome = importActions(JSON.parse(Buffer.from(spec.body).toString()));
      // Swagger 2.0 has no `components` for references.
      if (kind !== '2.0' || outcome.ok || !outcome.reason.startsWith('reference to nowhere')) {
        expect(outcome).toMatchObject({ ok: true });
      }
    }),
    { numRuns: 150 },
  );
  expect(imported).toBeGreaterThan(20);
});
