import type { Journal, ReplaceJob } from './replace-job.ts';
import type { ReplacementState } from './state.ts';

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
