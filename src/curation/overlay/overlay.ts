import type { JsonValue } from '../../syntax/index.ts';

/** One validated change of an overlay. */
export interface OverlayAction {
  /** Index in the file, from 0. */
  readonly index: number;
  /** Target as written, for messages. */
  readonly target: string;
  /** Expressions in the spelling that json-p3 reads. */
  readonly readable: { readonly target: string; readonly copy: string | undefined };
  readonly change:
    | { readonly kind: 'update'; readonly value: JsonValue }
    | { readonly kind: 'copy'; readonly source: string }
    | { readonly kind: 'remove' | 'none' };
}

/** An overlay file that follows the specification. */
export interface Overlay {
  /** Path relative to the workspace, with `/`. */
  readonly file: string;
  /** Minor version of the specification: 1.0 or 1.1. */
  readonly minor: 0 | 1;
  readonly extends: string | undefined;
  readonly actions: readonly OverlayAction[];
}
