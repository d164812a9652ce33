import { ActionError } from '../errors.ts';
import type { Checkout } from '../ports.ts';
import type { WorkflowEvent } from './event.ts';
import { shortenOid } from '../oid.ts';
import type { Range } from './range.ts';

/** The commit to compare with, or why there is none. `label` says in words where the commit comes from. */
export type Base =
  | { readonly kind: 'commit'; readonly commit: string; readonly label: string; readonly warning?: string }
  | { readonly kind: 'none'; readonly reason: 'ref-created' | 'no-before' }
  | { readonly kind: 'unknown'; readonly why: string };

/** The ranges that one checkout can settle. */
export type LocalRange = Exclude<Range, { readonly kind: 'ref-deleted' | 'closed' | 'github' }>;

/** @throws ActionError `bad-input` where the input `base` names no commit */
export async function findBase(range: LocalRange, event: WorkflowEvent, checkout: Checkout): Promise<Base> {
  switch (range.kind) {
    case 'commit':
      return { kind: 'commit', commit: range.base, label: range.label };
    case 'revision':
      return findRevision(range.revision, checkout);
    case 'pull-request':
      return findPullRequestBase(range, event, checkout);
    case 'ref-created':
    case 'no-before':
      return { kind: 'none', reason: range.kind };
    case 'undecidable':
      return { kind: 'unknown', why: range.why };
  }
}

/** @throws ActionError `bad-input` where the revision names no commit */
export async function findRevision(revision: string, checkout: Checkout): Promise<Base> {
  const found = await checkout.findCommit(revision);
  switch (found.kind) {
    case 'found':
      return { kind: 'commit', commit: found.commit, label: `\`base: ${revision}\`` };
    case 'unknown':
      return {
        kind: 'unknown',
        why: `\`base: ${revision}\` is not in the checkout and GitHub could not be asked`,
      };
    case 'absent':
      throw new ActionError(
        'bad-input',
        `The input \`base\` is “${revision}”, which names no commit of this repository.`,
        {
          hint: 'Give a commit id, a branch or a tag of this repository, or leave `base` out.',
        },
      );
  }
}

type PullRequestRange = Extract<Range, { readonly kind: 'pull-request' }>;

/**
 * GitHub tests a merge of the pull request with its target. The merge's own first parent is the true base: the
 * payload's `base.sha` goes stale as the target moves on. Raw parents are there even at depth 1.
 */
async function findPullRequestBase(
  range: PullRequestRange,
  event: WorkflowEvent,
  checkout: Checkout,
): Promise<Base> {
  const parents = (await checkout.findParents(checkout.head)) ?? [];
  const [first, second] = parents;
  const isTestMerge = checkout.head === event.sha || second === range.headSha;
  if (first !== undefined && parents.length === 2 && isTestMerge) {
    return { kind: 'commit', commit: first, label: 'the pull request’s target' };
  }
  const mergeBase = await findMergeBase(range, checkout);
  if (mergeBase !== undefined)
    return { kind: 'commit', commit: mergeBase, label: 'where the pull request began' };
  if (range.baseSha === undefined) return { kind: 'unknown', why: 'the event names no base commit' };
  return {
    kind: 'commit',
    commit: range.baseSha,
    label: 'the pull request’s target as the event names it',
    warning: `The merge base could not be found, so ${shortenOid(range.baseSha)} is compared with; where the target branch has moved on, the comparison shows its changes too.`,
  };
}

async function findMergeBase(range: PullRequestRange, checkout: Checkout): Promise<string | undefined> {
  if (range.baseRef === undefined || range.headSha === undefined) return undefined;
  return checkout.findMergeBase(range.baseRef, range.headSha);
}
