import { readFileSync } from 'node:fs';

/** A moment on the clock that all processes of a machine share and nobody can set. */
export interface BootMoment {
  /** Tells one boot of the machine from another; empty where the system does not say. */
  readonly bootId: string;
  readonly sinceBootMs: number;
}

export function readBootMoment(): BootMoment {
  // Node's high-resolution time counts from the boot, not from the process's start.
  return { bootId: readBootId(), sinceBootMs: Number(process.hrtime.bigint() / 1_000_000n) };
}

/** Milliseconds since a moment that another process noted; undefined where that cannot be told for certain. */
export function findAgeMs(moment: BootMoment | undefined): number | undefined {
  if (moment === undefined || moment.bootId === '') return undefined;
  const now = readBootMoment();
  const ageMs = now.sinceBootMs - moment.sinceBootMs;
  return now.bootId === moment.bootId && ageMs >= 0 ? ageMs : undefined;
}

function readBootId(): string {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    return '';
  }
}
