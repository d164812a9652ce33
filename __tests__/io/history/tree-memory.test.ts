import { rememberTree, type AskTree } from '../../../src/io/history/tree-memory.ts';
import type { Tree } from '../../../src/ports.ts';

const entry = (oid: string) => ({ kind: 'file', oid }) as const;

function create(tree: Tree | undefined): { recall: AskTree; questions: (readonly string[])[] } {
  const questions: (readonly string[])[] = [];
  const recall = rememberTree((paths, extra) => {
    questions.push([...paths, ...extra.map((path) => `(${path})`)]);
    return Promise.resolve(tree);
  });
  return { recall, questions };
}

const held: Tree = new Map([
  ['a', entry('1')],
  ['b', entry('2')],
  ['w', entry('3')],
]);

test('what many ask for in one turn is one question, and each hears only of its own', async () => {
  const { recall, questions } = create(held);
  const answers = await Promise.all([recall(['a'], ['w']), recall(['b', 'gone'], []), recall(['a'], [])]);
  expect(answers.map((tree) => [...(tree?.keys() ?? [])])).toEqual([['a', 'w'], ['b'], ['a']]);
  expect(questions).toEqual([['a', 'b', 'gone', '(w)']]);
});

test('what is known is not asked for again, not even what is not there', async () => {
  const { recall, questions } = create(held);
  await recall(['a', 'gone'], []);
  expect((await recall(['a', 'gone', 'b'], []))?.size).toBe(2);
  expect((await recall(['gone'], []))?.size).toBe(0);
  expect(questions).toEqual([['a', 'gone'], ['b']]);
});

test('where nobody can tell, nobody is told that nothing is there', async () => {
  const { recall } = create(undefined);
  expect(await recall(['a'], [])).toBeUndefined();
  expect(await recall(['a', 'b'], [])).toBeUndefined();
});
