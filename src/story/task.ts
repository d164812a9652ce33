import type { Change } from '../change/change.ts';
import type { Target } from '../inputs.ts';
import type { AcceptedSource } from './accepted.ts';

/** One target of a run, with the verdict on its file. */
export interface Task {
  readonly target: Target;
  readonly change: Change;
  /** Nothing may be sent that changes the service. */
  readonly isPreview: boolean;
  readonly hasKey: boolean;
  /** A stranger caused the run, and reads what it says: nothing is told that only the key's owner should know. */
  readonly isForStrangers?: boolean;
  /** Where people write what they accept; undefined: nothing is refused for what it breaks. */
  readonly accepted: AcceptedSource | undefined;
  readonly maxAttempts: number;
  /** Limit for one request, in milliseconds. */
  readonly timeoutMs: number;
  /** What the copilot holds is asked for, where the service shows it. */
  readonly asksInventory: boolean;
  /** Which of the run's targets this is; counts from 0. */
  readonly index: number;
}
