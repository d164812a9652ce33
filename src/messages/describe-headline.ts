import type { Ending, Synced } from '../ending.ts';
import { renderCount } from '../text.ts';
import { headlines, type Names } from './headlines.ts';
import { idleResults, type IdleNames } from './idle-results.ts';

/** Returns the headline of a target, without a full stop. */
export function describeHeadline(ending: Ending, names: Names & IdleNames): string {
  if (!('result' in ending)) return describeAborted(ending, names);
  if (!('failure' in ending || 'replacement' in ending)) return idleResults[ending.result].headline(names);
  const headline = headlines[ending.result];
  if (headline !== undefined) {
    const others = ending.outcome === 'synced' ? renderOthers(ending) : '';
    return `${headline(names, ending.outcome === 'rolled-back')}${others}`;
  }
  return ending.outcome === 'degraded'
    ? `Failed and not restored: the actions of ${names.who} are incomplete or unknown`
    : describeAborted(ending, names);
}

/** Describes a sync that ended before anything was changed, by its failure. */
function describeAborted(ending: Ending, { copilotId, describeBlocking, who }: Names): string {
  const before = 'Failed before anything was changed';
  const code = 'failure' in ending ? ending.failure.code : undefined;
  if (code === 'bad-input') return `${before}: an input is missing or invalid`;
  if (code === 'copilot-unknown')
    return `${before}: ${copilotId === undefined ? 'the workflow names no copilot' : `the key has no access to copilot ${copilotId}`}`;
  if (code === 'strategy-unsupported') return `Not supported by this service: ${who} was not changed`;
  const blocking = code === 'breaking-change' ? describeBlocking() : '';
  return blocking === ''
    ? `${before}: ${who} keeps its actions`
    : `Blocked by ${blocking}: ${who} was not changed`;
}

/** Renders the number of unmanaged actions that the copilot kept. */
function renderOthers({ replacement: { counts } }: Synced): string {
  const { kept = 0 } = counts ?? {};
  if (kept === 0) return '';
  return ` and ${renderCount(kept, 'unmanaged action')}`;
}
