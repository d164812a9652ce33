import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Journal, JournalMark } from '../replace-job.ts';
import { readBootMoment } from './proc.ts';
import { renderEntry, renderJob, type JournalEntry } from './journal-entry.ts';
import { renderJournalPointer, type JournalPointer } from './journal-pointer.ts';

interface JournalsOptions {
  /** As `announceMain` named it: below RUNNER_TEMP, which outlives this process and is emptied after the job. */
  readonly folder: string;
  /** Tells one service from another, without being its address; see `hashService`. */
  readonly serviceHash: string;
  /** As `nameRun` names it. */
  readonly run: string;
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

/** What all entries of one replacement have in common. */
type Owner = Pick<JournalEntry, 'copilotId' | 'run' | 'serviceHash'>;

function createJournal(index: number, createRoot: () => Promise<string>, options: JournalsOptions): Journal {
  const { run, saveState, serviceHash } = options;
  let begun: { readonly folder: string; readonly owner: Owner } | undefined;
  let saved: JournalPointer['phase'] | undefined;
  const savePointer = (folder: string, { copilotId }: Owner, phase: JournalPointer['phase']): void => {
    if (saved === phase) return;
    saveState(`replacement_${index}`, renderJournalPointer({ folder, copilotId, phase }));
    saved = phase;
  };
  return {
    begin: async (job) => {
      const folder = join(await createRoot(), `target-${index}`);
      await mkdir(folder, { mode: 0o700 });
      await writeSafely(join(folder, 'job'), renderJob(job));
      begun = { folder, owner: { copilotId: job.copilotId, run, serviceHash } };
    },
    write: async (state, mark) => {
      if (begun === undefined) throw new TypeError('A journal is written only after it was begun.');
      const { folder, owner } = begun;
      try {
        await writeEntry(folder, owner, { state, mark });
      } catch (cause) {
        await makeVoid(folder);
        savePointer(folder, owner, 'void');
        throw cause;
      } finally {
        if (!mark.isOpen) savePointer(folder, owner, 'done');
      }
      if (mark.isOpen) savePointer(folder, owner, 'open');
    },
  };
}

/** Goes on writing where a dead process stopped. */
export function reopenJournal(folder: string, { copilotId, run, serviceHash }: Owner): Journal {
  return {
    begin: () => Promise.resolve(),
    write: (state, mark) => writeEntry(folder, { copilotId, run, serviceHash }, { state, mark }),
  };
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

async function writeEntry(
  folder: string,
  owner: Owner,
  { mark, state }: { readonly mark: JournalMark; readonly state: object },
): Promise<void> {
  const { hasSent, isOpen, nowMs: clockMs } = mark;
  const entry = { ...owner, writtenAt: readBootMoment(), clockMs, isOpen, hasSent, state };
  await writeSafely(join(folder, 'journal.json'), [renderEntry(entry)]);
  if (!isOpen) await removeContents(folder);
}

/** All or nothing, and on the disk when it resolves: the process may be killed at any moment. */
async function writeSafely(path: string, pieces: readonly Uint8Array[]): Promise<void> {
  const draft = `${path}.new`;
  const file = await open(draft, 'w', 0o600);
  try {
    await file.writeFile(pieces);
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
