import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { StringDecoder } from 'node:string_decoder';
import { setTimeout as sleep } from 'node:timers/promises';

export interface EndedProcess {
  /** Exit code, or `undefined` if a signal ended the process. */
  readonly exitCode: number | undefined;
  readonly signal: NodeJS.Signals | undefined;
  readonly stdout: string;
  readonly stderr: string;
  readonly durationMs: number;
  /** Maximum memory, if it was requested and the system reports it (Linux). */
  readonly maxRssBytes?: number;
}

export interface ProcessOptions {
  readonly node: string;
  readonly script: string;
  readonly workspace: string;
  readonly env: Readonly<Record<string, string>>;
  readonly measuresMemory?: boolean | undefined;
}

/** Time that the runner waits for pipes that a grandchild keeps open after the process ended. */
const pipesMs = 5000;

/** Runs one of the action's entries. `onLine` gets both streams, in the order of arrival. */
export function startProcess(
  { node, script, workspace: cwd, env, measuresMemory }: ProcessOptions,
  onLine: (line: string) => void,
): { readonly child: ChildProcess; readonly ended: Promise<EndedProcess> } {
  const startedMs = performance.now();
  const child = spawn(node, [script], { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const texts = [child.stdout, child.stderr].map((stream) => {
    const chunks: Buffer[] = [];
    const split = createLineSplitter(onLine);
    stream.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      split(chunk);
    });
    return () => {
      split();
      return Buffer.concat(chunks).toString('utf8');
    };
  });
  const memory = measuresMemory === true && child.pid !== undefined ? watchMemory(child.pid) : undefined;
  const waitForEnd = async (): Promise<EndedProcess> => {
    const closed = once(child, 'close').catch(() => undefined);
    const [exitCode, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null];
    const durationMs = performance.now() - startedMs;
    await Promise.race([closed, sleep(pipesMs, undefined, { ref: false })]);
    const [stdout = '', stderr = ''] = texts.map((finish) => finish());
    const maxRssBytes = memory?.();
    return {
      ...{ exitCode: exitCode ?? undefined, signal: signal ?? undefined, stdout, stderr, durationMs },
      ...(maxRssBytes !== undefined && { maxRssBytes }),
    };
  };
  return { child, ended: waitForEnd() };
}

/**
 * Returns a function that splits the chunks of a stream into lines like .NET's StreamReader: at `\n`, `\r` and `\r\n`.
 * Without a chunk, the function emits the last line, which may have no line break.
 */
export function createLineSplitter(onLine: (line: string) => void): (chunk?: Buffer) => void {
  const decoder = new StringDecoder('utf8');
  let rest = '';
  return (chunk) => {
    rest += chunk === undefined ? decoder.end() : decoder.write(chunk);
    // A `\r` at the end can be half of a `\r\n`.
    const lines = rest.split(chunk === undefined ? /\r\n|\n|\r/gu : /\r\n|\n|\r(?!$)/gu);
    rest = lines.pop() ?? '';
    for (const line of lines) onLine(line);
    if (chunk === undefined && rest !== '') onLine(rest);
  };
}

/** Reads the memory at intervals. The kernel keeps the peak, so a read shortly before the end is enough. */
function watchMemory(pid: number): () => number | undefined {
  let peakBytes: number | undefined;
  const look = async (): Promise<void> => {
    const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
    const kilobytes = /^VmHWM:\s+(\d+) kB$/mu.exec(status)?.[1];
    if (kilobytes !== undefined) peakBytes = Number(kilobytes) * 1024;
  };
  const looking = setInterval(() => void look(), 25);
  return () => {
    clearInterval(looking);
    return peakBytes;
  };
}
