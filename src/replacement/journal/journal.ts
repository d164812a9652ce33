import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Journal, JobContents, ReplacementRecord } from '../replace-job.ts';
import { readBootMoment } from './proc.ts';
import { renderHeld, type JournalEntry } from './journal-entry.ts';
import { renderPointer, type JournalPointer } from './journal-pointer.ts';

interface JournalsOptions {
  /** As `announceMain` named it: below RUNNER_TEMP, which outlives this process and is emptied after the job. */
  readonly folder: string;
  /** Tells one service from another, without being its address; see `hashService`. */
  readonly serviceHash: string;
  /** The runner's small state, which the post step reads as `STATE_<key>`. */
  readonly saveState: (key: string, value: string) => void;
}

/**
 * Opens the journals of one run, in a folder of their own that only this user may read: one a target, `index` counts from
 * 0. Nothing is written before `begin`.
 */
export function createJournals(options: JournalsOptions): (index: number) => Journal {
  let root: Promise<string> | undefined;
  // Made with the first replacement: a run that changes nothing leaves nothing. A folder that is there already is not ours.
  const createRoot = (): Promise<string> =>
    (root ??= mkdir(options.folder, { mode: 0o700 }).then(() => options.folder));
  return (index) => createJournal(index, createRoot, options);
}

/** What `begin` has laid down. */
interface Begun {
  readonly folder: string;
  readonly record: ReplacementRecord;
  readonly versions: JournalEntry['versions'];
}

function createJournal(index: number, createRoot: () => Promise<string>, options: JournalsOptions): Journal {
  const { saveState, serviceHash } = options;
  let begun: Begun | undefined;
  let saved: JournalPointer['phase'] | undefined;
  const savePointer = ({ folder, record }: Begun, phase: JournalPointer['phase']): void => {
    if (saved === phase) return;
    saveState(`replacement_${index}`, renderPointer({ folder, copilotId: record.copilotId, phase }));
    saved = phase;
  };
  return {
    begin: async (record, contents) => {
      const folder = join(await createRoot(), `target-${index}`);
      await mkdir(folder, { mode: 0o700 });
      await writeContents(folder, contents);
      const versions = contents.previous.map(({ commit, operations }) => ({ commit, operations }));
      begun = { folder, record: selectRecord(record), versions };
    },
    write: async (state, { isOpen, nowMs }) => {
      if (begun === undefined) throw new TypeError('A journal is written only after it was begun.');
      const { folder, record, versions } = begun;
      const entry = { version: 2, serviceHash, record, versions, state, isOpen, clockMs: nowMs } as const;
      try {
        await writeEntry(folder, { ...entry, writtenAt: readBootMoment() });
      } catch (cause) {
        await makeVoid(folder);
        savePointer(begun, 'void');
        throw cause;
      } finally {
        if (!isOpen) savePointer(begun, 'done');
      }
      if (isOpen) savePointer(begun, 'open');
      else await removeContents(folder);
    },
  };
}

/** Goes on writing where a dead process stopped. */
export function reopenJournal(folder: string, entry: JournalEntry): Journal {
  return {
    begin: () => Promise.resolve(),
    write: async (state, { isOpen, nowMs }) => {
      await writeEntry(folder, { ...entry, writtenAt: readBootMoment(), state, isOpen, clockMs: nowMs });
      if (!isOpen) await removeContents(folder);
    },
  };
}

/** Together: each waits for the disk. */
async function writeContents(folder: string, { next, previous, ...held }: JobContents): Promise<void> {
  await Promise.all([
    writeSafely(join(folder, 'next.json'), next),
    writeSafely(join(folder, 'held.json'), renderHeld(held)),
    ...previous.map(({ body }, index) => writeSafely(join(folder, `previous-${index + 1}.json`), body)),
  ]);
}

/** The journal stays: a post step that began before the end must find it, and read that it is over. */
async function removeContents(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name !== 'journal.json');
  await Promise.all(names.map((name) => rm(join(folder, name), { force: true })));
}

/** What was written before is no longer true: whoever followed it would undo what was done since. */
async function makeVoid(folder: string): Promise<void> {
  await rm(join(folder, 'journal.json'), { force: true }).catch(() => {
    // A disk that takes nothing at all: the pointer says that it is void.
  });
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
  await renamePatiently(draft, path);
}

/** Codes by which Windows says that another program has the file open: a virus scanner, for a moment. */
const busyCodes = ['EPERM', 'EACCES', 'EBUSY'];
/** Pauses between the tries, in milliseconds. */
const pausesMs = [10, 20, 50, 100, 200, 400];

/** Renames over a file, and tries again for a moment where it is held open. `move` is for tests. */
export async function renamePatiently(
  from: string,
  to: string,
  move: (from: string, to: string) => Promise<void> = rename,
): Promise<void> {
  for (const pauseMs of pausesMs) {
    try {
      await move(from, to);
      return;
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && busyCodes.includes(String(error.code)))) throw error;
    }
    await delay(pauseMs);
  }
  await move(from, to);
}

/** The job carries more than the record; what is large has files of its own. */
function selectRecord(record: ReplacementRecord): ReplacementRecord {
  const { copilotId, copilot, swaggerFile, settleMs, timeoutMs, maxAttempts, deletePath } = record;
  return { copilotId, copilot, swaggerFile, settleMs, timeoutMs, maxAttempts, deletePath };
}
