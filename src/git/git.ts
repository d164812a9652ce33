import { execFile, spawn } from 'node:child_process';
import { promisify } from 'node:util';
import { findField } from '../field.ts';
import { nowMs } from '../now-ms.ts';
import type { Log } from '../ports.ts';
import type { GitLayout } from './git-layout.ts';
import { createObjectReader, type ObjectReader } from './object-reader.ts';

/** Runs git commands. They only read the user's clone. */
export interface Git {
  /**
   * Returns what the command printed, or `undefined` if it failed, timed out or git isn't installed. The debug log
   * has the reason.
   */
  run(args: readonly string[], input?: string): Promise<Buffer | undefined>;
  readonly objects: ObjectReader;
}

interface GitOptions {
  readonly env: NodeJS.ProcessEnv;
  readonly log: Pick<Log, 'debug'>;
  /** Time limit in milliseconds, after which the process is killed. */
  readonly timeoutMs?: number;
}

/**
 * Variables that git needs to find its programs, the user's settings, a proxy and certificates. Other variables can
 * contain secrets.
 */
const passedVariables: ReadonlySet<string> = new Set(
  [
    ['PATH', 'PATHEXT', 'LD_LIBRARY_PATH', 'SYSTEMROOT', 'SYSTEMDRIVE', 'WINDIR', 'COMSPEC', 'PROGRAMDATA'],
    ['HOME', 'HOMEDRIVE', 'HOMEPATH', 'USERPROFILE', 'APPDATA', 'LOCALAPPDATA', 'XDG_CONFIG_HOME'],
    ['TMPDIR', 'TEMP', 'TMP', 'HTTP_PROXY', 'HTTPS_PROXY', 'ALL_PROXY', 'NO_PROXY'],
    ['SSL_CERT_FILE', 'SSL_CERT_DIR', 'CURL_CA_BUNDLE'],
    ['GIT_SSL_CAINFO', 'GIT_SSL_CAPATH', 'GIT_SSL_NO_VERIFY'],
  ].flat(),
);

/** Returns the environment for every git process: no prompts, no writes to the index, English messages. */
export function renderGitEnv(env: NodeJS.ProcessEnv): Record<string, string | undefined> {
  const kept = Object.entries(env).filter(([name]) => passedVariables.has(name.toUpperCase()));
  return {
    ...Object.fromEntries(kept),
    LC_ALL: 'C',
    GIT_TERMINAL_PROMPT: '0',
    GIT_OPTIONAL_LOCKS: '0',
  };
}

/**
 * Restricts git to the clone's own configuration and forbids every transport, so that reading a partial clone doesn't
 * fetch into it. Git before 2.44 knows only the second variable.
 */
const offline = {
  GIT_NO_LAZY_FETCH: '1',
  GIT_ALLOW_PROTOCOL: 'none',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
};

/** Treats paths literally and prevents git from running programs that the configuration names. */
const plain = ['--literal-pathspecs', '--no-pager'].concat(
  ['core.fsmonitor=false', 'core.hooksPath=/dev/null'].flatMap((setting) => ['-c', setting]),
);

/**
 * Creates a git client for a clone that can belong to another user (the root of a container, a mounted volume). Git
 * checks the owner only of a folder that it finds by itself, and `safe.directory` would not help before git 2.38.
 * @see https://github.com/git/git/blob/master/setup.c, GIT_DIR_EXPLICIT
 */
export function createGit({ top, gitDir }: Pick<GitLayout, 'top' | 'gitDir'>, options: GitOptions): Git {
  const env = { ...renderGitEnv(options.env), ...offline };
  return createGitIn(['-C', top, '--git-dir', gitDir], { ...options, env });
}

/**
 * Creates a git client with exactly this environment. All git processes start here. Output stays a buffer, because an
 * OpenAPI file isn't always UTF-8. `@actions/exec` isn't used, because it has no time limit. It also splits all output
 * into lines, which takes half a minute and a gigabyte for one line of 50 MB.
 * @param repository the arguments that select the repository
 * @see https://github.com/actions/toolkit/blob/main/packages/exec/src/toolrunner.ts, _processLineBuffer
 */
export function createGitIn(repository: readonly string[], options: GitOptions): Git {
  const { env, log, timeoutMs = 60_000 } = options;
  const settings = { env, windowsHide: true };
  const start = () => spawn('git', [...plain, ...repository, 'cat-file', '--batch'], settings);
  const limits = {
    encoding: 'buffer',
    maxBuffer: Infinity,
    timeout: timeoutMs,
    killSignal: 'SIGKILL',
  } as const;
  return {
    run: async (args, input) => {
      const startMs = nowMs();
      const running = runFile('git', [...plain, ...repository, ...args], { ...settings, ...limits });
      // A process that ends early doesn't read its input. Its exit code reports the failure.
      running.child.stdin?.on('error', () => undefined).end(input);
      const { stdout, ending } = await running.then(
        (ended) => ({ stdout: ended.stdout, ending: 'exit code 0' }),
        (error: unknown) => ({ stdout: undefined, ending: describeFailure(error, timeoutMs) }),
      );
      const took = `${Math.round(nowMs() - startMs)} ms`;
      log.debug(`git ${[...repository, ...args].join(' ')}: ${took}, ${ending}`);
      return stdout;
    },
    objects: createObjectReader({ start, log, timeoutMs }),
  };
}

const runFile = promisify(execFile);

function describeFailure(error: unknown, timeoutMs: number): string {
  if (findField(error, 'killed') === true) return `timed out after ${timeoutMs / 1000} s`;
  const [code, stderr] = [findField(error, 'code'), String(findField(error, 'stderr'))];
  return typeof code === 'number' ? `exit code ${code}, ${stderr.split('\n', 1)[0] ?? ''}` : String(error);
}
