import { findField, findText } from '../field.ts';
import { isOid, isZeroOid } from '../oid.ts';
import type { WorkflowEvent } from '../ports.ts';
import { findPreviewCause } from './preview-cause.ts';

/** The event that started the workflow, with its consequences. Only this file and `preview-cause.ts` compare names of events. */
export type RunEvent = WorkflowEvent & {
  /** Reason why this event never changes a copilot, with any inputs, or `undefined` if the event may change one. */
  readonly previewCause: string | undefined;
  /**
   * The commit whose files replace those of the workspace, which may come from an outside contributor, or `undefined`
   * if the workspace is used.
   */
  readonly trustedCommit?: string;
} & EventKind;

/** `other`: an event without an earlier commit. */
type EventKind =
  | Push
  | PullRequest
  /** `gone`: the deleted ref. The run itself is on the default branch. */
  | { readonly kind: 'ref-deleted'; readonly gone: string }
  | { readonly kind: 'merge-group'; readonly baseSha: string | undefined }
  | { readonly kind: 'other' };

interface Push {
  readonly kind: 'push';
  /** Name of the branch, or `undefined` for a tag. */
  readonly branch: string | undefined;
  /** The commit before the push, all zeros for a new branch or tag, or `undefined` if the payload has none. */
  readonly before: string | undefined;
}

/** `pull-request-review`: any other event about a pull request, such as a comment on its lines. */
interface PullRequest {
  readonly kind: 'pull-request' | 'pull-request-review' | 'pull-request-target';
  readonly pull: PullRequestFacts;
}

/** Data of a pull request in the payload. act sends neither base nor head by itself. */
export interface PullRequestFacts {
  readonly number: number | undefined;
  readonly isClosed: boolean;
  readonly isMerged: boolean;
  readonly headSha: string | undefined;
  readonly baseRef: string | undefined;
  readonly baseSha: string | undefined;
  /** Merge base. Only Gitea sends it. */
  readonly mergeBase: string | undefined;
}

/**
 * Parses the event, and all data of its payload that later steps need. Never throws, because a payload can have any
 * shape.
 */
export function parseEvent(event: WorkflowEvent): RunEvent {
  const { name } = event;
  const known = { ...event, previewCause: findPreviewCause(event) };
  if (name === 'push') return { ...known, ...parsePush(event) };
  if (name === 'merge_group') {
    return { ...known, kind: 'merge-group', baseSha: findText(event.payload, 'merge_group', 'base_sha') };
  }
  if (!name.startsWith('pull_request')) return { ...known, kind: 'other' };
  const pull = parsePullRequest(event.payload);
  if (name === 'pull_request_target') {
    return { ...known, kind: 'pull-request-target', pull, trustedCommit: pull.baseSha ?? event.sha };
  }
  return { ...known, kind: name === 'pull_request' ? 'pull-request' : 'pull-request-review', pull };
}

/** Returns the name of the pushed branch, or `undefined` for a tag or another event. */
export function findPushedBranch(event: RunEvent): string | undefined {
  return event.kind === 'push' ? event.branch : undefined;
}

function parsePush({ payload, ref }: WorkflowEvent): EventKind {
  const [before = '', after = ''] = [findText(payload, 'before'), findText(payload, 'after')];
  if (findField(payload, 'deleted') === true || isZeroOid(after)) {
    return { kind: 'ref-deleted', gone: findText(payload, 'ref') ?? ref };
  }
  const [, branch] = /^refs\/heads\/(.*)$/s.exec(ref) ?? [];
  return { kind: 'push', branch, before: isOid(before) ? before : undefined };
}

function parsePullRequest(payload: object): PullRequestFacts {
  const find = (...keys: readonly string[]) => findText(payload, 'pull_request', ...keys);
  const number = findField(payload, 'pull_request', 'number');
  const mergeBase = find('merge_base') ?? '';
  return {
    number: typeof number === 'number' ? number : undefined,
    isClosed: findText(payload, 'action') === 'closed',
    isMerged: findField(payload, 'pull_request', 'merged') === true,
    headSha: find('head', 'sha'),
    baseRef: find('base', 'ref'),
    baseSha: find('base', 'sha'),
    mergeBase: isOid(mergeBase) ? mergeBase : undefined,
  };
}
