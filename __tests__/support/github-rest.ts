import { git, readGit } from './git-process.ts';
import type { ApiCall } from './api-call.ts';

export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

interface RepositoryOptions {
  readonly bare: string;
  readonly repository: string;
  readonly isGitea: boolean;
  /** How many entries of a tree are listed. */
  readonly treeLimit: number;
}

const notFound: Answer = { status: 404, body: { message: 'Not Found' } };

type Route = (match: readonly string[], call: ApiCall, options: RepositoryOptions) => Promise<Answer>;

const routes: readonly (readonly [RegExp, Route])[] = [
  [
    /^\/contents(?:\/(.+))?$/,
    ([path = ''], { query }, options) => answerContents(options, query['ref'] ?? 'HEAD', path),
  ],
  [
    /^\/git\/trees\/(.+)$/,
    ([id = ''], { query }, options) =>
      answerTree(options, id, { page: Number(query['page'] ?? 1), isRecursive: query['recursive'] === '1' }),
  ],
  [/^\/git\/commits\/(.+)$/, ([sha = ''], _, options) => answerGitCommit(options, sha)],
  [/^\/git\/tags\/(.+)$/, ([sha = ''], _, { bare }) => answerTag(bare, sha)],
  [/^\/git\/blobs\/(.+)$/, ([sha = ''], _, { bare }) => answerBlob(bare, sha)],
  [
    /^\/commits\/(.+)$/,
    ([ref = ''], _, options) =>
      options.isGitea ? Promise.resolve(notFound) : answerCommit(options.bare, ref),
  ],
  [/^\/commits$/, (_, { query }, { bare }) => answerHistory(bare, query)],
  [/^\/compare\/(.+)\.\.\.(.+)$/, ([base = '', head = ''], _, options) => answerCompare(options, base, head)],
  [/^\/branches\/(.+)$/, ([branch = ''], _, options) => answerBranch(options, branch)],
];

/** The routes of one repository, from real git objects. */
export async function answerRest(call: ApiCall, options: RepositoryOptions): Promise<Answer> {
  const prefix = `/repos/${options.repository}`;
  if (call.method === 'GET' && call.path === prefix) {
    return { status: 200, body: { full_name: options.repository } };
  }
  if (call.method !== 'GET' || !call.path.startsWith(`${prefix}/`)) return notFound;
  for (const [pattern, route] of routes) {
    const match = pattern.exec(call.path.slice(prefix.length));
    if (match !== null) return route(match.slice(1), call, options);
  }
  return notFound;
}

/** Returns the ID of an object that is there. A revision that is peeled, such as `main^{commit}`, is read. */
async function find(bare: string, peeled: string): Promise<string | undefined> {
  const args = ['rev-parse', '--verify', '--quiet', '--end-of-options', peeled];
  return (await git(bare, args, { tolerant: true })) || undefined;
}

const types: Readonly<Record<string, string>> = {
  '120000': 'symlink',
  '160000': 'submodule',
  '040000': 'dir',
};

interface Listed {
  readonly mode: string;
  readonly sha: string;
  readonly path: string;
}

async function list(bare: string, ...where: readonly string[]): Promise<readonly Listed[]> {
  const lines = await git(bare, ['ls-tree', '-z', '--full-tree', ...where], { tolerant: true });
  return [...lines.matchAll(/(\d+) \w+ ([0-9a-f]+)\t([^\0]*)\0?/g)].map(
    ([, mode = '', sha = '', path = '']) => ({ mode, sha, path }),
  );
}

/** A folder is listed, up to a thousand entries of it; a link to a file is that file, and one on the way leads nowhere. */
async function answerContents(
  { bare, isGitea }: RepositoryOptions,
  ref: string,
  path: string,
): Promise<Answer> {
  const [found] =
    path === '' ? [] : (await list(bare, ref, '--', path)).filter((entry) => entry.path === path);
  if (found !== undefined && types[found.mode] !== 'dir') {
    const type = types[found.mode] ?? 'file';
    return { status: 200, body: { type, path, sha: found.sha } };
  }
  const entries = path === '' || found !== undefined ? await list(bare, `${ref}:${path}`) : [];
  if (entries.length === 0) {
    const isKnown = (await find(bare, `${ref}^{commit}`)) !== undefined;
    if (!isKnown) return { status: 404, body: { message: `No commit found for the ref ${ref}` } };
    if (path !== '') return notFound;
  }
  const shown = entries.slice(0, isGitea ? undefined : 1_000);
  return { status: 200, body: shown.map((entry) => describeListed(entry, isGitea)) };
}

/** GitHub calls a submodule a file, which it is not: nothing can be downloaded. */
function describeListed({ mode, path: name, sha }: Listed, isGitea: boolean): unknown {
  const type = types[mode] ?? 'file';
  const download_url = type === 'file' || type === 'symlink' ? `https://example.com/${sha}` : null;
  return { type: type === 'submodule' && !isGitea ? 'file' : type, name, sha, download_url };
}

const giteaPage = 1_000;

/** GitHub cuts a list that is too long, and Gitea gives it page by page. */
async function answerTree(
  { bare, isGitea, treeLimit }: RepositoryOptions,
  id: string,
  { isRecursive, page }: { readonly isRecursive: boolean; readonly page: number },
): Promise<Answer> {
  const all = await list(bare, ...(isRecursive ? ['-r', '-t'] : []), id);
  if (all.length === 0 && (await find(bare, `${id}^{tree}`)) === undefined) return notFound;
  const [from, to] = isGitea ? [(page - 1) * giteaPage, page * giteaPage] : [0, treeLimit];
  return { status: 200, body: { sha: id, tree: all.slice(from, to), truncated: to < all.length } };
}

/** Reads an object by its ID, or returns undefined if it isn't there or is of another type. */
async function readObject(bare: string, type: 'blob' | 'tag', sha: string): Promise<Buffer | undefined> {
  const bytes = await readGit(bare, ['cat-file', '--batch'], { input: `${sha}\n` });
  const end = bytes.indexOf('\n');
  return bytes.subarray(0, end).toString().split(' ')[1] === type ? bytes.subarray(end + 1, -1) : undefined;
}

/** GitHub takes an id only, Gitea any ref. */
async function answerGitCommit({ bare, isGitea }: RepositoryOptions, revision: string): Promise<Answer> {
  const [commit] = await describeCommits(bare, ['--max-count=1', revision]);
  return commit === undefined || (!isGitea && commit.sha !== revision)
    ? notFound
    : { status: 200, body: commit };
}

async function answerCommit(bare: string, revision: string): Promise<Answer> {
  const [commit] = await describeCommits(bare, ['--max-count=1', revision]);
  if (commit === undefined) return { status: 422, body: { message: `No commit found for SHA: ${revision}` } };
  const files = await listChangedFiles(bare, '--root', '--no-commit-id', commit.sha);
  return { status: 200, body: { ...commit, files } };
}

async function describeCommits(bare: string, args: readonly string[]): Promise<readonly { sha: string }[]> {
  const lines = await git(bare, ['log', '--format=%H|%P|%cI', ...args], { tolerant: true });
  return lines
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [sha = '', parents = '', date] = line.split('|');
      const list = parents.split(' ').filter((parent) => parent !== '');
      return { sha, parents: list.map((parent) => ({ sha: parent })), commit: { committer: { date } } };
    });
}

async function answerTag(bare: string, sha: string): Promise<Answer> {
  if ((await readObject(bare, 'tag', sha)) === undefined) return notFound;
  return { status: 200, body: { sha, object: { type: 'commit', sha: await find(bare, `${sha}^{commit}`) } } };
}

async function answerBlob(bare: string, sha: string): Promise<Answer> {
  const bytes = await readObject(bare, 'blob', sha);
  if (bytes === undefined) return notFound;
  const content = bytes.toString('base64').replace(/(.{60})/g, '$1\n');
  return { status: 200, body: { sha, encoding: 'base64', content } };
}

async function answerHistory(bare: string, query: ApiCall['query']): Promise<Answer> {
  const count = query['per_page'] ?? query['limit'] ?? '30';
  const path = query['path'] === undefined ? [] : ['--', `:(literal)${query['path']}`];
  const args = [`--max-count=${count}`, query['sha'] ?? 'HEAD', ...path];
  return { status: 200, body: await describeCommits(bare, args) };
}

async function answerCompare(options: RepositoryOptions, base: string, head: string): Promise<Answer> {
  const oid = await git(options.bare, ['merge-base', base, head], { tolerant: true });
  if (oid === '') return notFound;
  const ahead = await git(options.bare, ['rev-list', '--count', `${base}..${head}`]);
  const own = { commits: [], total_commits: Number(ahead) };
  if (options.isGitea) return { status: 200, body: own };
  const files = await listChangedFiles(options.bare, oid, head);
  return { status: 200, body: { ...own, merge_base_commit: { sha: oid }, files } };
}

/** As GitHub lists them: a renamed file also names its previous path. */
async function listChangedFiles(bare: string, ...range: readonly string[]): Promise<readonly unknown[]> {
  const printed = await git(bare, ['diff-tree', '-r', '-z', '-M', '--name-status', ...range]);
  const changed = printed.matchAll(/R\d+\0([^\0]+)\0([^\0]+)\0?|[A-Z]\0([^\0]+)\0?/gu);
  return [...changed].map(([, previous_filename, renamed, filename]) =>
    renamed === undefined
      ? { filename, status: 'modified' }
      : { filename: renamed, previous_filename, status: 'renamed' },
  );
}

async function answerBranch({ bare, isGitea }: RepositoryOptions, name: string): Promise<Answer> {
  const oid = await find(bare, `refs/heads/${name}^{commit}`);
  if (oid === undefined) return notFound;
  return { status: 200, body: { name, commit: isGitea ? { id: oid } : { sha: oid } } };
}
