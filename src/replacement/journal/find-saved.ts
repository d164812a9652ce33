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
 * What the main step has left of one replacement: `ended` where it has come to its end by itself, or a later step of the
 * same job has replaced this copilot's actions since; `why`, a clause, where nobody can go on from it.
 */
export type FoundReplacement =
  SavedReplacement | { readonly why: string; readonly copilotId: string } | 'ended';

interface Expected {
  /** Of the base-url that the inputs name now. */
  readonly serviceHash: string;
  readonly run: string;
  /** Whether the inputs name that copilot now. */
  readonly isNamed: (copilotId: string) => boolean;
  readonly trace: (line: string) => void;
}

/** Only once main has certainly ended: until then it may go on, even to its end. */
export function findSaved(pointer: JournalPointer, expected: Expected): FoundReplacement {
  const { folder, copilotId } = pointer;
  const entry = readEntry(folder, expected);
  if (entry === undefined)
    return { why: 'its journal in RUNNER_TEMP is gone, is not valid or cannot be read', copilotId };
  if (!isMeant(entry, pointer, expected)) {
    const why = 'its journal is of another run, base-url or copilot than the inputs name now';
    return { why, copilotId: entry.copilotId };
  }
  if (!entry.isOpen || isOvertaken(folder, entry, expected)) return 'ended';
  const job = read(join(folder, 'job'), parseJob, expected);
  if (job === undefined)
    return { why: 'the documents of its journal are gone or cannot be read', copilotId: entry.copilotId };
  const { state, writtenAtMs } = entry;
  return { job, state, writtenAtMs, journal: reopenJournal(folder, entry) };
}

/** Of this run, service and copilot: a journal is all that it takes to import a document. */
function isMeant(
  { copilotId, run, serviceHash }: JournalEntry,
  pointer: JournalPointer,
  expected: Expected,
): boolean {
  const isPointed = ['', copilotId].includes(pointer.copilotId) && expected.isNamed(copilotId);
  return isPointed && serviceHash === expected.serviceHash && run === expected.run;
}

/** Undefined where it is gone, cannot be read, or others may enter its folder. */
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

/** Another use of the action in the same job may have replaced the same copilot since: that is not to be undone. */
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
      // One that ended before it had sent anything has left the copilot as it was.
      entry.hasSent &&
      entry.writtenAtMs > own.writtenAtMs
    );
  });
}
