import type { Annotation } from './console.ts';

/** One entry of the action that ran as a process, and its output. */
export interface StepTranscript {
  /** Exit code, or `undefined` if a signal ended the process. */
  readonly exitCode: number | undefined;
  readonly signal: NodeJS.Signals | undefined;
  /** Output of the process, including commands and secrets. */
  readonly stdout: string;
  readonly stderr: string;
  /** Log as a user sees it: commands are rendered, and secrets are masked. */
  readonly log: string;
  readonly debug: readonly string[];
  readonly groups: readonly string[];
  readonly annotations: readonly Annotation[];
  /** Number of annotations beyond the ten of a kind that GitHub keeps. */
  readonly droppedAnnotations: number;
  readonly masks: readonly string[];
  readonly outputs: Readonly<Record<string, string>>;
  readonly state: Readonly<Record<string, string>>;
  /** Variables for later steps (GITHUB_ENV). */
  readonly exported: Readonly<Record<string, string>>;
  /** Masked Markdown; empty if it was larger than 1 MiB, so that the runner dropped it. */
  readonly summary: string;
  /** Unmasked command files, to search for leaks. */
  readonly files: Readonly<Record<'output' | 'state' | 'summary' | 'env' | 'path', string>>;
  readonly durationMs: number;
  readonly maxRssBytes?: number;
}

/** A run of the action in a job. */
export interface Transcript {
  readonly main: StepTranscript;
  /** Post step, or `undefined` if the action has none or its condition was false. */
  readonly post: StepTranscript | undefined;
  readonly result: 'success' | 'failure' | 'cancelled';
}
