import { isOid, isZeroOid } from '../oid.ts';
import { type WorkflowEvent, findText, findValue } from './event.ts';

/** What an event asks to be compared. Commits are still as the payload names them. */
export type Range =
  | { readonly kind: 'ref-deleted' }
  | { readonly kind: 'closed'; readonly merged: boolean }
  | { readonly kind: 'github'; readonly base: GitHubBase; readonly head: string }
  | LocalRange;

/** The ranges that one checkout can settle. */
export type LocalRange = EventRange | { readonly kind: 'last-success'; readonly otherwise: EventRange };

/** The ranges that an event asks for by itself, or that the input `base` names. */
export type EventRange =
  | { readonly kind: 'commit'; readonly base: string; readonly label: string }
  | { readonly kind: 'revision'; readonly revision: string }
  | PullRequestRange
  | { readonly kind: 'ref-created' }
  | { readonly kind: 'no-before' }
  | { readonly kind: 'undecidable'; readonly why: string };

/** A pull request, as far as the payload describes it: act without an event file sends neither base nor head. */
export interface PullRequestRange {
  readonly kind: 'pull-request';
  readonly baseRef: string | undefined;
  readonly baseSha: string | undefined;
  readonly headSha: string | undefined;
  /** Where it left the target; Gitea says so, GitHub does not. */
  readonly mergeBase: string | undefined;
}

export type GitHubBase = PullRequestRange | Extract<EventRange, { readonly kind: 'revision' }>;

/** The word for the input `base` that means the last run that synced. */
const lastSuccess = 'last-success';

/** Whether a branch, not a tag, was pushed. */
export function isBranchPush(event: WorkflowEvent): boolean {
  return event.name === 'push' && event.ref.startsWith('refs/heads/');
}

/** Reads the decision table: the event, and the `base` input that wins over what the event says. */
export function decideRange(event: WorkflowEvent, base: string | undefined): Range {
  const revision = base === lastSuccess ? undefined : base;
  switch (event.name) {
    case 'push':
      return preferLastSuccess(decidePush(event, revision), base);
    case 'pull_request':
    case 'pull_request_review':
    case 'pull_request_review_comment':
      return decidePullRequest(event, revision);
    case 'pull_request_target':
      return decidePullRequestTarget(event, revision);
    case 'merge_group':
      return decideMergeGroup(event, revision);
    default:
      return preferLastSuccess(
        revision === undefined ? { kind: 'no-before' } : { kind: 'revision', revision },
        base,
      );
  }
}

/** A preview shows what the pull request changes, so it never asks for the last success. */
function preferLastSuccess(
  range: EventRange | { readonly kind: 'ref-deleted' },
  base: string | undefined,
): Range {
  if (base !== lastSuccess || range.kind === 'ref-deleted') return range;
  return { kind: lastSuccess, otherwise: range };
}

function decidePush(
  { payload }: WorkflowEvent,
  revision: string | undefined,
): EventRange | { readonly kind: 'ref-deleted' } {
  const before = findText(payload, 'before');
  const isDeleted = findValue(payload, 'deleted') === true || isZeroOid(findText(payload, 'after') ?? '');
  if (isDeleted) return { kind: 'ref-deleted' };
  if (revision !== undefined) return { kind: 'revision', revision };
  if (before === undefined) return { kind: 'no-before' };
  if (isZeroOid(before)) return { kind: 'ref-created' };
  if (!isOid(before))
    return { kind: 'undecidable', why: `the push event’s \`before\` is “${before}”, not a commit` };
  return { kind: 'commit', base: before, label: 'before the push' };
}

function decidePullRequest({ payload }: WorkflowEvent, revision: string | undefined): Range {
  if (findText(payload, 'action') === 'closed') return decideClosed(payload);
  if (revision !== undefined) return { kind: 'revision', revision };
  return parsePullRequest(payload);
}

/** The workspace may hold a stranger's files here: both sides come from the API, by commit. */
function decidePullRequestTarget({ payload }: WorkflowEvent, revision: string | undefined): Range {
  if (findText(payload, 'action') === 'closed') return decideClosed(payload);
  const pullRequest = parsePullRequest(payload);
  const head = pullRequest.headSha;
  if (head === undefined || (revision ?? pullRequest.baseSha) === undefined) {
    return { kind: 'undecidable', why: 'the event names no base or no head commit' };
  }
  return {
    kind: 'github',
    base: revision === undefined ? pullRequest : { kind: 'revision', revision },
    head,
  };
}

function parsePullRequest(payload: WorkflowEvent['payload']): PullRequestRange {
  const mergeBase = findText(payload, 'pull_request', 'merge_base') ?? '';
  return {
    kind: 'pull-request',
    baseRef: findText(payload, 'pull_request', 'base', 'ref'),
    baseSha: findText(payload, 'pull_request', 'base', 'sha'),
    headSha: findText(payload, 'pull_request', 'head', 'sha'),
    mergeBase: isOid(mergeBase) ? mergeBase : undefined,
  };
}

function decideClosed(payload: WorkflowEvent['payload']): Range {
  return { kind: 'closed', merged: findValue(payload, 'pull_request', 'merged') === true };
}

function decideMergeGroup({ payload }: WorkflowEvent, revision: string | undefined): Range {
  if (revision !== undefined) return { kind: 'revision', revision };
  const baseSha = findText(payload, 'merge_group', 'base_sha');
  if (baseSha === undefined) return { kind: 'undecidable', why: 'the event names no base commit' };
  return { kind: 'commit', base: baseSha, label: 'the merge group’s base' };
}
