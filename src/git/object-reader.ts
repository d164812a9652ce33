import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import type { Socket } from 'node:net';
import { nowMs } from '../now-ms.ts';
import type { Log } from '../ports.ts';

/** An object of the clone's database. */
export interface GitObject {
  readonly oid: string;
  /** Type of the object: `commit`, `tree`, `blob` or `tag`. */
  readonly type: string;
  readonly bytes: Buffer;
}

/**
 * Reads objects of a clone with one `git cat-file --batch` process, because most of the time of a read is the start
 * of git.
 */
export interface ObjectReader {
  /** Starts git, so that the caller can do other work until git is ready for the first read. */
  prepare(): void;
  /**
   * Returns the objects in the order of `names`, which are git revisions; `undefined` for an object that the clone
   * lacks or that git didn't return.
   */
  read(names: readonly string[]): Promise<readonly (GitObject | undefined)[]>;
  /** Closes the process. Resolves after the process has ended and holds no file of the clone open. */
  close(): Promise<void>;
}

interface ReaderOptions {
  /** Starts `git cat-file --batch`. */
  readonly start: () => ChildProcessWithoutNullStreams;
  readonly log: Pick<Log, 'debug'>;
  /** Time limit in milliseconds. The process is then killed, and the requested objects count as missing. */
  readonly timeoutMs: number;
}

export function createObjectReader({ start, timeoutMs, log }: ReaderOptions): ObjectReader {
  let session: ReturnType<typeof openSession> | undefined;
  const findSession = (): ReturnType<typeof openSession> => {
    if (session === undefined || session.end !== undefined) session = openSession(start());
    return session;
  };
  return {
    prepare: () => {
      findSession();
    },
    read: async (names) => {
      if (names.length === 0) return [];
      const startMs = nowMs();
      const current = findSession();
      // Only this timer keeps the Node process alive until the objects arrive.
      const timer = setTimeout(current.kill, timeoutMs);
      const objects = await current.request(names);
      clearTimeout(timer);
      const found = objects.filter((object) => object !== undefined).length;
      const took = `${Math.round(nowMs() - startMs)} ms`;
      log.debug(`git cat-file: ${found} of ${names.length} found, ${took} ${current.end ?? ''}`.trimEnd());
      return objects;
    },
    close: async () => {
      await session?.leave();
    },
  };
}

/** Wraps one process, from its start to its end. */
function openSession(child: ChildProcessWithoutNullStreams) {
  const waiting: ((object: GitObject | undefined) => void)[] = [];
  const errors: string[] = [];
  let end: string | undefined;
  const finish = (reason: string): void => {
    end ??= errors[0]?.split('\n', 1)[0] ?? reason;
    for (const settle of waiting.splice(0)) settle(undefined);
  };
  const over = new Promise<void>((resolve) => {
    child.on('error', ({ message }) => {
      finish(message);
      resolve();
    });
    child.on('close', (code) => {
      finish(`exit code ${code ?? 1}`);
      resolve();
    });
  });
  const parse = createParser((object) => waiting.shift()?.(object));
  child.stdout.on('data', parse);
  child.stderr.on('data', (chunk: Buffer) => errors.push(chunk.toString()));
  // Writing to a process that has ended fails. The `close` event reports the failure.
  child.stdin.on('error', () => undefined);
  // Without a pending request, the process doesn't keep Node alive. It ends with Node, because its input ends.
  for (const part of [child, ...child.stdio]) (part as Socket | null)?.unref();
  return {
    request: (names: readonly string[]): Promise<readonly (GitObject | undefined)[]> => {
      const objects = names.map(() => new Promise<GitObject | undefined>((settle) => waiting.push(settle)));
      // `cat-file` reads one name per line, so a name with a line break would count as several names.
      child.stdin.write(names.map((name) => `${/[\r\n]/.test(name) ? '' : name}\n`).join(''));
      return Promise.all(objects);
    },
    /** Reason of the end, or `undefined` while the process runs. */
    get end() {
      return end;
    },
    leave: (): Promise<void> => {
      child.ref();
      child.stdin.end();
      return over;
    },
    kill: (): void => {
      child.kill('SIGKILL');
      // Child processes of git can keep these streams open.
      for (const stream of [child.stdout, child.stderr]) stream.destroy();
      finish('timed out');
    },
  };
}

const lineBreak = 0x0a;

/**
 * Parses the output of `cat-file --batch`, which arrives in chunks of any size. Each object is `<id> <type> <size>`,
 * a line break, the bytes and a line break; any other line is a name that wasn't found. The bytes are copied directly
 * to a buffer of that size, because keeping and joining the chunks would need twice the memory.
 */
function createParser(take: (object: GitObject | undefined) => void): (chunk: Buffer) => void {
  let header = '';
  let open: (GitObject & { filled: number }) | undefined;

  const takeHeader = (part: Buffer): void => {
    header += part.toString('latin1');
    if (!header.endsWith('\n')) return;
    const [, oid = '', type = '', size] = /^([0-9a-f]+) (\w+) (\d+)\n$/.exec(header) ?? [];
    header = '';
    if (size === undefined) take(undefined);
    else open = { oid, type, bytes: Buffer.allocUnsafeSlow(Number(size)), filled: 0 };
  };

  return (chunk) => {
    for (let at = 0; at < chunk.length;) {
      if (open === undefined) {
        const end = chunk.indexOf(lineBreak, at) + 1 || chunk.length;
        takeHeader(chunk.subarray(at, end));
        at = end;
      } else if (open.filled < open.bytes.length) {
        const copied = chunk.copy(open.bytes, open.filled, at);
        open.filled += copied;
        at += copied;
      } else {
        // Skip the line break after the content.
        take(open);
        open = undefined;
        at += 1;
      }
    }
  };
}
