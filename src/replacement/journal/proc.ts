import { readFileSync } from 'node:fs';
import type { Clock } from '../../ports.ts';

/** Tells one process from a later one that got the same number. */
export interface ProcessMark {
  readonly pid: number;
  /** Clock ticks since the boot, from `/proc`; empty where the system has none. */
  readonly started: string;
}

export function readOwnMark(): ProcessMark {
  return { pid: process.pid, started: readStart(process.pid) };
}

/**
 * Whether that very process still runs. Without `/proc` the answer is no: only there do containers keep a step's main
 * process running beside its post step, and a number alone may by now be somebody else's.
 */
export function isProcessAlive(mark: ProcessMark): boolean {
  return mark.started !== '' && mark.pid !== process.pid && readStart(mark.pid) === mark.started;
}

/** Runners leave ten seconds between the first signal and the kill; so does this. */
const graceMs = 10_000;
const pollMs = 50;

/** In container jobs a cancelled main gets no signal and runs on beside the post step: both would delete and import. */
export async function endProcess(main: ProcessMark, clock: Clock): Promise<void> {
  for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
    sendSignal(main, signal);
    // Once the second one is there it makes no call any more, and the kernel frees it soon after.
    const endMs = clock.nowMs() + graceMs;
    while (isProcessAlive(main) && clock.nowMs() < endMs) await clock.sleep(pollMs);
  }
}

function sendSignal(mark: ProcessMark, signal: NodeJS.Signals): void {
  try {
    if (isProcessAlive(mark)) process.kill(mark.pid, signal);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

/** Field 22 of `/proc/<pid>/stat`; the second field may hold spaces and brackets. A zombie no longer runs. */
function readStart(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' ? '' : (fields[19] ?? '');
  } catch {
    return '';
  }
}
