import { fc } from '../../support/seeded-fast-check.ts';
import { describeApi, loadFiles } from '../../support/spec-files.ts';
import type { JsonValue } from '../../../src/syntax/index.ts';
import { createPartMeasure } from '../../../src/openapi/document/part-measure.ts';

const measure = createPartMeasure();

describe('the size of a value as JSON', () => {
  test('is the size of the serialized value', () => {
    fc.assert(
      fc.property(fc.jsonValue({ stringUnit: 'binary' }), (value) => {
        expect(measure(value as JsonValue).bytes).toBe(Buffer.byteLength(JSON.stringify(value)));
      }),
      { numRuns: 500 },
    );
  });

  test.each(['', '"\\/', '\u0000\b\t\n\f\r\u001f', 'é漢😀', '\ud83d', '\ude00x', '\u007f\u2028'])(
    'is correct for %j',
    (text) => {
      expect(measure({ [text]: text }).bytes).toBe(Buffer.byteLength(JSON.stringify({ [text]: text })));
    },
  );

  test('is correct for a bundle, independent of the sizes of its files', async () => {
    const description = 'x'.repeat(3000);
    const { document = {} } = await loadFiles({
      'a.json': describeApi({ paths: { '/a': { $ref: 'b.json' } }, info: { description } }),
      'b.json': { get: { operationId: 'a', description } },
    });
    expect(measure(document).bytes).toBe(Buffer.byteLength(JSON.stringify(document)));
  });

  test('is known for a value that is larger than memory, because it repeats parts', () => {
    let value: JsonValue = 'x'.repeat(98);
    for (let level = 0; level < 100; level++) value = [value, value];
    const { bytes, levels } = measure(value);
    expect(bytes).toBeGreaterThan(100 * 2 ** 100);
    expect(levels).toBe(100);
  });
});

describe('the references of a part', () => {
  const long = 'x'.repeat(3000);

  test('include each string that begins like a reference into the document, once', () => {
    const schema = { $ref: '#/a' };
    const known = { one: schema, long };
    expect(measure({ known, two: [schema, { 'x-b': '#/b' }], three: 'a.json#/c' }).references).toEqual([
      '#/a',
      '#/b',
    ]);
  });

  test('include a schema that a mapping names without its path', () => {
    expect(measure({ mapping: { cat: 'Cat', dog: '#/dog' } }).references.toSorted()).toEqual([
      '#/components/schemas/Cat',
      '#/dog',
    ]);
    expect(measure({ defaultMapping: 'Cat' }).references).toEqual(['#/components/schemas/Cat']);
  });
});

test('an unpaired surrogate is found in keys and strings at any depth', () => {
  const long = 'x'.repeat(3000);
  expect(measure({ a: [long, { b: 'é😀' }] }).hasUnpairedSurrogates).toBe(false);
  expect(measure({ a: [long, { b: '\ud83d' }] }).hasUnpairedSurrogates).toBe(true);
  expect(measure({ a: [long, { '\ude00': '' }] }).hasUnpairedSurrogates).toBe(true);
});
