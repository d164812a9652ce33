import { findField, findTextField, listField } from '../field.ts';
import type { TreeEntry } from '../ports.ts';
import type { GitHub } from './github.ts';

const parallelRequests = 8;

/** A list of this length may be cut. */
const limitEntries = 1_000;

/** Entries by name; what the list shows of links and submodules differs from server to server. */
type FolderList = ReadonlyMap<string, TreeEntry | 'unclear'>;

/**
 * What lies in each folder of a commit. undefined: nobody can tell, or it is no folder, or too long.
 * @see https://docs.github.com/rest/repos/contents#get-repository-content
 */
export async function listGitHubFolders(
  github: GitHub,
  commit: string,
  folders: readonly string[],
): Promise<readonly (FolderList | undefined)[]> {
  return mapInWaves(folders, async (folder) => {
    const segments = folder.split('/').map((segment) => `/${encodeURIComponent(segment)}`);
    const route = `GET /repos/{repository}/contents${folder === '' ? '' : segments.join('')}`;
    const { data } = await github.request(route, { ref: commit });
    if (!Array.isArray(data) || data.length >= limitEntries) return undefined;
    return new Map(data.map((entry: unknown) => [findTextField(entry, 'name') ?? '', parseListed(entry)]));
  });
}

function parseListed(entry: unknown): TreeEntry | 'unclear' {
  const [type, oid] = [findField(entry, 'type'), findTextField(entry, 'sha')];
  if (oid !== undefined && type === 'dir') return { kind: 'folder', oid };
  // GitHub lists a submodule as a file, which nobody can download.
  const isFile = type === 'file' && findTextField(entry, 'download_url') !== undefined;
  return oid !== undefined && isFile ? { kind: 'file', oid } : 'unclear';
}

/**
 * Each folder, by its own id or for the top by its commit's, as git itself has it. undefined: it cannot be had.
 * @see https://docs.github.com/rest/git/trees#get-a-tree
 */
export async function readGitHubFolders(
  github: GitHub,
  asked: readonly { readonly id: string }[],
): Promise<readonly (ReadonlyMap<string, TreeEntry> | undefined)[]> {
  return mapInWaves(asked, ({ id }) => readFolder(github, id));
}

async function readFolder(github: GitHub, id: string): Promise<ReadonlyMap<string, TreeEntry> | undefined> {
  const entries = new Map<string, TreeEntry>();
  // Gitea gives it page by page.
  for (let page = 1; ; page += 1) {
    const { status, data } = await github.request('GET /repos/{repository}/git/trees/{id}', { id, page });
    const listed = listField(data, 'tree');
    for (const entry of listed) {
      const [name, oid] = [findTextField(entry, 'path'), findTextField(entry, 'sha')];
      if (name === undefined || oid === undefined) continue;
      entries.set(name, { kind: kinds.get(findField(entry, 'mode')) ?? 'file', oid });
    }
    if (status !== 200) return undefined;
    if (findField(data, 'truncated') !== true) return entries;
    if (!github.isGitea || listed.length === 0) return undefined;
  }
}

const kinds: ReadonlyMap<unknown, TreeEntry['kind']> = new Map([
  ['040000', 'folder'],
  ['120000', 'link'],
  ['160000', 'submodule'],
]);

/** The bytes of the blobs that the server gave, by id; up to 100 MB each, and always in base64. */
export async function readGitHubBlobs(
  github: GitHub,
  oids: readonly string[],
): Promise<ReadonlyMap<string, Uint8Array>> {
  const contents = await mapInWaves(oids, async (oid) => {
    const { data } = await github.request('GET /repos/{repository}/git/blobs/{oid}', { oid });
    const content = findTextField(data, 'content');
    return content === undefined ? [] : [[oid, Buffer.from(content, 'base64')] as const];
  });
  return new Map(contents.flat());
}

/** Does the work for all items, a few at a time, and gives the results in order. */
async function mapInWaves<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<readonly R[]> {
  const results: R[] = [];
  for (let start = 0; start < items.length; start += parallelRequests) {
    results.push(...(await Promise.all(items.slice(start, start + parallelRequests).map(work))));
  }
  return results;
}
