import type { RunnerEvent } from './runner/environment.ts';
import { parseEvent, type RunEvent } from '../../src/change/event.ts';

/** Events as GitHub sends them, with the fields that matter here, in the form of the webhook documentation. */

export const zeroOid = '0'.repeat(40);

interface Push {
  /** `main`, or with `tag: true` the name of the tag. */
  readonly ref: string;
  readonly before: string;
  readonly after: string;
  /** GITHUB_SHA if it isn't `after`: an annotated tag's commit, or the default branch after a deletion. */
  readonly sha?: string;
  readonly forced?: boolean;
}

export function pushEvent({ ref, before, after, sha = after, forced = false }: Push): RunnerEvent {
  return renderPush(`refs/heads/${ref}`, { before, after, sha, forced });
}

export function tagPushEvent({ ref, before, after, sha = after }: Push): RunnerEvent {
  return renderPush(`refs/tags/${ref}`, { before, after, sha, forced: false });
}

/** Creates the push that deletes a branch or tag. GITHUB_SHA is then the default branch's commit. */
export function deletionPushEvent(push: { ref: string; before: string; sha: string }): RunnerEvent {
  return renderPush(push.ref, { before: push.before, after: zeroOid, sha: push.sha, forced: false });
}

function renderPush(
  ref: string,
  { before, after, sha, forced }: { before: string; after: string; sha: string; forced: boolean },
): RunnerEvent {
  const payload = {
    ref,
    before,
    after,
    created: /^0+$/.test(before),
    deleted: /^0+$/.test(after),
    forced,
    base_ref: null,
    commits: [],
    head_commit: /^0+$/.test(after)
      ? null
      : { id: sha, message: 'A change', timestamp: '2026-01-02T03:04:05Z' },
    repository: repositoryPayload,
  };
  return { name: 'push', payload, sha, ref };
}

interface PullRequest {
  readonly number?: number;
  readonly action?: 'opened' | 'synchronize' | 'reopened' | 'closed';
  readonly merged?: boolean;
  readonly base: { readonly ref: string; readonly sha: string };
  readonly head: { readonly ref: string; readonly sha: string; readonly repository?: string };
  /** GITHUB_SHA: the test merge for pull_request, the target's commit for pull_request_target. */
  readonly sha: string;
}

export function pullRequestEvent(pull: PullRequest): RunnerEvent {
  return renderPullRequest('pull_request', `refs/pull/${pull.number ?? 1}/merge`, pull);
}

/** Creates an event that runs with the target's secrets, on the target's commit. */
export function pullRequestTargetEvent(pull: PullRequest): RunnerEvent {
  return renderPullRequest('pull_request_target', `refs/heads/${pull.base.ref}`, pull);
}

function renderPullRequest(name: string, ref: string, pull: PullRequest): RunnerEvent {
  const { number = 1, action = 'synchronize', merged = false, base, head, sha } = pull;
  const payload = {
    action,
    number,
    pull_request: {
      number,
      merged,
      state: action === 'closed' ? 'closed' : 'open',
      base: { ref: base.ref, sha: base.sha, repo: repositoryPayload },
      head: { ref: head.ref, sha: head.sha, repo: { full_name: head.repository ?? 'octo/service' } },
    },
    repository: repositoryPayload,
  };
  return { name, payload, sha, ref, baseRef: base.ref, headRef: head.ref };
}

export function mergeGroupEvent(group: { baseSha: string; headSha: string; baseRef?: string }): RunnerEvent {
  const baseRef = `refs/heads/${group.baseRef ?? 'main'}`;
  const ref = `refs/heads/gh-readonly-queue/${group.baseRef ?? 'main'}/pr-1-${group.baseSha}`;
  const payload = {
    action: 'checks_requested',
    merge_group: { base_sha: group.baseSha, base_ref: baseRef, head_sha: group.headSha, head_ref: ref },
    repository: repositoryPayload,
  };
  return { name: 'merge_group', payload, sha: group.headSha, ref };
}

export function dispatchEvent(sha: string, branch = 'main'): RunnerEvent {
  const payload = { ref: `refs/heads/${branch}`, inputs: null, repository: repositoryPayload };
  return { name: 'workflow_dispatch', payload, sha, ref: `refs/heads/${branch}` };
}

/** Creates the only event whose payload names no repository. */
export function scheduleEvent(sha: string): RunnerEvent {
  return { name: 'schedule', payload: { schedule: '17 3 * * *' }, sha, ref: 'refs/heads/main' };
}

export function releaseEvent(sha: string, tag: string): RunnerEvent {
  const payload = {
    action: 'published',
    release: { tag_name: tag, draft: false },
    repository: repositoryPayload,
  };
  return { name: 'release', payload, sha, ref: `refs/tags/${tag}` };
}

/** Creates `create` and `delete`, the other two events of a new or deleted ref. */
export function refEvent(
  name: 'create' | 'delete',
  ref: { name: string; type: 'branch' | 'tag'; sha: string },
): RunnerEvent {
  const payload = { ref: ref.name, ref_type: ref.type, repository: repositoryPayload };
  return {
    name,
    payload,
    sha: ref.sha,
    ref: name === 'delete' ? 'refs/heads/main' : `refs/${ref.type === 'tag' ? 'tags' : 'heads'}/${ref.name}`,
  };
}

/** Returns the event as the action parses it. */
export function toRunEvent(event: RunnerEvent): RunEvent {
  return parseEvent({
    name: event.name,
    payload: event.payload as RunEvent['payload'],
    sha: event.sha,
    ref: event.ref,
    repository: event.repository ?? 'octo/service',
  });
}

const repositoryPayload = {
  full_name: 'octo/service',
  name: 'service',
  owner: { login: 'octo' },
  default_branch: 'main',
};
