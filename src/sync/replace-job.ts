import type {
  Clock,
  CopilotService,
  Interruption,
  Journal,
  Log,
  Random,
  ReplacementRecord,
} from '../ports.ts';

/** One replacement: everything that will be sent is in it, as bytes in memory. */
export interface ReplaceJob extends ReplacementRecord {
  readonly next: Uint8Array;
  /** The version to fall back on; absent where there is none. */
  readonly previous?: Uint8Array;
}

export interface ReplacePorts {
  readonly service: CopilotService;
  readonly clock: Clock;
  readonly random: Random;
  readonly journal: Journal;
  readonly log: Log;
  readonly interruption: Interruption;
}

/** Why a replacement failed, in the words that people see. */
export interface ReplaceFailure {
  readonly code: 'replacement-failed' | 'interrupted';
  readonly message: string;
  readonly hint: string;
}

export interface ReplaceResult {
  readonly outcome: 'synced' | 'restored' | 'untouched' | 'lost';
  /** One sentence: what the copilot holds now. */
  readonly state: string;
  readonly failure?: ReplaceFailure;
  readonly warnings: readonly string[];
  /** True where this process stops midway because of a signal, and the post step goes on. */
  readonly handedOver: boolean;
  /** True where the delete took the copilot itself, not only its actions. */
  readonly isRecordRemoved: boolean;
  /** The pause between the delete's answer and the import, as it really was; of the last try. */
  readonly settleMs?: number;
  readonly replaceMs: number;
}
