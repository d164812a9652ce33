import type { RunnerEvent } from '../../__tests__/support/runner/environment.ts';
import { repositoryName, serverUrl } from './repository.ts';
import type { Commits } from './repository.ts';

/** Supported events, by name and, after a colon, kind. */
export const triedEvents = [
  'push',
  'push:new-branch',
  'push:new-tag',
  'push:moved-tag',
  'push:deleted',
  'push:forced',
  'push:rerun',
  'pull_request',
  'pull_request:merged',
  'pull_request:closed',
  'pull_request_review',
  'pull_request_target',
  'merge_group',
  'workflow_dispatch',
  'schedule',
  'repository_dispatch',
  'release',
  'workflow_run',
] as const;
export type TriedEvent = (typeof triedEvents)[number];

/** Returns the commit of `main` on the server when the event occurs. An unmerged change isn't on it. */
export function findMain(event: TriedEvent, commits: Commits): string {
  if (event === 'push:rerun') return commits.newer;
  return isOpenChange(event) ? commits.before : commits.after;
}

function isOpenChange(event: TriedEvent): boolean {
  return (event.startsWith('pull_request') && event !== 'pull_request:merged') || event === 'merge_group';
}

const place = {
  full_name: repositoryName,
  name: 'service',
  owner: { login: 'example' },
  default_branch: 'main',
};
const payload = { repository: place, sender: { login: 'octocat' } };
const noCommit = '0'.repeat(40);
const tag = 'v1.0.0';

/** Creates the event with the fields that the action uses. */
export function createEvent(event: TriedEvent, commits: Commits): RunnerEvent {
  const [name = '', kind = ''] = event.split(':');
  const common = { name, repository: repositoryName, actor: 'octocat', serverUrl };
  const onMain = { ...common, sha: commits.after, ref: 'refs/heads/main', payload };
  switch (event) {
    case 'push':
    case 'push:new-branch':
    case 'push:new-tag':
    case 'push:moved-tag':
    case 'push:deleted':
    case 'push:forced':
    case 'push:rerun':
      return { ...onMain, ...createPush(kind, commits) };
    case 'pull_request':
    case 'pull_request:merged':
    case 'pull_request:closed':
    case 'pull_request_review':
    case 'pull_request_target':
      return { ...onMain, ...createPullRequest(event, commits) };
    case 'merge_group': {
      const ref = `refs/heads/gh-readonly-queue/main/pr-7-${commits.before}`;
      const group = { base_sha: commits.before, base_ref: 'refs/heads/main', head_sha: commits.merge };
      const more = { action: 'checks_requested', merge_group: { ...group, head_ref: ref } };
      return { ...common, sha: commits.merge, ref, payload: { ...payload, ...more } };
    }
    case 'workflow_dispatch':
      return { ...onMain, payload: { ...payload, ref: 'refs/heads/main', inputs: {} } };
    case 'schedule':
      return { ...onMain, payload: { schedule: '17 3 * * *' } };
    case 'repository_dispatch':
      return { ...onMain, payload: { ...payload, action: 'sync', branch: 'main', client_payload: {} } };
    case 'release': {
      const release = { action: 'published', release: { tag_name: tag, draft: false } };
      return { ...onMain, ref: `refs/tags/${tag}`, payload: { ...payload, ...release } };
    }
    case 'workflow_run': {
      const run = { event: 'push', head_sha: commits.after, head_branch: 'main', conclusion: 'success' };
      const more = { action: 'completed', workflow_run: { ...run, head_repository: place } };
      return { ...onMain, payload: { ...payload, ...more } };
    }
  }
}

function createPush(kind: string, { before: earlier, after, newer }: Commits): Partial<RunnerEvent> {
  const refs: Readonly<Record<string, string>> = {
    'new-branch': 'refs/heads/next',
    'new-tag': `refs/tags/${tag}`,
    'moved-tag': `refs/tags/${tag}`,
    deleted: 'refs/heads/next',
  };
  const ref = refs[kind] ?? 'refs/heads/main';
  const isNew = kind.startsWith('new-');
  const isDeleted = kind === 'deleted';
  // A commit that a force-push removed is no ancestor of the new one.
  const before = kind === 'forced' ? newer : earlier;
  const change = { before: isNew ? noCommit : before, after: isDeleted ? noCommit : after };
  const push = {
    ref,
    ...change,
    created: isNew,
    deleted: isDeleted,
    forced: kind === 'moved-tag' || kind === 'forced',
  };
  return {
    ref: isDeleted ? 'refs/heads/main' : ref,
    ...(kind === 'rerun' ? { runAttempt: 2 } : {}),
    payload: { ...payload, ...push, commits: isDeleted ? [] : [{ id: after }] },
  };
}

function createPullRequest(event: TriedEvent, { before, after, merge }: Commits): Partial<RunnerEvent> {
  const isClosed = event === 'pull_request:merged' || event === 'pull_request:closed';
  const isTarget = event === 'pull_request_target';
  const pull = {
    ...{ number: 7, state: isClosed ? 'closed' : 'open', merged: event === 'pull_request:merged' },
    base: { ref: 'main', sha: before, repo: place },
    head: { ref: 'change-the-api', sha: after, repo: place },
    merge_commit_sha: merge,
  };
  const action = isClosed ? 'closed' : event === 'pull_request_review' ? 'submitted' : 'opened';
  const more = { action, number: 7, pull_request: pull };
  return {
    ...(isTarget
      ? { sha: before, ref: 'refs/heads/main' }
      : { sha: merge, ref: 'refs/pull/7/merge', refName: '7/merge' }),
    ...{ baseRef: 'main', headRef: 'change-the-api' },
    payload: { ...payload, ...more },
  };
}
