import type { Copilot } from '../copilot.ts';
import type { Clock, CopilotService, Log, Random } from '../ports.ts';

/** Parameters that a process needs to resume a sync. They contain no secrets and no URLs of the service. */
export interface ReplacementRecord {
  readonly copilotId: string;
  /** The copilot as the service lists it, or `undefined` if the service has no copilot list. */
  readonly copilot?: Copilot | undefined;
  /** Path of the OpenAPI file, for messages. */
  readonly swaggerFile: string;
  readonly waitMs: number;
  readonly timeoutMs: number;
  readonly maxAttempts: number;
  /** Delete route: `auto`, or a path that contains `{copilot_id}`. */
  readonly deletePath: string;
}

/** Time and progress of a journal entry. */
export interface JournalMark {
  /** Time on the monotonic clock, as all times of the state. All processes of the machine share this clock. */
  readonly writtenAtMs: number;
  /** Whether the sync has not ended. */
  readonly isOpen: boolean;
  /** Whether a request that changes the copilot was sent, or will be sent after this entry is written. */
  readonly hasSent: boolean;
}

/**
 * Recovery journal, with which another process can resume the sync. The job and the state are written and read as a
 * whole, so the journal doesn't depend on their content.
 */
export interface Journal {
  /** Writes the job to the disk. Call this once, before the first `write`. */
  begin(job: ReplacementRecord): Promise<void>;
  /**
   * Writes the state to the disk. Call this before every request that changes the service, and at the end. If it
   * rejects, the previous entry is no longer valid.
   * @param state plain data without documents
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
