import { parseEntry, parseJob, renderEntry, renderJob } from '../../src/replacement/journal/journal-entry.ts';
import type { ScriptJob, ScriptStatus } from '../../src/replacement/script/script-status.ts';
import type { ReplacementLookup } from '../../src/replacement/journal/find-saved.ts';
import type { Journal } from '../../src/replacement/replacement-record.ts';

/** A disk that outlives the process, with the bytes that were written. */
export interface MemoryJournal {
  readonly journal: Journal;
  readonly find: () => MemoryEntry | undefined;
}

export interface MemoryEntry {
  readonly job: ScriptJob;
  readonly state: ScriptStatus;
  readonly isOpen: boolean;
  readonly writtenAtMs: number;
}

const owner = { run: '', serviceHash: '', copilotId: '' };

export function createMemoryJournal(): MemoryJournal {
  let job: Uint8Array | undefined;
  let entry: Uint8Array | undefined;
  return {
    journal: {
      begin: (begun) => {
        job = Buffer.concat(renderJob(begun));
        return Promise.resolve();
      },
      write: (state, mark) => {
        entry = renderEntry({ ...owner, ...mark, state });
        return Promise.resolve();
      },
    },
    find: () => {
      if (job === undefined || entry === undefined) return undefined;
      const { isOpen, state, writtenAtMs } = parseEntry(Buffer.from(entry));
      const parsed = parseJob(Buffer.from(job)) as ScriptJob;
      return { job: parsed, state: state as ScriptStatus, isOpen, writtenAtMs };
    },
  };
}

/** Returns the journal that a post step finds. */
export function findOnDisk({ find, journal }: MemoryJournal, copilotId: string): ReplacementLookup {
  const saved = find();
  if (saved === undefined) return { reason: 'its journal is gone', copilotId };
  return saved.isOpen ? { ...saved, journal } : 'ended';
}
