import { ActionError } from '../errors.ts';
import { isOid, isZeroOid, shortenOid } from '../oid.ts';
import type { Commits, SuccessfulRun } from '../ports.ts';
import type { ChangeQuery } from './changes.ts';
import type { PullRequestFacts, RunEvent } from './event.ts';

/** The commit to compare with, or the reason why there is none. `label` describes where the commit comes from. */
export type Base = (
  | { readonly kind: 'commit'; readonly commit: string; readonly label: string }
  | { readonly kind: 'none'; readonly commit?: undefined; readonly reason: 'ref-created' | 'no-base' }
  | { readonly kind: 'unknown'; readonly commit?: undefined; readonly why: string }
) & {
  /** Warning for users, once per run. */
  readonly warning?: string;
  /** Reason why the copilot may have other actions than that version of the file, as a clause. */
  readonly doubt?: string | undefined;
  /** The last run that synced, if `base: last-success` found it. */
  readonly lastSuccess?: SuccessfulRun;
};

type BaseQuery = Pick<ChangeQuery, 'base' | 'event' | 'isPart'>;

/**
 * Finds the base according to the decision table: the input `base` or the event. A preview shows the changes of a
 * pull request, so it never uses the last success.
 * @throws ActionError `bad-input` if the input `base` names no commit
 */
export async function findBase(query: BaseQuery, commits: Commits): Promise<Base> {
  const { base, event } = query;
  if (base !== undefined && base !== 'last-success' && base !== 'copilot') return findRevision(base, commits);
  if ('pull' in event) return findPullRequestBase(event, commits);
  if (event.kind === 'merge-group') return nameCommit(event.baseSha, 'the merge group’s base');
  const otherwise = decideByPush(event);
  return base === 'last-success' ? findLastSuccess(otherwise, query, commits) : otherwise;
}

async function findRevision(revision: string, commits: Commits): Promise<Base> {
  const label = `\`base: ${revision}\``;
  const meant = findMisspelledWord(revision);
  const reject = (problem: string, hint: string): never => {
    throw new ActionError('bad-input', `Invalid value “${revision}” for the input \`base\`${problem}`, {
      hint,
    });
  };
  // A misspelled keyword would otherwise count as an unreadable branch and sync every push.
  const found = await commits.findCommit(revision, meant === undefined ? 'anywhere' : 'clone');
  if (found.kind === 'found') return { kind: 'commit', commit: found.commit, label };
  if (meant !== undefined) {
    const hint = `For a branch or tag of this name, use \`heads/${revision}\` or \`tags/${revision}\`.`;
    return reject(`. Did you mean \`${meant}\`?`, hint);
  }
  // A force-push may have removed a full commit ID, and HEAD^ of a branch's first commit exists nowhere.
  if (found.kind === 'absent' && isPlainName(revision)) {
    const hint = 'Use `auto`, `copilot`, `last-success`, or a commit, branch or tag of this repository.';
    return reject(': this repository has no such commit, branch or tag.', hint);
  }
  const remedy = 'fetch the full history to compare with it; on GitLab, set `GIT_DEPTH: 0`';
  return { kind: 'unknown', why: `${label} was not found in this clone or on GitHub (${remedy})` };
}

/** Whether the revision can only be a branch or a tag: neither a full commit ID nor an expression such as `HEAD^`. */
function isPlainName(revision: string): boolean {
  return !isOid(revision) && !/[~^:]|@\{/.test(revision);
}

/** Returns the word of the input `base` that differs from this value by up to two characters. */
function findMisspelledWord(value: string): string | undefined {
  return ['auto', 'copilot', 'last-success'].find((word) => countEdits(value.toLowerCase(), word) <= 2);
}

/** Returns the Levenshtein distance: the number of characters to add, remove or replace. */
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

/** Uses the commit before a push. Only push events include a previous commit. */
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
 * Uses the last run that synced instead of the event's base. An event that always syncs (started manually or by a
 * schedule) still syncs, and the commit then only indicates the copilot's actions.
 */
async function findLastSuccess(otherwise: Base, { isPart }: BaseQuery, commits: Commits): Promise<Base> {
  const { doubt, run: lastSuccess } = await commits.findLastSuccess(isPart);
  if (lastSuccess === undefined) return { ...otherwise, doubt };
  if (otherwise.kind === 'none' && otherwise.reason === 'no-base') return { ...otherwise, lastSuccess };
  const { commit, runNumber } = lastSuccess;
  return { kind: 'commit', commit, label: `the last success, run ${runNumber}`, lastSuccess, doubt };
}

/**
 * Finds the base of a pull request, which is its merge base. If GitHub's test merge is checked out, its first parent
 * is used, because the payload's `base.sha` becomes outdated. Otherwise, the merge base comes from the payload
 * (Gitea), the API or the clone, or the target's tip is used. act sends neither base nor head by itself.
 */
async function findPullRequestBase(event: PullRequestEvent, commits: Commits): Promise<Base> {
  const { baseRef, baseSha, headSha, mergeBase } = event.pull;
  const target = await findMergedTarget(event, commits);
  if (target !== undefined) return nameCommit(target, 'the pull request’s target');
  const commonCommit = mergeBase ?? (baseRef && headSha && (await commits.findMergeBase(baseRef, headSha)));
  if (commonCommit) return nameCommit(commonCommit, 'the merge base of the pull request');
  const base = nameCommit(baseSha, 'the pull request’s target according to the event');
  if (base.kind !== 'commit') return base;
  const warning =
    `The merge base of the pull request could not be found, so the file is compared with ${shortenOid(base.commit)}. ` +
    'If the target branch has newer commits, their additions look like removals by the pull request.';
  return { ...base, warning };
}

type PullRequestEvent = Extract<RunEvent, { readonly pull: PullRequestFacts }>;

/**
 * Returns the first parent of GitHub's test merge, or `undefined` if another commit is checked out. On Gitea, this can
 * be the last commit of the pull request, which is sometimes a merge, too.
 */
async function findMergedTarget(
  { kind, pull, ref, sha }: PullRequestEvent,
  commits: Commits,
): Promise<string | undefined> {
  // For this event, the checked-out commit is the target itself, or a commit that must not be read.
  if (kind === 'pull-request-target') return undefined;
  const { headSha } = pull;
  const parents = (await commits.findParents(commits.head)) ?? [];
  const isOwnMerge = commits.head === sha && /^refs\/pull\/\d+\/merge$/.test(ref);
  const isTestMerge = headSha === undefined ? isOwnMerge : parents[1] === headSha;
  return isTestMerge && parents.length === 2 ? parents[0] : undefined;
}
