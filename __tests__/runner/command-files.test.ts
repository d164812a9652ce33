import { parseKeyValueFile } from '../support/runner/command-files.ts';

test('values, heredocs and repeated names are read, and the last one is used', () => {
  const text = ['a=1=2', '', 'b<<END', 'x=y', '', 'EN', 'END', 'c<<E', 'E', 'a=3', ''].join('\n');

  expect([...parseKeyValueFile(text)]).toEqual([
    ['a', '3'],
    ['b', 'x=y\n\nEN'],
    ['c', ''],
  ]);
});

test.each([
  ['nothing', "Invalid format 'nothing'"],
  ['=value', "Invalid format '=value'. Name must not be empty"],
  ['a<<', "Invalid format 'a<<'. Name must not be empty and delimiter must not be empty"],
  ['a<<END\nvalue', "Invalid value. Matching delimiter not found 'END'"],
])("%j is rejected with the runner's message", (text, message) => {
  expect(() => parseKeyValueFile(text)).toThrow(message);
});
