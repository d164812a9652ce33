import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Journal, ReplacementRecord } from '../../ports.ts';
import type { ReplacementState } from '../../sync/state.ts';
import { readBootMoment } from './boot-moment.ts';
import type { JournalEntry } from './journal-entry.ts';
import { renderPointer, type JournalPointer } from './journal-pointer.ts';

export interface JournalsOptions {
  /** As `announceMain` named it: below RUNNER_TEMP, which outlives this process and is emptied after the job. */
  readonly folder: string;
  /** Tells one service from another, without being its address; see `hashService`. */
  readonly serviceHash: string;
  /** The runner's small state, which the post step reads as `STATE_<key>`. */
  readonly saveState: (key: string, value: string) => void;
}

export interface Journals {
  /** One journal a target; `index` counts from 0. Nothing is written before `begin`. */
  createJournal(index: number): Journal;
}

/** Journals of one run, in a folder of their own that only this user may read. */
export function createJournals(options: JournalsOptions): Journals {
  let root: Promise<string> | undefined;
  // Made with the first replacement: a run that changes nothing leaves nothing. A folder that is there already is not ours.
  const createRoot = (): Promise<string> =>
    (root ??= mkdir(options.folder, { mode: 0o700 }).then(() => options.folder));
  return { createJournal: (index) => createJournal(index, createRoot, options) };
}

interface Place {
  readonly folder: string;
  readonly record: ReplacementRecord;
}

function createJournal(index: number, createRoot: () => Promise<string>, options: JournalsOptions): Journal {
  const { saveState, serviceHash } = options;
  let place: Place | undefined;
  const savePointer = ({ folder, record }: Place, phase: JournalPointer['phase']): void => {
    const pointer = { folder, copilotId: record.copilotId, phase };
    saveState(`replacement_${index}`, renderPointer(pointer));
  };
  return {
    begin: async (record, documents) => {
      const folder = join(await createRoot(), `target-${index}`);
      await mkdir(folder, { mode: 0o700 });
      const { next, previous } = documents;
      // Together: each waits for the disk.
      await Promise.all([
        writeSafely(join(folder, 'next.json'), next),
        ...(previous === undefined ? [] : [writeSafely(join(folder, 'previous.json'), previous)]),
      ]);
      place = { folder, record: selectRecord(record) };
    },
    write: async (state) => {
      if (place === undefined) throw new TypeError('A journal is written only after it was begun.');
      const isFirst = state.name === 'deleting' && state.request === 1 && state.replacement === 1;
      await writeEntry(place.folder, {
        version: 1,
        serviceHash,
        writtenAtMs: Date.now(),
        writtenAt: readBootMoment(),
        record: place.record,
        state,
      });
      if (isFirst && state.document === 'next') savePointer(place, 'open');
      if (isEnd(state)) {
        savePointer(place, 'done');
        await removeDocuments(place.folder);
      }
    },
  };
}

/** Goes on writing where a dead process stopped. */
export function reopenJournal(folder: string, entry: JournalEntry): Journal {
  return {
    begin: () => Promise.resolve(),
    write: async (state) => {
      await writeEntry(folder, { ...entry, writtenAtMs: Date.now(), writtenAt: readBootMoment(), state });
      if (isEnd(state)) await removeDocuments(folder);
    },
  };
}

function isEnd({ name }: ReplacementState): boolean {
  return name === 'synced' || name === 'restored' || name === 'untouched' || name === 'lost';
}

/** The journal stays: a post step that began before the end must find it, and read that it is over. */
async function removeDocuments(folder: string): Promise<void> {
  await rm(join(folder, 'next.json'), { force: true });
  await rm(join(folder, 'previous.json'), { force: true });
}

async function writeEntry(folder: string, entry: JournalEntry): Promise<void> {
  await writeSafely(join(folder, 'journal.json'), Buffer.from(JSON.stringify(entry)));
}

/** All or nothing, and on the disk when it resolves: the process may be killed at any moment. */
async function writeSafely(path: string, bytes: Uint8Array): Promise<void> {
  const draft = `${path}.new`;
  const file = await open(draft, 'w', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(draft, path);
}

/** The job carries more than the record; the documents have files of their own. */
function selectRecord(record: ReplacementRecord): ReplacementRecord {
  const { copilotId, copilot, swaggerFile, settleMs, maxAttempts, deletePath } = record;
  return {
    copilotId,
    swaggerFile,
    settleMs,
    maxAttempts,
    deletePath,
    ...(copilot === undefined ? {} : { copilot }),
  };
}
