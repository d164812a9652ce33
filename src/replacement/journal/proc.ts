import { readFileSync } from 'node:fs';
import { uptime } from 'node:os';

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

/** Sends a signal; a process that ended in between is no error. */
export function signalProcess(mark: ProcessMark, signal: 'SIGTERM' | 'SIGKILL'): void {
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

/** A moment on the clock that all processes of a machine share and nobody can set. */
export interface BootMoment {
  /** Tells one boot of the machine from another. */
  readonly bootId: string;
  readonly sinceBootMs: number;
}

export function readBootMoment(idFile = '/proc/sys/kernel/random/boot_id'): BootMoment {
  // Node's high-resolution time counts from the boot, not from the process's start.
  return { bootId: readBootId(idFile), sinceBootMs: Number(process.hrtime.bigint() / 1_000_000n) };
}

/** Milliseconds since a moment that another process noted; undefined where that cannot be told for certain. */
export function findAgeMs(moment: BootMoment): number | undefined {
  const now = readBootMoment();
  const ageMs = now.sinceBootMs - moment.sinceBootMs;
  return now.bootId === moment.bootId && ageMs >= 0 ? ageMs : undefined;
}

function readBootId(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return renderBootHour(Date.now(), uptime());
  }
}

/**
 * For Windows and macOS, which have no number for it: the hour of the boot by the wall clock. Where that clock was set
 * in between, it is another one, and who asks waits as if nothing were known. `upS` is in seconds.
 */
export function renderBootHour(nowMs: number, upS: number): string {
  return `hour-${Math.round((nowMs - upS * 1_000) / 3_600_000)}`;
}
