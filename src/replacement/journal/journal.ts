import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { findTextField } from '../../field.ts';
import type { Journal } from '../replacement-record.ts';
import { renderEntry, renderJob, type JournalEntry } from './journal-entry.ts';
import { nameFolder, type Announcement } from './journal-pointer.ts';

type Owner = Pick<JournalEntry, 'copilotId' | 'run' | 'serviceHash'>;

/**
 * Opens the journals of one run, one per target (`index` counts from 0), in a folder that only this user can read.
 * Nothing is written before `begin`.
 */
export function createJournals(
  main: Announcement,
  owner: Omit<Owner, 'copilotId'>,
): (index: number) => Journal {
  let root: Promise<unknown> | undefined;
  // The folder is created with the first sync, so a run without changes leaves no files. If another process
  // has created the folder, `mkdir` fails.
  const createRoot = (): Promise<unknown> => (root ??= mkdir(main.folder, { mode: 0o700 }));
  return (index) => {
    const folder = nameFolder(main.folder, index);
    let copilotId = '';
    return {
      begin: async (job) => {
        ({ copilotId } = job);
        await createRoot();
        await mkdir(folder, { mode: 0o700 });
        await writeSafely(join(folder, 'job'), renderJob(job));
      },
      write: async (state, mark) => {
        try {
          await writeEntry(folder, { ...owner, copilotId, ...mark, state });
        } catch (cause) {
          // The previous journal is outdated. Resuming from it would undo later changes.
          await rm(join(folder, 'journal.json'), { force: true }).catch(() => undefined);
          throw cause;
        } finally {
          main.report(index, copilotId, mark.isOpen);
        }
      },
    };
  };
}

/** Reopens the journal of an interrupted sync. */
export function reopenJournal(folder: string, { copilotId, run, serviceHash }: Owner): Journal {
  return {
    begin: () => Promise.resolve(),
    write: (state, mark) => writeEntry(folder, { copilotId, run, serviceHash, ...mark, state }),
  };
}

async function writeEntry(folder: string, entry: JournalEntry): Promise<void> {
  await writeSafely(join(folder, 'journal.json'), [renderEntry(entry)]);
  if (entry.isOpen) return;
  // The journal stays, because a post step that started earlier must be able to read that the sync has ended.
  const names = (await readdir(folder)).filter((name) => name !== 'journal.json');
  await Promise.all(names.map((name) => rm(join(folder, name), { force: true })));
}

/**
 * Writes a file completely or not at all, because the process can be killed at any time. The data isn't flushed to
 * disk, because no process reads it after a crash of the machine.
 */
async function writeSafely(path: string, pieces: readonly Uint8Array[]): Promise<void> {
  const draft = `${path}.new`;
  await writeFile(draft, pieces, { mode: 0o600 });
  await renamePatiently(draft, path);
}

/**
 * Renames a file, and repeats the attempt for about 0.8 s. Windows rejects the attempt while another program, such as
 * a virus scanner, has the file open.
 */
export async function renamePatiently(from: string, to: string, move = rename): Promise<void> {
  for (const delayMs of [10, 20, 50, 100, 200, 400]) {
    try {
      await move(from, to);
      return;
    } catch (error) {
      if (!/^(?:EACCES|EBUSY|EPERM)$/.test(findTextField(error, 'code') ?? '')) throw error;
    }
    await delay(delayMs);
  }
  await move(from, to);
}
