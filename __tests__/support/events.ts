import type { RunnerEvent } from './runner/environment.ts';
import { parseEvent, type RunEvent } from '../../src/change/event.ts';

/** Events as GitHub sends them, with the fields that matter here, in the form of the webhook documentation. */

const repository = {
  full_name: 'octo/service',
  name: 'service',
  owner: { login: 'octo' },
  default_branch: 'main',
};

export const zeroOid = '0'.repeat(40);

interface Push {
  /** Name of the branch, or a whole ref such as `refs/tags/v1`. */
  readonly ref: string;
  readonly before: string;
  /** New commit; `zeroOid` for a deletion. */
  readonly after: string;
  /** GITHUB_SHA if it isn't `after`: an annotated tag's commit, or the default branch after a deletion. */
  readonly sha?: string;
}

export function pushEvent({ ref: name, before, after, sha = after }: Push): RunnerEvent {
  const ref = name.startsWith('refs/') ? name : `refs/heads/${name}`;
  const [created, deleted] = [before, after].map((oid) => /^0+$/.test(oid));
  const commit = { id: sha, message: 'A change', timestamp: '2026-01-02T03:04:05Z' };
  const payload = {
    ref,
    before,
    after,
    created,
    deleted,
    forced: false,
    head_commit: deleted ? null : commit,
  };
  return { name: 'push', payload: { ...payload, base_ref: null, commits: [], repository }, sha, ref };
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
  const { number = 1, action = 'synchronize', merged = false, base, head, sha } = pull;
  const { repository: full_name = repository.full_name } = head;
  const pull_request = {
    ...{ number, merged, state: action === 'closed' ? 'closed' : 'open' },
    base: { ...base, repo: repository },
    head: { ref: head.ref, sha: head.sha, repo: { full_name } },
  };
  const payload = { action, number, pull_request, repository };
  const ref = `refs/pull/${number}/merge`;
  return { name: 'pull_request', payload, sha, ref, baseRef: base.ref, headRef: head.ref };
}

/** Creates an event that runs with the target's secrets, on the target's commit. */
export function pullRequestTargetEvent(pull: PullRequest): RunnerEvent {
  return { ...pullRequestEvent(pull), name: 'pull_request_target', ref: `refs/heads/${pull.base.ref}` };
}

export function mergeGroupEvent(group: { baseSha: string; headSha: string }): RunnerEvent {
  const { baseSha: base_sha, headSha: sha } = group;
  const ref = `refs/heads/gh-readonly-queue/main/pr-1-${base_sha}`;
  const merge_group = { base_sha, base_ref: 'refs/heads/main', head_sha: sha, head_ref: ref };
  return { name: 'merge_group', payload: { action: 'checks_requested', merge_group, repository }, sha, ref };
}

export function dispatchEvent(sha: string): RunnerEvent {
  const ref = 'refs/heads/main';
  return { name: 'workflow_dispatch', payload: { ref, inputs: null, repository }, sha, ref };
}

/** Creates the only event whose payload names no repository. */
export function scheduleEvent(sha: string): RunnerEvent {
  return { name: 'schedule', payload: { schedule: '17 3 * * *' }, sha, ref: 'refs/heads/main' };
}

export function releaseEvent(sha: string, tag: string): RunnerEvent {
  const payload = { action: 'published', release: { tag_name: tag, draft: false }, repository };
  return { name: 'release', payload, sha, ref: `refs/tags/${tag}` };
}

/** Creates `create` or `delete`, the other two events of a new or deleted branch. */
export function refEvent(name: 'create' | 'delete', ref: string, sha: string): RunnerEvent {
  const payload = { ref, ref_type: 'branch', repository };
  return { name, payload, sha, ref: `refs/heads/${name === 'delete' ? 'main' : ref}` };
}

/** Returns the event as the action parses it. */
export function toRunEvent(event: RunnerEvent): RunEvent {
  const { name, sha, ref, repository: itsRepository = repository.full_name } = event;
  const payload = event.payload as RunEvent['payload'];
  return parseEvent({ name, payload, sha, ref, repository: itsRepository });
}
