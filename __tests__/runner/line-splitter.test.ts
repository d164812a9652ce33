import { createLineSplitter } from '../support/runner/run-process.ts';

test('all kinds of line endings end a line, also if a chunk splits one or a character', () => {
  const lines: string[] = [];
  const split = createLineSplitter((line) => lines.push(line));
  const euro = Buffer.from('€');
  for (const chunk of ['a\nb\r', '\nc\rd', euro.subarray(0, 1), euro.subarray(1), '\n\ne']) {
    split(Buffer.from(chunk as string));
  }
  split();

  expect(lines).toEqual(['a', 'b', 'c', 'd€', '', 'e']);
});
