import { ActionError } from '../errors.ts';
import { isOid, isZeroOid, shortenOid } from '../oid.ts';
import type { Checkout, SuccessfulRun, WorkflowEvent } from '../ports.ts';
import type { ChangeQuery } from './changes.ts';
import { findText } from './event.ts';

/** The commit to compare with, or why there is none; `label` says in words where the commit comes from. */
export type Base = (
  | { readonly kind: 'commit'; readonly commit: string; readonly label: string }
  | { readonly kind: 'none'; readonly reason: 'ref-created' | 'no-base' }
  | { readonly kind: 'unknown'; readonly why: string }
) & {
  /** What a person should know about it, once for the whole run. */
  readonly warning?: string;
  /** Why the copilot may hold something other than the file as it was then; a clause. */
  readonly doubt?: string | undefined;
  /** The last run that synced, where `base: last-success` found it. */
  readonly lastSuccess?: SuccessfulRun;
};

type BaseQuery = Pick<ChangeQuery, 'base' | 'event' | 'isPart'>;

/**
 * Reads the decision table: what the input `base` names, or what the event asks to be compared. A preview shows what a
 * pull request changes, so it never asks for the last success.
 * @throws ActionError `bad-input` where the input `base` names no commit
 */
export async function findBase(query: BaseQuery, checkout: Checkout): Promise<Base> {
  const { base, event } = query;
  if (base !== undefined && base !== 'last-success' && base !== 'copilot')
    return findRevision(base, checkout);
  if (event.name.startsWith('pull_request')) return findPullRequestBase(event, checkout);
  if (event.name === 'merge_group') {
    return nameCommit(findText(event.payload, 'merge_group', 'base_sha'), 'the merge group’s base');
  }
  const otherwise = decideByPush(event);
  return base === 'last-success' ? findLastSuccess(otherwise, query, checkout) : otherwise;
}

async function findRevision(revision: string, checkout: Checkout): Promise<Base> {
  const found = await checkout.findCommit(revision);
  const label = `\`base: ${revision}\``;
  if (found.kind === 'found') return { kind: 'commit', commit: found.commit, label };
  if (found.kind === 'unknown') {
    const remedy = 'fetch the whole history to have it compared; on GitLab, set `GIT_DEPTH: 0`';
    return {
      kind: 'unknown',
      why: `${label} is neither in this clone nor to be had from GitHub (${remedy})`,
    };
  }
  throw new ActionError(
    'bad-input',
    `The input \`base\` is “${revision}”, which names no commit of this repository.`,
    { hint: 'Use `auto`, `copilot`, `last-success`, or a commit, branch or tag of this repository.' },
  );
}

/** Events other than a push name no earlier commit. */
function decideByPush({ name, payload }: WorkflowEvent): Base {
  const before = name === 'push' ? (findText(payload, 'before') ?? '') : '';
  if (!isOid(before)) return { kind: 'none', reason: 'no-base' };
  return isZeroOid(before) ? { kind: 'none', reason: 'ref-created' } : nameCommit(before, 'before the push');
}

function nameCommit(commit: string | undefined, label: string): Base {
  if (commit === undefined) return { kind: 'unknown', why: 'the event names no base commit' };
  return { kind: 'commit', commit, label };
}

/**
 * Takes the last run that synced instead of what the event would be compared with. An event that asks for a sync by
 * itself (started by hand, on a schedule) still gets it: there the commit tells only what the copilot holds.
 */
async function findLastSuccess(
  otherwise: Base,
  { isPart = false }: BaseQuery,
  checkout: Checkout,
): Promise<Base> {
  const found = await checkout.findLastSuccess(isPart);
  if (found.kind === 'none') return { ...otherwise, doubt: found.doubt };
  const { commit, doubt, runNumber } = found;
  const lastSuccess = { commit, runNumber };
  if (otherwise.kind === 'none' && otherwise.reason === 'no-base') return { ...otherwise, lastSuccess };
  return { kind: 'commit', commit, label: `the last success, run ${runNumber}`, lastSuccess, doubt };
}

/**
 * What a pull request changes is what happened since it left its target. Where GitHub's test merge is checked out that
 * is the merge's own first parent: the payload's `base.sha` goes stale as the target moves on. Else it is where the
 * payload (Gitea's), the API or the checkout says, or the target's tip. act sends neither base nor head by itself.
 */
async function findPullRequestBase(event: WorkflowEvent, checkout: Checkout): Promise<Base> {
  const find = (...keys: readonly string[]) => findText(event.payload, 'pull_request', ...keys);
  const [headSha, baseRef, baseSha] = [find('head', 'sha'), find('base', 'ref'), find('base', 'sha')];
  const target = await findMergedTarget(event, headSha, checkout);
  if (target !== undefined) return nameCommit(target, 'the pull request’s target');
  const reported = find('merge_base') ?? '';
  const began = isOid(reported)
    ? reported
    : baseRef && headSha && (await checkout.findMergeBase(baseRef, headSha));
  if (began) return nameCommit(began, 'where the pull request began');
  const base = nameCommit(baseSha, 'the pull request’s target as the event names it');
  if (base.kind !== 'commit') return base;
  const warning =
    `The commit where the pull request left its target could not be found, so the file is compared with ${shortenOid(base.commit)}. ` +
    'If the target has moved on since, what was added there looks like a removal by the pull request.';
  return { ...base, warning };
}

/** The first parent of a test merge. A pull request's own last commit may be a merge, too; Gitea checks out just that one. */
async function findMergedTarget(
  { name, ref, sha }: WorkflowEvent,
  headSha: string | undefined,
  checkout: Checkout,
): Promise<string | undefined> {
  // Here the target itself is checked out, or nothing that may be looked at.
  if (name === 'pull_request_target') return undefined;
  const parents = (await checkout.findParents(checkout.head)) ?? [];
  const isOwnMerge = checkout.head === sha && /^refs\/pull\/\d+\/merge$/.test(ref);
  const isTestMerge = headSha === undefined ? isOwnMerge : parents[1] === headSha;
  return isTestMerge && parents.length === 2 ? parents[0] : undefined;
}
