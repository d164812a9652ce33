import { execFile } from 'node:child_process';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { startCommandLine } from '../../src/start.ts';
import { compileCache, projectFolder } from '../support/folders.ts';

export interface CommandLineRun {
  readonly exitCode: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

interface RunOptions {
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string>>;
}

interface ProcessOptions extends RunOptions {
  /** Arguments of Node. */
  readonly nodeArgs?: readonly string[];
  /** The file to run, by default the entry of the sources. */
  readonly entry?: string;
}

/** Runs the command line from the sources in a separate process with its own environment. */
export function runCommandLineProcess(
  args: readonly string[],
  { cwd, entry = commandLineEntry, env = {}, nodeArgs = [] }: ProcessOptions,
): Promise<CommandLineRun> {
  const { promise, resolve } = Promise.withResolvers<CommandLineRun>();
  const all = ['--disable-warning=ExperimentalWarning', ...nodeArgs, entry, ...args];
  const options = { cwd, env: { PATH: process.env['PATH'], ...compileCache, ...env }, maxBuffer: Infinity };
  const child = execFile(process.execPath, all, options, (_, stdout, stderr) => {
    resolve({ exitCode: child.exitCode, stdout, stderr });
  });
  return promise;
}

/** Entry of the sources. */
export const commandLineEntry = join(projectFolder, '__tests__/cli/command-line-entry.ts');

/** A run uses the folder, the variables and the streams of the process, so only one run is possible at a time. */
const oneAtATime = pLimit(1);

/** Runs the command line in this process, which takes a fiftieth of the time of a separate process. */
export function runCommandLine(
  args: readonly string[],
  { cwd, env = {}, isTerminal = false }: RunOptions & { readonly isTerminal?: boolean },
): Promise<CommandLineRun> {
  return oneAtATime(async () => {
    const folder = process.cwd();
    const { argv, env: itsEnv, stderr, stdout } = process;
    const [printed, reported] = [createStream(isTerminal), createStream(isTerminal)];
    replaceMembers({
      argv: [process.execPath, commandLineEntry, ...args],
      env: { PATH: itsEnv['PATH'], ...env },
      stdout: printed,
      stderr: reported,
    });
    try {
      process.chdir(cwd);
      await startCommandLine();
      return { exitCode: Number(process.exitCode ?? 0), stdout: printed.text(), stderr: reported.text() };
    } finally {
      process.chdir(folder);
      process.exitCode = undefined;
      replaceMembers({ argv, env: itsEnv, stdout, stderr });
    }
  });
}

function replaceMembers(members: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(members)) {
    Object.defineProperty(process, name, { value, configurable: true, enumerable: true, writable: true });
  }
}

function createStream(isTTY: boolean) {
  const chunks: string[] = [];
  const write = (chunk: string): boolean => chunks.push(chunk) > 0;
  return { isTTY, hasColors: () => isTTY, on: () => undefined, write, text: () => chunks.join('') };
}
