import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Clock } from '../../ports.ts';
import type { Remains } from '../replace-job.ts';
import { findAgeMs, isProcessAlive, signalProcess, type ProcessMark } from './proc.ts';
import { readEntry, readJob, type JournalEntry } from './journal-entry.ts';
import type { JournalPointer } from './journal-pointer.ts';
import { reopenJournal } from './journal.ts';
import { isGone, isPrivateFolder } from './private-files.ts';

/** Runners leave ten seconds between the first signal and the kill; so does this. */
const graceMs = 10_000;
const pollMs = 50;

interface RemainsOptions {
  readonly endMain: () => Promise<void>;
  /** Of the base-url that the inputs name now. */
  readonly serviceHash: string;
  /** As `nameRun` names it. */
  readonly run: string;
  /** Whether the inputs name that copilot now. */
  readonly isNamed: (copilotId: string) => boolean;
  readonly trace: (line: string) => void;
}

/** What the main step left of one replacement: its process, if that still runs, and its journal. */
export function createRemains(pointer: JournalPointer, options: RemainsOptions): Remains {
  return {
    copilotId: pointer.copilotId,
    endMain: options.endMain,
    find: () => Promise.resolve(findSaved(pointer, options)),
  };
}

function findSaved({ folder, ...pointer }: JournalPointer, options: RemainsOptions): Found {
  if (folder === '') return { why: 'what it has saved for this step cannot be read' };
  if (pointer.phase === 'void') return { why: 'its journal could not be written any more' };
  const entry = read(() => readEntry(folder), options);
  if (entry === 'gone') return { why: 'its journal in RUNNER_TEMP is gone' };
  if (entry === 'unreadable') return { why: 'its journal in RUNNER_TEMP cannot be read' };
  const { clockMs, copilotId, state } = entry;
  const stranger = findStranger(entry, pointer.copilotId, options);
  if (stranger !== undefined) return { why: `its journal is ${stranger}`, copilotId };
  if (!entry.isOpen) return 'ended';
  if (isOvertaken(folder, entry, options)) return 'overtaken';
  const job = read(() => readJob(folder), options);
  if (job === 'gone' || job === 'unreadable') {
    return { why: `the documents that belong to its journal are ${job}`, copilotId };
  }
  const ageMs = findAgeMs(entry.writtenAt);
  return { job, state, clockMs, ageMs, journal: reopenJournal(folder, entry) };
}

type Found = Awaited<ReturnType<Remains['find']>>;

/** Undefined where it is of this run, service and copilot. */
function findStranger(
  { copilotId, run, serviceHash }: JournalEntry,
  pointedId: string,
  options: RemainsOptions,
): string | undefined {
  if (serviceHash !== options.serviceHash) return 'for another base-url than the inputs name now';
  if (run !== options.run) return 'of another run';
  const isPointed = pointedId === '' || pointedId === copilotId;
  return isPointed && options.isNamed(copilotId) ? undefined : 'for another copilot than the inputs name now';
}

function read<T>(parse: () => T, { trace }: RemainsOptions): T | 'gone' | 'unreadable' {
  try {
    return parse();
  } catch (error) {
    trace(String(error));
    return isGone(error) ? 'gone' : 'unreadable';
  }
}

/** Another use of the action in the same job may have replaced the same copilot since: that is not to be undone. */
function isOvertaken(folder: string, own: JournalEntry, options: RemainsOptions): boolean {
  const root = dirname(folder);
  const runs = listFolder(dirname(root), options).filter(
    (run) => run !== root && /copilot-swagger-sync-[0-9a-f]{16}$/.test(run) && isPrivateFolder(run),
  );
  const entries = runs
    .flatMap((run) => listFolder(run, options))
    .map((other) => read(() => readEntry(other), options));
  return entries.some(
    (entry) =>
      typeof entry === 'object' &&
      entry.serviceHash === own.serviceHash &&
      entry.run === own.run &&
      entry.copilotId === own.copilotId &&
      // One that ended before it had sent anything has left the copilot as it was.
      entry.hasSent &&
      entry.writtenAt.sinceBootMs > own.writtenAt.sinceBootMs,
  );
}

/** Empty where it is no folder, or somebody else's. */
function listFolder(path: string, { trace }: RemainsOptions): readonly string[] {
  try {
    return readdirSync(path).map((name) => join(path, name));
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
