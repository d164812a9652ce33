import type { Copilot, StoredAction } from '../copilot.ts';
import type { Clock, CopilotService, Interruption, Log, Random } from '../ports.ts';
import type { ReplacementState } from './state.ts';

/** A version of the description that may be put back, prepared as the new one. */
export interface Candidate {
  readonly commit: string;
  /** The JSON that would go out. */
  readonly body: Uint8Array;
  readonly operations: number;
}

/** What a process that takes over needs to end a replacement. Holds no secret and no address of the service. */
export interface ReplacementRecord {
  readonly copilotId: string;
  /** As the list showed it; undefined where the service has none. */
  readonly copilot?: Copilot | undefined;
  /** The file that the actions come from, for people. */
  readonly swaggerFile: string;
  readonly settleMs: number;
  readonly timeoutMs: number;
  readonly maxAttempts: number;
  /** `auto`, or a path with `{copilot_id}` in it. */
  readonly deletePath: string;
  /** Nobody could look before, and a later look may be answered. */
  readonly mayLook?: boolean | undefined;
}

/** One replacement: everything that will be sent is in it, in memory. */
export interface ReplaceJob extends ReplacementRecord {
  readonly next: Uint8Array;
  /** What is put back where the new version is given up, in this order. */
  readonly previous: readonly Candidate[];
  /** What the copilot held before; undefined where the service does not show it. */
  readonly seen: readonly StoredAction[] | undefined;
  /** Those of them that come back after the import of the new version. */
  readonly kept: readonly StoredAction[];
}

/** The parts of a job that are too large for the record. */
export type JobContents = Pick<ReplaceJob, 'next' | 'previous' | 'seen' | 'kept'>;

/** Where a replacement stands, kept outside the process so that another one can take over after its death. */
export interface Journal {
  /** Keeps the record and all contents on disk; called once, before the first `write`. */
  begin(record: ReplacementRecord, contents: JobContents): Promise<void>;
  /**
   * Resolves once the state is safely on disk; called before every call that changes the service, and at the end.
   * Where it rejects, nobody can take over any more from what was written before.
   * @param mark `nowMs`: on the clock that the moments of the state are of; `isOpen`: whether there is more to do
   */
  write(state: ReplacementState, mark: { readonly nowMs: number; readonly isOpen: boolean }): Promise<void>;
}

export interface ReplacePorts {
  readonly service: CopilotService;
  readonly clock: Clock;
  readonly random: Random;
  readonly journal: Journal;
  readonly log: Log;
  readonly interruption: Interruption;
}

/** What the main step has left of a replacement, read anew each time: main may still be running. */
export interface Remains {
  /** For people, where nothing else is left. */
  readonly copilotId: string;
  /** Resolves once the process that drives the replacement has ended, by itself or by force. */
  endMain(): Promise<void>;
  /**
   * Undefined where the journal or a part of it is gone, or belongs to another service than the inputs name; `overtaken`
   * where a later step of the same job has had this copilot since.
   */
  find(): Promise<SavedReplacement | 'overtaken' | undefined>;
}

export interface SavedReplacement {
  readonly job: ReplaceJob;
  readonly state: ReplacementState;
  /** When the state was written, on the clock that its moments are of. */
  readonly clockMs: number;
  /** How long ago that was, by a clock that nobody can set; undefined where it is not known for certain. */
  readonly ageMs: number | undefined;
  readonly journal: Journal;
}
