import type { CommandTexts } from './command-files.ts';
import type { Console } from './console.ts';
import type { EndedProcess } from './run-process.ts';

/** One entry of the action that ran, and its output. `stdout` includes commands and secrets. */
export interface StepTranscript
  extends EndedProcess, Pick<Console, 'debug' | 'groups' | 'annotations' | 'droppedAnnotations' | 'masks'> {
  /** Log as a user sees it: commands are rendered, and secrets are masked. */
  readonly log: string;
  readonly outputs: Readonly<Record<string, string>>;
  readonly state: Readonly<Record<string, string>>;
  /** Variables for later steps (GITHUB_ENV). */
  readonly exported: Readonly<Record<string, string>>;
  /** Masked Markdown; empty if it was larger than 1 MiB, so that the runner dropped it. */
  readonly summary: string;
  /** Unmasked command files, to search for leaks. */
  readonly files: CommandTexts;
}

export interface Transcript {
  readonly main: StepTranscript;
  /** Post step, or `undefined` if the action has none or its condition was false. */
  readonly post: StepTranscript | undefined;
  readonly result: 'success' | 'failure' | 'cancelled';
}
