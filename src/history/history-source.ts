import { realpathSync } from 'node:fs';
import type { Tree, TreeEntry, Trees, WorkflowEvent } from '../ports.ts';
import { findLocalParents, type Git, type GitLayout, isShallow, type TemporaryClone } from '../git/index.ts';
import type { GitHub, GitHubOptions } from '../github/index.ts';
import { batch } from './batch.ts';
import {
  type Blobs,
  createCloneSource,
  createFetchSource,
  createGitHubSource,
  type ObjectSource,
} from './object-sources.ts';
import { type GitHubModule, loadGitHub } from './load.ts';
import { relateFolders, type FolderRelation } from './relate-folders.ts';

/** A repository and all sources of its objects. Paths are workspace-relative. */
export interface Source extends FolderRelation {
  readonly head: string;
  readonly origin: string | undefined;
  readonly git: Git | undefined;
  /** Whether the clone has the full history. */
  readonly isWhole: boolean;
  /**
   * Sends requests to the API. Returns `undefined` if the run names no repository, or if the workspace has a checkout
   * of another repository.
   */
  readonly queryGitHub: <T>(
    query: (api: GitHubModule, github: GitHub) => Promise<T>,
  ) => Promise<T | undefined>;
  readonly findTree: Trees['findTree'];
  readonly findNearTree: Trees['findTree'];
  /** Returns the bytes of the commit's blobs, by ID, without those that no source provides. */
  readBlobs(commit: string, oids: readonly string[]): Promise<Blobs>;
  /** Returns the IDs of the contents of the commit's files, by repository path. */
  readonly listBlobs: ObjectSource['listBlobs'];
}

export interface HistoryOptions extends Omit<TemporaryClone & GitHubOptions, 'repository'> {
  /** Folder that all paths are relative to. */
  readonly workspace: string;
  readonly event: WorkflowEvent;
}

/** Combines the clone, the API and a temporary fetch into one source. */
export function createSource(
  {
    github: known,
    layout,
    ...repository
  }: Pick<Source, 'head' | 'origin' | 'git'> & {
    readonly github: GitHub | undefined;
    readonly layout: GitLayout | undefined;
  },
  options: HistoryOptions,
): Source {
  const { git, origin } = repository;
  const { repository: name } = options.event;
  const isForeign = origin !== undefined && origin.toLowerCase() !== name.toLowerCase();
  const github = isForeign ? undefined : known;
  const workspace = findRealPath(options.workspace);
  const top = layout === undefined ? workspace : findRealPath(layout.top);
  const folders = relateFolders({ top, workspace });

  const clone = git === undefined ? [] : [createCloneSource(git)];
  const api = github === undefined ? [] : [createGitHubSource(github)];
  const fetch = github === undefined ? [] : [createFetchSource({ ...options, repository: name })];
  // Without a token, the API comes last, because its rate limit is low.
  const hasToken = github?.hasToken === true;
  const sources = [...clone, ...(hasToken ? [...api, ...fetch] : [...fetch, ...api])];
  return {
    ...repository,
    ...folders,
    isWhole: git !== undefined && layout !== undefined && !isShallow(layout),
    queryGitHub: async (query) => github && query(await loadGitHub(), github),
    findTree: createTreeFinder(sources, folders),
    findNearTree: createTreeFinder([...clone, ...(hasToken ? api : [])], folders),
    listBlobs: (commit) => findFirst(sources, (source) => source.listBlobs(commit)),
    readBlobs: async (commit, oids) => {
      const blobs = new Map<string, Uint8Array>();
      for (const source of sources) {
        const missing = oids.filter((oid) => !blobs.has(oid));
        if (missing.length === 0) break;
        for (const [oid, bytes] of await source.readBlobs(commit, missing)) blobs.set(oid, bytes);
      }
      return blobs;
    },
  };
}

/** Queries the sources in their order. Returns the first result. */
async function findFirst<T>(
  sources: readonly ObjectSource[],
  query: (source: ObjectSource) => Promise<T | undefined>,
): Promise<T | undefined> {
  for (const source of sources) {
    const result = await query(source);
    if (result !== undefined) return result;
  }
  return undefined;
}

/** Returns the parents that the commit object names, even in a shallow clone, or `undefined` if they are unknown. */
export async function findParents(
  { queryGitHub, git }: Source,
  commit: string,
): Promise<readonly string[] | undefined> {
  const local = git && (await findLocalParents(git, commit));
  return local ?? queryGitHub((api, github) => api.findGitHubParents(github, commit));
}

/** Creates a function that finds entries, and combines simultaneous requests for the same commit. */
function createTreeFinder(
  sources: readonly ObjectSource[],
  { toRepositoryPath }: FolderRelation,
): Source['findTree'] {
  const finders = new Map<string, (path: string) => Promise<Tree | undefined>>();
  return async (commit, paths) => {
    const find =
      finders.get(commit) ?? batch((keys) => findFirst(sources, (source) => source.findTree(commit, keys)));
    finders.set(commit, find);
    const tree = new Map<string, TreeEntry>();
    const answers = paths.map(async (path) => {
      const own = toRepositoryPath(path);
      // A path outside the repository is in none of its commits, and git would reject the whole request.
      if (own === undefined) return true;
      const answer = await find(own);
      const entry = answer?.get(own);
      if (entry !== undefined) tree.set(path, entry);
      return answer !== undefined;
    });
    return (await Promise.all(answers)).includes(false) ? undefined : tree;
  };
}

/**
 * Returns the real path, or the path itself if it doesn't exist. Reading the OpenAPI file reports a missing
 * workspace.
 */
function findRealPath(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
}
