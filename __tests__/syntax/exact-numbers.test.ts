import { listExactNumbers, writeJson } from '../../src/syntax/exact-numbers.ts';
import type { JsonValue } from '../../src/syntax/json.ts';
import { createMeasure, type Measure } from '../../src/syntax/survey.ts';
import { eachCase } from '../support/each-case.ts';
import { fc } from '../support/seeded-fast-check.ts';
import { describeApi, loadFiles } from '../support/spec-files.ts';

const write = (text: string, measure = createMeasure()): string =>
  Buffer.from(writeJson(JSON.parse(text) as JsonValue, listExactNumbers([text]), measure)).toString();

test('the measured size does not matter', () => {
  fc.assert(
    fc.property(fc.json({ stringUnit: 'grapheme' }), fc.constantFrom(0, 100), (json, bytes) => {
      const measure: Measure = (value) => ({ ...createMeasure()(value), bytes });
      expect(write(json, measure)).toBe(JSON.stringify(JSON.parse(json)));
    }),
  );
});

test('a large document is written with all its members', () => {
  const entries = Array.from({ length: 3_000 }, (_, index) => [
    `key${index}é`,
    ['x'.repeat(index % 900), 0.5],
  ]);
  const large = Object.fromEntries(entries) as JsonValue;
  const json = JSON.stringify({ 0: 'a', large, list: [large], tiny: { '': null }, one: { large } });
  expect(write(json)).toBe(json);
});

test.each([
  ['[9007199254740993]'],
  ['{"a":-9223372036854775807}'],
  ['{"a":9223372036854775807,"b":[18446744073709551615,9223372036854775807]}'],
  ['[0.1000000000000000055,1]'],
  ['[123456789012345678e-17]'],
  ['["9007199254740993",9007199254740993]'],
  ['[1.0, 1e2, 0.10]', '[1,100,0.1]'],
  // The two numbers can't be distinguished after parsing.
  ['[9223372036854775807, 9223372036854775806]', '[9223372036854776000,9223372036854776000]'],
])('%s is written with its digits, or as %s', (text, written = text) => {
  expect(write(text)).toBe(written);
});

test('any number of 64-bit integers keep their digits', () => {
  const integers = fc.uniqueArray(fc.bigInt({ min: -(2n ** 63n), max: 2n ** 64n }), {
    maxLength: 20,
    selector: (integer) => Number(integer),
  });
  fc.assert(
    fc.property(integers, (list) => {
      const text = `[${list.join(',')}]`;
      expect(write(text)).toBe(text);
    }),
  );
});

describe('the import document', () => {
  const schema = (number: string): string => `{"type": "integer", "maximum": ${number}}`;
  const api = JSON.stringify(describeApi({ servers: undefined, components: { schemas: { Id: 'HERE' } } }));
  const json = (number: string): string => api.replace('"HERE"', schema(number));

  eachCase<[files: Readonly<Record<string, string>>, number: string]>({
    'of JSON': [{ 'a.json': json('9223372036854775807') }, '9223372036854775807'],
    'of YAML': [
      { 'a.yaml': json('9223372036854775807').replace('"maximum": ', 'maximum: ') },
      '9223372036854775807',
    ],
    'with a fraction': [{ 'a.json': json('0.1234567890123456789') }, '0.1234567890123456789'],
    'with few digits': [{ 'a.json': json('12') }, '12'],
    'of another file': [
      { 'a.json': api.replace('"HERE"', '{"$ref":"b.json"}'), 'b.json': schema('18446744073709551615') },
      '18446744073709551615',
    ],
    'except millions of digits': [{ 'a.json': json(`0.${'1'.repeat(15_000_000)}`) }, '0.1111111111111111'],
  })('has the exact numbers %s, and no warning', async ([files, number]) => {
    const spec = await loadFiles(files, { rewrite: 'auto', serverUrl: 'https://api.example.com' });
    expect(spec.problems).toEqual([]);
    expect(spec.ok && Buffer.from(spec.body).toString()).toContain(`"maximum":${number}}`);
  });
});
