import { realpathSync } from 'node:fs';
import type { Checkout, Tree, TreeEntry, WorkflowEvent } from '../ports.ts';
import { type Git, type GitLayout, isShallow, type TemporaryClone } from '../git/index.ts';
import type { GitHub, GitHubOptions } from '../github/index.ts';
import { batch } from './batch.ts';
import {
  type Blobs,
  createCloneSource,
  createFetchSource,
  createGitHubSource,
  type ObjectSource,
} from './object-sources.ts';
import { relateFolders, type FolderRelation } from './relate-folders.ts';

/** One repository with all the ways to its objects. Paths go in and come out workspace-relative. */
export interface Source extends FolderRelation {
  readonly head: string;
  readonly origin: string | undefined;
  readonly git: Git | undefined;
  /** The clone lacks no older commit. */
  readonly isWhole: boolean;
  /** undefined: the run names no repository, or the workspace holds another one's checkout. */
  readonly github: GitHub | undefined;
  readonly findTree: Checkout['findTree'];
  readonly findNearTree: Checkout['findTree'];
  /** The bytes of blobs that `commit` holds, by id; those that nobody gave are absent. */
  readBlobs(commit: string, oids: readonly string[]): Promise<Blobs>;
}

export interface HistoryOptions extends Omit<TemporaryClone & GitHubOptions, 'repository'> {
  /** The folder that all paths are relative to. */
  readonly workspace: string;
  readonly event: WorkflowEvent;
}

export function createSource(
  {
    layout,
    ...known
  }: Pick<Source, 'head' | 'origin' | 'git' | 'github'> & { readonly layout: GitLayout | undefined },
  options: HistoryOptions,
): Source {
  const { git, origin } = known;
  const { repository } = options.event;
  const isForeign = origin !== undefined && origin.toLowerCase() !== repository.toLowerCase();
  const github = isForeign ? undefined : known.github;
  const workspace = findRealPath(options.workspace);
  const top = layout === undefined ? workspace : findRealPath(layout.top);
  const folders = relateFolders({ top, workspace });

  const clone = git === undefined ? [] : [createCloneSource(git)];
  const api = github === undefined ? [] : [createGitHubSource(github)];
  const fetch = github === undefined ? [] : [createFetchSource({ ...options, repository })];
  // Without a token the API comes last: it soon has had enough.
  const hasToken = github?.hasToken === true;
  const ways = [...clone, ...(hasToken ? [...api, ...fetch] : [...fetch, ...api])];
  return {
    ...known,
    ...folders,
    github,
    isWhole: git !== undefined && layout !== undefined && !isShallow(layout),
    findTree: createTreeFinder(ways, folders),
    findNearTree: createTreeFinder([...clone, ...(hasToken ? api : [])], folders),
    readBlobs: async (commit, oids) => {
      const blobs = new Map<string, Uint8Array>();
      for (const way of ways) {
        const missing = oids.filter((oid) => !blobs.has(oid));
        if (missing.length === 0) break;
        for (const [oid, bytes] of await way.readBlobs(commit, missing)) blobs.set(oid, bytes);
      }
      return blobs;
    },
  };
}

/** Asks one way after the other, for all that is wanted of a commit at the same time. */
function createTreeFinder(
  ways: readonly ObjectSource[],
  { toRepositoryPath }: FolderRelation,
): Source['findTree'] {
  const memories = new Map<string, (path: string) => Promise<Tree | undefined>>();
  const ask = async (commit: string, paths: readonly string[]): Promise<Tree | undefined> => {
    for (const way of ways) {
      const tree = await way.findTree(commit, paths);
      if (tree !== undefined) return tree;
    }
    return undefined;
  };
  return async (commit, wanted) => {
    const recall = memories.get(commit) ?? batch((paths) => ask(commit, paths));
    memories.set(commit, recall);
    const tree = new Map<string, TreeEntry>();
    const asked = wanted.map(async (path) => {
      const own = toRepositoryPath(path);
      // A path outside the repository is in none of its commits; git would refuse the whole question.
      if (own === undefined) return true;
      const answer = await recall(own);
      const entry = answer?.get(own);
      if (entry !== undefined) tree.set(path, entry);
      return answer !== undefined;
    });
    return (await Promise.all(asked)).includes(false) ? undefined : tree;
  };
}

/** A workspace that is not there holds no repository: reading the description is what says so. */
function findRealPath(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
}
