import type { WorkflowEvent } from './event.ts';
import { isOid, isZeroOid } from './oid.ts';
import { findText, findValue } from './payload.ts';

/** What an event asks to be compared. Commits are still as the payload names them. */
export type Range =
  | { readonly kind: 'ref-deleted' }
  | { readonly kind: 'closed'; readonly merged: boolean }
  | { readonly kind: 'commit'; readonly base: string; readonly label: string }
  | { readonly kind: 'revision'; readonly revision: string }
  | {
      readonly kind: 'pull-request';
      readonly baseRef?: string;
      readonly baseSha?: string;
      readonly headSha?: string;
    }
  | { readonly kind: 'github'; readonly base: string; readonly head: string }
  | { readonly kind: 'ref-created' }
  | { readonly kind: 'no-before' }
  | { readonly kind: 'undecidable'; readonly why: string };

/** Whether a branch, not a tag, was pushed. */
export function isBranchPush(event: WorkflowEvent): boolean {
  return event.name === 'push' && event.ref.startsWith('refs/heads/');
}

/** Reads the decision table: the event, and the `base` input that wins over what the event says. */
export function decideRange(event: WorkflowEvent, base: string | undefined): Range {
  switch (event.name) {
    case 'push':
      return decidePush(event, base);
    case 'pull_request':
    case 'pull_request_review':
    case 'pull_request_review_comment':
      return decidePullRequest(event, base);
    case 'pull_request_target':
      return decidePullRequestTarget(event, base);
    case 'merge_group':
      return decideMergeGroup(event, base);
    default:
      return base === undefined ? { kind: 'no-before' } : { kind: 'revision', revision: base };
  }
}

function decidePush({ payload }: WorkflowEvent, base: string | undefined): Range {
  const before = findText(payload, 'before');
  const isDeleted = findValue(payload, 'deleted') === true || isZeroOid(findText(payload, 'after') ?? '');
  if (isDeleted) return { kind: 'ref-deleted' };
  if (base !== undefined) return { kind: 'revision', revision: base };
  if (before === undefined) return { kind: 'no-before' };
  if (isZeroOid(before)) return { kind: 'ref-created' };
  if (!isOid(before))
    return { kind: 'undecidable', why: `the push event’s \`before\` is “${before}”, not a commit` };
  return { kind: 'commit', base: before, label: 'before the push' };
}

function decidePullRequest({ payload }: WorkflowEvent, base: string | undefined): Range {
  if (findText(payload, 'action') === 'closed') return decideClosed(payload);
  if (base !== undefined) return { kind: 'revision', revision: base };
  const baseRef = findText(payload, 'pull_request', 'base', 'ref');
  const baseSha = findText(payload, 'pull_request', 'base', 'sha');
  const headSha = findText(payload, 'pull_request', 'head', 'sha');
  return {
    kind: 'pull-request',
    ...(baseRef === undefined ? {} : { baseRef }),
    ...(baseSha === undefined ? {} : { baseSha }),
    ...(headSha === undefined ? {} : { headSha }),
  };
}

/** The workspace may hold a stranger's files here: both sides come from the API, by commit. */
function decidePullRequestTarget({ payload }: WorkflowEvent, base: string | undefined): Range {
  if (findText(payload, 'action') === 'closed') return decideClosed(payload);
  const baseSha = base ?? findText(payload, 'pull_request', 'base', 'sha');
  const headSha = findText(payload, 'pull_request', 'head', 'sha');
  if (baseSha !== undefined && headSha !== undefined) return { kind: 'github', base: baseSha, head: headSha };
  return { kind: 'undecidable', why: 'the event names no base or no head commit' };
}

function decideClosed(payload: WorkflowEvent['payload']): Range {
  return { kind: 'closed', merged: findValue(payload, 'pull_request', 'merged') === true };
}

function decideMergeGroup({ payload }: WorkflowEvent, base: string | undefined): Range {
  if (base !== undefined) return { kind: 'revision', revision: base };
  const baseSha = findText(payload, 'merge_group', 'base_sha');
  if (baseSha === undefined) return { kind: 'undecidable', why: 'the event names no base commit' };
  return { kind: 'commit', base: baseSha, label: 'the merge group’s base' };
}
