import { findField, type GitHub } from './github.ts';
import type { Repository } from './github-trees.ts';
import { mapInWaves } from './waves.ts';

const parallelRequests = 8;

/** The bytes of the blobs that the server gave, by id; up to 100 MB each. */
export async function readGitHubBlobs(
  github: GitHub,
  repository: Repository,
  oids: readonly string[],
): Promise<ReadonlyMap<string, Uint8Array>> {
  const contents = await mapInWaves(oids, parallelRequests, async (oid) => {
    const bytes = await readBlob(github, repository, oid);
    return bytes === undefined ? [] : [[oid, bytes] as const];
  });
  return new Map(contents.flat());
}

async function readBlob(
  github: GitHub,
  { owner, name }: Repository,
  oid: string,
): Promise<Uint8Array | undefined> {
  const answer = await github.request('GET /repos/{owner}/{repo}/git/blobs/{oid}', {
    owner,
    repo: name,
    oid,
  });
  const content = findField(answer?.data, 'content');
  if (typeof content !== 'string') return undefined;
  return Buffer.from(content, findField(answer?.data, 'encoding') === 'utf-8' ? 'utf8' : 'base64');
}
