import type { Tree, TreeEntry } from '../ports.ts';
import { findField, type GitHub } from './github.ts';
import { listFoldersAbove } from './paths.ts';

/** A repository on the server, as the API addresses it. */
export interface Repository {
  readonly owner: string;
  readonly name: string;
}

/** GitHub limits a query's size; a hundred aliases stay far below. */
const pathsPerQuery = 100;
/** Beyond this one small fetch is cheaper than a request for each path. */
const limitContentsRequests = 200;
const parallelRequests = 8;

/** What the commit holds at each path. undefined: the server could not say, or does not know the commit. */
export async function findGitHubTree(
  github: GitHub,
  repository: Repository,
  { commit, paths }: { readonly commit: string; readonly paths: readonly string[] },
): Promise<Tree | undefined> {
  if (github.hasGraphql) {
    const tree = await findByGraphql(github, repository, commit, paths);
    if (tree !== undefined) return tree;
  }
  return findByContents(github, repository, { commit, paths });
}

async function findByGraphql(
  github: GitHub,
  repository: Repository,
  commit: string,
  paths: readonly string[],
): Promise<Tree | undefined> {
  const entries = await queryEntries(github, repository, commit, paths);
  if (entries === undefined) return undefined;
  const absent = paths.filter((path) => !entries.has(path));
  const folders = [...new Set(absent.flatMap(listFoldersAbove))];
  const above =
    folders.length === 0
      ? new Map<string, TreeEntry>()
      : await queryEntries(github, repository, commit, folders);
  if (above === undefined) return undefined;
  // A submodule's commit lies in another repository: GraphQL answers null for it as for nothing, REST tells.
  const silent = folders.filter((folder) => !above.has(folder) && isTopmost(folder, above));
  const asked = await findContents(github, repository, { commit, paths: silent });
  if (asked === undefined) return undefined;
  return addBarriers(entries, absent, new Map([...above, ...asked]));
}

function isTopmost(folder: string, above: Tree): boolean {
  return listFoldersAbove(folder).every((parent) => above.get(parent)?.kind === 'folder');
}

async function queryEntries(
  github: GitHub,
  repository: Repository,
  commit: string,
  paths: readonly string[],
): Promise<Map<string, TreeEntry> | undefined> {
  const entries = new Map<string, TreeEntry>();
  for (let start = 0; start < paths.length; start += pathsPerQuery) {
    const chunk = paths.slice(start, start + pathsPerQuery);
    const variables: Record<string, string> = { owner: repository.owner, name: repository.name, commit };
    for (const [index, path] of chunk.entries()) variables[`e${index}`] = `${commit}:${path}`;
    const data = await github.graphql(renderQuery(chunk.length), variables);
    // A null path is ambiguous; only a known commit makes it an absent one.
    const type = findField(data, 'repository', 'c', '__typename');
    if (type !== 'Commit' && type !== 'Tag') return undefined;
    for (const [index, path] of chunk.entries()) {
      const entry = parseObject(findField(data, 'repository', `p${index}`));
      if (entry !== undefined) entries.set(path, entry);
    }
  }
  return entries;
}

/** Paths are passed as variables, so that no path can become a part of the query. */
function renderQuery(count: number): string {
  const indexes = Array.from({ length: count }, (_, index) => index);
  const declared = indexes.map((index) => `$e${index}:String!`).join(',');
  const asked = indexes.map((index) => `p${index}:object(expression:$e${index}){__typename oid}`).join(' ');
  return `query($owner:String!,$name:String!,$commit:GitObjectID!,${declared}){repository(owner:$owner,name:$name){c:object(oid:$commit){__typename} ${asked}}}`;
}

function parseObject(value: unknown): TreeEntry | undefined {
  const oid = findField(value, 'oid');
  if (typeof oid !== 'string') return undefined;
  switch (findField(value, '__typename')) {
    case 'Blob':
      return { kind: 'blob', oid };
    case 'Tree':
      return { kind: 'folder', oid };
    case 'Commit':
      return { kind: 'submodule', oid };
    default:
      return undefined;
  }
}

interface Question {
  readonly commit: string;
  readonly paths: readonly string[];
}

async function findByContents(
  github: GitHub,
  repository: Repository,
  question: Question,
): Promise<Tree | undefined> {
  const { commit, paths } = question;
  if (paths.length > limitContentsRequests) return undefined;
  const entries = await findContents(github, repository, question);
  if (entries === undefined) return undefined;
  const absent = paths.filter((path) => !entries.has(path));
  // 404 is ambiguous too; a path that was found vouches for its commit.
  if (absent.length === paths.length && !(await isKnown(github, repository, commit))) return undefined;
  const folders = [...new Set(absent.flatMap(listFoldersAbove))];
  const above = await findContents(github, repository, { commit, paths: folders });
  return above === undefined ? undefined : addBarriers(entries, absent, above);
}

async function isKnown(github: GitHub, repository: Repository, commit: string): Promise<boolean> {
  for (const kind of ['commits', 'tags']) {
    const route = `GET /repos/{owner}/{repo}/git/${kind}/{commit}`;
    const answer = await github.request(route, { owner: repository.owner, repo: repository.name, commit });
    if (answer?.status === 200) return true;
  }
  return false;
}

async function findContents(
  github: GitHub,
  repository: Repository,
  { commit, paths }: Question,
): Promise<Map<string, TreeEntry> | undefined> {
  const entries = new Map<string, TreeEntry>();
  for (let start = 0; start < paths.length; start += parallelRequests) {
    const chunk = paths.slice(start, start + parallelRequests);
    const found = await Promise.all(chunk.map((path) => findContent(github, repository, commit, path)));
    if (found.includes('no-answer')) return undefined;
    for (const [index, path] of chunk.entries()) {
      const entry = found[index];
      if (typeof entry === 'object') entries.set(path, entry);
    }
  }
  return entries;
}

async function findContent(
  github: GitHub,
  { owner, name }: Repository,
  commit: string,
  path: string,
): Promise<TreeEntry | 'absent' | 'no-answer'> {
  const segments = path.split('/').map(encodeURIComponent).join('/');
  const route = `GET /repos/{owner}/{repo}/contents/${segments}`;
  const answer = await github.request(route, { owner, repo: name, ref: commit });
  if (answer === undefined) return 'no-answer';
  if (answer.status !== 200) return 'absent';
  if (Array.isArray(answer.data)) return { kind: 'folder', oid: '' };
  const oid = findField(answer.data, 'sha');
  const type = findField(answer.data, 'type');
  if (typeof oid !== 'string') return 'no-answer';
  if (type === 'submodule') return { kind: 'submodule', oid };
  return { kind: type === 'symlink' ? 'link' : 'blob', oid };
}

function addBarriers(entries: Map<string, TreeEntry>, absent: readonly string[], above: Tree): Tree {
  for (const path of absent) {
    const via = listFoldersAbove(path).find((folder) => (above.get(folder)?.kind ?? 'folder') !== 'folder');
    const barrier = via === undefined ? undefined : above.get(via);
    if (via !== undefined && barrier !== undefined) entries.set(path, { ...barrier, via });
  }
  return entries;
}
