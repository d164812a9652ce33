import { fc } from '../../support/seeded-fast-check.ts';
import { describeApi, loadFiles } from '../../support/spec-files.ts';
import type { JsonValue } from '../../../src/syntax/index.ts';
import { createPartMeasure } from '../../../src/openapi/document/part-measure.ts';

const measure = createPartMeasure();

describe('the size of a value as JSON', () => {
  test('is what writing it out takes', () => {
    fc.assert(
      fc.property(fc.jsonValue({ stringUnit: 'binary' }), (value) => {
        expect(measure(value as JsonValue).bytes).toBe(Buffer.byteLength(JSON.stringify(value)));
      }),
      { numRuns: 500 },
    );
  });

  test.each(['', '"\\/', '\u0000\b\t\n\f\r\u001f', 'é漢😀', '\ud83d', '\ude00x', '\u007f\u2028'])(
    'holds for %j',
    (text) => {
      expect(measure({ [text]: text }).bytes).toBe(Buffer.byteLength(JSON.stringify({ [text]: text })));
    },
  );

  test('is that of what several files became together, whatever was known of them before', async () => {
    const description = 'x'.repeat(3000);
    const { document = {} } = await loadFiles({
      'a.json': describeApi({ paths: { '/a': { $ref: 'b.json' } }, info: { description } }),
      'b.json': { get: { operationId: 'a', description } },
    });
    expect(measure(document).bytes).toBe(Buffer.byteLength(JSON.stringify(document)));
  });

  test('is told of what is larger than memory, as one value stands in many places', () => {
    let value: JsonValue = 'x'.repeat(98);
    for (let level = 0; level < 100; level++) value = [value, value];
    const { bytes, levels } = measure(value);
    expect(bytes).toBeGreaterThan(100 * 2 ** 100);
    expect(levels).toBe(100);
  });
});

describe('what a part refers to', () => {
  const long = 'x'.repeat(3000);

  test('is each of its texts that begins as a reference into the document does, once', () => {
    const schema = { $ref: '#/a' };
    const known = { one: schema, long };
    expect(measure({ known, two: [schema, { 'x-b': '#/b' }], three: 'a.json#/c' }).references).toEqual([
      '#/a',
      '#/b',
    ]);
  });

  test('is a schema that a mapping names without the way to it', () => {
    expect(measure({ mapping: { cat: 'Cat', dog: '#/dog' } }).references.toSorted()).toEqual([
      '#/components/schemas/Cat',
      '#/dog',
    ]);
    expect(measure({ defaultMapping: 'Cat' }).references).toEqual(['#/components/schemas/Cat']);
  });
});

test('half a surrogate pair is found in keys and texts, however deep', () => {
  const long = 'x'.repeat(3000);
  expect(measure({ a: [long, { b: 'é😀' }] }).hasHalves).toBe(false);
  expect(measure({ a: [long, { b: '\ud83d' }] }).hasHalves).toBe(true);
  expect(measure({ a: [long, { '\ude00': '' }] }).hasHalves).toBe(true);
});
