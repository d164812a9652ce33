import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import type { Log } from '../ports.ts';
import type { GitLayout } from './git-layout.ts';
import { createObjectReader, type ObjectReader } from './object-reader.ts';

/** Git as this action uses it: in the user's clone it only reads. */
export interface Git {
  /** What it printed; undefined: it failed, took too long, or is not there. The debug log says which. */
  run(args: readonly string[], input?: Buffer): Promise<Buffer | undefined>;
  readonly objects: ObjectReader;
}

interface ProcessOptions {
  /** All that the process gets to know. */
  readonly env: Readonly<Record<string, string>>;
  readonly log: Pick<Log, 'debug'>;
  /** After this the process is ended, in milliseconds. */
  readonly limitMs?: number | undefined;
}

/** What git needs to find its programs, its user's settings, a proxy and certificates. All else may hold a secret. */
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
export function renderGitEnv(env: NodeJS.ProcessEnv): Record<string, string> {
  const kept = Object.entries(env).filter(
    (entry): entry is [string, string] => entry[1] !== undefined && passedOn.has(entry[0].toUpperCase()),
  );
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
const plain = [
  '--literal-pathspecs',
  '--no-pager',
  '-c',
  'core.fsmonitor=false',
  '-c',
  'core.hooksPath=/dev/null',
];

interface GitOptions {
  readonly env: NodeJS.ProcessEnv;
  readonly log: Pick<Log, 'debug'>;
  readonly limitMs?: number;
}

/**
 * Reads a clone, which another user may own (a container's root, a mounted volume): git looks at the owner only of a
 * folder that it has found by itself, and `safe.directory` would not do before git 2.38.
 * @see https://github.com/git/git/blob/master/setup.c, GIT_DIR_EXPLICIT
 */
export function createGit(
  { top, gitDir }: Pick<GitLayout, 'top' | 'gitDir'>,
  { env, ...options }: GitOptions,
): Git {
  const own = { ...renderGitEnv(env), ...offline };
  return createGitIn(['-C', top, '--git-dir', gitDir], { ...options, env: own });
}

/** @param place the arguments that say which repository it is */
export function createGitIn(place: readonly string[], { env, limitMs = 60_000, log }: ProcessOptions): Git {
  return {
    run: (args, input) => runGit([...place, ...args], input, { env, log, limitMs }),
    objects: createObjectReader({
      start: () => startGit([...place, 'cat-file', '--batch'], env),
      log,
      limitMs,
    }),
  };
}

/**
 * The one place where git is started, with exactly this environment. Bytes stay bytes: a description is not always
 * UTF-8. Not by `@actions/exec`: it has no time limit, and it cuts all output into lines, which for one line of 50 MB
 * takes half a minute and a gigabyte.
 * @see https://github.com/actions/toolkit/blob/main/packages/exec/src/toolrunner.ts, _processLineBuffer
 */
function startGit(args: readonly string[], env: ProcessOptions['env']): ChildProcessWithoutNullStreams {
  return spawn('git', [...plain, ...args], { env, stdio: 'pipe', windowsHide: true });
}

async function runGit(
  args: readonly string[],
  input: Buffer | undefined,
  { env, limitMs, log }: ProcessOptions & { readonly limitMs: number },
): Promise<Buffer | undefined> {
  const startMs = performance.now();
  const [stdout, stderr]: [Buffer[], Buffer[]] = [[], []];
  const child = startGit(args, env);
  child.stdout.on('data', (chunk: Buffer) => stdout.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => stderr.push(chunk));
  // A process that ends early leaves its input unread; its exit code says the rest.
  child.stdin.on('error', (error) => {
    log.debug(`git did not read its input: ${error.message}`);
  });
  child.stdin.end(input);
  const end = await new Promise<number | string>((resolve) => {
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      // Programs that it has started may hold these open.
      for (const stream of [child.stdout, child.stderr]) stream.destroy();
      resolve(`ended after ${limitMs / 1000} s`);
    }, limitMs);
    child.on('error', (error) => {
      clearTimeout(timer);
      resolve(error.message);
    });
    child.on('close', (code) => {
      clearTimeout(timer);
      resolve(code ?? 1);
    });
  });
  const took = `${Math.round(performance.now() - startMs)} ms`;
  const ended = typeof end === 'number' ? `exit code ${end}` : end;
  const said = end === 0 ? '' : Buffer.concat(stderr).toString().trim();
  log.debug(`git ${args.join(' ')}: ${ended}, ${took} ${said.split('\n', 1)[0] ?? ''}`.trimEnd());
  return end === 0 ? Buffer.concat(stdout) : undefined;
}
