import { cutText, quote, renderLine } from '../src/text.ts';

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
