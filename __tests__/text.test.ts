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
  ['a line has single spaces', renderLine('a\n  b\tc '), 'a b c'],
  ['a line has no invisible characters', renderLine('a\u202eb\u0000c'), 'a\ufffdb\ufffdc'],
  ['a line has no unpaired surrogate', renderLine('\ud800'), '\ufffd'],
  ['a line has at most 200 characters', renderLine('x'.repeat(300)), `${'x'.repeat(199)}…`],
  ['a quote of two megabytes is short', quote('x'.repeat(2_000_000), 40), `\`${'x'.repeat(39)}…\``],
  ['a pair of surrogates is never cut in two', cutText('ab😀cd', 4), 'ab…'],
  ['a hundred has no separator', renderNumber(999), '999'],
  ['a thousand has a separator', renderNumber(1_000), '1,000'],
  ['a million has two separators', renderNumber(1_234_567), '1,234,567'],
  ['one has a singular', renderCount(1, 'operation'), '1 operation'],
  ['many have a plural', renderCount(12_345, 'operation'), '12,345 operations'],
  ['no time has a unit', renderDuration(0), '0 ms'],
  ['a part of a second is in milliseconds', renderDuration(999), '999 ms'],
  ['seconds have one decimal', renderDuration(5_003), '5.0 s'],
  ['seconds are rounded', renderDuration(59_949), '59.9 s'],
  ['60 seconds are a minute', renderDuration(59_960), '1 min 0 s'],
  ['minutes have seconds', renderDuration(125_400), '2 min 5 s'],
  ['few bytes are exact', renderBytes(812), '812 bytes'],
  ['kilobytes have one decimal', renderBytes(48_112), '48.1 kB'],
  ['1,000 kilobytes are a megabyte', renderBytes(999_960), '1.0 MB'],
  ['few names are all listed', renderSome(['a', 'b'], 2), 'a, b'],
  ['the first of many names are listed', renderSome(['a', 'b', 'c', 'd'], 2, '; '), 'a; b and 2 more'],
])('%s', (_, shown, expected) => {
  expect(shown).toBe(expected);
});
