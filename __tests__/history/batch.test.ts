import { batch } from '../../src/history/batch.ts';

function create() {
  const questions: (readonly string[])[] = [];
  const ask = batch((keys) => {
    questions.push(keys);
    return Promise.resolve(`answer ${questions.length}`);
  });
  return { ask, questions };
}

test('keys of one turn are combined into one request', async () => {
  const { ask, questions } = create();
  const answers = await Promise.all([ask('a'), ask('b'), ask('a')]);
  expect(answers).toEqual(['answer 1', 'answer 1', 'answer 1']);
  expect(questions).toEqual([['a', 'b']]);
});

test('a requested key is not requested again', async () => {
  const { ask, questions } = create();
  await ask('a');
  expect(await Promise.all([ask('a'), ask('b')])).toEqual(['answer 1', 'answer 2']);
  expect(await ask('b')).toBe('answer 2');
  expect(questions).toEqual([['a'], ['b']]);
});

test('a failed request fails for all its keys, now and later', async () => {
  const ask = batch(() => Promise.reject(new Error('no answer')));
  await expect(Promise.all([ask('a'), ask('b')])).rejects.toThrow('no answer');
  await expect(ask('b')).rejects.toThrow('no answer');
});
