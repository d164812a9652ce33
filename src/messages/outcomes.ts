import type { ReplacementEnding } from '../ending.ts';

/** Who and what a headline is about, as people call them. */
export interface Names {
  /** `copilot “Orders”`. */
  readonly who: string;
  /** `the 12 actions`. */
  readonly actions: string;
  readonly file: string;
}

/** How a replacement ended, as a headline without a full stop; undefined where why it never began says more. */
export function describeOutcome(
  ending: ReplacementEnding,
  { actions, file, who }: Names,
): string | undefined {
  switch (ending.outcome) {
    case 'synced':
      // Says that the copilot holds them only where somebody looked.
      return ending.verification.how === 'confirmed'
        ? `Synced: the service confirmed ${actions} of ${file} for ${who}`
        : `Synced and verified: ${who} holds ${actions} of ${file}`;
    case 'rolled-back':
      return ending.verification.how === 'confirmed'
        ? `Failed and restored: the service confirmed an earlier version for ${who}`
        : `Failed and restored: ${who} has its previous actions again`;
    case 'aborted':
      return ending.isInferred === true
        ? `Failed, as every delete was answered with an error: ${who} should still have the actions it had`
        : undefined;
    case 'degraded':
      if (ending.kind === 'record-removed') return `Failed: ${who} is gone from the service`;
      if (ending.kind === 'search') return `Failed: ${who} has its actions, but its search may not know them`;
      if (ending.kind === 'pending') return `Failed: ${who} has its actions, but that may still change`;
      return `Failed and not restored: ${who} may be without its actions`;
  }
}
