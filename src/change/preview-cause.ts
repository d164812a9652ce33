import { findText, isObject, listField } from '../field.ts';
import { shortenOid } from '../oid.ts';
import type { Checkout, WorkflowEvent } from '../ports.ts';

/** Refs whose commits are not merged yet: test merges, heads of pull requests, and groups of a merge queue. */
const unmergedRef = /^refs\/(?:pull\/|heads\/gh-readonly-queue\/)/;

/** Events that anybody may cause with a commit of their own: a workflow may then check out just that commit. */
const strangersEvent =
  /^(?:issue_comment|issues|discussion|discussion_comment|check_run|check_suite|status)$/;

/** Events of those who may push: another commit than the event's, checked out, is their word. */
const authorsEvent = /^(?:|push|schedule|workflow_dispatch|release|create)$/;

/**
 * Why this event never changes a copilot, whatever the inputs say; undefined: it may. Content that nobody has merged
 * must not reach a copilot, even where secrets would be there.
 * @see https://docs.github.com/actions/reference/workflows-and-actions/events-that-trigger-workflows
 */
export function findPreviewCause({ name, ref, payload, repository }: WorkflowEvent): string | undefined {
  if (name.startsWith('pull_request')) return `\`${name}\` is about a pull request`;
  if (name === 'merge_group') return '`merge_group` is about commits that are not merged yet';
  if (unmergedRef.test(ref)) return `${ref} holds commits that are not merged yet`;
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

/** Why what lies in the workspace is not this event's to sync; undefined: it is. */
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
      : `the checkout is of ${origin}, which the event does not name`;
  }
  const isOwn = head === sha;
  if (strangersEvent.test(name) && !isOwn) {
    return `\`${name}\` is about ${shortenOid(sha)}, but ${shortenOid(head)} is checked out`;
  }
  if (!mayBeUnmerged(event, isOwn)) return undefined;
  const branch = findText(payload, 'repository', 'default_branch');
  if (branch !== undefined && (await checkout.isMerged(branch))) return undefined;
  return `\`${name}\` can be about any commit, and the one checked out, ${shortenOid(head)}, is not known to be on ${branch ?? 'the default branch'}`;
}

/** A deployment's own commit is often a pull request's; others may set off an event on which one is checked out. */
function mayBeUnmerged({ name, payload }: WorkflowEvent, isOwn: boolean): boolean {
  if (name === 'deployment' || name === 'deployment_status') return true;
  const isAfterPush = name === 'workflow_run' && findText(payload, name, 'event')?.toLowerCase() === 'push';
  return !isOwn && !isAfterPush && !authorsEvent.test(name);
}

/** Whether the checkout is of another repository than the run's. Without a name on either side nobody can tell. */
export function isForeign({ repository }: Pick<Checkout, 'repository'>, own: string): boolean {
  return repository !== undefined && own !== '' && !isSameName(repository, own);
}

/** The last two parts of a name count: GitLab nests groups, and an origin's address may have more before them. */
function isSameName(a: string, b: string): boolean {
  const shorten = (name: string): string => name.toLowerCase().split('/').slice(-2).join('/');
  return shorten(a) === shorten(b);
}

/** Whoever may start a workflow by hand may name a repository to it. */
function isNamed({ inputs }: WorkflowEvent['payload'], repository: string): boolean {
  const given = isObject(inputs) ? Object.values(inputs) : [];
  return given.some(
    (value) => typeof value === 'string' && isSameName(value.replace(/(?:\.git)?\/*$/, ''), repository),
  );
}
