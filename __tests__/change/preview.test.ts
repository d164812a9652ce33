import { findCheckoutCause } from '../../src/change/preview-cause.ts';
import {
  dispatchEvent,
  mergeGroupEvent,
  pullRequestEvent,
  pullRequestTargetEvent,
  pushEvent,
  releaseEvent,
  scheduleEvent,
  toRunEvent,
} from '../support/events.ts';
import type { RunnerEvent } from '../support/runner/environment.ts';

const [a, b, c] = ['a'.repeat(40), 'b'.repeat(40), 'c'.repeat(40)];
const pull = { base: { ref: 'main', sha: a }, head: { ref: 'pr', sha: b }, sha: c };
const push = pushEvent({ ref: 'main', before: a, after: b });

/** Creates an event about the default branch that other users can trigger. */
const about = (name: string, payload: object): RunnerEvent => ({ ...dispatchEvent(a), name, payload });

const workflowRun = (run: object): RunnerEvent => {
  const own = {
    event: 'push',
    head_sha: b,
    pull_requests: [],
    head_repository: { full_name: 'octo/service' },
  };
  return about('workflow_run', { workflow_run: { ...own, ...run } });
};

/** `isMerged`: whether the default branch contains the checked-out commit. Without it, no request is expected. */
interface Known {
  readonly repository?: string | undefined;
  readonly isMerged?: boolean;
}

const findCause = (event: RunnerEvent, head: string, known: Known = {}): Promise<string | undefined> =>
  findCheckoutCause(toRunEvent(event), {
    repository: 'octo/service',
    ...known,
    head,
    isMerged: () =>
      known.isMerged === undefined
        ? Promise.reject(new Error('This request is not expected.'))
        : Promise.resolve(known.isMerged),
  });

test.each<[string, RunnerEvent]>([
  ['a pull request', pullRequestEvent(pull)],
  ['a pull request with the target’s secrets', pullRequestTargetEvent(pull)],
  ['a review', { ...pullRequestEvent(pull), name: 'pull_request_review' }],
  ['a comment in a review', { ...pullRequestEvent(pull), name: 'pull_request_review_comment' }],
  ['an unknown event about pull requests', about('pull_request_unknown', {})],
  ['a merge group', mergeGroupEvent({ baseSha: a, headSha: b })],
  ['a push to a merge queue’s group', { ...push, ref: 'refs/heads/gh-readonly-queue/main/pr-1-aaa' }],
  ['any event on a test merge', { ...dispatchEvent(a), ref: 'refs/pull/7/merge' }],
  ['any event on a pull request’s head', { ...dispatchEvent(a), ref: 'refs/pull/7/head' }],
  ['a payload that names a pull request', about('unknown', { pull_request: { number: 7 } })],
  ['a check of a pull request', about('check_run', { check_run: { pull_requests: [{ number: 7 }] } })],
  ['checks of a pull request', about('check_suite', { check_suite: { pull_requests: [{ number: 7 }] } })],
  ['a run after that of a pull request', workflowRun({ event: 'pull_request' })],
  ['a run after one with the target’s secrets', workflowRun({ event: 'pull_request_target' })],
  ['a run after one, spelled otherwise', workflowRun({ event: 'Pull_Request' })],
  ['a run after that of a merge group', workflowRun({ event: 'merge_group' })],
  ['a run after a push to a merge queue', workflowRun({ head_branch: 'gh-readonly-queue/main/pr-1-aaa' })],
  ['a run after one in a fork', workflowRun({ head_repository: { full_name: 'eve/service' } })],
  ['a run after one in a deleted fork', workflowRun({ head_repository: null })],
])('unmerged content is previewed: %s', (_, event) => {
  expect(toRunEvent(event).previewCause).toEqual(expect.any(String));
});

test.each<[string, RunnerEvent]>([
  ['a push', push],
  ['a push of a tag', pushEvent({ ref: 'refs/tags/v1', before: a, after: b })],
  ['a dispatch', dispatchEvent(a)],
  ['a schedule', scheduleEvent(a)],
  ['a release', releaseEvent(a, 'v1')],
  ['a run after a push', workflowRun({})],
  ['a comment on an issue', about('issue_comment', { issue: { pull_request: null } })],
  ['a check that belongs to no pull request', about('check_run', { check_run: { pull_requests: [] } })],
  ['a branch whose name looks like a pull request’s ref', { ...push, ref: 'refs/heads/refs/pull/7/merge' }],
])('merged content, or content that a maintainer requested, is synced: %s', async (_, event) => {
  expect(toRunEvent(event).previewCause).toBeUndefined();
  expect(await findCause(event, event.sha)).toBeUndefined();
});

describe('a checkout of another commit', () => {
  const names = ['issue_comment', 'issues', 'discussion', 'discussion_comment', 'check_run', 'status'];

  test.each(names)('on %s is previewed', async (name) => {
    const event = about(name, {});
    expect(await findCause(event, b)).toBe(`\`${name}\` refers to aaaaaaa, but bbbbbbb is checked out`);
    expect(await findCause(event, a)).toBeUndefined();
  });

  const afterPushes = [workflowRun({}), workflowRun({ pull_requests: [{ number: 7 }] })];

  test.each([push, dispatchEvent(a), scheduleEvent(a), releaseEvent(a, 'v1'), ...afterPushes])(
    'on $name depends on the author of the event, with or without a pull request',
    async (event) => {
      expect(await findCause(event, c)).toBeUndefined();
    },
  );

  test.each<[string, RunnerEvent]>([
    ['a slash command', about('repository_dispatch', { client_payload: { pull_request: {} } })],
    ['a star, which any user can give', about('watch', {})],
    ['a fork', about('fork', {})],
    ['an edit of the wiki', about('gollum', {})],
    ['an unknown event', about('unknown', {})],
    ['a run after a comment', workflowRun({ event: 'issue_comment' })],
    ['a run after a dispatch', workflowRun({ event: 'workflow_dispatch' })],
    ['a run after a run', workflowRun({ event: 'workflow_run' })],
    ['a run after an unknown event', workflowRun({ event: undefined })],
  ])('on %s is synced only if the default branch contains it', async (_, event) => {
    const payload = { ...(event.payload as object), repository: { default_branch: 'main' } };
    const known = { ...event, payload };
    expect(await findCause(known, c, { isMerged: true })).toBeUndefined();
    expect(await findCause(known, c, { isMerged: false })).toContain('not found on main');
    expect(await findCause(event, c)).toContain('not found on the default branch');
    expect(await findCause(event, event.sha)).toBeUndefined();
  });

  test.each(['deployment', 'deployment_status'])(
    "or of the event's own commit on %s is previewed, because it can belong to a pull request",
    async (name) => {
      const event = about(name, { repository: { default_branch: 'main' } });
      const cause = `\`${name}\` can refer to any commit`;
      expect(await findCause(event, a, { isMerged: false })).toContain(cause);
      expect(await findCause(event, a, { isMerged: true })).toBeUndefined();
    },
  );
});

describe('a checkout of another repository', () => {
  const dispatched = (inputs: object): RunnerEvent => ({ ...dispatchEvent(a), payload: { inputs } });
  const other = { repository: 'octo/other' };
  const slashCommand = { pull_request: { head: { repo: { full_name: 'octo/other' } } } };

  test.each<[string, RunnerEvent]>([
    ['of a push', push],
    ['of a schedule', scheduleEvent(a)],
    ['of a dispatch without inputs', dispatchEvent(a)],
    ['of a dispatch that names another one', dispatched({ repository: 'octo/third' })],
    ['whose name is a part of the one named', dispatched({ repository: 'octo/other-2' })],
    ['that a commit message names', { ...push, payload: { head_commit: { message: 'octo/other' } } }],
    ['that a slash command names', about('repository_dispatch', { client_payload: slashCommand })],
  ])('is previewed on %s', async (_, event) => {
    const cause = 'octo/other is checked out, but the event doesn’t name that repository';
    expect(await findCause(event, b, other)).toBe(cause);
  });

  test.each<[string, RunnerEvent]>([
    ['an input', dispatched({ repository: 'Octo/Other' })],
    ['an input by its address', dispatched({ from: 'https://github.com/octo/other.git' })],
  ])('can be synced if %s names it', async (_, event) => {
    expect(await findCause(event, b, other)).toBeUndefined();
  });

  test.each([
    ['octo/service', 'Octo/Service'],
    ['octo/service', undefined],
    ['group/octo/service', 'octo/service'],
    ['', 'octo/service'],
  ])('is the same repository if the run is of “%s” and the origin is %s', async (repository, origin) => {
    expect(await findCause({ ...push, repository }, b, { repository: origin })).toBeUndefined();
  });
});
