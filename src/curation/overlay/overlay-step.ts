import type { Location } from '../../json-path/index.ts';
import { type Finding, errorProblem, warningProblem, type Measure } from '../../syntax/index.ts';

import type { DocumentEditor } from './edit-document.ts';
import type { Overlay, OverlayAction } from './overlay.ts';
import type { JsonPathFunctions } from './parse-overlay.ts';

export interface ApplyContext {
  readonly editor: DocumentEditor;
  readonly jsonPath: JsonPathFunctions;
  readonly measure: Measure;
  /** Bytes that the overlays can still add to the document. */
  readonly budget: { bytes: number };
  /** For each overlay. */
  readonly timeoutMs: number;
  readonly signal?: AbortSignal | undefined;
  /** Describes where a part of the document was written: `openapi.yaml, line 12`. */
  readonly describeLocation: (location: Location) => string;
  /** The target of every `remove` that removed something, for messages about lost references. */
  readonly removals: Removal[];
}

export interface Removal {
  readonly location: Location;
  readonly file: string;
  readonly action: OverlayAction;
}

/** One action that is being applied. */
export interface OverlayStep extends ApplyContext {
  readonly overlay: Overlay;
  readonly action: OverlayAction;
  /** When the overlay must be applied, on the monotonic clock. */
  readonly endMs: number;
}

/** Stops the application of an overlay: later actions build on this one. */
export class OverlayStop extends Error {
  readonly finding: Finding;

  constructor(finding: Finding) {
    super(finding.message);
    this.finding = finding;
  }
}

/** @throws OverlayStop with an error at a field of the action */
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
