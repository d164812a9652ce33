import type { FileVersion, History } from '../ports.ts';
import { listPathChanges } from '../github/door.ts';
import { createVersionReader } from './history-reader.ts';
import type { Source } from './history-source.ts';

type VersionQuery = Parameters<History['findVersions']>[1] & { readonly file: string };

/** References whose last changes are looked up one by one; the answer costs a request each. */
const limitRequests = 20;
/** A description that failed in so many versions is not mended by going further back. */
const limitEarlier = 3;

/** The versions at the commits, then older ones; none twice, and none looked for before it is asked for. */
export async function* findFileVersions(source: Source, query: VersionQuery): AsyncGenerator<FileVersion> {
  const { commits, earlier = limitEarlier } = query;
  const paths = [...new Set([query.file, ...query.references])];
  const from = commits.at(-1) ?? source.head;
  // Without a commit to begin with, the version checked out is the one that is to be replaced.
  const seen = new Set(commits.length === 0 ? [await identify(source, from, paths)] : []);
  const give = async function* (candidates: Iterable<string>, limit: number): AsyncGenerator<FileVersion> {
    let given = 0;
    for (const commit of candidates) {
      if (given >= limit) return;
      const identity = await identify(source, commit, paths);
      if (identity === undefined || seen.has(identity)) continue;
      seen.add(identity);
      given += 1;
      yield { commit, reader: createVersionReader(source, commit, paths) };
    }
  };
  yield* give(new Set(commits), Infinity);
  if (earlier === 0) return;
  // One more than wanted: the newest of them may be equal to a version that was given already.
  for (const start of new Set([from, source.head]))
    yield* give(await listEarlier(source, { paths, from: start, count: earlier + 1 }), earlier);
}

/** The same for two commits that hold the same files; undefined where the first of them is not in the commit. */
async function identify(
  source: Source,
  commit: string,
  paths: readonly string[],
): Promise<string | undefined> {
  const tree = await source.findTree(commit, paths);
  if (tree?.has(paths[0] ?? '') !== true) return undefined;
  const entries = [...tree].map(([path, { oid, via = '' }]) => `${path}\0${oid}\0${via}`);
  return entries.toSorted().join('\n');
}

type EarlierQuery = Readonly<{ paths: readonly string[]; from: string; count: number }>;

/** Commits that hold the versions before the last changes of the files up to `from`, newest first. */
async function listEarlier(source: Source, query: EarlierQuery): Promise<readonly string[]> {
  const changes = await listLocalChanges(source, query);
  // Up to the last change, the tree of the one before it holds the version before.
  const earlier = changes?.slice(1) ?? [];
  if ((changes !== undefined && source.isWhole) || earlier.length >= query.count) return earlier;
  const remote = await listRemoteEarlier(source, query);
  return remote.length > 0 ? remote : earlier;
}

/** The last commits, along first parents, that changed the files. undefined: git cannot tell. */
async function listLocalChanges(
  { git, toRepositoryPath }: Source,
  { paths, from, count }: EarlierQuery,
): Promise<readonly string[] | undefined> {
  const input = [from, '--', ...paths.flatMap((path) => toRepositoryPath(path) ?? []), ''].join('\n');
  const limit = `--max-count=${count + 1}`;
  const printed = await git?.run(['rev-list', limit, '--first-parent', '--stdin'], input);
  return printed
    ?.toString()
    .split('\n')
    .filter((line) => line !== '');
}

/** The parents of the last changes. */
async function listRemoteEarlier(
  { github, toRepositoryPath }: Source,
  { paths, from, count }: EarlierQuery,
): Promise<readonly string[]> {
  if (github === undefined) return [];
  const asked = paths.slice(0, limitRequests).flatMap((path) => toRepositoryPath(path) ?? []);
  const changes = await Promise.all(
    asked.map((path) => listPathChanges(github, { from, path, count: count + 1 })),
  );
  const newestFirst = changes.flat().toSorted((a, b) => b.date.localeCompare(a.date));
  return [...new Set(newestFirst.flatMap(({ parent }) => parent ?? []))].slice(0, count);
}
