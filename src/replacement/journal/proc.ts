import { readFileSync } from 'node:fs';
import { findTextField } from '../../field.ts';
import type { Clock } from '../../ports.ts';

/** Identifies a process. The start time distinguishes it from a later process with the same number. */
export interface ProcessMark {
  readonly pid: number;
  /** Start time in clock ticks since boot, from `/proc`; empty on systems without `/proc`. */
  readonly started: string;
}

export function readOwnMark(): ProcessMark {
  return { pid: process.pid, started: readStart(process.pid) };
}

/**
 * Returns whether that process is still running; `false` without `/proc`, because the number alone could now belong
 * to another process. Only containers keep the main process of a step running during its post step, and containers
 * have `/proc`.
 */
export function isProcessAlive(mark: ProcessMark): boolean {
  return mark.started !== '' && mark.pid !== process.pid && readStart(mark.pid) === mark.started;
}

/** Time between the first signal and the kill, as on runners. */
const graceMs = 10_000;
const pollMs = 50;

/**
 * Ends the main step. In container jobs, a canceled main step gets no signal and keeps running during the post step,
 * so both would delete and import.
 */
export async function endProcess(main: ProcessMark, clock: Clock): Promise<void> {
  for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
    sendSignal(main, signal);
    // After SIGKILL, the process sends no more requests, and the kernel removes it soon.
    const endMs = clock.nowMs() + graceMs;
    while (isProcessAlive(main) && clock.nowMs() < endMs) await clock.sleep(pollMs);
  }
}

function sendSignal(mark: ProcessMark, signal: NodeJS.Signals): void {
  try {
    if (isProcessAlive(mark)) process.kill(mark.pid, signal);
  } catch (error) {
    if (findTextField(error, 'code') !== 'ESRCH') throw error;
  }
}

/** Reads field 22 of `/proc/<pid>/stat`. The second field can contain spaces and brackets. A zombie no longer runs. */
function readStart(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' ? '' : (fields[19] ?? '');
  } catch {
    return '';
  }
}
