import { isOid, isZeroOid } from '../oid.ts';
import { findField } from '../field.ts';
import { findText } from './event.ts';
import type { WorkflowEvent } from '../ports.ts';

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
  KnownBase | { readonly kind: 'revision'; readonly revision: string } | PullRequestRange;

/** The commit to compare with, or why there is none. `label` says in words where the commit comes from. */
export type KnownBase =
  | { readonly kind: 'commit'; readonly commit: string; readonly label: string }
  | { readonly kind: 'none'; readonly reason: 'ref-created' | 'no-before' }
  | { readonly kind: 'unknown'; readonly why: string };

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

/** The words for the input `base` that name no commit: the last run that synced, and what the copilot holds. */
const lastSuccess = 'last-success';
const copilot = 'copilot';

/** Whether a branch, not a tag, was pushed. */
export function isBranchPush(event: WorkflowEvent): boolean {
  return event.name === 'push' && event.ref.startsWith('refs/heads/');
}

/** Whether the copilot decides, and git is asked for counts and words only. */
export function isAboutCopilot(base: string | undefined): boolean {
  return base === copilot;
}

/** Reads the decision table: the event, and the `base` input that wins over what the event says. */
export function decideRange(event: WorkflowEvent, base: string | undefined): Range {
  const revision = base === lastSuccess || base === copilot ? undefined : base;
  switch (event.name) {
    case 'push':
      return preferLastSuccess(decidePush(event, revision), base);
    case 'pull_request':
    case 'pull_request_review':
    case 'pull_request_review_comment':
    case 'pull_request_target':
      return decidePullRequest(event, revision);
    case 'merge_group':
      return decideMergeGroup(event, revision);
    default:
      return preferLastSuccess(
        revision === undefined ? { kind: 'none', reason: 'no-before' } : { kind: 'revision', revision },
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
  const isDeleted = findField(payload, 'deleted') === true || isZeroOid(findText(payload, 'after') ?? '');
  if (isDeleted) return { kind: 'ref-deleted' };
  if (revision !== undefined) return { kind: 'revision', revision };
  if (before === undefined) return { kind: 'none', reason: 'no-before' };
  if (isZeroOid(before)) return { kind: 'none', reason: 'ref-created' };
  if (!isOid(before))
    return { kind: 'unknown', why: `the push event’s \`before\` is “${before}”, not a commit` };
  return { kind: 'commit', commit: before, label: 'before the push' };
}

function decidePullRequest({ name, payload }: WorkflowEvent, revision: string | undefined): Range {
  const isTarget = name === 'pull_request_target';
  const merged = findField(payload, 'pull_request', 'merged') === true;
  if (findText(payload, 'action') === 'closed' && !(isTarget && merged)) return { kind: 'closed', merged };
  const pullRequest = parsePullRequest(payload);
  const base = revision === undefined ? pullRequest : ({ kind: 'revision', revision } as const);
  if (!isTarget) return base;
  // The workspace may hold a stranger's files here: both sides come from the API, by commit.
  const head = pullRequest.headSha;
  if (head === undefined || (revision ?? pullRequest.baseSha) === undefined) {
    return { kind: 'unknown', why: 'the event names no base or no head commit' };
  }
  return { kind: 'github', base, head };
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

function decideMergeGroup({ payload }: WorkflowEvent, revision: string | undefined): Range {
  if (revision !== undefined) return { kind: 'revision', revision };
  const baseSha = findText(payload, 'merge_group', 'base_sha');
  if (baseSha === undefined) return { kind: 'unknown', why: 'the event names no base commit' };
  return { kind: 'commit', commit: baseSha, label: 'the merge group’s base' };
}
