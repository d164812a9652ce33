import { execFile, spawn } from 'node:child_process';
import { promisify } from 'node:util';
import { findField } from '../field.ts';
import type { Log } from '../ports.ts';
import type { GitLayout } from './git-layout.ts';
import { createObjectReader, type ObjectReader } from './object-reader.ts';

/** Git as this action uses it: in the user's clone it only reads. */
export interface Git {
  /** What it printed; undefined: it failed, took too long, or is not there. The debug log says which. */
  run(args: readonly string[], input?: string): Promise<Buffer | undefined>;
  readonly objects: ObjectReader;
}

interface GitOptions {
  readonly env: NodeJS.ProcessEnv;
  readonly log: Pick<Log, 'debug'>;
  /** Time limit in milliseconds; the process is then ended. */
  readonly limitMs?: number;
}

/** What git needs to find its programs, its user's settings, a proxy and certificates. Other variables may hold a secret. */
const passedOn: ReadonlySet<string> = new Set(
  [
    ['PATH', 'PATHEXT', 'LD_LIBRARY_PATH', 'SYSTEMROOT', 'SYSTEMDRIVE', 'WINDIR', 'COMSPEC', 'PROGRAMDATA'],
    ['HOME', 'HOMEDRIVE', 'HOMEPATH', 'USERPROFILE', 'APPDATA', 'LOCALAPPDATA', 'XDG_CONFIG_HOME'],
    ['TMPDIR', 'TEMP', 'TMP', 'HTTP_PROXY', 'HTTPS_PROXY', 'ALL_PROXY', 'NO_PROXY'],
    ['SSL_CERT_FILE', 'SSL_CERT_DIR', 'CURL_CA_BUNDLE'],
    ['GIT_SSL_CAINFO', 'GIT_SSL_CAPATH', 'GIT_SSL_NO_VERIFY'],
  ].flat(),
);

/** The environment for every git process: it asks nobody, writes no index, and speaks English. */
export function renderGitEnv(env: NodeJS.ProcessEnv): Record<string, string | undefined> {
  const kept = Object.entries(env).filter(([name]) => passedOn.has(name.toUpperCase()));
  return {
    ...Object.fromEntries(kept),
    LC_ALL: 'C',
    GIT_TERMINAL_PROMPT: '0',
    GIT_OPTIONAL_LOCKS: '0',
  };
}

/**
 * Nobody's configuration but the clone's own is read, and that runs nothing: every transport is forbidden, so that
 * reading a partial clone does not fetch into it. Git before 2.44 knows the second of them only.
 */
const offline = {
  GIT_NO_LAZY_FETCH: '1',
  GIT_ALLOW_PROTOCOL: 'none',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
};

/** Paths are paths, whatever they begin with, and no program that configuration names is run. */
const plain = ['--literal-pathspecs', '--no-pager'].concat(
  ['core.fsmonitor=false', 'core.hooksPath=/dev/null'].flatMap((setting) => ['-c', setting]),
);

/**
 * Reads a clone, which another user may own (a container's root, a mounted volume): git looks at the owner only of a
 * folder that it has found by itself, and `safe.directory` would not do before git 2.38.
 * @see https://github.com/git/git/blob/master/setup.c, GIT_DIR_EXPLICIT
 */
export function createGit({ top, gitDir }: Pick<GitLayout, 'top' | 'gitDir'>, options: GitOptions): Git {
  const env = { ...renderGitEnv(options.env), ...offline };
  return createGitIn(['-C', top, '--git-dir', gitDir], { ...options, env });
}

/**
 * The one place where git is started, with exactly this environment. Bytes stay bytes: a description is not always
 * UTF-8. Not by `@actions/exec`: it has no time limit, and it cuts all output into lines, which for one line of 50 MB
 * takes half a minute and a gigabyte.
 * @param place the arguments that say which repository it is
 * @see https://github.com/actions/toolkit/blob/main/packages/exec/src/toolrunner.ts, _processLineBuffer
 */
export function createGitIn(place: readonly string[], { env, log, limitMs = 60_000 }: GitOptions): Git {
  const settings = { env, windowsHide: true };
  const start = () => spawn('git', [...plain, ...place, 'cat-file', '--batch'], settings);
  const bound = { encoding: 'buffer', maxBuffer: Infinity, timeout: limitMs, killSignal: 'SIGKILL' } as const;
  return {
    run: async (args, input) => {
      const startMs = performance.now();
      const running = runFile('git', [...plain, ...place, ...args], { ...settings, ...bound });
      // A process that ends early leaves its input unread; its exit code says the rest.
      running.child.stdin?.on('error', () => undefined).end(input);
      const { stdout, ending } = await running.then(
        (ended) => ({ stdout: ended.stdout, ending: 'exit code 0' }),
        (error: unknown) => ({ stdout: undefined, ending: describeFailure(error, limitMs) }),
      );
      const took = `${Math.round(performance.now() - startMs)} ms`;
      log.debug(`git ${[...place, ...args].join(' ')}: ${took}, ${ending}`);
      return stdout;
    },
    objects: createObjectReader({ start, log, limitMs }),
  };
}

const runFile = promisify(execFile);

function describeFailure(error: unknown, limitMs: number): string {
  if (findField(error, 'killed') === true) return `ended after ${limitMs / 1000} s`;
  const [code, stderr] = [findField(error, 'code'), String(findField(error, 'stderr'))];
  return typeof code === 'number' ? `exit code ${code}, ${stderr.split('\n', 1)[0] ?? ''}` : String(error);
}
