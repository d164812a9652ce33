import { spawn } from 'node:child_process';
import type { GitAnswer, GitRunOptions } from './git.ts';

/**
 * Git whose output is a file's bytes. `@actions/exec` also cuts all output into lines, which for one line of 50 MB
 * takes half a minute and a gigabyte.
 * @see @actions/exec 3.0.0, toolrunner.js, _processLineBuffer
 */
export async function runGitForBytes(
  args: readonly string[],
  { input, env }: GitRunOptions,
): Promise<GitAnswer | undefined> {
  const stdout: Buffer[] = [];
  const stderr: Buffer[] = [];
  const child = spawn('git', args, { env, stdio: 'pipe', windowsHide: true });
  child.stdout.on('data', (chunk: Buffer) => stdout.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => stderr.push(chunk));
  // A process that ends early leaves its input unread; its exit code says the rest.
  child.stdin.on('error', () => undefined);
  child.stdin.end(input);
  const exitCode = await new Promise<number | undefined>((resolve) => {
    child.on('error', () => {
      resolve(undefined);
    });
    child.on('close', (code) => {
      resolve(code ?? 1);
    });
  });
  if (exitCode === undefined) return undefined;
  return { exitCode, stdout: Buffer.concat(stdout), stderr: Buffer.concat(stderr).toString() };
}
