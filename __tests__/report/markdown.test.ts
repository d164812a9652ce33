import {
  createList,
  fitMarkdown,
  joinBlocks,
  type Markdown,
  renderFolded,
} from '../../src/report/markdown.ts';

const list = (name: string, count: number): Markdown =>
  renderFolded(
    name,
    createList(
      Array.from({ length: count }, (_, index) => index),
      (index) => `- ${name} ${index}`.padEnd(99, '.'),
      (cut) => (cut === 0 ? '' : `\n- and ${cut} more`),
    ),
  );

const count = (text: string, name: string): number => text.split(`- ${name} `).length - 1;

test('Markdown that fits is rendered completely', () => {
  const text = fitMarkdown(joinBlocks(['# Title', list('a', 2), [], list('b', 1)]), 1_000);
  expect([count(text, 'a'), count(text, 'b')]).toEqual([2, 1]);
  expect(text).not.toContain('more');
  expect(text).not.toContain('\n\n\n');
});

test('only the longest lists are cut, by the same limit, and every element is closed', () => {
  const text = fitMarkdown(joinBlocks([list('long', 900), list('short', 5), list('longer', 9_000)]), 10_000);
  expect(count(text, 'short')).toBe(5);
  expect(Math.abs(count(text, 'long') - count(text, 'longer'))).toBeLessThanOrEqual(1);
  expect(text).toContain(`- and ${900 - count(text, 'long')} more\n\n</details>`);
  expect(Buffer.byteLength(text)).toBeGreaterThan(9_500);
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(10_000);
});

test('lines that can’t be shown are not rendered', () => {
  let rendered = 0;
  const lines = createList(
    Array.from({ length: 1_000_000 }),
    () => {
      rendered += 1;
      return 'x'.repeat(99);
    },
    () => '',
  );
  fitMarkdown(lines, 1_000);
  expect(rendered).toBeLessThan(20);
});
