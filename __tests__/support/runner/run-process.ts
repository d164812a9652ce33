import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { createLineSplitter } from './line-splitter.ts';

/** A running process, and its result. */
interface RunningProcess {
  readonly child: ChildProcess;
  readonly ended: Promise<EndedProcess>;
}

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

interface ProcessOptions {
  readonly node: string;
  readonly script: string;
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  readonly onLine: (line: string) => void;
  readonly measuresMemory: boolean;
}

/** Time that the runner waits for pipes that a grandchild keeps open after the process ended. */
const pipesMs = 5000;

/** Runs one of the action's entries. `onLine` gets both streams, in the order of arrival. */
export function startProcess({
  node,
  script,
  cwd,
  env,
  onLine,
  measuresMemory,
}: ProcessOptions): RunningProcess {
  const startedMs = performance.now();
  const child = spawn(node, [script], { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const texts = [child.stdout, child.stderr].map((stream) => {
    const chunks: Buffer[] = [];
    const splitter = createLineSplitter(onLine);
    stream.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      splitter.write(chunk);
    });
    return () => {
      splitter.end();
      return Buffer.concat(chunks).toString('utf8');
    };
  });
  const memory = measuresMemory && child.pid !== undefined ? watchMemory(child.pid) : undefined;

  const waitForEnd = async (): Promise<EndedProcess> => {
    const closed = once(child, 'close').catch(() => undefined);
    const [exitCode, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null];
    const durationMs = performance.now() - startedMs;
    await Promise.race([closed, sleep(pipesMs, undefined, { ref: false })]);
    const [stdout = '', stderr = ''] = texts.map((finish) => finish());
    const maxRssBytes = memory?.();
    return {
      ...{ exitCode: exitCode ?? undefined, signal: signal ?? undefined, stdout, stderr, durationMs },
      ...(maxRssBytes === undefined ? {} : { maxRssBytes }),
    };
  };
  return { child, ended: waitForEnd() };
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
