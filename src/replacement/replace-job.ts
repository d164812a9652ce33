import type { Copilot } from '../copilot.ts';
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
   * `overtaken` where a later step of the same job has had this copilot since; `ended` where it has come to its end by
   * itself.
   */
  find(): Promise<SavedReplacement | UnusableJournal | 'overtaken' | 'ended'>;
}

/** A journal that is gone, unreadable or not of this step: nobody can go on from it. */
export interface UnusableJournal {
  /** A clause, such as “its journal is gone”. */
  readonly why: string;
  /** As far as it is known. */
  readonly copilotId?: string;
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
