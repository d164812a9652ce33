import { findPushedBranch, parseEvent, type RunEvent } from '../../src/change/event.ts';

const sha = 'a'.repeat(40);
const zero = '0'.repeat(40);
const parse = (name: string, payload: object, ref = 'refs/heads/main'): RunEvent =>
  parseEvent({ name, payload: payload as RunEvent['payload'], sha, ref, repository: 'octo/service' });

const pull = {
  ...{ number: 7, merged: true, merge_base: sha },
  ...{ head: { sha: 'h' }, base: { ref: 'main', sha: 'b' } },
};
const facts = { number: 7, isMerged: true, headSha: 'h', baseRef: 'main', baseSha: 'b', mergeBase: sha };
const closed = { kind: 'pull-request', pull: { ...facts, isClosed: true } };
const reviewed = { kind: 'pull-request-review', pull: { ...facts, isClosed: false } };

test.each<[string, object, object]>([
  ['push', { before: sha, after: sha }, { kind: 'push', branch: 'main', before: sha }],
  ['push', { before: zero }, { kind: 'push', before: zero }],
  ['push', { before: 'HEAD' }, { kind: 'push', before: undefined }],
  ['push', { deleted: true, ref: 'refs/heads/x' }, { kind: 'ref-deleted', gone: 'refs/heads/x' }],
  ['push', { after: zero }, { kind: 'ref-deleted', gone: 'refs/heads/main' }],
  ['merge_group', { merge_group: { base_sha: 'b' } }, { kind: 'merge-group', baseSha: 'b' }],
  ['pull_request', { action: 'closed', pull_request: pull }, closed],
  ['pull_request_review', { pull_request: pull }, reviewed],
  ['pull_request_review_comment', { pull_request: pull }, reviewed],
  ['pull_request_target', { pull_request: pull }, { kind: 'pull-request-target', trustedCommit: 'b' }],
  ['pull_request_target', {}, { kind: 'pull-request-target', trustedCommit: sha }],
  ['schedule', { schedule: '* * * * *' }, { kind: 'other' }],
  ['', {}, { kind: 'other' }],
])('the event %s with the payload %j', (name, payload, expected) => {
  expect(parse(name, payload)).toMatchObject(expected);
});

test('a payload of any shape is read', () => {
  for (const name of ['push', 'merge_group', 'pull_request', 'pull_request_target', 'workflow_run']) {
    for (const odd of [null, 1, 'text', [], { sha: 1 }]) {
      const payload = { before: odd, after: odd, merge_group: odd, pull_request: odd, workflow_run: odd };
      expect(() => parse(name, payload)).not.toThrow();
    }
  }
});

test.each([
  ['push', 'refs/heads/feature/x', 'feature/x'],
  ['push', 'refs/tags/v1', undefined],
  ['workflow_dispatch', 'refs/heads/main', undefined],
])('the branch that the event %s pushed to %s is %s', (name, ref, branch) => {
  expect(findPushedBranch(parse(name, { before: sha }, ref))).toBe(branch);
});
