import { findField, findTextField } from '../field.ts';
import type { GitHub } from './github.ts';
import { addBarriers, listFoldersAbove } from '../runner/paths.ts';
import type { Tree, TreeEntry } from '../ports.ts';

/** GitHub limits a query's size; a hundred aliases stay far below. */
const pathsPerQuery = 100;
/** Beyond this, one small fetch is cheaper than a request for each path. */
const limitRequests = 200;
const parallelRequests = 8;

/**
 * What the commit holds at each path; an annotated tag's id serves as well. undefined: the server could not say, or does
 * not know the commit.
 */
export async function findGitHubTree(
  github: GitHub,
  commit: string,
  paths: readonly string[],
): Promise<Tree | undefined> {
  const tree = github.hasGraphql ? await findTreeByGraphql(github, commit, paths) : undefined;
  return tree ?? findTreeByContents(github, commit, paths);
}

async function findTreeByGraphql(
  github: GitHub,
  commit: string,
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
  commit: string,
  paths: readonly string[],
): Promise<Map<string, TreeEntry> | undefined> {
  const chunks = [...Map.groupBy(paths, (_, index) => Math.floor(index / pathsPerQuery)).values()];
  return collect(await mapInWaves(chunks, (chunk) => queryChunk(github, commit, chunk)));
}

type Entries = readonly (readonly [string, TreeEntry])[];

/** All that was answered; undefined: there is a question without an answer. */
function collect(answers: readonly (Entries | undefined)[]): Map<string, TreeEntry> | undefined {
  const known = answers.filter((answer) => answer !== undefined);
  return known.length < answers.length ? undefined : new Map(known.flat());
}

async function queryChunk(
  github: GitHub,
  oid: string,
  paths: readonly string[],
): Promise<Entries | undefined> {
  const [owner, name] = github.repository.split('/');
  const expressions = paths.map((path, index) => [`e${index}`, `${oid}:${path}`] as const);
  const variables = { owner, name, oid, ...Object.fromEntries(expressions) };
  const data = await github.graphql(renderQuery(paths.length), variables);
  // A null path is ambiguous; only a known commit makes it an absent one.
  const type = findField(data, 'repository', 'c', '__typename');
  if (type !== 'Commit' && type !== 'Tag') return undefined;
  return paths.flatMap((path, index) => {
    const entry = parseObject(findField(data, 'repository', `p${index}`));
    return entry === undefined ? [] : [[path, entry] as const];
  });
}

/** Paths are passed as variables, so that no path can become a part of the query. */
function renderQuery(count: number): string {
  const indexes = Array.from({ length: count }, (_, index) => index);
  const declared = indexes.map((index) => `$e${index}:String!`).join(',');
  const asked = indexes.map((index) => `p${index}:object(expression:$e${index}){__typename oid}`).join(' ');
  return `query($owner:String!,$name:String!,$oid:GitObjectID!,${declared}){repository(owner:$owner,name:$name){c:object(oid:$oid){__typename} ${asked}}}`;
}

const objectKinds: ReadonlyMap<unknown, TreeEntry['kind']> = new Map([
  ['Blob', 'blob'],
  ['Tree', 'folder'],
  ['Commit', 'submodule'],
]);

function parseObject(value: unknown): TreeEntry | undefined {
  const [kind, oid] = [objectKinds.get(findField(value, '__typename')), findTextField(value, 'oid')];
  return kind && oid ? { kind, oid } : undefined;
}

/** The REST way, for servers without GraphQL: a request for each path. */
async function findTreeByContents(
  github: GitHub,
  commit: string,
  paths: readonly string[],
): Promise<Tree | undefined> {
  if (paths.length > limitRequests) return undefined;
  const entries = await findContents(github, commit, paths);
  if (entries === undefined) return undefined;
  const absent = paths.filter((path) => !entries.has(path));
  const above = await findNearestAbove(github, commit, absent);
  if (above === undefined) return undefined;
  // 404 is ambiguous; a path or a folder that was found vouches for its commit.
  const isVouchedFor = entries.size > 0 || above.size > 0 || absent.length === 0;
  if (!isVouchedFor && !(await isKnown(github, commit))) return undefined;
  return addBarriers(entries, absent, above);
}

/** For each path the nearest thing above it that is there. Asked for upwards: most absent files are new in an old folder. */
async function findNearestAbove(
  github: GitHub,
  commit: string,
  paths: readonly string[],
): Promise<Map<string, TreeEntry> | undefined> {
  const above = new Map<string, TreeEntry>();
  let open = paths.map((path) => listFoldersAbove(path).toReversed());
  while (open.length > 0) {
    const nearest = new Set(open.flatMap((folders) => folders.slice(0, 1)));
    const found = await findContents(github, commit, [...nearest]);
    if (found === undefined) return undefined;
    for (const [folder, entry] of found) above.set(folder, entry);
    open = open.filter(([folder = '']) => !found.has(folder)).map((folders) => folders.slice(1));
    open = open.filter((folders) => folders.length > 0);
  }
  return above;
}

/** The entries that are there; undefined: the server did not answer. */
async function findContents(
  github: GitHub,
  commit: string,
  paths: readonly string[],
): Promise<Map<string, TreeEntry> | undefined> {
  return collect(await mapInWaves(paths, (path) => findContent(github, commit, path)));
}

async function findContent(github: GitHub, ref: string, path: string): Promise<Entries | undefined> {
  const segments = path.split('/').map(encodeURIComponent).join('/');
  const route = `GET /repos/{repository}/contents/${segments}`;
  const { status, data, fault } = await github.request(route, { ref });
  if (fault !== undefined) return undefined;
  if (status !== 200) return [];
  if (Array.isArray(data)) return [[path, { kind: 'folder', oid: '' }]];
  const oid = findTextField(data, 'sha');
  // GitHub describes a link that leads to a file as that file.
  const kind = contentKinds.get(findField(data, 'type')) ?? 'blob';
  return oid === undefined ? undefined : [[path, { kind, oid }]];
}

const contentKinds: ReadonlyMap<unknown, TreeEntry['kind']> = new Map([
  ['submodule', 'submodule'],
  ['symlink', 'link'],
]);

async function isKnown(github: GitHub, oid: string): Promise<boolean> {
  for (const kind of ['commits', 'tags']) {
    const route = `GET /repos/{repository}/git/${kind}/{oid}`;
    const { status } = await github.request(route, { oid });
    if (status === 200) return true;
  }
  return false;
}

/** The bytes of the blobs that the server gave, by id; up to 100 MB each. */
export async function readGitHubBlobs(
  github: GitHub,
  oids: readonly string[],
): Promise<ReadonlyMap<string, Uint8Array>> {
  const contents = await mapInWaves(oids, async (oid) => {
    const bytes = await readBlob(github, oid);
    return bytes === undefined ? [] : [[oid, bytes] as const];
  });
  return new Map(contents.flat());
}

async function readBlob(github: GitHub, oid: string): Promise<Uint8Array | undefined> {
  const route = 'GET /repos/{repository}/git/blobs/{oid}';
  const { data } = await github.request(route, { oid });
  const content = findTextField(data, 'content');
  if (content === undefined) return undefined;
  return Buffer.from(content, findField(data, 'encoding') === 'utf-8' ? 'utf8' : 'base64');
}

/** Does the work for all items, a few at a time, and gives the results in order. */
async function mapInWaves<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<readonly R[]> {
  const results: R[] = [];
  for (let start = 0; start < items.length; start += parallelRequests) {
    results.push(...(await Promise.all(items.slice(start, start + parallelRequests).map(work))));
  }
  return results;
}
