import type { Fault } from './read/place.ts';

/** Bad news about the bundled document, in which its pointer is; files are not known there. */
export interface Finding extends Fault {
  /** An error stops the import (or, under `strict`, breaks the schema); a warning does not. */
  readonly severity: 'error' | 'warning';
}

/** A finding in one file, which its pointer is into. */
export interface FiledFinding extends Finding {
  /** Relative to the workspace, with `/`. */
  readonly file: string;
}

/** Bad news about a description: data, not an exception, so that all of it can be shown at once. */
export interface Problem extends Omit<FiledFinding, 'place'> {
  /** Count from 1; absent only where the file has no position to give. */
  readonly line?: number;
  readonly column?: number;
}

/** One kind of change that was made to a description so that it imports whole. */
export interface Rewrite {
  readonly rule: string;
  /** What was done and why, as a sentence that carries its own numbers. */
  readonly message: string;
  /** How many places it touched. */
  readonly count: number;
}
