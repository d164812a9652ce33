import { findText, isObject, listField } from '../field.ts';
import { shortenOid } from '../oid.ts';
import type { Checkout, WorkflowEvent } from '../ports.ts';

/** Refs with unmerged commits: test merges, heads of pull requests, and groups of a merge queue. */
const unmergedRef = /^refs\/(?:pull\/|heads\/gh-readonly-queue\/)/;

/** Events that any user can trigger for a commit of their own, which the workflow may then check out. */
const anyUsersEvent = /^(?:issue_comment|issues|discussion|discussion_comment|check_run|check_suite|status)$/;

/** Events that only users with write access can trigger. If another commit is checked out, these users chose it. */
const writersEvent = /^(?:|push|schedule|workflow_dispatch|release|create)$/;

/**
 * Returns why this event never changes a copilot, with any inputs, or `undefined` if the event may change one. Unmerged
 * content must not reach a copilot, even in a job with secrets.
 * @see https://docs.github.com/actions/reference/workflows-and-actions/events-that-trigger-workflows
 */
export function findPreviewCause({ name, ref, payload, repository }: WorkflowEvent): string | undefined {
  if (name.startsWith('pull_request')) return `\`${name}\` refers to a pull request`;
  if (name === 'merge_group') return '`merge_group` refers to commits that are not merged yet';
  if (unmergedRef.test(ref)) return `${ref} has commits that are not merged yet`;
  const namesPullRequest = ['check_run', 'check_suite'].some(
    (key) => listField(payload, key, 'pull_requests').length > 0,
  );
  if (isObject(payload['pull_request']) || namesPullRequest) {
    return `the payload of \`${name}\` names a pull request`;
  }
  const run = payload['workflow_run'];
  return isObject(run) ? findRunCause(run, repository) : undefined;
}

function findRunCause(run: object, repository: string): string | undefined {
  const cause = findText(run, 'event') ?? '';
  if (/^(?:pull_request|merge_group)/i.test(cause)) return `\`workflow_run\` follows a run of \`${cause}\``;
  const ref = `refs/heads/${findText(run, 'head_branch') ?? ''}`;
  if (unmergedRef.test(ref)) return `\`workflow_run\` follows a run on ${ref}, which is not merged yet`;
  const source = findText(run, 'head_repository', 'full_name') ?? 'an unknown repository';
  const isOwn = isSameName(source, repository);
  return isOwn ? undefined : `\`workflow_run\` follows a run on commits of ${source}, not of ${repository}`;
}

/** Returns why this event must not sync the content of the workspace, or `undefined` if the event may do so. */
export async function findCheckoutCause(
  event: WorkflowEvent,
  checkout: Pick<Checkout, 'head' | 'repository' | 'isMerged'>,
): Promise<string | undefined> {
  const { name, sha, payload, repository } = event;
  const { head } = checkout;
  if (isForeign(checkout, repository)) {
    const origin = checkout.repository ?? '';
    return isNamed(payload, origin)
      ? undefined
      : `${origin} is checked out, but the event doesn’t name that repository`;
  }
  const isOwn = head === sha;
  if (anyUsersEvent.test(name) && !isOwn) {
    return `\`${name}\` refers to ${shortenOid(sha)}, but ${shortenOid(head)} is checked out`;
  }
  if (!mayBeUnmerged(event, isOwn)) return undefined;
  const branch = findText(payload, 'repository', 'default_branch');
  if (branch !== undefined && (await checkout.isMerged(branch))) return undefined;
  return `\`${name}\` can refer to any commit, and the checked-out commit ${shortenOid(head)} was not found on ${branch ?? 'the default branch'}`;
}

/**
 * Whether the checked-out commit may be unmerged. The commit of a deployment often belongs to a pull request, and users
 * can trigger other events for any commit.
 */
function mayBeUnmerged({ name, payload }: WorkflowEvent, isOwn: boolean): boolean {
  if (name === 'deployment' || name === 'deployment_status') return true;
  const isAfterPush = name === 'workflow_run' && findText(payload, name, 'event')?.toLowerCase() === 'push';
  return !isOwn && !isAfterPush && !writersEvent.test(name);
}

/** Whether the checkout belongs to another repository than the run. Returns `false` if either name is unknown. */
export function isForeign({ repository }: Pick<Checkout, 'repository'>, own: string): boolean {
  return repository !== undefined && own !== '' && !isSameName(repository, own);
}

/**
 * Compares the last two parts of the names, because GitLab nests groups and the URL of an origin can contain more
 * parts.
 */
function isSameName(a: string, b: string): boolean {
  const shorten = (name: string): string => name.toLowerCase().split('/').slice(-2).join('/');
  return shorten(a) === shorten(b);
}

/** Whether a user who started the workflow manually named the repository in an input. */
function isNamed({ inputs }: WorkflowEvent['payload'], repository: string): boolean {
  const given = isObject(inputs) ? Object.values(inputs) : [];
  return given.some(
    (value) => typeof value === 'string' && isSameName(value.replace(/(?:\.git)?\/*$/, ''), repository),
  );
}
