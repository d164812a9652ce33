import { parseEntry, parseJob, renderEntry, renderJob } from '../../src/replacement/journal/journal-entry.ts';
import type { BlindJob, BlindProgress } from '../../src/replacement/blind/blind-progress.ts';
import type { Journal } from '../../src/replacement/replace-job.ts';

/** The disk that outlives the process. Everything on it is the bytes that really lie there. */
export interface MemoryJournal {
  readonly journal: Journal;
  readonly find: () => MemoryEntry | undefined;
}

export interface MemoryEntry {
  readonly job: BlindJob;
  readonly state: BlindProgress;
  readonly isOpen: boolean;
  /** When it was written, on the clock of the writer, and for the simulation. */
  readonly clockMs: number;
}

const owner = { run: '', serviceHash: '', copilotId: '', writtenAt: { bootId: '', sinceBootMs: 0 } };

export function createMemoryJournal(): MemoryJournal {
  let job: Uint8Array | undefined;
  let entry: Uint8Array | undefined;
  return {
    journal: {
      begin: (begun) => {
        job = Buffer.concat(renderJob(begun));
        return Promise.resolve();
      },
      write: (state, { nowMs: clockMs, ...mark }) => {
        entry = renderEntry({ ...owner, ...mark, clockMs, state });
        return Promise.resolve();
      },
    },
    find: () => {
      if (job === undefined || entry === undefined) return undefined;
      const { clockMs, isOpen, state } = parseEntry(Buffer.from(entry));
      const parsed = parseJob(Buffer.from(job)) as BlindJob;
      return { job: parsed, state: state as BlindProgress, isOpen, clockMs };
    },
  };
}
