import { git } from './git-process.ts';
import { findObject, listTree, readObject, type TreeEntry } from './git-repository.ts';

/** A request that was received. */
export interface ApiCall {
  readonly method: string;
  /** Decoded path without the query: `/repos/octo/service/contents/api/Überblick.json`. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly authorization: string | undefined;
  /** Number of other requests that were waiting for their response. */
  readonly waiting: number;
}

export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

export interface Place {
  readonly bare: string;
  readonly repository: string;
  readonly isGitea: boolean;
  /** Maximum number of listed entries of a tree. */
  readonly treeLimit: number;
}

export const notFound: Answer = { status: 404, body: { message: 'Not Found' } };

type Match = readonly string[];
type Query = ApiCall['query'];
type Route = (place: Place, match: Match, query: Query) => Answer | Promise<Answer>;

const routes: readonly (readonly [RegExp, Route])[] = [
  [/^$/, ({ repository }) => ({ status: 200, body: { full_name: repository } })],
  [/^\/contents(?:\/(.+))?$/, answerContents],
  [/^\/git\/trees\/(.+)$/, answerTree],
  [/^\/git\/commits\/(.+)$/, answerGitCommit],
  [/^\/git\/blobs\/(.+)$/, answerBlob],
  [/^\/commits\/(.+)$/, answerCommit],
  [/^\/commits$/, answerHistory],
  [/^\/compare\/(.+)\.\.\.(.+)$/, answerCompare],
  [/^\/branches\/(.+)$/, answerBranch],
];

/** Responds on the routes of one repository, with real git objects. */
export async function answerRest({ method, path, query }: ApiCall, place: Place): Promise<Answer> {
  const prefix = `/repos/${place.repository}`;
  if (method !== 'GET' || !path.startsWith(prefix)) return notFound;
  for (const [pattern, route] of routes) {
    const match = pattern.exec(path.slice(prefix.length));
    if (match !== null) return route(place, match.slice(1), query);
  }
  return notFound;
}

const types: Readonly<Record<string, string>> = { 120000: 'symlink', 160000: 'submodule', '040000': 'dir' };

/** Returns the entry at a path below a tree. Links on the way aren't followed. */
function findEntry(bare: string, tree: string, path: string): TreeEntry | undefined {
  const [name = '', ...rest] = path.split('/');
  const entry = listTree(bare, tree).find((candidate) => candidate.path === name);
  if (entry === undefined || rest.length === 0) return entry;
  return types[entry.mode] === 'dir' ? findEntry(bare, entry.sha, rest.join('/')) : undefined;
}

/**
 * Lists a folder with up to a thousand entries. A link to a file is that file, and a link on the way leads nowhere.
 */
function answerContents({ bare, isGitea }: Place, [path = '']: Match, { ref = 'HEAD' }: Query): Answer {
  const tree = findObject(bare, ref, 'tree');
  if (tree === undefined) return { status: 404, body: { message: `No commit found for the ref ${ref}` } };
  const found = path === '' ? { mode: '040000', sha: tree } : findEntry(bare, tree, path);
  if (found === undefined) return notFound;
  const type = types[found.mode] ?? 'file';
  if (type !== 'dir') return { status: 200, body: { type, path, sha: found.sha } };
  const shown = listTree(bare, found.sha).slice(0, isGitea ? undefined : 1_000);
  return { status: 200, body: shown.map((entry) => describeListed(entry, isGitea)) };
}

/** Describes an entry. GitHub calls a submodule a file, although it can't be downloaded. */
function describeListed({ mode, path: name, sha }: TreeEntry, isGitea: boolean): unknown {
  const type = types[mode] ?? 'file';
  const download_url = type === 'file' || type === 'symlink' ? `https://example.com/${sha}` : null;
  return { type: type === 'submodule' && !isGitea ? 'file' : type, name, sha, download_url };
}

const giteaPage = 1_000;

/** Lists a tree. GitHub truncates a list that is too long, and Gitea returns pages. */
function answerTree({ bare, isGitea, treeLimit }: Place, [id = '']: Match, query: Query): Answer {
  const { page = '1', recursive } = query;
  const tree = findObject(bare, id, 'tree');
  if (tree === undefined) return notFound;
  const listBelow = (sha: string, prefix: string): readonly TreeEntry[] =>
    listTree(bare, sha).flatMap((entry) => {
      const path = `${prefix}${entry.path}`;
      const isListed = recursive === '1' && types[entry.mode] === 'dir';
      return [{ ...entry, path }, ...(isListed ? listBelow(entry.sha, `${path}/`) : [])];
    });
  const all = listBelow(tree, '');
  const from = isGitea ? (Number(page) - 1) * giteaPage : 0;
  const to = from + (isGitea ? giteaPage : treeLimit);
  return { status: 200, body: { sha: id, tree: all.slice(from, to), truncated: to < all.length } };
}

/** Returns a commit. GitHub accepts only an ID, Gitea any ref. */
function answerGitCommit({ bare, isGitea }: Place, [revision = '']: Match): Answer {
  const sha = findObject(bare, revision, 'commit');
  if (sha === undefined || (!isGitea && sha !== revision)) return notFound;
  return { status: 200, body: describeCommit(bare, sha) };
}

function describeCommit(bare: string, sha: string): object {
  const header = readObject(bare, sha)?.body.toString().split('\n\n', 1)[0] ?? '';
  const parents = [...header.matchAll(/^parent (.+)$/gmu)].map(([, parent]) => ({ sha: parent }));
  const seconds = Number(/^committer .* (\d+) \+0000$/mu.exec(header)?.[1]);
  const date = new Date(seconds * 1_000).toISOString().replace('.000Z', '+00:00');
  return { sha, parents, commit: { committer: { date } } };
}

async function answerCommit({ bare, isGitea }: Place, [revision = '']: Match): Promise<Answer> {
  if (isGitea) return notFound;
  // Only git knows all revisions, such as `HEAD~2`.
  const args = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`];
  const sha = findObject(bare, revision, 'commit') ?? (await git(bare, args, { tolerant: true }));
  if (sha === '') return { status: 422, body: { message: `No commit found for SHA: ${revision}` } };
  const files = await listChangedFiles(bare, '--root', '--no-commit-id', sha);
  return { status: 200, body: { ...describeCommit(bare, sha), files } };
}

function answerBlob({ bare }: Place, [sha = '']: Match): Answer {
  const object = readObject(bare, sha);
  if (object?.type !== 'blob') return notFound;
  const content = object.body.toString('base64').replace(/(.{60})/g, '$1\n');
  return { status: 200, body: { sha, encoding: 'base64', content } };
}

async function answerHistory({ bare }: Place, _: unknown, query: Query): Promise<Answer> {
  const count = query['per_page'] ?? query['limit'] ?? '30';
  const path = query['path'] === undefined ? [] : ['--', `:(literal)${query['path']}`];
  const args = ['log', '--format=%H', `--max-count=${count}`, query['sha'] ?? 'HEAD', ...path];
  const ids = (await git(bare, args, { tolerant: true })).split('\n').filter((id) => id !== '');
  return { status: 200, body: ids.map((id) => describeCommit(bare, id)) };
}

async function answerCompare({ bare, isGitea }: Place, [base = '', head = '']: Match): Promise<Answer> {
  const oid = await git(bare, ['merge-base', base, head], { tolerant: true });
  if (oid === '') return notFound;
  const ahead = await git(bare, ['rev-list', '--count', `${base}..${head}`]);
  const own = { commits: [], total_commits: Number(ahead) };
  if (isGitea) return { status: 200, body: own };
  const files = await listChangedFiles(bare, oid, head);
  return { status: 200, body: { ...own, merge_base_commit: { sha: oid }, files } };
}

/** Lists changed files like GitHub: a renamed file also has its previous path. */
async function listChangedFiles(bare: string, ...range: readonly string[]): Promise<readonly unknown[]> {
  const printed = await git(bare, ['diff-tree', '-r', '-z', '-M', '--name-status', ...range]);
  const changed = printed.matchAll(/R\d+\0([^\0]+)\0([^\0]+)\0?|[A-Z]\0([^\0]+)\0?/gu);
  return [...changed].map(([, previous_filename, renamed, filename]) =>
    renamed === undefined
      ? { filename, status: 'modified' }
      : { filename: renamed, previous_filename, status: 'renamed' },
  );
}

function answerBranch({ bare, isGitea }: Place, [name = '']: Match): Answer {
  const oid = findObject(bare, `refs/heads/${name}`, 'commit');
  if (oid === undefined) return notFound;
  return { status: 200, body: { name, commit: isGitea ? { id: oid } : { sha: oid } } };
}
