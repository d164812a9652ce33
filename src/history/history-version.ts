import type { FileVersion, History } from '../ports.ts';
import { listPathChanges } from '../github/index.ts';
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
  const seen = new Set<string | undefined>();
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
  seen.add(await identify(source, source.head, paths));
  const starts = [...new Set([from, source.head])];
  // More than wanted: some may be equal to a version that was given already, or to the one checked out.
  const count = earlier + commits.length + 1;
  yield* give(await listEarlier(source, { paths, starts, count }), earlier);
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

type EarlierQuery = Readonly<{ paths: readonly string[]; starts: readonly string[]; count: number }>;

/** Commits that hold the versions up to those to start from, newest first. */
async function listEarlier(source: Source, query: EarlierQuery): Promise<readonly string[]> {
  const local = await listLocalChanges(source, query);
  if (local !== undefined && (source.isWhole || local.length >= query.count)) return local;
  const remote = await listRemoteEarlier(source, query);
  return remote.length > 0 ? remote : (local ?? []);
}

/** The last commits, along first parents, that changed the files. undefined: git cannot tell. */
async function listLocalChanges(
  { git, toRepositoryPath }: Source,
  { paths, starts, count }: EarlierQuery,
): Promise<readonly string[] | undefined> {
  const input = [...starts, '--', ...paths.flatMap((path) => toRepositoryPath(path) ?? []), ''].join('\n');
  // A shallow clone may lack where it is to start.
  const options = [`--max-count=${count}`, '--first-parent', '--ignore-missing', '--stdin'];
  const printed = await git?.run(['rev-list', ...options], input);
  return printed
    ?.toString()
    .split('\n')
    .filter((line) => line !== '');
}

/** The parents of the last changes. */
async function listRemoteEarlier(
  { github, toRepositoryPath }: Source,
  { paths, starts, count }: EarlierQuery,
): Promise<readonly string[]> {
  if (github === undefined) return [];
  const asked = paths.slice(0, limitRequests).flatMap((path) => toRepositoryPath(path) ?? []);
  const changes = await Promise.all(
    starts.flatMap((from) => asked.map((path) => listPathChanges(github, { from, path, count }))),
  );
  const newestFirst = changes.flat().toSorted((a, b) => b.date.localeCompare(a.date));
  return [...new Set(newestFirst.flatMap(({ parent }) => parent ?? []))].slice(0, count);
}
