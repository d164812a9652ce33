import {
  cutText,
  quote,
  renderBytes,
  renderCount,
  renderDuration,
  renderLine,
  renderNumber,
  renderSome,
} from '../src/text.ts';

test.each([
  ['a\n  b\tc ', 'a b c'],
  ['a\u202eb\u0000c', 'a\ufffdb\ufffdc'],
  ['\ud800', '\ufffd'],
  ['x'.repeat(300), `${'x'.repeat(199)}…`],
])('%j is one visible line of at most 200 characters', (text, line) => {
  expect(renderLine(text)).toBe(line);
});

test('two megabytes are quoted in one line as well', () => {
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

test.each([
  [renderCount(1, 'operation'), '1 operation'],
  [renderCount(12_345, 'operation'), '12,345 operations'],
  [renderDuration(0), '0 ms'],
  [renderDuration(999), '999 ms'],
  [renderDuration(5_003), '5.0 s'],
  [renderDuration(59_949), '59.9 s'],
  [renderDuration(59_960), '1 min 0 s'],
  [renderDuration(125_400), '2 min 5 s'],
  [renderBytes(812), '812 bytes'],
  [renderBytes(48_112), '48.1 kB'],
  [renderBytes(999_960), '1.0 MB'],
])('%j reads as %j', (shown, expected) => {
  expect(shown).toBe(expected);
});

test('the first few of many are named, and the others counted', () => {
  expect(renderSome(['a', 'b'], 2)).toBe('a, b');
  expect(renderSome(['a', 'b', 'c', 'd'], 2, '; ')).toBe('a; b and 2 more');
});
