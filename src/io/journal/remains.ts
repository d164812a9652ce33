import type { Clock, Journal, ReplacementRecord } from '../../ports.ts';
import type { ReplacementState } from '../../sync/state.ts';
import { findAgeMs } from './boot-moment.ts';
import { findDocuments, findEntry } from './journal-entry.ts';
import type { JournalPointer } from './journal-pointer.ts';
import { reopenJournal } from './journal.ts';
import { isProcessAlive, signalProcess, type ProcessMark } from './process-alive.ts';

/** Runners leave ten seconds between the first signal and the kill; so does this. */
const graceMs = 10_000;
const pollMs = 50;

/** What the main step left of one replacement: its process, if that still runs, and its journal. */
export function createRemains(pointer: JournalPointer, options: RemainsOptions): RemainsOfMain {
  return {
    copilotId: pointer.copilotId,
    endMain: options.endMain,
    find: async () => {
      if (pointer.folder === '') return undefined;
      const entry = await findEntry(pointer.folder);
      if (entry?.serviceHash !== options.serviceHash) return undefined;
      const { record, state, writtenAtMs } = entry;
      const documents = await findDocuments(pointer.folder);
      if (documents === undefined && !isOver(state)) return undefined;
      const job = { ...record, next: new Uint8Array(), ...documents };
      const ageMs = findAgeMs(entry.writtenAt);
      const journal = reopenJournal(pointer.folder, entry);
      return { job, state, writtenAtMs, journal, ...(ageMs === undefined ? {} : { ageMs }) };
    },
  };
}

export interface RemainsOptions {
  readonly endMain: () => Promise<void>;
  /** Of the base-url that the inputs name now. */
  readonly serviceHash: string;
}

export interface RemainsOfMain {
  readonly copilotId: string;
  endMain(): Promise<void>;
  find(): Promise<SavedByMain | undefined>;
}

export interface SavedByMain {
  readonly job: ReplacementRecord & { readonly next: Uint8Array; readonly previous?: Uint8Array };
  readonly state: ReplacementState;
  readonly writtenAtMs: number;
  /** How long ago that was, by a clock that nobody can set; absent where there is none. */
  readonly ageMs?: number;
  readonly journal: Journal;
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

function isOver({ name }: ReplacementState): boolean {
  return name === 'synced' || name === 'restored' || name === 'untouched' || name === 'lost';
}
