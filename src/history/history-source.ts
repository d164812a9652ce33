import { realpathSync } from 'node:fs';
import type { Checkout, Log, Tree, WorkflowEvent } from '../ports.ts';
import type { Git, GitLayout } from '../git/door.ts';
import type { GitHub } from '../github/door.ts';
import { askTogether } from './ask-together.ts';
import { findGitHubTree, findLocalTree } from './find-tree.ts';
import { relateFolders, type FolderRelation } from './relate-folders.ts';

type Blobs = ReadonlyMap<string, Uint8Array>;

/** One repository with all the ways to its objects. Paths go in and come out workspace-relative. */
export interface Source extends FolderRelation {
  readonly head: string;
  readonly origin: string | undefined;
  readonly git: Git | undefined;
  readonly layout: GitLayout | undefined;
  /** undefined: the run names no repository, or the workspace holds another one's checkout. */
  readonly github: GitHub | undefined;
  readonly findTree: Checkout['findTree'];
  readonly findNearTree: Checkout['findTree'];
  /** The bytes of blobs that `commit` holds, by id; those that nobody gave are absent. */
  readBlobs(commit: string, oids: readonly string[]): Promise<Blobs>;
  /** Fetches one commit into a repository of our own for as long as `work` takes; undefined: it cannot be fetched. */
  withFetched<T>(commit: string, work: (git: Git) => Promise<T>): Promise<T | undefined>;
}

export interface HistoryOptions {
  /** The folder that all paths are relative to. */
  readonly workspace: string;
  /** Where throw-away repositories may lie for a moment. */
  readonly temporaryFolder: string;
  /** Reads commits that the clone lacks. */
  readonly token: string | undefined;
  readonly event: WorkflowEvent;
  readonly env: NodeJS.ProcessEnv;
  readonly log: Pick<Log, 'debug'>;
  /** Limit for one request to GitHub. */
  readonly timeoutMs?: number;
  /** Pause before a request to GitHub is repeated. */
  readonly retryMs?: number;
}

/** What one repository is known by. */
type Known = Pick<Source, 'head' | 'origin' | 'git' | 'layout' | 'github'>;

export function createSource(known: Known, options: HistoryOptions): Source {
  const { git, origin, layout } = known;
  const { event } = options;
  const isForeign = origin !== undefined && origin.toLowerCase() !== event.repository.toLowerCase();
  const github = isForeign ? undefined : known.github;
  const workspace = findRealPath(options.workspace);
  const top = layout === undefined ? workspace : findRealPath(layout.top);
  const folders = relateFolders({ top, workspace });

  const withFetched: Source['withFetched'] = async (commit, work) => {
    if (github === undefined) return undefined;
    const { withThrowawayClone } = await import('../git/door.ts');
    return withThrowawayClone({ ...options, repository: event.repository }, commit, work);
  };
  const ways = { git, github, withFetched };
  const withToken = github?.hasToken === true ? github : undefined;
  const near = { git, github: withToken, withFetched: () => Promise.resolve(undefined) };
  return {
    ...known,
    ...ways,
    ...folders,
    findTree: createTreeFinder(ways, folders),
    findNearTree: createTreeFinder(near, folders),
    readBlobs: (commit, oids) => readBlobs(commit, oids, ways),
  };
}

/** All ways to the objects of a repository, in the order in which they are tried. */
type Ways = Pick<Source, 'git' | 'github' | 'withFetched'>;

function createTreeFinder(
  ways: Ways,
  { isInRepository, toRepositoryPath }: FolderRelation,
): Source['findTree'] {
  const memories = new Map<string, (path: string) => Promise<Tree | undefined>>();
  return async (commit, wanted) => {
    const recall = memories.get(commit) ?? askTogether((paths) => askForTree(commit, paths, ways));
    memories.set(commit, recall);
    // A path outside the repository is in none of its commits; git would refuse the whole question.
    const inside = wanted
      .map((path) => ({ path, own: toRepositoryPath(path) }))
      .filter(({ own }) => isInRepository(own));
    const trees = await Promise.all(inside.map(({ own }) => recall(own)));
    if (trees.includes(undefined)) return undefined;
    return new Map(
      inside.flatMap(({ path, own }, index) => {
        const entry = trees[index]?.get(own);
        return entry === undefined ? [] : [[path, entry] as const];
      }),
    );
  };
}

/** One way after the other; where there is no token, the API comes last: without one it soon has had enough. */
async function askForTree(
  commit: string,
  paths: readonly string[],
  { git, github, withFetched }: Ways,
): Promise<Tree | undefined> {
  const ask = async (): Promise<Tree | undefined> => github && findGitHubTree(github, commit, paths);
  const fetch = (): Promise<Tree | undefined> =>
    withFetched(commit, (clone) => findLocalTree(clone, commit, paths));
  const [first, second] = github?.hasToken === true ? [ask, fetch] : [fetch, ask];
  return (git && (await findLocalTree(git, commit, paths))) ?? (await first()) ?? second();
}

async function readBlobs(
  commit: string,
  oids: readonly string[],
  { git, github, withFetched }: Ways,
): Promise<Blobs> {
  const ask = async (missing: readonly string[]): Promise<ReadonlyMap<string, Uint8Array> | undefined> => {
    if (github === undefined) return undefined;
    const { readGitHubBlobs } = await import('../github/door.ts');
    return readGitHubBlobs(github, missing);
  };
  const fetch = (missing: readonly string[]) =>
    withFetched(commit, (clone) => readLocalBlobs(clone, missing));
  const remote = github?.hasToken === true ? [ask, fetch] : [fetch, ask];
  const blobs = new Map<string, Uint8Array>();
  for (const way of [(missing: readonly string[]) => git && readLocalBlobs(git, missing), ...remote]) {
    const missing = oids.filter((oid) => !blobs.has(oid));
    if (missing.length === 0) break;
    for (const [oid, bytes] of (await way(missing)) ?? []) blobs.set(oid, bytes);
  }
  return blobs;
}

async function readLocalBlobs(
  { objects }: Git,
  oids: readonly string[],
): Promise<ReadonlyMap<string, Uint8Array>> {
  const found = await objects.read(oids);
  return new Map(
    found.flatMap((object) => (object?.type === 'blob' ? [[object.oid, object.bytes] as const] : [])),
  );
}

/** A workspace that is not there holds no repository: reading the description is what says so. */
function findRealPath(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
}
