import { readlinkSync } from 'node:fs';
import { join, posix, sep } from 'node:path';
import type { Checkout, CommitResult } from '../ports.ts';
import { findLocalCommit, findLocalMergeBase, isLocallyMerged } from '../git/index.ts';
import type { CurrentRun } from '../github/index.ts';
import { findParents, type Source } from './history-source.ts';
import { loadGit } from './load.ts';
import { isOid } from '../oid.ts';

/** Creates the `Checkout` port for one repository in the workspace. */
export function createCheckout(source: Source, workspace: string, run: CurrentRun): Checkout {
  const { queryGitHub, git, head, findTree, findNearTree } = source;
  // A shallow clone may lack the relevant commits, and its `origin/main` may be an unrelated commit that was checked
  // out under that name.
  const whole = source.isWhole ? git : undefined;
  const offline: Source = { ...source, queryGitHub: () => Promise.resolve(undefined) };
  return {
    isClone: git !== undefined,
    head,
    repository: source.origin,
    workflowFile: run.workflowFile && source.toWorkspacePath(run.workflowFile),
    findTree,
    findNearTree,
    findCommit: (revision, from) => findCommit(from === 'clone' ? offline : source, revision),
    findParents: (commit) => findParents(source, commit),
    findMergeBase: async (base, tip) => {
      const remote = await queryGitHub((api, github) => api.findGitHubMergeBase(github, base, tip));
      return remote ?? (whole && findLocalMergeBase(whole, base, tip));
    },
    isMerged: async (branch) => {
      if (whole !== undefined && (await isLocallyMerged(whole, branch, head))) return true;
      return (await queryGitHub((api, github) => api.isMergedOnGitHub(github, branch, head))) === true;
    },
    findLastSuccess: async (isPart) => {
      const last = await queryGitHub((api, github) => api.findLastSuccess(github, run, isPart));
      return last ?? { doubt: 'the run names no repository' };
    },
    findTip: (ref) =>
      queryGitHub((api, github) => api.findGitHubTip(github, ref.slice('refs/heads/'.length))),
    findLinkedPaths: (path) => Promise.try(findLinkedPaths, workspace, path),
    findOldPath: async (path, between) => {
      const { findOldPath } = await import(/* webpackChunkName: "read" */ './history-rename.ts');
      return findOldPath(source, path, between);
    },
    isSparse: async (path) => {
      const own = source.toRepositoryPath(path);
      return git !== undefined && own !== undefined && (await (await loadGit()).isSkipped(git, own));
    },
    findNewPath: (path) => findNewPath(source, path),
    listFiles: async (commit = head) => {
      const blobs = git && (await (await loadGit()).listLocalBlobs(git, commit));
      return [...(blobs?.keys() ?? [])].map(source.toWorkspacePath);
    },
  };
}

async function findNewPath(source: Source, path: string): Promise<string | undefined> {
  const { queryGitHub, git, head, isWhole, toRepositoryPath, toWorkspacePath } = source;
  const own = toRepositoryPath(path);
  if (own === undefined) return undefined;
  const local = git && (await (await loadGit()).findLocalNewPath(git, own, head));
  // A shallow clone may lack the commit that renamed the file.
  const remote = local === undefined && !isWhole;
  const found = remote ? await queryGitHub((api, github) => api.findGitHubNewPath(github, own, head)) : local;
  return found === undefined ? undefined : toWorkspacePath(found);
}

async function findCommit(source: Source, revision: string): Promise<CommitResult> {
  const { queryGitHub, git, head, isWhole } = source;
  // `HEAD` means the commit that is checked out; the server would resolve it to its default branch.
  const anchored = revision.replace(/^(HEAD|@)(?=[~^]|$)/, head);
  const commit = (git && (await findLocalCommit(git, anchored))) ?? (await findNamedParent(source, anchored));
  if (commit !== undefined) return { kind: 'found', commit };
  const remote = await queryGitHub((api, github) => api.findGitHubCommit(github, anchored));
  // Without a server, only a full clone proves that a revision doesn't exist.
  return remote ?? { kind: isWhole ? 'absent' : 'unknown' };
}

/**
 * Resolves `<commit>^`, `<commit>~1` and `<commit>^2` from the commit object, which names its parents even in a
 * shallow clone.
 */
async function findNamedParent(source: Source, revision: string): Promise<string | undefined> {
  const [, commit = '', which = '1'] = /^([0-9a-f]+)(?:\^([12])?|~1?)$/.exec(revision) ?? [];
  return isOid(commit) ? (await findParents(source, commit))?.[Number(which) - 1] : undefined;
}

/** Maximum number of links in one path, the same as on Linux. */
export const maxLinks = 40;

function findLinkedPaths(workspace: string, path: string): readonly string[] {
  const passed = [path];
  for (const at of passed) {
    const next = followFirstLink(workspace, at);
    if (next !== undefined && passed.length <= maxLinks) passed.push(next);
  }
  return passed.slice(1);
}

/**
 * Returns the path with its first link replaced by the link's target, or `undefined` without a link or if the target
 * is outside.
 */
function followFirstLink(workspace: string, path: string): string | undefined {
  const parts = path.split('/');
  for (const depth of parts.keys()) {
    const above = parts.slice(0, depth + 1).join('/');
    const target = readLink(join(workspace, above));
    if (target === undefined) continue;
    const named = target.split(sep).join('/');
    const next = posix.join(posix.dirname(above), named, path.slice(above.length));
    return posix.isAbsolute(named) || next === '..' || next.startsWith('../') ? undefined : next;
  }
  return undefined;
}

/** Returns the target of a link, or `undefined` if the path isn't a link. */
function readLink(path: string): string | undefined {
  try {
    return readlinkSync(path);
  } catch {
    return undefined;
  }
}
