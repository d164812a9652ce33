import type { Location } from '../../json-path/index.ts';
import { type Finding, errorProblem, warningProblem, type Measure } from '../../syntax/index.ts';

import type { DocumentEditor } from './edit-document.ts';
import type { LoadJsonPath, Overlay, OverlayAction } from './parse-overlay.ts';

export interface ApplyContext {
  readonly editor: DocumentEditor;
  readonly loadJsonPath: LoadJsonPath;
  readonly measure: Measure;
  /** Number of bytes that the overlays can still add to the document. */
  readonly budget: { bytes: number };
  /** Time limit of each overlay. */
  readonly timeoutMs: number;
  readonly signal?: AbortSignal | undefined;
  /** Describes the location of a part in the files: `openapi.yaml, line 12`. */
  readonly describeLocation: (location: Location) => string;
  /** Targets of every `remove` that had an effect, for messages about lost references. */
  readonly removals: Removal[];
}

export interface Removal {
  readonly location: Location;
  readonly file: string;
  readonly action: OverlayAction;
}

/** Action that is being applied. */
export interface OverlayStep extends ApplyContext {
  readonly overlay: Overlay;
  readonly action: OverlayAction;
  /** Deadline of the overlay on the monotonic clock. */
  readonly endMs: number;
}

/** Stops the application of an overlay, because later actions depend on this one. */
export class OverlayStop extends Error {
  readonly finding: Finding;

  constructor(finding: Finding) {
    super(finding.message);
    this.finding = finding;
  }
}

/**
 * Stops with an error at a field of the action.
 * @throws OverlayStop
 */
export function stopAt(key: string, { overlay, action }: OverlayStep, message: string): never {
  const finding = errorProblem('overlay-action', ['actions', action.index, key], message);
  throw new OverlayStop({ ...finding, file: overlay.file });
}

/** Returns a warning at a field of the action, or at the action itself. */
export function warnAt(key: string | undefined, { overlay, action }: OverlayStep, message: string): Finding {
  const field = key === undefined ? [] : [key];
  return {
    ...warningProblem('overlay-unused', ['actions', action.index, ...field], message),
    file: overlay.file,
  };
}
