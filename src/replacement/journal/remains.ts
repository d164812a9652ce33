import { readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Clock } from '../../ports.ts';
import type { Remains } from '../replace-job.ts';
import { findAgeMs, isProcessAlive, signalProcess, type ProcessMark } from './proc.ts';
import { findEntry, findJob, type JournalEntry, type Trace } from './journal-entry.ts';
import type { JournalPointer } from './journal-pointer.ts';
import { reopenJournal } from './journal.ts';

/** Runners leave ten seconds between the first signal and the kill; so does this. */
const graceMs = 10_000;
const pollMs = 50;

interface RemainsOptions {
  readonly endMain: () => Promise<void>;
  /** Of the base-url that the inputs name now. */
  readonly serviceHash: string;
  readonly trace: Trace;
}

/** What the main step left of one replacement: its process, if that still runs, and its journal. */
export function createRemains(pointer: JournalPointer, options: RemainsOptions): Remains {
  return {
    copilotId: pointer.copilotId,
    endMain: options.endMain,
    find: async () => {
      const { folder, phase } = pointer;
      if (folder === '' || phase === 'void') return undefined;
      const entry = await findEntry(folder, options.trace);
      if (entry?.serviceHash !== options.serviceHash) return undefined;
      if (entry.isOpen && (await isOvertaken(folder, entry, options.trace))) return 'overtaken';
      if (!entry.isOpen) return 'ended';
      const job = await findJob(folder, options.trace);
      if (job === undefined) return undefined;
      const { clockMs, state } = entry;
      const ageMs = findAgeMs(entry.writtenAt);
      return { job, state, clockMs, ageMs, journal: reopenJournal(folder, entry) };
    },
  };
}

/** Another use of the action in the same job may have replaced the same copilot since: that is not to be undone. */
async function isOvertaken(folder: string, own: JournalEntry, trace: Trace): Promise<boolean> {
  const root = dirname(folder);
  const runs = (await listFolder(dirname(root), trace)).filter(
    (run) => run !== root && /copilot-swagger-sync-[0-9a-f]+$/.test(run),
  );
  const folders = (await Promise.all(runs.map((run) => listFolder(run, trace)))).flat();
  const entries = await Promise.all(folders.map((other) => findEntry(other, trace)));
  return entries.some(
    (entry) =>
      entry?.serviceHash === own.serviceHash &&
      entry.copilotId === own.copilotId &&
      entry.hasSent &&
      entry.writtenAt.sinceBootMs > own.writtenAt.sinceBootMs,
  );
}

/** Empty where it is no folder, or somebody else's. */
async function listFolder(path: string, trace: Trace): Promise<readonly string[]> {
  try {
    return (await readdir(path)).map((name) => join(path, name));
  } catch (error) {
    trace(`${path} cannot be listed: ${String(error)}`);
    return [];
  }
}

/** In container jobs a cancelled main gets no signal and runs on beside the post step: both would delete and import. */
export async function endProcess(main: ProcessMark, clock: Clock): Promise<void> {
  if (!isProcessAlive(main)) return;
  signalProcess(main, 'SIGTERM');
  const killAtMs = clock.nowMs() + graceMs;
  while (isProcessAlive(main) && clock.nowMs() < killAtMs) await clock.sleep(pollMs);
  signalProcess(main, 'SIGKILL');
  // The kernel frees the process soon after; it makes no call any more once the signal is there.
  const endAtMs = clock.nowMs() + graceMs;
  while (isProcessAlive(main) && clock.nowMs() < endAtMs) await clock.sleep(pollMs);
}
