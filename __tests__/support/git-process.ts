import { spawn } from 'node:child_process';

/** Environment without the machine's configuration: an identity, fixed dates, no prompts. */
export const gitEnv: Readonly<Record<string, string>> = {
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_TERMINAL_PROMPT: '0',
  GIT_AUTHOR_NAME: 'Octo Cat',
  GIT_AUTHOR_EMAIL: 'octo@example.com',
  GIT_COMMITTER_NAME: 'Octo Cat',
  GIT_COMMITTER_EMAIL: 'octo@example.com',
  LC_ALL: 'C',
};

interface GitProcessOptions {
  readonly input?: string | Buffer;
  /** Whether to return the output even if git fails. */
  readonly tolerant?: boolean;
}

/**
 * Returns the bytes that git prints.
 * @throws Error with git's message if git fails
 */
export function readGit(
  folder: string,
  args: readonly string[],
  options: GitProcessOptions = {},
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const child = spawn('git', ['-C', folder, ...args], { env: { ...process.env, ...gitEnv } });
    const stdout: Buffer[] = [];
    const stderr: Buffer[] = [];
    child.stdout.on('data', (data: Buffer) => stdout.push(data));
    child.stderr.on('data', (data: Buffer) => stderr.push(data));
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0 || options.tolerant === true) resolve(Buffer.concat(stdout));
      else reject(new Error(`git ${args.join(' ')}: ${Buffer.concat(stderr).toString()}`));
    });
    child.stdin.on('error', () => undefined);
    child.stdin.end(options.input);
  });
}

/** Returns git's output as text without the last line break. */
export async function git(
  folder: string,
  args: readonly string[],
  options: GitProcessOptions = {},
): Promise<string> {
  return (await readGit(folder, args, options)).toString('utf8').replace(/\n$/, '');
}
