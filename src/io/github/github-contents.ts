import type { Tree, TreeEntry } from '../../ports.ts';
import { findField, type GitHub } from './github.ts';
import type { Commit } from './github-trees.ts';
import { addBarriers, listFoldersAbove } from '../paths.ts';
import { mapInWaves } from './waves.ts';

/** Beyond this, one small fetch is cheaper than a request for each path. */
const limitRequests = 200;
const parallelRequests = 8;

/** The REST way, for servers without GraphQL: a request for each path. */
export async function findTreeByContents(
  github: GitHub,
  commit: Commit,
  paths: readonly string[],
): Promise<Tree | undefined> {
  if (paths.length > limitRequests) return undefined;
  const entries = await findContents(github, commit, paths);
  if (entries === undefined) return undefined;
  const absent = paths.filter((path) => !entries.has(path));
  // 404 is ambiguous; a path that was found vouches for its commit.
  if (absent.length === paths.length && !(await isKnown(github, commit))) return undefined;
  const above = await findContents(github, commit, [...new Set(absent.flatMap(listFoldersAbove))]);
  return above === undefined ? undefined : addBarriers(entries, absent, above);
}

/** The entries that are there; undefined: the server did not answer. */
export async function findContents(
  github: GitHub,
  commit: Commit,
  paths: readonly string[],
): Promise<Map<string, TreeEntry> | undefined> {
  const found = await mapInWaves(paths, parallelRequests, (path) => findContent(github, commit, path));
  if (found.includes('no-answer')) return undefined;
  const entries = paths.map((path, index) => [path, found[index]] as const);
  return new Map(entries.filter((entry): entry is [string, TreeEntry] => typeof entry[1] === 'object'));
}

async function findContent(
  github: GitHub,
  { owner, name, oid: ref }: Commit,
  path: string,
): Promise<TreeEntry | 'absent' | 'no-answer'> {
  const segments = path.split('/').map(encodeURIComponent).join('/');
  const route = `GET /repos/{owner}/{repo}/contents/${segments}`;
  const answer = await github.request(route, { owner, repo: name, ref });
  if (answer === undefined) return 'no-answer';
  if (answer.status !== 200) return 'absent';
  if (Array.isArray(answer.data)) return { kind: 'folder', oid: '' };
  const oid = findField(answer.data, 'sha');
  const type = findField(answer.data, 'type');
  if (typeof oid !== 'string') return 'no-answer';
  if (type === 'submodule') return { kind: 'submodule', oid };
  // GitHub describes a link that leads to a file as that file.
  return { kind: type === 'symlink' ? 'link' : 'blob', oid };
}

async function isKnown(github: GitHub, { owner, name, oid }: Commit): Promise<boolean> {
  for (const kind of ['commits', 'tags']) {
    const answer = await github.request(`GET /repos/{owner}/{repo}/git/${kind}/{oid}`, {
      owner,
      repo: name,
      oid,
    });
    if (answer?.status === 200) return true;
  }
  return false;
}
