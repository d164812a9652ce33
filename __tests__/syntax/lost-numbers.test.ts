import { findNumberLoss, listLostNumbers } from '../../src/syntax/lost-numbers.ts';
import { parseSource } from '../../src/syntax/source.ts';

test.each([
  ['0', undefined],
  ['-0', undefined],
  ['1.0', undefined],
  ['1e2', undefined],
  ['0.10', undefined],
  ['9007199254740992', undefined],
  ['9007199254740993', '9007199254740992'],
  ['-9007199254740993', '-9007199254740992'],
  ['9223372036854775807', '9223372036854776000'],
  ['0.1000000000000000055', '0.1'],
  ['1e400', 'null'],
  ['1e-400', '0'],
  ['123456789012345678e-17', '1.2345678901234567'],
])('%s becomes %s', (written, becomes) => {
  expect(findNumberLoss(written)).toBe(becomes);
});

test.each([
  [
    'a.json',
    '{"a": 9007199254740993,\n "9007199254740993": "9007199254740993", "b": [1, 1.00000000000000001]}',
    ['1:7', '2:51'],
  ],
  [
    'a.yaml',
    'a: 9007199254740993\n9007199254740993: "9007199254740993"\nb: [é, 1.00000000000000001]',
    ['1:4', '3:8'],
  ],
  [
    'a.yaml',
    'a: 11111111-1111-1111-1111-111111111111\nb: 12345678901234567.8.9\nc: 1234567890123456789 items',
    [],
  ],
  ['a.json', '{"é😀": [-9007199254740993, 1e-400, 1e2, -1.5E-1]}', ['1:10', '1:29']],
  ['a.json', '{"a": "\\\\", "b": "9007199254740993\\"", "c": 1}', []],
  ['a.json', '{"a": "\\" 9007199254740993", "b\\\\": 9007199254740993}', ['1:37']],
])('of %s, the numbers alone are looked at, each at its place', (path, text, places) => {
  const parsed = parseSource(path, Buffer.from(text));
  const degraded = parsed.ok ? listLostNumbers(parsed.source) : [];
  expect(degraded.map(({ place }) => `${place.line}:${place.column}`)).toEqual(places);
});

test.each([
  ['a.json', (digits: string) => `{"a": 0.${digits}}`, 1],
  ['a.yaml', (digits: string) => `a: 0.${digits}`, 1],
  ['a.yaml', (digits: string) => `a: ${digits}x`, 0],
])('of %s, a number may have millions of digits', (path, write, count) => {
  const parsed = parseSource(path, Buffer.from(write('1'.repeat(15_000_000))));
  if (!parsed.ok) throw new Error(parsed.fault.message);
  const degraded = listLostNumbers(parsed.source);
  expect(degraded).toHaveLength(count);
});
