import { findCodeFrame } from '../../src/report/code-frame.ts';

function frame(text: string, line: number, column: number): readonly string[] | undefined {
  return findCodeFrame(Buffer.from(text), { file: 'a.yaml', line, column })?.lines;
}

test('shows the line, the one before and the one after, and a caret under the column', () => {
  expect(frame('one\ntwo\nthree\nfour\n', 3, 2)).toEqual([
    '  2 | two',
    '> 3 | three',
    '    |  ^',
    '  4 | four',
  ]);
  expect(frame('one\ntwo', 1, 1)).toEqual(['> 1 | one', '    | ^', '  2 | two']);
});

test('of a long line shows the part around the column', () => {
  const lines = frame(`{"a":"${'x'.repeat(5_000)}","b":1}`, 1, 5_010);
  expect(lines?.[0]).toContain('"b":1');
  const caret = lines?.[1]?.indexOf('^') ?? 0;
  expect(lines?.[0]?.slice(caret, caret + 1)).toBe('b');
  expect(lines?.[0]?.length).toBeLessThan(120);
});

test('a file that ends before the location has no frame', () => {
  expect(frame('one', 3, 1)).toBeUndefined();
});

test('invisible characters and possible commands are shown harmlessly', () => {
  expect(frame('::error::x\n##[group]y\u202e\u001b[31m\r\n', 2, 1)?.join('\n')).not.toMatch(
    /##\[|[\u202e\u001b\r]/u,
  );
});
