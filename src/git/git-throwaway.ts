import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from '../ports.ts';
import { createGitIn, renderGitEnv, type Git } from './git.ts';

/** Folder for a temporary clone and the repository to fetch. */
export interface TemporaryClone {
  readonly temporaryFolder: string;
  readonly env: NodeJS.ProcessEnv;
  readonly token: string | undefined;
  /** `owner/name` */
  readonly repository: string;
  readonly log: Pick<Log, 'debug'>;
}

/**
 * Fetches the trees of one commit into a temporary bare repository and removes the repository after `work`. A fetch
 * into the user's clone would change its configuration permanently and could make a full clone shallow.
 * @returns the result of `work`, or `undefined` if the commit could not be fetched
 */
export async function withTemporaryClone<T>(
  options: TemporaryClone,
  commit: string,
  work: (git: Git) => Promise<T>,
): Promise<T | undefined> {
  const { log, repository } = options;
  const folder = await mkdtemp(join(options.temporaryFolder, 'swagger-sync-git-'));
  try {
    const server = (options.env['GITHUB_SERVER_URL'] ?? 'https://github.com').replace(/\/+$/, '');
    const credentials = renderCredentials(server, options.token);
    const env = { ...renderGitEnv(options.env), ...credentials, GIT_ALLOW_PROTOCOL: 'https:http:file' };
    const format = commit.length === 64 ? ['--object-format=sha256'] : [];
    const git = createGitIn(['-C', folder], { env, log });
    const created = await git.run(['init', '--quiet', '--bare', ...format]);
    if (created === undefined || !(await fetchCommit(git, `${server}/${repository}`, commit)))
      return undefined;
    const result = await work(git);
    await git.objects.close();
    return result;
  } finally {
    // Windows can keep a file open a little longer. The runner empties the surrounding folder after the job.
    await rm(folder, { recursive: true, force: true, maxRetries: 3 }).catch((error: unknown) => {
      log.debug(`${folder} was not removed: ${String(error)}`);
    });
  }
}

/**
 * Fetches by protocol version 2, which serves any commit that the server still has, including commits removed by a
 * force push.
 */
async function fetchCommit(git: Git, url: string, commit: string): Promise<boolean> {
  const config = ['-c', 'protocol.version=2', '-c', 'credential.helper=', '-c', 'core.askPass='];
  const fetch = ['fetch', '--quiet', '--no-tags', '--no-write-fetch-head', '--no-auto-maintenance'];
  const options = ['--depth=1', '--filter=blob:none'];
  return (await git.run([...config, ...fetch, ...options, '--', url, commit])) !== undefined;
}

/**
 * Passes the credentials in the environment, because every process of the machine can read arguments. The first,
 * empty value clears the headers of other configuration: servers reject two Authorization headers with HTTP 400.
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
