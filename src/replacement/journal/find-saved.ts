import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Journal, ReplacementRecord } from '../replacement-record.ts';
import { parseEntry, parseJob, type JournalEntry } from './journal-entry.ts';
import type { JournalPointer } from './journal-pointer.ts';
import { reopenJournal } from './journal.ts';
import { isPrivateFolder, readPlainFile } from './private-files.ts';

export interface SavedReplacement {
  readonly job: ReplacementRecord;
  readonly state: object;
  readonly writtenAtMs: number;
  readonly journal: Journal;
}

/**
 * Open sync of the main step, if any. `ended`: the sync has ended by itself, or a later step of the same job has
 * synced this copilot since. `reason`: a clause that explains why the sync can't be resumed.
 */
export type ReplacementLookup =
  SavedReplacement | { readonly reason: string; readonly copilotId: string } | 'ended';

interface Expected {
  /** Hash of the current `base-url`. */
  readonly serviceHash: string;
  readonly run: string;
  /** Whether the inputs still include that copilot. */
  readonly isNamed: (copilotId: string) => boolean;
  readonly trace: (line: string) => void;
}

/**
 * Finds the sync that a journal describes. Call this only after the main step has ended, because the main step could
 * otherwise finish the sync itself.
 */
export function findSaved(pointer: JournalPointer, expected: Expected): ReplacementLookup {
  const { folder, copilotId } = pointer;
  const entry = readEntry(folder, expected);
  if (entry === undefined)
    return { reason: 'its journal in RUNNER_TEMP is gone, is not valid or cannot be read', copilotId };
  const { run, serviceHash, state, writtenAtMs } = entry;
  const isNamed = ['', entry.copilotId].includes(copilotId) && expected.isNamed(entry.copilotId);
  // A journal is enough to import a document, so it must be of this run, service and copilot.
  if (!isNamed || serviceHash !== expected.serviceHash || run !== expected.run) {
    const reason = 'its journal belongs to a different run, base URL or copilot';
    return { reason, copilotId: entry.copilotId };
  }
  if (!entry.isOpen || isOvertaken(folder, entry, expected)) return 'ended';
  const job = read(join(folder, 'job'), parseJob, expected);
  if (job === undefined)
    return { reason: 'the documents of its journal are gone or cannot be read', copilotId: entry.copilotId };
  return { job, state, writtenAtMs, journal: reopenJournal(folder, entry) };
}

/** Reads a journal. Returns `undefined` if it is gone or can't be read, or if other users can access its folder. */
function readEntry(folder: string, expected: Expected): JournalEntry | undefined {
  return isPrivateFolder(dirname(folder))
    ? read(join(folder, 'journal.json'), parseEntry, expected)
    : undefined;
}

function read<T>(path: string, parse: (bytes: Buffer) => T, { trace }: Expected): T | undefined {
  try {
    return parse(readPlainFile(path));
  } catch (error) {
    trace(String(error));
    return undefined;
  }
}

/** Returns whether a later step of the same job has synced the same copilot. Its changes must not be undone. */
function isOvertaken(folder: string, own: JournalEntry, expected: Expected): boolean {
  const root = dirname(folder);
  const folders = readdirSync(dirname(root))
    .filter((name) => /^copilot-swagger-sync-[0-9a-f]{16}$/.test(name))
    .map((name) => join(dirname(root), name))
    .filter((path) => path !== root && isPrivateFolder(path))
    .flatMap((path) => readdirSync(path).map((name) => join(path, name)));
  return folders.some((other) => {
    const entry = readEntry(other, expected);
    return (
      entry?.serviceHash === own.serviceHash &&
      entry.run === own.run &&
      entry.copilotId === own.copilotId &&
      // A sync that ended before it sent anything did not change the copilot.
      entry.hasSent &&
      entry.writtenAtMs > own.writtenAtMs
    );
  });
}
