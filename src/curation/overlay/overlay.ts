import type { JsonValue } from '../../syntax/index.ts';

/** One change of an overlay, checked. */
export interface OverlayAction {
  /** Counts from 0, in the file. */
  readonly index: number;
  /** As written, for messages. */
  readonly target: string;
  /** The expressions as json-p3 reads them. */
  readonly readable: { readonly target: string; readonly copy: string | undefined };
  readonly change:
    | { readonly kind: 'update'; readonly value: JsonValue }
    | { readonly kind: 'copy'; readonly source: string }
    | { readonly kind: 'remove' | 'none' };
}

/** An overlay file that follows the specification. */
export interface Overlay {
  /** Relative to the workspace, with `/`. */
  readonly file: string;
  /** Of the specification: 1.0 or 1.1. */
  readonly minor: 0 | 1;
  readonly extends: string | undefined;
  readonly actions: readonly OverlayAction[];
}
