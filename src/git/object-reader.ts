import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import type { Socket } from 'node:net';
import type { Log } from '../ports.ts';

export interface GitObject {
  readonly oid: string;
  /** `commit`, `tree`, `blob` or `tag`. */
  readonly type: string;
  readonly bytes: Buffer;
}

/** The objects of a clone, from one `git cat-file --batch` that stays for the next question: most of a question's time is git's start. */
export interface ObjectReader {
  /**
   * In the order of the names, which are revisions as git takes them; undefined for what the clone lacks, or nobody could
   * be asked for.
   */
  read(names: readonly string[]): Promise<readonly (GitObject | undefined)[]>;
  /** Resolves once the process is gone and holds no file of the clone any more. */
  close(): Promise<void>;
}

interface ReaderOptions {
  /** Starts `git cat-file --batch`. */
  readonly start: () => ChildProcessWithoutNullStreams;
  readonly log: Pick<Log, 'debug'>;
  /** After this the process is ended, in milliseconds; what was asked is then not there. */
  readonly limitMs: number;
}

export function createObjectReader({ start, limitMs, log }: ReaderOptions): ObjectReader {
  let session: ReturnType<typeof openSession> | undefined;
  return {
    read: async (names) => {
      if (names.length === 0) return [];
      const startMs = performance.now();
      if (session === undefined || session.end !== undefined) session = openSession(start());
      const asked = session;
      // It alone keeps this process alive until the answer is there.
      const timer = setTimeout(asked.kill, limitMs);
      const objects = await asked.ask(names);
      clearTimeout(timer);
      const found = objects.filter((object) => object !== undefined).length;
      const took = `${Math.round(performance.now() - startMs)} ms`;
      log.debug(`git cat-file: ${found} of ${names.length} found, ${took} ${asked.end ?? ''}`.trimEnd());
      return objects;
    },
    close: async () => {
      await session?.leave();
    },
  };
}

/** One process, from its start to its end. */
function openSession(child: ChildProcessWithoutNullStreams) {
  const waiting: ((object: GitObject | undefined) => void)[] = [];
  const said: string[] = [];
  let end: string | undefined;
  const finish = (why: string): void => {
    end ??= said[0]?.split('\n', 1)[0] ?? why;
    for (const answer of waiting.splice(0)) answer(undefined);
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
  child.stderr.on('data', (chunk: Buffer) => said.push(chunk.toString()));
  // A process that has ended reads nothing; its end is the answer.
  child.stdin.on('error', () => undefined);
  // Without a question it keeps nothing waiting: it ends with this process, which its input comes from.
  for (const part of [child, ...child.stdio]) (part as Socket | null)?.unref();
  return {
    ask: (names: readonly string[]): Promise<readonly (GitObject | undefined)[]> => {
      const answers = names.map(() => new Promise<GitObject | undefined>((answer) => waiting.push(answer)));
      // A name is one line.
      child.stdin.write(names.map((name) => `${/[\r\n]/.test(name) ? '' : name}\n`).join(''));
      return Promise.all(answers);
    },
    /** How it ended; undefined while it runs. */
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
      // Programs that it started may keep these open.
      for (const stream of [child.stdout, child.stderr]) stream.destroy();
      finish('did not answer in time');
    },
  };
}

const lineBreak = 0x0a;

/**
 * Takes answers of `cat-file --batch` in whatever pieces they come: `<id> <type> <size>`, a line break, the bytes, a
 * line break; or any other line, for a name that leads to nothing. The size comes first, so the bytes are laid in their
 * place at once: all pieces kept and then joined would be twice their size.
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
        // The line break behind the content.
        take(open);
        open = undefined;
        at += 1;
      }
    }
  };
}
