import { lstat, readlink } from 'node:fs/promises';
import { join, posix, sep } from 'node:path';
import type { Checkout, FoundCommit } from '../ports.ts';
import {
  findLocalCommit,
  findLocalMergeBase,
  findLocalParents,
  isLocallyMerged,
  isShallow,
  listLocalFiles,
} from '../git/door.ts';
import {
  type CurrentRun,
  findGitHubCommit,
  findGitHubMergeBase,
  findGitHubParents,
  findGitHubTip,
  isMergedOnGitHub,
} from '../github/door.ts';
import type { Source } from './history-source.ts';
import { isOid } from '../oid.ts';
import { limitLinks } from './history-reader.ts';

interface CheckoutOptions {
  readonly workspace: string;
  readonly run: CurrentRun;
}

export function createCheckout(source: Source, { workspace, run }: CheckoutOptions): Checkout {
  const { git, github, head, layout } = source;
  return {
    isClone: layout !== undefined,
    head,
    repository: source.origin,
    workflowFile: run.workflowFile && source.toWorkspacePath(run.workflowFile),
    findTree: source.findTree,
    findNearTree: source.findNearTree,
    findCommit: (revision) => findCommit(source, revision),
    findParents: async (commit) => findParents(source, commit),
    findMergeBase: async (base, tip) => {
      const remote = github && (await findGitHubMergeBase(github, { base, head: tip }));
      // A shallow clone may lack the commits that decide, and would then name an older one.
      const isFull = layout !== undefined && !isShallow(layout);
      return remote ?? (isFull && git !== undefined ? findLocalMergeBase(git, base, tip) : undefined);
    },
    isMerged: async (branch) => {
      // A shallow clone's `origin/main` is whatever was checked out under that name.
      const isFull = layout !== undefined && !isShallow(layout);
      if (isFull && git !== undefined && (await isLocallyMerged(git, branch, head))) return true;
      return github !== undefined && (await isMergedOnGitHub(github, branch, head));
    },
    findLastSuccess: async (isPart) => {
      if (github === undefined) return { kind: 'none', doubt: 'the run names no repository' };
      const { findLastSuccess } = await import('../github/door.ts');
      return findLastSuccess(github, run, isPart);
    },
    findTip: async (ref) => github && (await findGitHubTip(github, ref.slice('refs/heads/'.length))),
    findLinkedPaths: (path) => findLinkedPaths(workspace, path),
    listFiles: async () => (git && (await listLocalFiles(git, head)))?.map(source.toWorkspacePath) ?? [],
  };
}

async function findParents({ git, github }: Source, commit: string): Promise<readonly string[] | undefined> {
  const local = git && (await findLocalParents(git, commit));
  return local ?? (github && (await findGitHubParents(github, commit)));
}

async function findCommit(source: Source, revision: string): Promise<FoundCommit> {
  const { git, github, head } = source;
  // `HEAD` is the commit checked out; the server would take it for its default branch.
  const anchored = revision.replace(/^(HEAD|@)(?=[~^]|$)/, head);
  const local = git && (await findLocalCommit(git, anchored));
  if (local !== undefined) return { kind: 'found', commit: local };
  const parent = await findNamedParent(source, anchored);
  if (parent !== undefined) return { kind: 'found', commit: parent };
  if (github === undefined) return { kind: isCertain(source, anchored) ? 'absent' : 'out-of-reach' };
  const remote = await findGitHubCommit(github, anchored);
  if (remote.kind === 'found' || !isOid(anchored)) return remote;
  // The API may not know a commit that the server still gives to git.
  const isFetched = await source.withFetched(anchored, () => Promise.resolve(true));
  return isFetched === true ? { kind: 'found', commit: anchored } : remote;
}

/** Whether a clone that lacks a commit proves that there is none: not a shallow one, and not of a full id, which a force-push may have replaced. */
function isCertain({ layout }: Source, revision: string): boolean {
  return layout !== undefined && !isShallow(layout) && !isOid(revision);
}

/** `<commit>^`, `<commit>~1`, `<commit>^2`: the commit itself names its parents, however shallow the clone. */
async function findNamedParent(source: Source, revision: string): Promise<string | undefined> {
  const [, commit = '', which = '1'] = /^([0-9a-f]+)(?:\^([12])?|~1?)$/.exec(revision) ?? [];
  if (!isOid(commit)) return undefined;
  const parents = await findParents(source, commit);
  return parents?.[Number(which) - 1];
}

async function findLinkedPaths(workspace: string, path: string): Promise<readonly string[]> {
  const passed: string[] = [];
  for (let at = path; passed.length < limitLinks;) {
    const next = await followFirstLink(workspace, at);
    if (next === undefined) return passed;
    passed.push(next);
    at = next;
  }
  return passed;
}

/** The path with its first link replaced by what the link names; undefined: no link in it, or it leads outside. */
async function followFirstLink(workspace: string, path: string): Promise<string | undefined> {
  for (const part of [...listFoldersAbove(path), path]) {
    const target = await findLinkTarget(join(workspace, part));
    if (target === undefined) continue;
    const next = posix.join(posix.dirname(part), target, path.slice(part.length));
    return posix.isAbsolute(target) || next === '..' || next.startsWith('../') ? undefined : next;
  }
  return undefined;
}

/** `a/b/c.json` → `a`, `a/b`. */
function listFoldersAbove(path: string): readonly string[] {
  const parts = path.split('/');
  return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('/'));
}

async function findLinkTarget(absolute: string): Promise<string | undefined> {
  try {
    if (!(await lstat(absolute)).isSymbolicLink()) return undefined;
    return (await readlink(absolute)).split(sep).join('/');
  } catch {
    return undefined;
  }
}
