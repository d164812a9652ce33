import { cutText, quote, renderLine, renderNumber } from '../src/text.ts';

test.each([
  ['a\n  b\tc ', 'a b c'],
  ['a\u202eb\u0000c', 'a\ufffdb\ufffdc'],
  ['\ud800', '\ufffd'],
  ['x'.repeat(300), `${'x'.repeat(199)}…`],
])('%j is one visible line of at most 200 characters', (text, line) => {
  expect(renderLine(text)).toBe(line);
});

test('two megabytes are quoted in as much as one line', () => {
  expect(quote('x'.repeat(2_000_000), 40)).toBe(`\`${'x'.repeat(39)}…\``);
});

test('a pair of surrogates is never cut in two', () => {
  expect(cutText('ab😀cd', 4)).toBe('ab…');
});

test.each([
  [0, '0'],
  [999, '999'],
  [1_000, '1,000'],
  [102_316, '102,316'],
  [1_234_567, '1,234,567'],
])('%i is read as %s', (count, text) => {
  expect(renderNumber(count)).toBe(text);
});
