import type { Tree, TreeEntry } from '../../ports.ts';
import { findField, type GitHub } from './github.ts';
import { findContents, findTreeByContents } from './github-contents.ts';
import { addBarriers, listFoldersAbove } from '../paths.ts';
import { cutInChunks, mapInWaves } from './waves.ts';

/** A repository on the server, as the API addresses it. */
export interface Repository {
  readonly owner: string;
  readonly name: string;
}

/** One commit of it; an annotated tag's id serves as well. */
export interface Commit extends Repository {
  readonly oid: string;
}

/** GitHub limits a query's size; a hundred aliases stay far below. */
const pathsPerQuery = 100;
const parallelQueries = 8;

/** What the commit holds at each path. undefined: the server could not say, or does not know the commit. */
export async function findGitHubTree(
  github: GitHub,
  commit: Commit,
  paths: readonly string[],
): Promise<Tree | undefined> {
  const tree = github.hasGraphql ? await findTreeByGraphql(github, commit, paths) : undefined;
  return tree ?? findTreeByContents(github, commit, paths);
}

async function findTreeByGraphql(
  github: GitHub,
  commit: Commit,
  paths: readonly string[],
): Promise<Tree | undefined> {
  const entries = await queryEntries(github, commit, paths);
  if (entries === undefined) return undefined;
  const absent = paths.filter((path) => !entries.has(path));
  const folders = [...new Set(absent.flatMap(listFoldersAbove))];
  const above = await queryEntries(github, commit, folders);
  if (above === undefined) return undefined;
  // A submodule's commit lies in another repository: GraphQL answers null for it as for nothing, REST tells.
  const silent = folders.filter((folder) => !above.has(folder) && isTopmost(folder, above));
  const asked = await findContents(github, commit, silent);
  return asked === undefined ? undefined : addBarriers(entries, absent, new Map([...above, ...asked]));
}

function isTopmost(folder: string, above: Tree): boolean {
  return listFoldersAbove(folder).every((parent) => above.get(parent)?.kind === 'folder');
}

async function queryEntries(
  github: GitHub,
  commit: Commit,
  paths: readonly string[],
): Promise<Map<string, TreeEntry> | undefined> {
  const chunks = cutInChunks(paths, pathsPerQuery);
  const answers = await mapInWaves(chunks, parallelQueries, (chunk) => queryChunk(github, commit, chunk));
  const known = answers.filter((answer) => answer !== undefined);
  return known.length < answers.length ? undefined : new Map(known.flatMap((answer) => [...answer]));
}

async function queryChunk(
  github: GitHub,
  { owner, name, oid }: Commit,
  paths: readonly string[],
): Promise<ReadonlyMap<string, TreeEntry> | undefined> {
  const expressions = paths.map((path, index) => [`e${index}`, `${oid}:${path}`] as const);
  const variables = { owner, name, oid, ...Object.fromEntries(expressions) };
  const data = await github.graphql(renderQuery(paths.length), variables);
  // A null path is ambiguous; only a known commit makes it an absent one.
  const type = findField(data, 'repository', 'c', '__typename');
  if (type !== 'Commit' && type !== 'Tag') return undefined;
  const entries = paths.map(
    (path, index) => [path, parseObject(findField(data, 'repository', `p${index}`))] as const,
  );
  return new Map(entries.filter((entry): entry is [string, TreeEntry] => entry[1] !== undefined));
}

/** Paths are passed as variables, so that no path can become a part of the query. */
function renderQuery(count: number): string {
  const indexes = Array.from({ length: count }, (_, index) => index);
  const declared = indexes.map((index) => `$e${index}:String!`).join(',');
  const asked = indexes.map((index) => `p${index}:object(expression:$e${index}){__typename oid}`).join(' ');
  return `query($owner:String!,$name:String!,$oid:GitObjectID!,${declared}){repository(owner:$owner,name:$name){c:object(oid:$oid){__typename} ${asked}}}`;
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
