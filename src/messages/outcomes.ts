import type { ReplacementEnding, Synced } from '../ending.ts';
import { renderNumber } from '../text.ts';

/** Names in a headline. */
export interface Names {
  /** The copilot, such as `copilot “Orders”`. */
  readonly who: string;
  /** The actions, such as `the 12 actions`. */
  readonly actions: string;
  readonly file: string;
}

/**
 * Returns the headline of a sync, without a full stop, or `undefined` if the reason why the sync never began says
 * more.
 */
export function describeOutcome(
  ending: ReplacementEnding,
  { actions, file, who }: Names,
): string | undefined {
  switch (ending.outcome) {
    case 'synced':
      // Only a verified result states that the copilot has the actions.
      return ending.verification.how === 'confirmed'
        ? `Synced: the service confirmed ${actions} of ${file} for ${who}${renderOthers(ending)}`
        : `Synced and verified: ${who} has ${actions} of ${file}${renderOthers(ending)}`;
    case 'rolled-back':
      return ending.verification.how === 'confirmed'
        ? `Failed and restored: the service confirmed an earlier version for ${who}`
        : `Failed and restored: ${who} has its previous actions again`;
    case 'aborted':
      return ending.isInferred === true
        ? `Failed, because every delete request failed: ${who} should still have the actions it had`
        : undefined;
    case 'degraded':
      if (ending.kind === 'record-removed') return `Failed: ${who} is gone from the service`;
      if (ending.kind === 'search')
        return `Failed: ${who} has its actions, but its search index might be incomplete`;
      if (ending.kind === 'pending')
        return `Failed: ${who} has its actions, but a pending request may still change them`;
      return `Failed and not restored: ${who} may be without its actions`;
  }
}

/** Renders the number of unmanaged actions that the copilot kept. */
function renderOthers({ replacement: { counts } }: Synced): string {
  const { kept = 0 } = counts ?? {};
  if (kept === 0) return '';
  return ` and ${kept === 1 ? 'one other' : `${renderNumber(kept)} others`}`;
}
