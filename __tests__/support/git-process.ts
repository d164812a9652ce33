import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';

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

/**
 * Returns git's output as text without the last line break.
 * @throws Error with git's message if git fails, unless it is `tolerant`
 */
export async function git(
  folder: string,
  args: readonly string[],
  { input, tolerant = false }: { readonly input?: string | Buffer; readonly tolerant?: boolean } = {},
): Promise<string> {
  const child = spawn('git', ['-C', folder, ...args], { env: { ...process.env, ...gitEnv } });
  const ended = new Promise((resolve, reject) => child.on('error', reject).on('close', resolve));
  child.stdin.on('error', () => undefined).end(input);
  const [code, stdout, stderr] = await Promise.all([ended, text(child.stdout), text(child.stderr)]);
  if (code !== 0 && !tolerant) throw new Error(`git ${args.join(' ')}: ${stderr}`);
  return stdout.replace(/\n$/, '');
}
