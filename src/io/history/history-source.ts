import { realpathSync } from 'node:fs';
import type { WorkflowEvent } from '../../change/event.ts';
import type { Checkout, Log, Tree } from '../../ports.ts';
import type { Git } from '../git/git.ts';
import type { GitLayout } from '../git/git-layout.ts';
import { readLocalBlobs } from '../git/git-blobs.ts';
import { findLocalTree } from '../git/git-trees.ts';
import type { GitHub } from '../github/github.ts';
import type * as GitHubObjects from '../github/github-objects.ts';
import { relateFolders, type FolderRelation } from './relate-folders.ts';
import { rememberTree, type AskTree } from './tree-memory.ts';

/** One repository with all the ways to its objects. Paths go in and come out workspace-relative. */
export interface Source extends Pick<FolderRelation, 'toRepositoryPath' | 'toWorkspacePath'> {
  readonly head: string;
  readonly origin: string | undefined;
  readonly git: Git | undefined;
  readonly layout: GitLayout | undefined;
  readonly github: GitHub;
  /** undefined: the workspace holds another repository's checkout, of which GitHub cannot be asked by its name. */
  readonly repository: GitHubObjects.Repository | undefined;
  /** The repository that the event is about, whatever lies in the workspace. */
  readonly own: GitHubObjects.Repository | undefined;
  readonly findTree: Checkout['findTree'];
  /** The bytes of blobs that `commit` holds, by id; those that nobody gave are absent. */
  readBlobs(commit: string, oids: readonly string[]): Promise<ReadonlyMap<string, Uint8Array>>;
  /** Fetches one commit into a repository of our own for as long as `work` takes; undefined: it cannot be fetched. */
  withFetched<T>(commit: string, work: (git: Git) => Promise<T>): Promise<T | undefined>;
}

interface SourceOptions {
  readonly workspace: string;
  readonly temporaryFolder: string;
  readonly token: string | undefined;
  readonly event: WorkflowEvent;
  readonly env: NodeJS.ProcessEnv;
  readonly log: Pick<Log, 'debug'>;
  readonly github: GitHub;
  readonly git?: Git;
  readonly layout: GitLayout | undefined;
  readonly head: string;
  readonly origin?: string;
}

export function createSource(options: SourceOptions): Source {
  const { git, github, event, head, origin, layout } = options;
  const own = parseRepository(event.repository);
  const isForeign = origin !== undefined && origin.toLowerCase() !== event.repository.toLowerCase();
  const repository = isForeign ? undefined : own;
  const workspace = findRealPath(options.workspace);
  const top = layout === undefined ? workspace : findRealPath(layout.top);
  const folders = relateFolders({ top, workspace });

  const withFetched: Source['withFetched'] = async (commit, work) => {
    if (repository === undefined) return undefined;
    const { withThrowawayClone } = await import('../git/git-throwaway.ts');
    return withThrowawayClone({ ...options, repository: event.repository }, commit, work);
  };
  const ways = { git, github, own, repository, withFetched };
  return {
    ...ways,
    head,
    origin,
    layout,
    toRepositoryPath: folders.toRepositoryPath,
    toWorkspacePath: folders.toWorkspacePath,
    findTree: createTreeFinder(ways, folders),
    readBlobs: (commit, oids) => readBlobs(commit, oids, ways),
  };
}

/** All ways to the objects of a repository, in the order in which they are tried. */
type Ways = Pick<Source, 'git' | 'github' | 'own' | 'repository' | 'withFetched'>;

function createTreeFinder(
  { git, github, own, repository, withFetched }: Ways,
  { isInRepository, toRepositoryPath }: FolderRelation,
): Source['findTree'] {
  const askAnyone = async (
    commit: string,
    from: 'anywhere' | 'github',
    asked: { readonly paths: readonly string[]; readonly extra: readonly string[] },
  ): Promise<Tree | undefined> => {
    const read = (reader: Git): Promise<Tree | undefined> =>
      findLocalTree(reader, commit, asked.paths, asked.extra);
    // What GitHub alone is asked for is about the event's repository, whatever lies in the workspace.
    const asking = from === 'github' ? own : repository;
    return (
      (from === 'github' || git === undefined ? undefined : await read(git)) ??
      (asking && (await findGitHubTree(github, { ...asking, oid: commit }, asked))) ??
      (await withFetched(commit, read))
    );
  };
  const memories = new Map<string, AskTree>();
  return async (commit, wanted, { from = 'anywhere', extra = [] } = {}) => {
    const name = `${from} ${commit}`;
    const recall =
      memories.get(name) ?? rememberTree((paths, more) => askAnyone(commit, from, { paths, extra: more }));
    memories.set(name, recall);
    const spelled = new Map([...wanted, ...extra].map((path) => [toRepositoryPath(path), path]));
    // A path outside the repository is in none of its commits; git would refuse the whole question.
    const ask = (paths: readonly string[]): readonly string[] =>
      paths.map(toRepositoryPath).filter(isInRepository);
    const tree = await recall(ask(wanted), ask(extra.filter((path) => !wanted.includes(path))));
    return tree && new Map([...tree].map(([path, entry]) => [spelled.get(path) ?? path, entry]));
  };
}

async function readBlobs(
  commit: string,
  oids: readonly string[],
  { git, github, repository, withFetched }: Ways,
): ReturnType<Source['readBlobs']> {
  const blobs = new Map(git === undefined ? [] : await readLocalBlobs(git, oids));
  const listMissing = (): readonly string[] => oids.filter((oid) => !blobs.has(oid));
  const add = (found: ReadonlyMap<string, Uint8Array>): void => {
    for (const [oid, bytes] of found) blobs.set(oid, bytes);
  };
  if (listMissing().length > 0 && repository) add(await readGitHubBlobs(github, repository, listMissing()));
  if (listMissing().length > 0) {
    add((await withFetched(commit, (clone) => readLocalBlobs(clone, listMissing()))) ?? new Map());
  }
  return blobs;
}

// Where the clone knows all that is asked, as it does of an ordinary push, nothing of this is loaded.
const findGitHubTree: typeof GitHubObjects.findGitHubTree = async (...args) =>
  (await import('../github/github-objects.ts')).findGitHubTree(...args);
const readGitHubBlobs: typeof GitHubObjects.readGitHubBlobs = async (...args) =>
  (await import('../github/github-objects.ts')).readGitHubBlobs(...args);

function parseRepository(name: string): GitHubObjects.Repository | undefined {
  const [owner = '', repository = ''] = name.split('/');
  return owner === '' || repository === '' ? undefined : { owner, name: repository };
}

/** A workspace that is not there holds no repository: reading the description is what says so. */
function findRealPath(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
}
