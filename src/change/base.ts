import { ActionError } from '../errors.ts';
import { shortenOid } from '../oid.ts';
import type { ChangeQuery } from './changes.ts';
import type { Checkout, SuccessfulRun, WorkflowEvent } from '../ports.ts';
import type { EventRange, KnownBase, LocalRange, PullRequestRange } from './range.ts';

/** What is compared with, and what was learnt on the way to it. */
export type Base = KnownBase & {
  /** What a person should know about it, once for the whole run. */
  readonly warning?: string;
  /** Why the copilot may hold something other than the file as it was then; a clause. */
  readonly doubt?: string | undefined;
  /** The last run that synced, where `base: last-success` found it. */
  readonly lastSuccess?: SuccessfulRun;
};

/** @throws ActionError `bad-input` where the input `base` names no commit */
export async function findBase(
  range: LocalRange,
  { event, isPart = false }: Pick<ChangeQuery, 'event' | 'isPart'>,
  checkout: Checkout,
): Promise<Base> {
  switch (range.kind) {
    case 'revision':
      return findRevision(range.revision, checkout);
    case 'last-success':
      return findLastSuccess(range.otherwise, { event, isPart }, checkout);
    case 'pull-request':
      return findPullRequestBase(range, event, checkout);
    case 'commit':
    case 'none':
    case 'unknown':
      return range;
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
    case 'out-of-reach':
      return {
        kind: 'unknown',
        why: `\`base: ${revision}\` is not in this clone (fetch the whole history to have it compared; on GitLab, set \`GIT_DEPTH: 0\`)`,
      };
    case 'absent':
      throw new ActionError(
        'bad-input',
        `The input \`base\` is “${revision}”, which names no commit of this repository.`,
        { hint: 'Use `auto`, `copilot`, `last-success`, or a commit, branch or tag of this repository.' },
      );
  }
}

/**
 * Takes the last run that synced instead of what the event would be compared with. An event that asks for a sync by
 * itself (started by hand, on a schedule) still gets it: there the commit tells only what the copilot holds.
 */
async function findLastSuccess(
  otherwise: EventRange,
  query: { readonly event: WorkflowEvent; readonly isPart: boolean },
  checkout: Checkout,
): Promise<Base> {
  const found = await checkout.findLastSuccess(query.isPart);
  if (found.kind === 'none') return { ...(await findBase(otherwise, query, checkout)), doubt: found.doubt };
  const { commit, doubt, runNumber, runUrl } = found;
  const lastSuccess = { commit, runNumber, runUrl };
  if (otherwise.kind === 'none' && otherwise.reason === 'no-before') return { ...otherwise, lastSuccess };
  return { kind: 'commit', commit, label: `the last success, run ${runNumber}`, lastSuccess, doubt };
}

/**
 * What a pull request changes is what happened since it left its target. Where GitHub's test merge is checked out that
 * is the merge's own first parent: the payload's `base.sha` goes stale as the target moves on. Raw parents are there
 * even at depth 1.
 */
async function findPullRequestBase(
  range: PullRequestRange,
  event: WorkflowEvent,
  checkout: Checkout,
): Promise<Base> {
  const parents = (await checkout.findParents(checkout.head)) ?? [];
  const [first, second] = parents;
  if (first !== undefined && parents.length === 2 && isTestMerge(second, range, event, checkout)) {
    return { kind: 'commit', commit: first, label: 'the pull request’s target' };
  }
  return findMergeBase(range, checkout);
}

/** A pull request's own last commit may be a merge, too; Gitea has its workflows check out just that one. */
function isTestMerge(
  second: string | undefined,
  range: PullRequestRange,
  event: WorkflowEvent,
  checkout: Checkout,
): boolean {
  if (range.headSha !== undefined) return second === range.headSha;
  return checkout.head === event.sha && /^refs\/pull\/\d+\/merge$/.test(event.ref);
}

/** The commit where a pull request left its target: the payload's, the API's, the checkout's, or else the target's tip. */
export async function findMergeBase(range: PullRequestRange, checkout: Checkout): Promise<Base> {
  const { baseRef, baseSha, headSha } = range;
  const mergeBase =
    range.mergeBase ?? (baseRef && headSha && (await checkout.findMergeBase(baseRef, headSha)));
  if (mergeBase !== undefined)
    return { kind: 'commit', commit: mergeBase, label: 'where the pull request began' };
  if (baseSha === undefined) return { kind: 'unknown', why: 'the event names no base commit' };
  return {
    kind: 'commit',
    commit: baseSha,
    label: 'the pull request’s target as the event names it',
    warning: `The commit where the pull request left its target could not be found, so the file is compared with ${shortenOid(baseSha)}. If the target has moved on since, what was added there looks like a removal by the pull request.`,
  };
}
