import { spawn } from 'node:child_process';
import type { GitAnswer } from './git.ts';

export interface StreamOptions {
  readonly input: Buffer | undefined;
  readonly env: Readonly<Record<string, string>> | undefined;
  readonly onOutput: (chunk: Buffer) => void;
}

/**
 * Git whose output is given on as it comes. `@actions/exec` also cuts all output into lines, which for one line of
 * 50 MB takes half a minute and a gigabyte. undefined: there is no git on this machine.
 * @see @actions/exec 3.0.0, toolrunner.js, _processLineBuffer
 */
export async function streamGit(
  args: readonly string[],
  { input, env, onOutput }: StreamOptions,
): Promise<GitAnswer | undefined> {
  const stderr: Buffer[] = [];
  const child = spawn('git', args, { env, stdio: 'pipe', windowsHide: true });
  child.stdout.on('data', onOutput);
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
  return { exitCode, stdout: Buffer.alloc(0), stderr: Buffer.concat(stderr).toString() };
}
