import type { FileVersion, History } from '../ports.ts';
import { createVersionReader } from './history-reader.ts';
import { findOldPath } from './history-rename.ts';
import { findParents, type Source } from './history-source.ts';

type VersionQuery = Parameters<History['findVersions']>[1] & { readonly file: string };

/** Maximum number of files whose last changes are requested from the API, one request per file. */
const maxRequests = 20;
/** Default number of earlier versions. If these can't be used, older ones rarely can. */
const defaultEarlier = 3;

/**
 * Yields the versions at the commits, then older ones, without duplicates. Each version is searched for only when the
 * caller requests it.
 */
export async function* findFileVersions(source: Source, query: VersionQuery): AsyncGenerator<FileVersion> {
  const { commits, earlier = defaultEarlier, file } = query;
  const paths = [...new Set([file, ...query.references])];
  const from = commits.at(-1) ?? source.head;
  const seen = new Set<string | undefined>();
  let yielded = 0;
  const yieldNew = async function* (candidates: Iterable<string>, max: number): AsyncGenerator<FileVersion> {
    yielded = 0;
    for (const commit of candidates) {
      if (yielded >= max) return;
      const identity = await identify(source, commit, paths);
      if (identity === undefined || seen.has(identity)) continue;
      seen.add(identity);
      yielded += 1;
      yield { commit, path: file, reader: createVersionReader(source, commit, paths) };
    }
  };
  yield* yieldNew(new Set(commits), Infinity);
  if (earlier === 0) return;
  seen.add(await identify(source, source.head, paths));
  const starts = [...new Set([from, source.head])];
  // List more commits than needed, because some versions may equal an earlier result or the version that is checked
  // out.
  const count = earlier + commits.length + 1;
  const listed = await listEarlier(source, { paths, starts, count });
  yield* yieldNew(listed, earlier);
  if (yielded >= earlier || listed.length >= count) return;
  const older = await findRename(source, file, listed);
  if (older !== undefined)
    yield* findFileVersions(source, { ...query, ...older, earlier: earlier - yielded - 1 });
}

/** Returns the path from which the file was renamed when it was added, and the last commit with that path. */
async function findRename(
  source: Source,
  file: string,
  commits: readonly string[],
): Promise<Pick<VersionQuery, 'file' | 'commits'> | undefined> {
  let head = source.head;
  let base: string | undefined;
  for (const commit of commits) {
    const tree = await source.findTree(commit, [file]);
    if (tree === undefined) return undefined;
    base = tree.has(file) ? undefined : commit;
    if (base !== undefined) break;
    head = commit;
  }
  base ??= (await findParents(source, head))?.[0];
  const old = base && (await findOldPath(source, file, { base, head }));
  return base === undefined || old === undefined ? undefined : { file: old, commits: [base] };
}

/** Returns a key that is equal for commits with the same files, or `undefined` if the commit lacks the first file. */
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

/** Returns commits with the versions up to the start commits, newest first. */
async function listEarlier(source: Source, query: EarlierQuery): Promise<readonly string[]> {
  const local = await listLocalChanges(source, query);
  if (local !== undefined && (source.isWhole || local.length >= query.count)) return local;
  const remote = await listRemoteEarlier(source, query);
  return remote.length > 0 ? remote : (local ?? []);
}

/** Returns the last commits, along first parents, that changed the files, or `undefined` if git fails. */
async function listLocalChanges(
  { git, toRepositoryPath }: Source,
  { paths, starts, count }: EarlierQuery,
): Promise<readonly string[] | undefined> {
  const input = [...starts, '--', ...paths.flatMap((path) => toRepositoryPath(path) ?? []), ''].join('\n');
  // A shallow clone may lack a start commit.
  const options = [`--max-count=${count}`, '--first-parent', '--ignore-missing', '--stdin'];
  const printed = await git?.run(['rev-list', ...options], input);
  return printed
    ?.toString()
    .split('\n')
    .filter((line) => line !== '');
}

/** Returns the parents of the last commits that changed the files. */
async function listRemoteEarlier(
  { queryGitHub, toRepositoryPath }: Source,
  { paths, starts, count }: EarlierQuery,
): Promise<readonly string[]> {
  const own = paths.slice(0, maxRequests).flatMap((path) => toRepositoryPath(path) ?? []);
  const changes = await queryGitHub((api, github) =>
    Promise.all(
      starts.flatMap((from) => own.map((path) => api.listPathChanges(github, { from, path, count }))),
    ),
  );
  const newestFirst = (changes ?? []).flat().toSorted((a, b) => b.date.localeCompare(a.date));
  return [...new Set(newestFirst.flatMap(({ parent }) => parent ?? []))].slice(0, count);
}
