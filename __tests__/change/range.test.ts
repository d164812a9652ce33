import { decideRange, isBranchPush } from '../../src/change/range.ts';
import {
  deletionPushEvent,
  dispatchEvent,
  mergeGroupEvent,
  pullRequestEvent,
  pullRequestTargetEvent,
  pushEvent,
  tagPushEvent,
  toWorkflowEvent,
  zeroOid,
} from '../support/events.ts';
import type { RunnerEvent } from '../support/runner/environment.ts';

const [a, b, c] = ['a'.repeat(40), 'b'.repeat(40), 'c'.repeat(40)];
const pull = { base: { ref: 'main', sha: a }, head: { ref: 'pr', sha: b }, sha: c };
const withPayload = (event: RunnerEvent, payload: object): RunnerEvent => ({ ...event, payload });

/** The events as they come are in decision-table.test.ts; here is what else a payload may look like. */
describe('without a base, the payload decides', () => {
  test.each<[string, RunnerEvent, object]>([
    ['a push in SHA-256', pushEvent({ ref: 'main', before: 'a'.repeat(64), after: b }), { kind: 'commit' }],
    [
      'a new branch in SHA-256',
      pushEvent({ ref: 'new', before: '0'.repeat(64), after: b }),
      { kind: 'none', reason: 'ref-created' },
    ],
    [
      'a push said to be deleted',
      withPayload(pushEvent({ ref: 'x', before: a, after: b }), { deleted: true }),
      { kind: 'ref-deleted' },
    ],
    ['a push with a broken before', pushEvent({ ref: 'x', before: 'HEAD', after: b }), { kind: 'unknown' }],
    [
      'a push without a payload',
      withPayload(pushEvent({ ref: 'x', before: a, after: b }), {}),
      { kind: 'none', reason: 'no-before' },
    ],
    [
      'a review of a pull request',
      { ...pullRequestEvent(pull), name: 'pull_request_review' },
      { kind: 'pull-request', baseRef: 'main', baseSha: a, headSha: b },
    ],
    [
      'a comment in a review of one',
      { ...pullRequestEvent(pull), name: 'pull_request_review_comment' },
      { kind: 'pull-request', baseRef: 'main', baseSha: a, headSha: b },
    ],
    [
      'pull_request_target',
      pullRequestTargetEvent(pull),
      { kind: 'github', base: { kind: 'pull-request', baseRef: 'main', baseSha: a }, head: b },
    ],
    [
      'a pull request whose payload tells the merge base, as Gitea’s does',
      withPayload(pullRequestEvent(pull), { pull_request: { merge_base: c } }),
      { kind: 'pull-request', mergeBase: c },
    ],
    [
      'a pull request without a payload, as act sends it',
      withPayload(pullRequestEvent(pull), {}),
      { kind: 'pull-request', baseSha: undefined, headSha: undefined },
    ],
    [
      'pull_request_target without a payload',
      withPayload(pullRequestTargetEvent(pull), {}),
      { kind: 'unknown' },
    ],
    ['a closed one of these', pullRequestTargetEvent({ ...pull, action: 'closed' }), { kind: 'closed' }],
    [
      'a merged one of these',
      pullRequestTargetEvent({ ...pull, action: 'closed', merged: true }),
      { kind: 'github', head: b },
    ],
    [
      'a merge group without a payload',
      withPayload(mergeGroupEvent({ baseSha: a, headSha: b }), {}),
      { kind: 'unknown' },
    ],
    [
      'an event of tomorrow',
      { ...dispatchEvent(a), name: 'tomorrow' },
      { kind: 'none', reason: 'no-before' },
    ],
  ])('%s', (_, event, expected) => {
    expect(decideRange(toWorkflowEvent(event), undefined)).toMatchObject(expected);
  });
});

describe('an explicit base wins', () => {
  test.each<[string, RunnerEvent]>([
    ['a push', pushEvent({ ref: 'main', before: a, after: b })],
    ['a new branch', pushEvent({ ref: 'main', before: zeroOid, after: b })],
    ['a pull request', pullRequestEvent(pull)],
    ['a merge group', mergeGroupEvent({ baseSha: a, headSha: b })],
    ['a dispatch', dispatchEvent(a)],
  ])('on %s', (_, event) => {
    expect(decideRange(toWorkflowEvent(event), 'v1')).toEqual({ kind: 'revision', revision: 'v1' });
  });

  test('on pull_request_target, where GitHub alone is asked', () => {
    const range = decideRange(toWorkflowEvent(pullRequestTargetEvent(pull)), 'v1');
    expect(range).toEqual({ kind: 'github', base: { kind: 'revision', revision: 'v1' }, head: b });
  });

  test('but not over a deleted branch', () => {
    const event = deletionPushEvent({ ref: 'refs/heads/x', before: a, sha: b });
    expect(decideRange(toWorkflowEvent(event), 'v1')).toEqual({ kind: 'ref-deleted' });
  });
});

describe('the last success wins', () => {
  test.each<[string, RunnerEvent, object]>([
    [
      'over what a push was before',
      pushEvent({ ref: 'main', before: a, after: b }),
      { kind: 'commit', commit: a },
    ],
    [
      'over a new branch',
      pushEvent({ ref: 'main', before: zeroOid, after: b }),
      { kind: 'none', reason: 'ref-created' },
    ],
    ['over nothing', dispatchEvent(a), { kind: 'none', reason: 'no-before' }],
  ])('%s, which is kept for where there is none', (_, event, otherwise) => {
    const range = decideRange(toWorkflowEvent(event), 'last-success');
    expect(range).toMatchObject({ kind: 'last-success', otherwise });
  });

  test.each<[string, RunnerEvent, string]>([
    ['a pull request', pullRequestEvent(pull), 'pull-request'],
    ['pull_request_target', pullRequestTargetEvent(pull), 'github'],
    ['a merge group', mergeGroupEvent({ baseSha: a, headSha: b }), 'commit'],
    ['a deleted branch', deletionPushEvent({ ref: 'refs/heads/x', before: a, sha: b }), 'ref-deleted'],
  ])('but not on %s', (_, event, kind) => {
    expect(decideRange(toWorkflowEvent(event), 'last-success')).toMatchObject({ kind });
  });
});

test('a branch push is a push of a branch', () => {
  const push = { ref: 'x', before: a, after: b };
  expect(
    [pushEvent(push), tagPushEvent(push), dispatchEvent(a)].map((event) =>
      isBranchPush(toWorkflowEvent(event)),
    ),
  ).toEqual([true, false, false]);
});

describe('what is compared with is named', () => {
  const push = pushEvent({ ref: 'main', before: a, after: b });

  test.each<[string, RunnerEvent, string | undefined, object]>([
    ['a push', push, undefined, { kind: 'commit', commit: a, label: 'before the push' }],
    [
      'a merge group',
      mergeGroupEvent({ baseSha: a, headSha: b }),
      undefined,
      { kind: 'commit', commit: a, label: 'the merge group’s base' },
    ],
    [
      'a push from nowhere',
      withPayload(push, { before: 'main', after: b }),
      undefined,
      { kind: 'unknown', why: 'the push event’s `before` is “main”, not a commit' },
    ],
    [
      'a merge group of nothing',
      withPayload(mergeGroupEvent({ baseSha: a, headSha: b }), {}),
      undefined,
      { kind: 'unknown', why: 'the event names no base commit' },
    ],
    ['a deletion', withPayload(push, { before: a, after: zeroOid }), undefined, { kind: 'ref-deleted' }],
    [
      'a pull request with the target’s secrets and no head',
      withPayload(pullRequestTargetEvent(pull), { pull_request: { base: { ref: 'main', sha: a } } }),
      'v1',
      { kind: 'unknown', why: 'the event names no base or no head commit' },
    ],
    [
      'one without a base, where the input names it',
      withPayload(pullRequestTargetEvent(pull), { pull_request: { head: { ref: 'pr', sha: b } } }),
      'v1',
      { kind: 'github', base: { kind: 'revision', revision: 'v1' }, head: b },
    ],
    [
      'a pull request whose merge base is no commit',
      withPayload(pullRequestEvent(pull), { pull_request: { merge_base: 'main' } }),
      undefined,
      { kind: 'pull-request', mergeBase: undefined },
    ],
  ])('%s', (_, event, base, range) => {
    expect(decideRange(toWorkflowEvent(event), base)).toMatchObject(range);
  });
});
