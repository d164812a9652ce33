import type { Copilot, StoredAction } from '../copilot.ts';
import type { Clock, CopilotService, Interruption, Log, Random } from '../ports.ts';

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

/** When something is written, and how far it had come by then. */
export interface JournalMark {
  /** On the clock that the moments of the state are of. */
  readonly nowMs: number;
  /** There is more to do. */
  readonly isOpen: boolean;
  /** A call that changes the copilot was sent, or will be once this is written. */
  readonly hasSent: boolean;
}

/**
 * Where a replacement stands, kept outside the process so that another one can take over after its death. Job and state
 * are written whole and read whole: the journal knows nothing of what is in them.
 */
export interface Journal {
  /** Keeps the job on disk; called once, before the first `write`. */
  begin(job: ReplacementRecord): Promise<void>;
  /**
   * Resolves once the state is safely on disk; called before every call that changes the service, and at the end.
   * Where it rejects, nobody can take over any more from what was written before.
   * @param state plain data, without bytes
   */
  write(state: object, mark: JournalMark): Promise<void>;
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
   * where a later step of the same job has had this copilot since; `ended` where it has come to its end by itself.
   */
  find(): Promise<SavedReplacement | 'overtaken' | 'ended' | undefined>;
}

export interface SavedReplacement {
  /** As it was given to `begin`. */
  readonly job: ReplacementRecord;
  /** As it was given to `write`. */
  readonly state: object;
  /** When the state was written, on the clock that its moments are of. */
  readonly clockMs: number;
  /** How long ago that was, by a clock that nobody can set; undefined where it is not known for certain. */
  readonly ageMs: number | undefined;
  readonly journal: Journal;
}
