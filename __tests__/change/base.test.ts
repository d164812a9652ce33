import { findBase, type Base } from '../../src/change/base.ts';
import { parseEvent } from '../../src/change/event.ts';
import type { Commits, WorkflowEvent } from '../../src/ports.ts';
import { eachCase } from '../support/each-case.ts';
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
const created = pushEvent({ ref: 'main', before: zeroOid, after: b });
const group = mergeGroupEvent({ baseSha: a, headSha: b });
const withPayload = (event: RunnerEvent, payload: object): RunnerEvent => ({ ...event, payload });

/** A request that isn't part of the results is not expected. */
interface Answers {
  readonly commit?: Awaited<ReturnType<Commits['findCommit']>>;
  readonly parents?: readonly string[] | undefined;
  readonly mergeBase?: string | undefined;
  readonly success?: Awaited<ReturnType<Commits['findLastSuccess']>>;
}

/** Finds the base of an event, with a checkout that returns these results. */
async function find(event: RunnerEvent | WorkflowEvent, answers: Answers = {}, base?: string): Promise<Base> {
  const answer = <Key extends keyof Answers>(key: Key) =>
    key in answers ? Promise.resolve(answers[key]) : Promise.reject(new Error(`not expected: ${key}`));
  const commits = {
    head: c,
    findCommit: () => answer('commit'),
    findParents: () => answer('parents'),
    findMergeBase: (...asked: readonly string[]) => {
      expect(asked).toEqual(['main', b]);
      return answer('mergeBase');
    },
    findLastSuccess: () => answer('success'),
  } as Commits;
  return findBase({ event: parseEvent(event as WorkflowEvent), base, isPart: false }, commits);
}

const none = (reason: string) => ({ kind: 'none', reason });
const commit = (oid: string, label: string) => ({ kind: 'commit', commit: oid, label });
const unknown = { kind: 'unknown', why: 'the event names no base commit' };
const sha256 = 'a'.repeat(64);

/** The events of GitHub are in decision-table.test.ts. These are other payloads. */
eachCase<readonly [RunnerEvent, object]>({
  'a push': [push, commit(a, 'before the push')],
  'a push in SHA-256': [
    pushEvent({ ref: 'main', before: sha256, after: b }),
    commit(sha256, 'before the push'),
  ],
  'a new branch in SHA-256': [
    pushEvent({ ref: 'new', before: '0'.repeat(64), after: b }),
    none('ref-created'),
  ],
  'a push without a payload': [withPayload(push, {}), none('no-base')],
  'a merge group': [group, commit(a, 'the merge group’s base')],
  'a merge group without a payload': [withPayload(group, {}), unknown],
  'an unknown event': [{ ...dispatchEvent(a), name: 'unknown' }, none('no-base')],
})('without the input `base`, the payload decides, and no request is sent: %s', async ([event, expected]) => {
  expect(await find(event)).toEqual(expected);
  expect(await find(event, {}, 'copilot')).toEqual(expected);
});

describe('a revision', () => {
  test('is the base if it is found, and an unknown base otherwise', async () => {
    const found = await find(push, { commit: { kind: 'found', commit: a } }, 'v1');
    expect(found).toEqual(commit(a, '`base: v1`'));
    expect(await find(push, { commit: { kind: 'unknown' } }, 'v1')).toEqual({
      kind: 'unknown',
      why: '`base: v1` was not found in this clone or on GitHub (fetch the full history to compare with it; on GitLab, set `GIT_DEPTH: 0`)',
    });
  });

  test('without a commit is an invalid input', async () => {
    await expect(find(push, { commit: { kind: 'absent' } }, 'v1')).rejects.toMatchObject({
      code: 'bad-input',
      message: 'Invalid value “v1” for the input `base`: this repository has no such commit, branch or tag.',
      hint: 'Use `auto`, `copilot`, `last-success`, or a commit, branch or tag of this repository.',
    });
  });

  eachCase<RunnerEvent>({
    'a push': push,
    'a new branch': created,
    'a pull request': pullRequestEvent(pull),
    pull_request_target: pullRequestTargetEvent(pull),
    'a merge group': group,
    'a dispatch': dispatchEvent(a),
  })('takes precedence on %s', async (event) => {
    expect(await find(event, { commit: { kind: 'found', commit: d } }, 'v1')).toMatchObject({ commit: d });
  });
});

describe('the last success', () => {
  const lastSuccess = { commit: d, runNumber: 7 };
  const found: Answers = { success: { run: lastSuccess, doubt: undefined } };
  const doubt = 'there is none';

  test('is compared with, unless the event itself requires a sync', async () => {
    const last = { ...commit(d, 'the last success, run 7'), lastSuccess };
    expect(await find(push, found, 'last-success')).toEqual(last);
    expect(await find(created, found, 'last-success')).toEqual(last);
    const dispatched = await find(dispatchEvent(a), found, 'last-success');
    expect(dispatched).toEqual({ ...none('no-base'), lastSuccess });
  });

  test('if there is none, the event determines the base, and the doubt remains', async () => {
    const absent = { success: { doubt } };
    const before = { ...commit(a, 'before the push'), doubt };
    expect(await find(push, absent, 'last-success')).toEqual(before);
    expect(await find(created, absent, 'last-success')).toEqual({ ...none('ref-created'), doubt });
  });

  test('has no effect on the changes of a pull request or merge group', async () => {
    const merged = await find(pullRequestEvent(pull), { parents: [a, b] }, 'last-success');
    expect(merged).toMatchObject({ commit: a });
    expect(await find(group, {}, 'last-success')).toMatchObject({ commit: a });
  });
});

describe('the base of a pull request', () => {
  const target = commit(a, 'the pull request’s target');
  const began = commit(d, 'the merge base of the pull request');
  const event = toRunEvent(pullRequestEvent(pull));
  const anonymous = { ...event, payload: { pull_request: { merge_base: d } } };
  const about = (part: object): WorkflowEvent => ({ ...event, payload: { pull_request: part } });
  const { pull_request: own } = event.payload as { readonly pull_request: object };

  eachCase<readonly [asked: RunnerEvent | WorkflowEvent, answers: Answers, base: object]>({
    'is the first parent of GitHub’s test merge': [event, { parents: [a, b] }, target],
    'is the same on a review': [{ ...event, name: 'pull_request_review' }, { parents: [a, b] }, target],
    'is the merge base if another merge is checked out': [event, { parents: [a, d], mergeBase: d }, began],
    'is the merge base if its own last commit is checked out': [event, { parents: [a], mergeBase: d }, began],
    'is the merge base of a merge of three commits': [event, { parents: [a, b, d], mergeBase: d }, began],
    'is the merge base if the parents are unknown': [event, { parents: undefined, mergeBase: d }, began],
    'is the merge base of the payload': [about({ ...own, merge_base: d }), { parents: [] }, began],
    'is requested if the payload has a name instead': [
      about({ ...own, merge_base: 'main' }),
      { parents: [], mergeBase: d },
      began,
    ],
    'is the first parent if the event names no head': [anonymous, { parents: [a, d] }, target],
    'is the merge base if the event names neither a head nor this commit': [
      { ...anonymous, sha: b },
      { parents: [a, d] },
      began,
    ],
    'is the merge base if the event names no head and another ref': [
      { ...anonymous, ref: 'refs/heads/main' },
      { parents: [a, d] },
      began,
    ],
    "doesn't depend on the checkout for pull_request_target": [
      pullRequestTargetEvent(pull),
      { mergeBase: d },
      began,
    ],
    'is unknown without a payload': [about({}), { parents: [] }, unknown],
  })('%s', async ([asked, answers, base]) => {
    expect(await find(asked, answers)).toEqual(base);
  });

  eachCase<readonly [asked: WorkflowEvent, answers?: Answers]>({
    "the merge base isn't found": [event, { mergeBase: undefined }],
    'the event names no branch': [about({ base: { sha: a }, head: { sha: b } })],
    'the event names no head': [about({ base: { sha: a, ref: 'main' } })],
  })('is the target of the event with a warning if %s', async ([asked, answers]) => {
    expect(await find(asked, { parents: [], ...answers })).toEqual({
      ...commit(a, 'the pull request’s target according to the event'),
      warning: expect.stringContaining(`compared with ${'a'.repeat(7)}.`) as string,
    });
  });
});
