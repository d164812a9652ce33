import { parseEntry, parseJob, renderEntry, renderJob } from '../../src/replacement/journal/journal-entry.ts';
import type { Journal, ReplaceJob } from '../../src/replacement/replace-job.ts';
import type { ReplacementState } from '../../src/replacement/state.ts';

/** The disk that outlives the process. Everything on it is the bytes that really lie there. */
export interface MemoryJournal {
  readonly journal: Journal;
  readonly find: () => MemoryEntry | undefined;
}

export interface MemoryEntry {
  readonly job: ReplaceJob;
  readonly state: ReplacementState;
  readonly isOpen: boolean;
  /** When it was written, on the clock of the writer, and for the simulation. */
  readonly clockMs: number;
}

const owner = { serviceHash: '', copilotId: '', writtenAt: { bootId: '', sinceBootMs: 0 } };

export function createMemoryJournal(): MemoryJournal {
  let job: Uint8Array | undefined;
  let entry: Uint8Array | undefined;
  return {
    journal: {
      begin: (begun) => {
        job = renderJob(begun);
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
      const parsed = parseJob(Buffer.from(job)) as ReplaceJob;
      return { job: parsed, state: state as ReplacementState, isOpen, clockMs };
    },
  };
}
