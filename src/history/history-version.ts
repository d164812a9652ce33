import type { FileVersion } from '../ports.ts';
import { isShallow } from '../git/door.ts';
import { listPathChanges } from '../github/door.ts';
import { createVersionReader } from './history-reader.ts';
import type { Source } from './history-source.ts';

interface VersionQuery {
  readonly file: string;
  readonly references: readonly string[];
}

interface CandidateQuery extends VersionQuery {
  readonly commits: readonly string[];
  /** So many older ones at most. */
  readonly earlier?: number;
}

/** References whose last changes are looked up one by one; the answer costs a request each. */
const limitRequests = 20;
/** A description that failed in so many versions is not mended by going further back. */
const limitEarlier = 3;

/** The version at the commit, or before the last change; undefined where the file is in neither. */
export async function findFileVersion(
  source: Source,
  query: VersionQuery & { readonly commit: string | undefined },
): Promise<FileVersion | undefined> {
  const commit = query.commit ?? (await listEarlier(source, { ...query, from: source.head, count: 1 }))[0];
  if (commit === undefined || (await identify(source, commit, query)) === undefined) return undefined;
  return openVersion(source, commit, query);
}

/** The versions at the commits, then older ones; none twice, and none looked for before it is asked for. */
export async function* findFileVersions(source: Source, query: CandidateQuery): AsyncGenerator<FileVersion> {
  const { commits, earlier = limitEarlier } = query;
  const from = commits.at(-1) ?? source.head;
  // Without a commit to begin with, the version checked out is the one that is to be replaced.
  const seen = new Set(commits.length === 0 ? [await identify(source, from, query)] : []);
  const give = async function* (
    candidates: readonly string[],
    limit = Infinity,
  ): AsyncGenerator<FileVersion> {
    let given = 0;
    for (const commit of candidates) {
      const identity = await identify(source, commit, query);
      if (identity === undefined || seen.has(identity) || given >= limit) continue;
      seen.add(identity);
      given += 1;
      yield openVersion(source, commit, query);
    }
  };
  yield* give([...new Set(commits)]);
  // One more than wanted: the newest of them may be equal to a version that was given already.
  yield* give(await listEarlier(source, { ...query, from, count: earlier + 1 }), earlier);
}

function openVersion(source: Source, commit: string, { file, references }: VersionQuery): FileVersion {
  return { commit, reader: createVersionReader(source, commit, [file, ...references]) };
}

/** The same for two commits that hold the same file and references; undefined where the file is not in the commit. */
async function identify(
  source: Source,
  commit: string,
  { file, references }: VersionQuery,
): Promise<string | undefined> {
  const tree = await source.findTree(commit, [...new Set([file, ...references])]);
  if (tree?.has(file) !== true) return undefined;
  const entries = [...tree].map(([path, { oid, via = '' }]) => `${path}\0${oid}\0${via}`);
  return entries.toSorted().join('\n');
}

interface EarlierQuery extends VersionQuery {
  readonly from: string;
  readonly count: number;
}

/** Commits that hold the versions before the last changes of the file or its references up to `from`, newest first. */
async function listEarlier(source: Source, query: EarlierQuery): Promise<readonly string[]> {
  const changes = await listLocalChanges(source, query);
  // Up to the last change, the tree of the one before it holds the version before.
  const earlier = changes?.slice(1) ?? [];
  const isWhole = changes !== undefined && source.layout !== undefined && !isShallow(source.layout);
  if (isWhole || earlier.length >= query.count) return earlier;
  const remote = await listRemoteEarlier(source, query);
  return remote.length > 0 ? remote : earlier;
}

/** The last commits, along first parents, that changed the file or its references. undefined: git cannot tell. */
async function listLocalChanges(
  { git, toRepositoryPath }: Source,
  { file, references, from, count }: EarlierQuery,
): Promise<readonly string[] | undefined> {
  const paths = [file, ...references].map(toRepositoryPath);
  const input = `${from}\n--\n${paths.join('\n')}\n`;
  const limit = `--max-count=${count + 1}`;
  const printed = await git?.run(['rev-list', limit, '--first-parent', '--stdin'], input);
  return printed
    ?.toString()
    .split('\n')
    .filter((line) => line !== '');
}

/** The parents of the last changes. */
async function listRemoteEarlier(
  source: Source,
  { file, references, from, count }: EarlierQuery,
): Promise<readonly string[]> {
  const { github } = source;
  if (github === undefined) return [];
  const paths = [...new Set([file, ...references])].slice(0, limitRequests).map(source.toRepositoryPath);
  const changes = await Promise.all(
    paths.map((path) => listPathChanges(github, { from, path, count: count + 1 })),
  );
  const parents = changes
    .flat()
    .toSorted((a, b) => b.date.localeCompare(a.date))
    .flatMap(({ parent }) => parent ?? []);
  return [...new Set(parents)].slice(0, count);
}
