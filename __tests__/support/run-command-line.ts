import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { projectFolder } from './folders.ts';

export interface CommandLineRun {
  readonly exitCode: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface CommandLineOptions {
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Arguments of Node. */
  readonly nodeArgs?: readonly string[];
  /** The file to run, by default the entry of the sources. */
  readonly entry?: string;
}

/** Runs the command line from the sources in a process of its own, with an environment of its own. */
export async function runCommandLineProcess(
  args: readonly string[],
  { cwd, entry = commandLineEntry, env = {}, nodeArgs = [] }: CommandLineOptions,
): Promise<CommandLineRun> {
  const quiet = '--disable-warning=ExperimentalWarning';
  const child = spawn(process.execPath, [quiet, ...nodeArgs, entry, ...args], {
    cwd,
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { exitCode: await ended, stdout, stderr };
}

/** The entry of the sources. */
export const commandLineEntry = join(projectFolder, '__tests__/support/command-line-entry.ts');
