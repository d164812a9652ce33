import { findBase, findMergeBase, findRevision } from '../../src/change/base.ts';
import type { LocalRange, PullRequestRange } from '../../src/change/range.ts';
import type { Checkout } from '../../src/ports.ts';
import { pullRequestEvent, toWorkflowEvent } from '../support/events.ts';

const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(40)) as [
  string,
  string,
  string,
  string,
];
const event = toWorkflowEvent(
  pullRequestEvent({ base: { ref: 'main', sha: a }, head: { ref: 'pr', sha: b }, sha: c }),
);
const never = (): Promise<never> => Promise.reject(new Error('This is not asked.'));

function createCheckout(answers: Partial<Checkout>): Checkout {
  return {
    isClone: true,
    head: c,
    repository: 'octo/service',
    workflowFile: undefined,
    findTree: never,
    findNearTree: never,
    isMerged: never,
    findCommit: never,
    findParents: never,
    findMergeBase: never,
    findLastSuccess: never,
    findTip: never,
    findLinkedPaths: never,
    listFiles: never,
    ...answers,
  };
}

const pull: PullRequestRange = {
  kind: 'pull-request',
  baseRef: 'main',
  baseSha: a,
  headSha: b,
  mergeBase: undefined,
};

test.each<LocalRange>([
  { kind: 'commit', commit: a, label: 'before' },
  { kind: 'none', reason: 'ref-created' },
  { kind: 'none', reason: 'no-before' },
  { kind: 'unknown', why: 'It is odd.' },
])('%j needs no answer', async (range) => {
  expect(await findBase(range, { event }, createCheckout({}))).toEqual(range);
});

describe('a revision', () => {
  test.each([
    [
      { kind: 'found', commit: a },
      { kind: 'commit', commit: a, label: '`base: v1`' },
    ],
    [
      { kind: 'unknown' },
      { kind: 'unknown', why: '`base: v1` is not in the checkout and GitHub could not be asked' },
    ],
    [
      { kind: 'out-of-reach' },
      {
        kind: 'unknown',
        why: '`base: v1` is not in this clone (fetch the whole history to have it compared; on GitLab, set `GIT_DEPTH: 0`)',
      },
    ],
  ] as const)('%j', async (found, base) => {
    const checkout = createCheckout({ findCommit: () => Promise.resolve(found) });
    expect(await findBase({ kind: 'revision', revision: 'v1' }, { event }, checkout)).toEqual(base);
  });

  test('that names no commit is a wrong input', async () => {
    const checkout = createCheckout({ findCommit: () => Promise.resolve({ kind: 'absent' }) });
    await expect(findRevision('v1', checkout)).rejects.toMatchObject({
      code: 'bad-input',
      message: 'The input `base` is “v1”, which names no commit of this repository.',
      hint: 'Use `auto`, `copilot`, `last-success`, or a commit, branch or tag of this repository.',
    });
  });
});

describe('the last success', () => {
  const range = (otherwise: 'ref-created' | 'no-before'): LocalRange => ({
    kind: 'last-success',
    otherwise: { kind: 'none', reason: otherwise },
  });
  const run = { commit: d, runNumber: 7, runUrl: 'https://github.com/octo/service/actions/runs/7' };
  const found = createCheckout({
    findLastSuccess: () => Promise.resolve({ kind: 'found', ...run, doubt: undefined }),
  });
  const none = createCheckout({
    findLastSuccess: () => Promise.resolve({ kind: 'none', doubt: 'there is none' }),
  });

  test('is compared with, but where the event asks for a sync by itself', async () => {
    expect(await findBase(range('ref-created'), { event }, found)).toEqual({
      kind: 'commit',
      commit: d,
      label: 'the last success, run 7',
      lastSuccess: run,
    });
    expect(await findBase(range('no-before'), { event }, found)).toEqual({
      kind: 'none',
      reason: 'no-before',
      lastSuccess: run,
    });
  });

  test('where there is none, the event says what is compared, and a doubt stays', async () => {
    expect(await findBase(range('no-before'), { event }, none)).toEqual({
      kind: 'none',
      reason: 'no-before',
      doubt: 'there is none',
    });
  });
});

describe('a pull request begins', () => {
  const target = { kind: 'commit', commit: a, label: 'the pull request’s target' };
  const began = { kind: 'commit', commit: d, label: 'where the pull request began' };
  const anonymous = { ...pull, headSha: undefined, mergeBase: d };
  const elsewhere = { ...event, sha: b };
  const branch = { ...event, ref: 'refs/heads/main' };

  test.each([
    ['at the first parent of GitHub’s test merge', pull, event, [a, b], target],
    ['elsewhere where another merge is checked out', pull, event, [a, d], began],
    ['elsewhere where its last commit is', pull, event, [a], began],
    ['elsewhere where a merge of three is', pull, event, [a, b, d], began],
    ['elsewhere where nobody knows the parents', pull, event, undefined, began],
    ['there, too, where the event names no head', anonymous, event, [a, d], target],
    ['but not on another commit than the event’s', anonymous, elsewhere, [a, d], began],
    ['nor on another ref', anonymous, branch, [a, d], began],
  ])('%s', async (_, range, about, parents, base) => {
    const checkout = createCheckout({
      findParents: () => Promise.resolve(parents),
      findMergeBase: () => Promise.resolve(d),
    });
    expect(await findBase(range, { event: about }, checkout)).toEqual(base);
  });

  test('where the payload says, else where it is found to have left its target', async () => {
    expect(await findMergeBase({ ...pull, mergeBase: d }, createCheckout({}))).toEqual(began);
    const asked: unknown[] = [];
    const checkout = createCheckout({
      findMergeBase: (...question) => {
        asked.push(question);
        return Promise.resolve(d);
      },
    });
    expect(await findMergeBase(pull, checkout)).toEqual(began);
    expect(asked).toEqual([['main', b]]);
  });

  test('at the target as the event names it where that is not to be found, with a warning', async () => {
    const checkout = createCheckout({ findMergeBase: () => Promise.resolve(undefined) });
    const expected = {
      kind: 'commit',
      commit: a,
      label: 'the pull request’s target as the event names it',
      warning: expect.stringContaining(`compared with ${'a'.repeat(7)}.`) as string,
    };
    expect(await findMergeBase(pull, checkout)).toEqual(expected);
    expect(await findMergeBase({ ...pull, baseRef: undefined }, createCheckout({}))).toEqual(expected);
    expect(await findMergeBase({ ...pull, headSha: undefined }, createCheckout({}))).toEqual(expected);
    expect(await findMergeBase({ ...pull, baseSha: undefined }, checkout)).toEqual({
      kind: 'unknown',
      why: 'the event names no base commit',
    });
  });
});
