import { fc } from '../../support/seeded-fast-check.ts';
import type { JsonObject, JsonValue } from '../../../src/openapi/document/json.ts';
import { compareOperations } from '../../../src/openapi/compare/compare.ts';
import { listOperations } from '../../../src/openapi/compare/operations.ts';
import { prepareDocument } from '../../../src/openapi/prepare/prepare.ts';
import { description } from '../../support/descriptions.ts';
import { importActions } from '../../support/importer.ts';

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

/** The document with something else in the place that the numbers lead to. */
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

test('whatever stands in a description, it is prepared without a crash, and imports or is refused', () => {
  const version = fc.constantFrom('2.0', '3.0', '3.1', '3.2');
  const places = fc.array(fc.tuple(fc.array(fc.nat({ max: 9 }), { minLength: 1, maxLength: 9 }), junk), {
    minLength: 1,
    maxLength: 3,
  });
  fc.assert(
    fc.property(description, places, version, (document, spoilt, kind) => {
      const typed = kind === '2.0' ? { ...document, swagger: '2.0' } : document;
      const result = spoilt.reduce<JsonValue>((value, [way, by]) => spoil(value, way, by), typed);
      if (typeof result !== 'object' || result === null || Array.isArray(result)) return;
      const input = result as JsonObject;
      const prepared = prepareDocument(input, {
        version: kind,
        prepare: 'auto',
        serverUrl: 'https://given.example.com',
        sourceBytes: 1e5,
      });
      prepareDocument(input, { version: kind, prepare: 'none', sourceBytes: 1e5 });
      compareOperations(listOperations(input), listOperations(prepared.document));
      const isRefused = prepared.findings.some(({ severity }) => severity === 'error');
      const imported = importActions(JSON.parse(JSON.stringify(prepared.document)));
      // A schema that refers to nowhere, or to the whole document, is the validation's to refuse.
      if (!imported.ok && !/^reference (to nowhere|outside the file: #$)/.test(imported.reason))
        expect([imported.reason, isRefused]).toEqual([imported.reason, true]);
    }),
    { numRuns: 150 },
  );
});
