import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { findTextField } from '../../field.ts';
import type { Journal, JournalMark } from '../replacement-record.ts';
import { renderEntry, renderJob, type JournalEntry } from './journal-entry.ts';
import { nameFolder, type Announcement } from './journal-pointer.ts';

type Owner = Pick<JournalEntry, 'copilotId' | 'run' | 'serviceHash'>;

/**
 * Opens the journals of one run, in a folder of their own that only this user may read: one a target, `index` counts from
 * 0. Nothing is written before `begin`.
 */
export function createJournals(
  main: Announcement,
  owner: Omit<Owner, 'copilotId'>,
): (index: number) => Journal {
  let root: Promise<unknown> | undefined;
  // Made with the first replacement: a run that changes nothing leaves nothing. A folder that is there already is not ours.
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
          await writeEntry(folder, { ...owner, copilotId }, { state, mark });
        } catch (cause) {
          // What was written before is no longer true: whoever followed it would undo what was done since.
          await rm(join(folder, 'journal.json'), { force: true }).catch(() => undefined);
          throw cause;
        } finally {
          main.report(index, copilotId, mark.isOpen);
        }
      },
    };
  };
}

export function reopenJournal(folder: string, { copilotId, run, serviceHash }: Owner): Journal {
  return {
    begin: () => Promise.resolve(),
    write: (state, mark) => writeEntry(folder, { copilotId, run, serviceHash }, { state, mark }),
  };
}

async function writeEntry(
  folder: string,
  owner: Owner,
  { mark, state }: { readonly mark: JournalMark; readonly state: object },
): Promise<void> {
  const { nowMs: writtenAtMs, ...how } = mark;
  await writeSafely(join(folder, 'journal.json'), [renderEntry({ ...owner, ...how, writtenAtMs, state })]);
  if (mark.isOpen) return;
  // The journal stays: a post step that began before the end must find it, and read that it is over.
  const names = (await readdir(folder)).filter((name) => name !== 'journal.json');
  await Promise.all(names.map((name) => rm(join(folder, name), { force: true })));
}

/** All or nothing: the process may be killed at any moment. Nobody reads it after the machine itself has died. */
async function writeSafely(path: string, pieces: readonly Uint8Array[]): Promise<void> {
  const draft = `${path}.new`;
  await writeFile(draft, pieces, { mode: 0o600 });
  await renamePatiently(draft, path);
}

/** Windows refuses while another program has the file open: a virus scanner, for a moment. */
export async function renamePatiently(from: string, to: string, move = rename): Promise<void> {
  for (const pauseMs of [10, 20, 50, 100, 200, 400]) {
    try {
      await move(from, to);
      return;
    } catch (error) {
      if (!/^(?:EACCES|EBUSY|EPERM)$/.test(findTextField(error, 'code') ?? '')) throw error;
    }
    await delay(pauseMs);
  }
  await move(from, to);
}
