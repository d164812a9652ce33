import type { Annotation } from './console.ts';

/** One entry of the action, run as one process, and everything that the runner learned from it. */
export interface StepTranscript {
  /** Absent where a signal ended it. */
  readonly exitCode: number | undefined;
  readonly signal: NodeJS.Signals | undefined;
  /** As the process wrote them, commands and secrets included. */
  readonly stdout: string;
  readonly stderr: string;
  /** As a person sees it: commands turned into what they show, secrets masked. */
  readonly log: string;
  readonly debug: readonly string[];
  readonly groups: readonly string[];
  readonly annotations: readonly Annotation[];
  /** How many more there were than the ten of a kind that GitHub keeps. */
  readonly droppedAnnotations: number;
  readonly masks: readonly string[];
  readonly outputs: Readonly<Record<string, string>>;
  readonly state: Readonly<Record<string, string>>;
  /** Variables for the steps after it, by GITHUB_ENV. */
  readonly exported: Readonly<Record<string, string>>;
  /** Markdown, masked; empty where it was above 1 MiB and the runner dropped it. */
  readonly summary: string;
  /** The command files as the process left them, unmasked: for looking for leaks. */
  readonly files: Readonly<Record<'output' | 'state' | 'summary' | 'env' | 'path', string>>;
  readonly durationMs: number;
  readonly maxRssBytes?: number;
}

/** A run of the action in a job. */
export interface Transcript {
  readonly main: StepTranscript;
  /** Absent where the action has none, or its condition was false. */
  readonly post: StepTranscript | undefined;
  readonly result: 'success' | 'failure' | 'cancelled';
}
