import { fc } from '../../support/seeded-fast-check.ts';
import type { JsonObject, JsonValue } from '../../../src/syntax/json.ts';
import { omitMembers } from '../../../src/openapi/document/members.ts';
import { description } from '../../support/descriptions.ts';
import { importActions } from '../../support/importer.ts';
import { loadFiles } from '../../support/spec-files.ts';

const junk: fc.Arbitrary<JsonValue> = fc.constantFrom<JsonValue[]>(
  null,
  true,
  0,
  '',
  'x',
  [],
  {},
  [null],
  { $ref: 5 },
  { $ref: '#' },
  { $ref: '#/components' },
  { $ref: '#/paths/~1pets' },
  { $ref: '#/components/schemas/Gone' },
  { $ref: '%' },
);

/** Replaces the value at the position that the numbers select. */
function spoil(value: JsonValue, way: readonly number[], by: JsonValue): JsonValue {
  const [turn, ...rest] = way;
  if (turn === undefined || typeof value !== 'object' || value === null) return by;
  const keys = Object.keys(value);
  const key = keys[turn % Math.max(1, keys.length)];
  if (key === undefined) return by;
  if (Array.isArray(value))
    return value.map((entry: JsonValue, index) => (String(index) === key ? spoil(entry, rest, by) : entry));
  const entries = Object.entries(value as JsonObject);
  return Object.fromEntries(
    entries.map(([name, held]) => [name, name === key ? spoil(held, rest, by) : held]),
  );
}

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
      const result = spoilt.reduce<JsonValue>(
        (value, [way, by]) => spoil(value, way, by),
        head(document, kind),
      );
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
