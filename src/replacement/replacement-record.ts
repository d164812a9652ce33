import type { Copilot } from '../copilot.ts';
import type { Clock, CopilotService, Log, Random } from '../ports.ts';

/** What a process that takes over needs to end a replacement. Holds no secret and no address of the service. */
export interface ReplacementRecord {
  readonly copilotId: string;
  /** As the list showed it; undefined where the service has none. */
  readonly copilot?: Copilot | undefined;
  /** The file that the actions come from, for people. */
  readonly swaggerFile: string;
  readonly waitMs: number;
  readonly timeoutMs: number;
  readonly maxAttempts: number;
  /** `auto`, or a path with `{copilot_id}` in it. */
  readonly deletePath: string;
}

/** When something is written, and how far it had come by then. */
export interface JournalMark {
  /** On the clock that all processes of the machine share. */
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
  readonly interruption: AbortSignal;
}
