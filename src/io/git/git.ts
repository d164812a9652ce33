import { exec } from '@actions/exec';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { streamGit } from './git-stream.ts';

/** What a git process gave back. */
export interface GitAnswer {
  readonly exitCode: number;
  readonly stdout: Buffer;
  readonly stderr: string;
}

/** Git as this action uses it: in the user's clone it only reads. */
export interface Git {
  /** undefined: there is no git on this machine. */
  run(args: readonly string[], options?: GitRunOptions): Promise<GitAnswer | undefined>;
}

export interface GitRunOptions {
  readonly input?: Buffer;
  readonly env?: Readonly<Record<string, string>>;
  /** Given the output as it comes, for output of any size; `stdout` is then empty. */
  readonly onOutput?: (chunk: Buffer) => void;
}

/** These would lead git away from the folder that it is pointed at. */
const misleading: ReadonlySet<string> = new Set([
  'GIT_DIR',
  'GIT_WORK_TREE',
  'GIT_INDEX_FILE',
  'GIT_COMMON_DIR',
  'GIT_OBJECT_DIRECTORY',
  'GIT_NAMESPACE',
]);

/** The environment for every git process: it asks nobody, writes no index, and speaks English. */
export function renderGitEnv(env: NodeJS.ProcessEnv): Record<string, string> {
  const kept = Object.entries(env).filter(
    (entry): entry is [string, string] => entry[1] !== undefined && !misleading.has(entry[0].toUpperCase()),
  );
  return {
    ...Object.fromEntries(kept),
    LC_ALL: 'C',
    GIT_TERMINAL_PROMPT: '0',
    GIT_OPTIONAL_LOCKS: '0',
  };
}

/** Forbids every transport: reading a partial clone must not fetch into it. Git before 2.44 knows the second only. */
const offline = { GIT_NO_LAZY_FETCH: '1', GIT_ALLOW_PROTOCOL: 'none' };

export interface GitPlace {
  /** The top folder of the work tree. */
  readonly top: string;
  readonly env: NodeJS.ProcessEnv;
  readonly temporaryFolder: string;
}

/** Reads the clone at `top`, which another user may own (a container's root, a mounted volume). */
export function createGit({ top, env, temporaryFolder }: GitPlace): Git {
  const base = { ...renderGitEnv(env), ...offline };
  return {
    run: async (args, options = {}) => {
      const whole = ['--literal-pathspecs', '-c', `safe.directory=${top}`, '-C', top, ...args];
      const answer = await runGit(whole, { ...options, env: { ...base, ...options.env } });
      if (answer === undefined || !isDubious(answer)) return answer;
      return withTrustingConfig(temporaryFolder, (config) =>
        runGit(whole, { ...options, env: { ...base, ...options.env, ...config } }),
      );
    },
  };
}

/** Runs git with exactly this environment. Bytes stay bytes: a description is not always UTF-8. */
export async function runGit(
  args: readonly string[],
  options: GitRunOptions,
): Promise<GitAnswer | undefined> {
  const { input, env, onOutput } = options;
  if (onOutput !== undefined) return streamGit(args, { input, env, onOutput });
  const stdout: Buffer[] = [];
  const stderr: Buffer[] = [];
  try {
    const exitCode = await exec('git', [...args], {
      silent: true,
      ignoreReturnCode: true,
      ...(env === undefined ? {} : { env: { ...env } }),
      ...(input === undefined ? {} : { input }),
      listeners: {
        stdout: (data) => {
          stdout.push(data);
        },
        stderr: (data) => {
          stderr.push(data);
        },
      },
    });
    return { exitCode, stdout: Buffer.concat(stdout), stderr: Buffer.concat(stderr).toString() };
  } catch {
    // The only failure besides an exit code is that the process could not be started.
    return undefined;
  }
}

function isDubious({ exitCode, stderr }: GitAnswer): boolean {
  return exitCode !== 0 && /dubious ownership|unsafe repository/i.test(stderr);
}

/**
 * Git 2.35.2 to 2.37 reads `safe.directory` from configuration files only, so one is lent for the moment.
 * @see https://git-scm.com/docs/git-config#Documentation/git-config.txt-safedirectory
 */
async function withTrustingConfig<T>(
  temporaryFolder: string,
  work: (env: Record<string, string>) => Promise<T>,
): Promise<T> {
  const home = await mkdtemp(join(temporaryFolder, 'git-home-'));
  try {
    const file = join(home, '.gitconfig');
    await writeFile(file, '[safe]\n\tdirectory = *\n');
    return await work({ HOME: home, XDG_CONFIG_HOME: home, GIT_CONFIG_GLOBAL: file });
  } finally {
    await rm(home, { recursive: true, force: true });
  }
}
