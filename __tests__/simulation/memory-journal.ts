import type { Journal } from '../../src/ports.ts';
import type { ReplaceJob } from '../../src/sync/replace-job.ts';
import type { ReplacementState } from '../../src/sync/state.ts';

/** The disk that outlives the process. Everything on it went through JSON, as in reality. */
export interface MemoryJournal {
  readonly journal: Journal;
  readonly find: () =>
    { readonly job: ReplaceJob; readonly state: ReplacementState; readonly writtenAtMs: number } | undefined;
}

export function createMemoryJournal(epochMs: () => number): MemoryJournal {
  let job: ReplaceJob | undefined;
  let written: { readonly text: string; readonly writtenAtMs: number } | undefined;
  return {
    journal: {
      begin: (record, documents) => {
        job = { ...record, ...documents };
        return Promise.resolve();
      },
      write: (state) => {
        written = { text: JSON.stringify(state), writtenAtMs: epochMs() };
        return Promise.resolve();
      },
    },
    find: () =>
      job === undefined || written === undefined
        ? undefined
        : { job, state: JSON.parse(written.text) as ReplacementState, writtenAtMs: written.writtenAtMs },
  };
}
