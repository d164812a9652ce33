import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from '../ports.ts';
import { createGitIn, renderGitEnv, type Git } from './git.ts';

/** Where a clone may lie for a moment, and what it is fetched from. */
export interface TemporaryClone {
  readonly temporaryFolder: string;
  readonly env: NodeJS.ProcessEnv;
  readonly token: string | undefined;
  /** `owner/name` */
  readonly repository: string;
  readonly log: Pick<Log, 'debug'>;
}

/**
 * Fetches one commit's trees into a bare repository of our own and removes it after `work`. The user's clone is left
 * alone: a fetch into it would change its configuration for good, and make a full clone shallow.
 * undefined: the commit could not be fetched.
 */
export async function withTemporaryClone<T>(
  place: TemporaryClone,
  commit: string,
  work: (git: Git) => Promise<T>,
): Promise<T | undefined> {
  const { log, repository } = place;
  const folder = await mkdtemp(join(place.temporaryFolder, 'swagger-sync-git-'));
  try {
    const server = (place.env['GITHUB_SERVER_URL'] ?? 'https://github.com').replace(/\/+$/, '');
    const credentials = renderCredentials(server, place.token);
    const env = { ...renderGitEnv(place.env), ...credentials, GIT_ALLOW_PROTOCOL: 'https:http:file' };
    const format = commit.length === 64 ? ['--object-format=sha256'] : [];
    const git = createGitIn(['-C', folder], { env, log });
    const created = await git.run(['init', '--quiet', '--bare', ...format]);
    if (created === undefined || !(await fetchCommit(git, `${server}/${repository}`, commit)))
      return undefined;
    const result = await work(git);
    await git.objects.close();
    return result;
  } finally {
    // Windows may hold a file a little longer; the runner empties the folder around it anyway.
    await rm(folder, { recursive: true, force: true, maxRetries: 3 }).catch((error: unknown) => {
      log.debug(`${folder} stays behind: ${String(error)}`);
    });
  }
}

/** Version 2 of the protocol serves any commit that the server still has, pushed away ones included. */
async function fetchCommit(git: Git, url: string, commit: string): Promise<boolean> {
  const config = ['-c', 'protocol.version=2', '-c', 'credential.helper=', '-c', 'core.askPass='];
  const fetch = ['fetch', '--quiet', '--no-tags', '--no-write-fetch-head', '--no-auto-maintenance'];
  const options = ['--depth=1', '--filter=blob:none'];
  return (await git.run([...config, ...fetch, ...options, '--', url, commit])) !== undefined;
}

/**
 * By environment, never by arguments, which every process of the machine can read. The empty value first clears the
 * headers of other configuration: two Authorization headers are refused with 400.
 */
function renderCredentials(server: string, token: string | undefined): Record<string, string> {
  const key = `http.${server}/.extraheader`;
  const credentials = Buffer.from(`x-access-token:${token ?? ''}`).toString('base64');
  return {
    GIT_CONFIG_COUNT: token === undefined ? '1' : '2',
    ...{ GIT_CONFIG_KEY_0: key, GIT_CONFIG_VALUE_0: '' },
    ...{ GIT_CONFIG_KEY_1: key, GIT_CONFIG_VALUE_1: `AUTHORIZATION: basic ${credentials}` },
  };
}
