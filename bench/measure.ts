import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Command {
  readonly name: string;
  readonly argv: readonly [string, ...string[]];
  readonly cwd?: string;
  readonly env?: NodeJS.ProcessEnv;
}

export interface Measure {
  readonly wallMs: number;
  /** Peak resident memory of the largest process in MiB, or `undefined` if GNU time isn't installed. */
  readonly peakMib: number | undefined;
}

const gnuTime = '/usr/bin/time';

/**
 * Measures whole processes in turn (A, B, A, B, …), so that changes of the machine's speed affect all of them.
 * Returns medians of `runs`, after one warm-up.
 */
export async function measure(
  commands: readonly Command[],
  runs: number,
): Promise<ReadonlyMap<string, Measure>> {
  const samples = new Map<string, Measure[]>(commands.map(({ name }) => [name, []]));
  for (let run = 0; run <= runs; run += 1) {
    for (const command of commands) {
      const sample = await runOnce(command);
      if (run > 0) samples.get(command.name)?.push(sample);
    }
  }
  return new Map(
    [...samples].map(([name, all]) => [
      name,
      {
        wallMs: median(all.map(({ wallMs }) => wallMs)),
        peakMib: all[0]?.peakMib === undefined ? undefined : median(all.map(({ peakMib }) => peakMib ?? 0)),
      },
    ]),
  );
}

async function runOnce({ name, argv, cwd, env }: Command): Promise<Measure> {
  const report = join(mkdtempSync(join(tmpdir(), 'bench-')), 'time');
  const timed = existsSync(gnuTime) ? [gnuTime, '-f', '%M', '-o', report, ...argv] : argv;
  const [program = '', ...args] = timed;
  const startMs = performance.now();
  const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'ignore', 'pipe'] });
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const code = await new Promise((resolve, reject) => child.on('error', reject).on('close', resolve));
  const wallMs = performance.now() - startMs;
  if (code !== 0) throw new Error(`${name} ended with ${String(code)}: ${errors}`);
  return {
    wallMs,
    peakMib: existsSync(report)
      ? Number(readFileSync(report, 'utf8').trim().split('\n').at(-1)) / 1024
      : undefined,
  };
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
