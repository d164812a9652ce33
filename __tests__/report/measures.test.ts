import { renderBytes, renderCommit, renderDuration } from '../../src/report/measures.ts';
import { renderCount } from '../../src/text.ts';

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
  [renderCommit('1d7c2aa5f1e24a53b0d0c8e4b8d6ce0a41b7d8f1'), '1d7c2aa'],
  [renderCommit('v1.2.3'), 'v1.2.3'],
])('%j reads as %j', (shown, expected) => {
  expect(shown).toBe(expected);
});
