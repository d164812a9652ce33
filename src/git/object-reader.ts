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

/** Nobody asks in the pause after a delete: a process that has nothing to do for so long ends. */
const idleMs = 1_000;

export function createObjectReader({ start, limitMs, log }: ReaderOptions): ObjectReader {
  let session: Session | undefined;
  let idle: NodeJS.Timeout | undefined;
  const leave = (): Session | undefined => {
    const left = session;
    session = undefined;
    left?.end();
    return left;
  };
  return {
    read: async (names) => {
      if (names.length === 0) return [];
      clearTimeout(idle);
      const startMs = performance.now();
      if (session === undefined || session.isOver()) session = openSession(start());
      const asked = session;
      // It alone keeps this process alive until the answer is there.
      const timer = setTimeout(() => {
        asked.kill();
      }, limitMs);
      const objects = await asked.ask(names);
      clearTimeout(timer);
      idle = setTimeout(leave, idleMs).unref();
      const found = objects.filter((object) => object !== undefined).length;
      const took = `${Math.round(performance.now() - startMs)} ms`;
      log.debug(
        `git cat-file: ${found} of ${names.length} found, ${took}${asked.isOver() ? ` ${asked.said()}` : ''}`,
      );
      return objects;
    },
    close: async () => {
      clearTimeout(idle);
      const left = leave();
      const timer = setTimeout(() => left?.kill(), limitMs);
      await left?.over;
      clearTimeout(timer);
    },
  };
}

/** One process, from its start to its end. */
interface Session {
  ask(names: readonly string[]): Promise<readonly (GitObject | undefined)[]>;
  isOver(): boolean;
  /** What it said about its end. */
  said(): string;
  end(): void;
  kill(): void;
  readonly over: Promise<void>;
}

function openSession(child: ChildProcessWithoutNullStreams): Session {
  const waiting: ((object: GitObject | undefined) => void)[] = [];
  let isOver = false;
  let said = '';
  let end = (): void => undefined;
  const over = new Promise<void>((resolve) => {
    end = resolve;
  });
  const finish = (why: string): void => {
    isOver = true;
    said ||= why;
    for (const answer of waiting.splice(0)) answer(undefined);
    end();
  };
  child.on('error', ({ message }) => {
    finish(message);
  });
  child.on('close', (code) => {
    finish(`exit code ${code ?? 1}`);
  });
  child.stderr.on('data', (chunk: Buffer) => {
    said ||= chunk.toString().split('\n', 1)[0] ?? '';
  });
  // A process that has ended reads no question; its end answers it.
  child.stdin.on('error', () => undefined);
  child.stdout.on(
    'data',
    createParser((object) => waiting.shift()?.(object)),
  );
  // Without a question it keeps nothing waiting: it ends with this process, which its input comes from.
  for (const part of [child, ...child.stdio]) (part as Socket | null)?.unref();
  return {
    ask: (names) => {
      const answers = names.map(() => new Promise<GitObject | undefined>((answer) => waiting.push(answer)));
      // A name is a line: what would be two names is none.
      child.stdin.write(names.map((name) => `${/[\r\n]/.test(name) ? '' : name}\n`).join(''));
      return Promise.all(answers);
    },
    isOver: () => isOver,
    said: () => said,
    end: () => {
      child.stdin.end();
    },
    kill: () => {
      child.kill('SIGKILL');
      // Programs that it has started may hold these open.
      for (const stream of [child.stdout, child.stderr]) stream.destroy();
      finish('did not answer in time');
    },
    over,
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

  /** Gives back where it stopped. */
  const takeHeader = (chunk: Buffer, at: number): number => {
    const lineEnd = chunk.indexOf(lineBreak, at);
    const end = lineEnd < 0 ? chunk.length : lineEnd;
    header += chunk.toString('latin1', at, end);
    if (lineEnd < 0) return end;
    const [, oid = '', type = '', size] = /^([0-9a-f]+) (\w+) (\d+)$/.exec(header) ?? [];
    header = '';
    if (size === undefined) take(undefined);
    else open = { oid, type, bytes: Buffer.allocUnsafeSlow(Number(size)), filled: 0 };
    return end + 1;
  };

  const takeContent = (chunk: Buffer, at: number, object: NonNullable<typeof open>): number => {
    const rest = object.bytes.length - object.filled;
    if (rest > 0) {
      const copied = chunk.copy(object.bytes, object.filled, at, at + rest);
      object.filled += copied;
      return at + copied;
    }
    // The line break behind the content.
    take(object);
    open = undefined;
    return at + 1;
  };

  return (chunk) => {
    for (let at = 0; at < chunk.length;) {
      at = open === undefined ? takeHeader(chunk, at) : takeContent(chunk, at, open);
    }
  };
}
