import type { Journal, ReplaceJob } from '../../src/replacement/replace-job.ts';
import type { ReplacementState } from '../../src/replacement/state.ts';

/** The disk that outlives the process. Everything on it went through JSON, as in reality. */
export interface MemoryJournal {
  readonly journal: Journal;
  readonly find: () => MemoryEntry | undefined;
}

export interface MemoryEntry {
  readonly job: ReplaceJob;
  readonly state: ReplacementState;
  /** When it was written, on the clock of the writer, and for the simulation. */
  readonly clockMs: number;
}

export function createMemoryJournal(): MemoryJournal {
  let job: ReplaceJob | undefined;
  let written: { readonly text: string; readonly clockMs: number } | undefined;
  return {
    journal: {
      begin: (begun) => {
        job = begun as ReplaceJob;
        return Promise.resolve();
      },
      write: (state, { nowMs }) => {
        written = { text: JSON.stringify(state), clockMs: nowMs };
        return Promise.resolve();
      },
    },
    find: () =>
      job === undefined || written === undefined
        ? undefined
        : { job, state: JSON.parse(written.text) as ReplacementState, clockMs: written.clockMs },
  };
}
