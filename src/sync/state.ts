import type { ServiceFault } from '../errors.ts';

/** The new version of the description, or the one that the copilot's actions were made from before. */
export type DocumentName = 'next' | 'previous';

/** What a copilot may hold: `before`, its actions as the run found them; `part`, an import that stopped midway. */
export type Holding = 'before' | 'nothing' | 'next' | 'previous' | 'part';

/** Everything that is known about a replacement under way. Plain data without secrets: it is the journal's content. */
export interface Progress {
  /** Which document is being put in: `previous` means that the new one was given up. */
  readonly document: DocumentName;
  readonly hasPrevious: boolean;
  /** Which whole try (delete, settle, import) of this document this is; counts from 1. */
  readonly replacement: number;
  /** Which try of the present request this is; counts from 1. */
  readonly request: number;
  /** All that the copilot may hold now, as far as the answers tell. Never empty. */
  readonly holds: readonly Holding[];
  /** The last failure: what the present try answers to. */
  readonly fault?: ServiceFault;
  /** The last import of this document that was answered 500. */
  readonly importFault?: ServiceFault | undefined;
  /** Why the new version was given up, once it was. */
  readonly givenUp?: ServiceFault;
}

/** Named after the call in flight: a journal that ends in `deleting` means that the actions may be deleted. */
export type OpenState = Progress & { readonly name: 'deleting' | 'settling' | 'importing' };

/** What ended a replacement short of its aim. */
export type EndReason = 'service' | 'record-removed' | 'interrupted' | 'out-of-time' | 'no-journal';

export type EndState =
  | (Progress & { readonly name: 'synced' | 'restored' })
  | (Progress & { readonly name: 'untouched' | 'lost'; readonly why: EndReason });

export type ReplacementState = OpenState | EndState;

export function isOpen(state: ReplacementState): state is OpenState {
  return state.name === 'deleting' || state.name === 'settling' || state.name === 'importing';
}
