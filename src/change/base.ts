import { ActionError } from '../errors.ts';
import { isOid, isZeroOid, shortenOid } from '../oid.ts';
import type { Checkout, SuccessfulRun } from '../ports.ts';
import type { ChangeQuery } from './changes.ts';
import type { PullRequestFacts, RunEvent } from './event.ts';

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
  if ('pull' in event) return findPullRequestBase(event, checkout);
  if (event.kind === 'merge-group') return nameCommit(event.baseSha, 'the merge group’s base');
  const otherwise = decideByPush(event);
  return base === 'last-success' ? findLastSuccess(otherwise, query, checkout) : otherwise;
}

async function findRevision(revision: string, checkout: Checkout): Promise<Base> {
  const label = `\`base: ${revision}\``;
  const meant = findMisspelledWord(revision);
  // Taken for a branch that can't be read, a misspelled word would sync every push.
  const found = await checkout.findCommit(revision, meant === undefined ? 'anywhere' : 'clone');
  if (found.kind === 'found') return { kind: 'commit', commit: found.commit, label };
  if (meant !== undefined) {
    throw new ActionError('bad-input', `The input \`base\` is “${revision}”. Did you mean \`${meant}\`?`, {
      hint: `For a branch or tag of this name, use \`heads/${revision}\` or \`tags/${revision}\`.`,
    });
  }
  // A force-push may have removed a full commit ID, and HEAD^ of a branch's first commit exists nowhere.
  if (found.kind === 'absent' && isPlainName(revision)) {
    throw new ActionError(
      'bad-input',
      `The input \`base\` is “${revision}”, which names no commit of this repository.`,
      { hint: 'Use `auto`, `copilot`, `last-success`, or a commit, branch or tag of this repository.' },
    );
  }
  const remedy = 'fetch the whole history to have it compared; on GitLab, set `GIT_DEPTH: 0`';
  return {
    kind: 'unknown',
    why: `${label} is neither in this clone nor to be had from GitHub (${remedy})`,
  };
}

/** Whether the revision can only be a branch or a tag: neither a full commit ID nor an expression such as `HEAD^`. */
function isPlainName(revision: string): boolean {
  return !isOid(revision) && !/[~^:]|@\{/.test(revision);
}

/** Returns the word of the input `base` that differs from this value by up to two characters. */
function findMisspelledWord(value: string): string | undefined {
  return ['auto', 'copilot', 'last-success'].find((word) => countEdits(value.toLowerCase(), word) <= 2);
}

/** Returns the Levenshtein distance: how many characters must be added, removed or replaced. */
function countEdits(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [removed, letter] of Array.from(from).entries()) {
    const next = [removed + 1];
    for (const [index, other] of Array.from(to).entries()) {
      const [replaced = 0, kept = 0] = row.slice(index, index + 2);
      next.push(Math.min(replaced + Number(letter !== other), kept + 1, (next[index] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** Events other than a push name no earlier commit. */
function decideByPush(event: RunEvent): Base {
  const before = event.kind === 'push' ? event.before : undefined;
  if (before === undefined) return { kind: 'none', reason: 'no-base' };
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
async function findPullRequestBase(event: PullRequestEvent, checkout: Checkout): Promise<Base> {
  const { baseRef, baseSha, headSha, mergeBase } = event.pull;
  const target = await findMergedTarget(event, checkout);
  if (target !== undefined) return nameCommit(target, 'the pull request’s target');
  const began = mergeBase ?? (baseRef && headSha && (await checkout.findMergeBase(baseRef, headSha)));
  if (began) return nameCommit(began, 'where the pull request began');
  const base = nameCommit(baseSha, 'the pull request’s target as the event names it');
  if (base.kind !== 'commit') return base;
  const warning =
    `The commit where the pull request left its target could not be found, so the file is compared with ${shortenOid(base.commit)}. ` +
    'If the target has moved on since, what was added there looks like a removal by the pull request.';
  return { ...base, warning };
}

type PullRequestEvent = Extract<RunEvent, { readonly pull: PullRequestFacts }>;

/** The first parent of a test merge. A pull request's own last commit may be a merge, too; Gitea checks out just that one. */
async function findMergedTarget(
  { kind, pull, ref, sha }: PullRequestEvent,
  checkout: Checkout,
): Promise<string | undefined> {
  // Here the target itself is checked out, or nothing that may be looked at.
  if (kind === 'pull-request-target') return undefined;
  const { headSha } = pull;
  const parents = (await checkout.findParents(checkout.head)) ?? [];
  const isOwnMerge = checkout.head === sha && /^refs\/pull\/\d+\/merge$/.test(ref);
  const isTestMerge = headSha === undefined ? isOwnMerge : parents[1] === headSha;
  return isTestMerge && parents.length === 2 ? parents[0] : undefined;
}
