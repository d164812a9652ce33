import type { Checkout, History, Tree } from '../ports.ts';
import { findMergeBase, findRevision, type Base } from './base.ts';
import type { Change, ChangeQuery } from './change.ts';
import { readClosures, type Closure } from './closure.ts';
import { decideForced, decideVerdict, toChange, type Verdict } from './verdict.ts';
import type { GitHubBase, Range } from './range.ts';

type GitHubRange = Extract<Range, { readonly kind: 'github' }>;

/**
 * The verdicts for pull_request_target. The workspace is not read: it may hold a stranger's files beside our secrets.
 * What belongs to a description is taken from the base commit, which is ours.
 */
export async function detectOnGitHub(
  range: GitHubRange,
  query: ChangeQuery,
  history: History,
): Promise<readonly Change[]> {
  const checkout = await history.findCheckout(query.files[0] ?? '', 'github');
  const base = await findGitHubBase(range.base, checkout);
  const commit = base.kind === 'commit' ? base.commit : undefined;
  const closures = await Promise.all(query.files.map((file) => readBaseClosure(file, commit, history)));
  const paths = [...new Set([...query.files, ...closures.flatMap((closure) => [...closure.keys()])])];
  const [before, now] = await Promise.all([
    commit === undefined ? undefined : checkout.findTree(commit, paths),
    checkout.findTree(range.head, paths),
  ]);
  return query.files.map((file, index) => {
    const closure = closures[index] ?? new Map<string, string>();
    const verdict = query.force
      ? decideForced(file)
      : decideByTrees(file, closure, { before, now, base, head: range.head });
    return toChange(file, verdict, {
      head: range.head,
      base: before === undefined ? undefined : commit,
      files: [...new Set([file, ...closure.keys()])],
      warnings: index === 0 ? listWarnings(verdict, base) : [],
      isCheckedOut: false,
      preview: true,
    });
  });
}

/** What a person wrote is looked up; a pull request's own base comes from the payload or the API, never the workspace. */
async function findGitHubBase(base: GitHubBase, checkout: Checkout): Promise<Base> {
  return base.kind === 'revision' ? findRevision(base.revision, checkout) : findMergeBase(base, checkout);
}

async function readBaseClosure(file: string, commit: string | undefined, history: History): Promise<Closure> {
  const previous = commit === undefined ? undefined : await history.findVersion(file, commit);
  const [closure] =
    previous === undefined || commit === undefined ? [] : await readClosures([file], previous.reader, commit);
  return closure ?? new Map<string, string>();
}

function listWarnings({ reason, detail }: Verdict, { warning }: Base): readonly string[] {
  return [...(reason === 'unknown' ? [detail] : []), ...(warning === undefined ? [] : [warning])];
}

interface Sides {
  readonly before: Tree | undefined;
  readonly now: Tree | undefined;
  readonly base: Base;
  readonly head: string;
}

function decideByTrees(file: string, closure: Closure, { before, now, base, head }: Sides): Verdict {
  const paths = [...new Set([file, ...closure.keys()])];
  // Nothing lies in a workspace here: what the head holds is all that there is.
  const present = new Map([...closure].filter(([path]) => now?.has(path) ?? true));
  if (now?.has(file) === true) present.set(file, '');
  const watched = { root: file, closure: present, paths };
  return decideVerdict(watched, {
    evidence: {
      watched: [watched],
      head: now,
      base: before,
      onDisk: new Set(present.keys()),
      dirty: new Set(),
    },
    head,
    base,
    isClone: true,
  });
}
