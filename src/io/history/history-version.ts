import type { FileVersion } from '../../ports.ts';
import { isShallow } from '../git/git-layout.ts';
import { findLastChange } from '../github/github-commits.ts';
import { createVersionReader } from './history-reader.ts';
import type { Source } from './history-source.ts';

export interface VersionQuery {
  readonly file: string;
  readonly commit: string | undefined;
  readonly references: readonly string[];
}

/** References whose last change is looked up one by one; the answer costs a request each. */
const limitRequests = 20;

/** The version at the commit, or before the last change; undefined where the file is in neither. */
export async function findFileVersion(source: Source, query: VersionQuery): Promise<FileVersion | undefined> {
  const commit = query.commit ?? (await findBeforeLastChange(source, query));
  if (commit === undefined) return undefined;
  const reader = createVersionReader(source, commit, query.references);
  return (await reader.holds(query.file)) ? { commit, reader } : undefined;
}

async function findBeforeLastChange(source: Source, query: VersionQuery): Promise<string | undefined> {
  const changes = await findLocalChanges(source, query);
  // Up to the last change, the tree of the one before it holds the version before.
  const previous = changes?.[1];
  const isWhole = changes !== undefined && source.layout !== undefined && !(await isShallow(source.layout));
  return previous ?? (isWhole ? undefined : findRemotePrevious(source, query));
}

/** The last two commits, along first parents, that changed the file or its references. undefined: git cannot tell. */
async function findLocalChanges(
  { git, head, toRepositoryPath }: Source,
  query: VersionQuery,
): Promise<readonly string[] | undefined> {
  const paths = [query.file, ...query.references].map((path) => `:(top,literal)${toRepositoryPath(path)}`);
  const input = Buffer.from(`${head}\n--\n${paths.join('\n')}\n`);
  const answer = await git?.run(['rev-list', '--max-count=2', '--first-parent', '--stdin'], { input });
  if (answer?.exitCode !== 0) return undefined;
  return answer.stdout
    .toString()
    .split('\n')
    .filter((line) => line !== '');
}

async function findRemotePrevious(source: Source, query: VersionQuery): Promise<string | undefined> {
  const { github, repository, head } = source;
  if (repository === undefined) return undefined;
  const paths = [query.file, ...query.references].slice(0, limitRequests).map(source.toRepositoryPath);
  const changes = await Promise.all(
    paths.map((path) => findLastChange(github, repository, { from: head, path })),
  );
  const known = changes.filter((change) => change !== undefined);
  const [last] = known.toSorted((a, b) => b.date.localeCompare(a.date));
  return last?.parent;
}
