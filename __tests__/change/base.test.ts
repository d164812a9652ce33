import { findBase } from '../../src/change/base.ts';
import { findPushedBranch, parseEvent } from '../../src/change/event.ts';
import type { Commits, WorkflowEvent } from '../../src/ports.ts';
import {
  dispatchEvent,
  mergeGroupEvent,
  pullRequestEvent,
  pullRequestTargetEvent,
  pushEvent,
  toRunEvent,
  zeroOid,
} from '../support/events.ts';
import type { RunnerEvent } from '../support/runner/environment.ts';

const [a, b, c, d] = ['a'.repeat(40), 'b'.repeat(40), 'c'.repeat(40), 'd'.repeat(40)];
const pull = { base: { ref: 'main', sha: a }, head: { ref: 'pr', sha: b }, sha: c };
const push = pushEvent({ ref: 'main', before: a, after: b });
const withPayload = (event: RunnerEvent, payload: object): RunnerEvent => ({ ...event, payload });
const never = (): Promise<never> => Promise.reject(new Error('This request is not expected.'));

function createCommits(answers: Partial<Commits>): Commits {
  return {
    head: c,
    findCommit: never,
    findParents: never,
    findMergeBase: never,
    findLastSuccess: never,
    ...answers,
  };
}

/** Finds the base of an event, with a checkout that returns these results. */
function find(
  event: RunnerEvent | WorkflowEvent,
  answers: Partial<Commits> = {},
  base?: string,
): ReturnType<typeof findBase> {
  return findBase({ event: parseEvent(event as WorkflowEvent), base, isPart: false }, createCommits(answers));
}

/** The events of GitHub are in decision-table.test.ts. These are other payloads. */
describe('without the input `base`, the payload decides, and no request is sent', () => {
  const beforeThePush = { kind: 'commit', commit: a, label: 'before the push' };
  const noBefore = { kind: 'none', reason: 'no-base' };
  const sha256 = 'a'.repeat(64);

  test.each<[string, RunnerEvent, object]>([
    ['a push', push, beforeThePush],
    [
      'a push in SHA-256',
      pushEvent({ ref: 'main', before: sha256, after: b }),
      { ...beforeThePush, commit: sha256 },
    ],
    [
      'a new branch in SHA-256',
      pushEvent({ ref: 'new', before: '0'.repeat(64), after: b }),
      { kind: 'none', reason: 'ref-created' },
    ],
    ['a push with a broken before', pushEvent({ ref: 'x', before: 'HEAD', after: b }), noBefore],
    ['a push without a payload', withPayload(push, {}), noBefore],
    [
      'a merge group',
      mergeGroupEvent({ baseSha: a, headSha: b }),
      { kind: 'commit', commit: a, label: 'the merge group’s base' },
    ],
    [
      'a merge group without a payload',
      withPayload(mergeGroupEvent({ baseSha: a, headSha: b }), {}),
      { kind: 'unknown', why: 'the event names no base commit' },
    ],
    ['an unknown event', { ...dispatchEvent(a), name: 'unknown' }, noBefore],
  ])('%s', async (_, event, expected) => {
    expect(await find(event)).toEqual(expected);
    expect(await find(event, {}, 'copilot')).toEqual(expected);
  });
});

describe('a revision', () => {
  test.each([
    [
      { kind: 'found', commit: a },
      { kind: 'commit', commit: a, label: '`base: v1`' },
    ],
    [
      { kind: 'unknown' },
      {
        kind: 'unknown',
        why: '`base: v1` was not found in this clone or on GitHub (fetch the full history to compare with it; on GitLab, set `GIT_DEPTH: 0`)',
      },
    ],
  ] as const)('%j', async (found, base) => {
    expect(await find(push, { findCommit: () => Promise.resolve(found) }, 'v1')).toEqual(base);
  });

  test('a revision without a commit is an invalid input', async () => {
    const absent = { findCommit: () => Promise.resolve({ kind: 'absent' } as const) };
    await expect(find(push, absent, 'v1')).rejects.toMatchObject({
      code: 'bad-input',
      message: 'Invalid value “v1” for the input `base`: this repository has no such commit, branch or tag.',
      hint: 'Use `auto`, `copilot`, `last-success`, or a commit, branch or tag of this repository.',
    });
  });

  test.each<[string, RunnerEvent]>([
    ['a push', push],
    ['a new branch', pushEvent({ ref: 'main', before: zeroOid, after: b })],
    ['a pull request', pullRequestEvent(pull)],
    ['pull_request_target', pullRequestTargetEvent(pull)],
    [
      'a pull request of which the event names no base',
      withPayload(pullRequestTargetEvent(pull), { pull_request: { head: { ref: 'pr', sha: b } } }),
    ],
    ['a merge group', mergeGroupEvent({ baseSha: a, headSha: b })],
    ['a dispatch', dispatchEvent(a)],
  ])('takes precedence on %s', async (_, event) => {
    const found = { findCommit: () => Promise.resolve({ kind: 'found', commit: d } as const) };
    expect(await find(event, found, 'v1')).toMatchObject({ commit: d });
  });
});

describe('the last success', () => {
  const run = { commit: d, runNumber: 7 };
  const found: Partial<Commits> = {
    findLastSuccess: () => Promise.resolve({ run, doubt: undefined }),
  };
  const none: Partial<Commits> = {
    findLastSuccess: () => Promise.resolve({ doubt: 'there is none' }),
  };
  const created = pushEvent({ ref: 'main', before: zeroOid, after: b });

  test('is compared with, unless the event itself requires a sync', async () => {
    const last = { kind: 'commit', commit: d, label: 'the last success, run 7', lastSuccess: run };
    expect(await find(push, found, 'last-success')).toEqual(last);
    expect(await find(created, found, 'last-success')).toEqual(last);
    expect(await find(dispatchEvent(a), found, 'last-success')).toEqual({
      kind: 'none',
      reason: 'no-base',
      lastSuccess: run,
    });
  });

  test('if there is none, the event determines the base, and the doubt remains', async () => {
    const doubt = 'there is none';
    expect(await find(push, none, 'last-success')).toMatchObject({ kind: 'commit', commit: a, doubt });
    expect(await find(created, none, 'last-success')).toEqual({ kind: 'none', reason: 'ref-created', doubt });
  });

  test('has no effect on the changes of a pull request or merge group', async () => {
    const parents = { findParents: () => Promise.resolve([a, b]) };
    expect(await find(pullRequestEvent(pull), parents, 'last-success')).toMatchObject({ commit: a });
    const group = mergeGroupEvent({ baseSha: a, headSha: b });
    expect(await find(group, {}, 'last-success')).toMatchObject({ commit: a });
  });
});

describe('the base of a pull request', () => {
  const target = { kind: 'commit', commit: a, label: 'the pull request’s target' };
  const began = { kind: 'commit', commit: d, label: 'the merge base of the pull request' };
  const event = toRunEvent(pullRequestEvent(pull));
  const anonymous = { ...event, payload: { pull_request: { merge_base: d } } };
  const about = (part: object): WorkflowEvent => ({ ...event, payload: { pull_request: part } });

  test.each([
    ['is the first parent of GitHub’s test merge', event, [a, b], target],
    ['is the same on a review', { ...event, name: 'pull_request_review' }, [a, b], target],
    [
      'is the same on a comment of a review',
      { ...event, name: 'pull_request_review_comment' },
      [a, b],
      target,
    ],
    ['is the merge base if another merge is checked out', event, [a, d], began],
    ['is the merge base if the last commit of the pull request is checked out', event, [a], began],
    ['is the merge base if a merge of three commits is checked out', event, [a, b, d], began],
    ['is the merge base if the parents are unknown', event, undefined, began],
    ['is the first parent if the event names no head', anonymous, [a, d], target],
    [
      'is the merge base if the event names neither a head nor this commit',
      { ...anonymous, sha: b },
      [a, d],
      began,
    ],
    [
      'is the merge base if the event names no head and another ref',
      { ...anonymous, ref: 'refs/heads/main' },
      [a, d],
      began,
    ],
  ])('%s', async (_, asked, parents, base) => {
    const answers = {
      findParents: () => Promise.resolve(parents),
      findMergeBase: () => Promise.resolve(d),
    };
    expect(await find(asked, answers)).toEqual(base);
  });

  test('is in the payload, otherwise the merge base', async () => {
    const findParents = () => Promise.resolve([]);
    const { pull_request: own } = event.payload as { readonly pull_request: object };
    expect(await find(about({ ...own, merge_base: d }), { findParents })).toEqual(began);
    const asked: unknown[] = [];
    const findMergeBase = (...question: unknown[]) => {
      asked.push(question);
      return Promise.resolve(d);
    };
    expect(await find(about({ ...own, merge_base: 'main' }), { findParents, findMergeBase })).toEqual(began);
    expect(asked).toEqual([['main', b]]);
  });

  test("doesn't depend on the checkout for pull_request_target", async () => {
    const answers = { findMergeBase: () => Promise.resolve(d) };
    expect(await find(pullRequestTargetEvent(pull), answers)).toEqual(began);
  });

  test("is the target of the event with a warning if the merge base isn't found", async () => {
    const findParents = () => Promise.resolve([]);
    const degraded = { findParents, findMergeBase: () => Promise.resolve(undefined) };
    const expected = {
      kind: 'commit',
      commit: a,
      label: 'the pull request’s target according to the event',
      warning: expect.stringContaining(`compared with ${'a'.repeat(7)}.`) as string,
    };
    expect(await find(event, degraded)).toEqual(expected);
    expect(await find(about({ base: { sha: a }, head: { sha: b } }), { findParents })).toEqual(expected);
    expect(await find(about({ base: { sha: a, ref: 'main' } }), { findParents })).toEqual(expected);
    expect(await find(about({}), { findParents })).toEqual({
      kind: 'unknown',
      why: 'the event names no base commit',
    });
  });
});

test('a push to a branch is recognized', () => {
  const pushed = { ref: 'feature/x', before: a, after: b };
  const events = [pushEvent(pushed), pushEvent({ ...pushed, ref: 'refs/tags/v1' }), dispatchEvent(a)];
  expect(events.map((event) => findPushedBranch(toRunEvent(event)))).toEqual([
    'feature/x',
    undefined,
    undefined,
  ]);
});
