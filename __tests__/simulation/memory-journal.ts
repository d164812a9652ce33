import { parseEntry, parseJob, renderEntry, renderJob } from '../../src/replacement/journal/journal-entry.ts';
import type { ReplacementLookup, SavedReplacement } from '../../src/replacement/journal/find-saved.ts';
import type { Journal } from '../../src/replacement/replacement-record.ts';

/** A disk that outlives the process, with the bytes that were written. */
export interface MemoryJournal {
  readonly journal: Journal;
  readonly find: () => (SavedReplacement & { readonly isOpen: boolean }) | undefined;
}

const owner = { run: '', serviceHash: '', copilotId: '' };

export function createMemoryJournal(): MemoryJournal {
  let job: Uint8Array | undefined;
  let entry: Uint8Array | undefined;
  const journal: Journal = {
    begin: (begun) => {
      job = Buffer.concat(renderJob(begun));
      return Promise.resolve();
    },
    write: (state, mark) => {
      entry = renderEntry({ ...owner, ...mark, state });
      return Promise.resolve();
    },
  };
  return {
    journal,
    find: () => {
      if (job === undefined || entry === undefined) return undefined;
      const { isOpen, state, writtenAtMs } = parseEntry(Buffer.from(entry));
      return { job: parseJob(Buffer.from(job)), state, isOpen, writtenAtMs, journal };
    },
  };
}

/** Returns the journal that a post step finds. */
export function findOnDisk({ find }: MemoryJournal, copilotId: string): ReplacementLookup {
  const saved = find();
  if (saved === undefined) return { reason: 'its journal is gone', copilotId };
  return saved.isOpen ? saved : 'ended';
}
