import { findFreeName } from '../../../src/openapi/document/free-name.ts';

test.each([
  [[], 'Pet'],
  [['Pet'], 'Pet_2'],
  [['Pet', 'Pet_2', 'Pet_3'], 'Pet_4'],
  [['Pet', 'Pet_2', 'Pet_3', 'Pet_4', 'Pet_5', 'Pet_6', 'Pet_7'], 'Pet_8'],
])('beside %j, `Pet` is called %s', (taken, name) => {
  expect(findFreeName('Pet', (other) => taken.includes(other))).toBe(name);
});

test('a free variant among 100,000 is found in few steps', () => {
  const taken = new Set(['Pet', ...Array.from({ length: 100_000 }, (_, at) => `Pet_${at + 2}`)]);
  let questions = 0;
  const name = findFreeName('Pet', (other) => {
    questions++;
    return taken.has(other);
  });
  expect(name).toBe('Pet_100002');
  expect(questions).toBeLessThan(50);
});
