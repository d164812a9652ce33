import type { StoredAction } from '../copilot.ts';
import type { Found } from '../report/result.ts';
import { describeStored, findDrift, isInStep } from '../sync/in-step.ts';
import type { Stock } from '../sync/stock.ts';
import { renderCommit, renderCount } from '../report/measures.ts';

/** What was found in the copilot before anything was changed, against the file; undefined where nobody could look. */
export function describeFound(
  body: Uint8Array,
  seen: readonly StoredAction[] | undefined,
  { byHand, held }: Stock,
): Found | undefined {
  if (seen === undefined) return undefined;
  const drift = findDrift(body, seen);
  return {
    actions: seen.length,
    commit: held?.commit,
    missing: drift.missing,
    surplus: drift.surplus,
    different: drift.different,
    byHand: byHand?.map((action) => ({ ...describeStored(action), fields: action.fields })),
    isInStep: isInStep(drift),
  };
}

/** One or two sentences for the log: what the copilot holds, and what was made by hand. */
export function renderFound({
  actions,
  byHand,
  commit,
  different,
  isInStep: isSame,
  missing,
  surplus,
}: Found): string {
  const version =
    commit === undefined || commit === '' ? '' : `, among them the version of ${renderCommit(commit)}`;
  const holds = `The copilot holds ${renderCount(actions, 'action')}${version}.`;
  if (isSame) return `${holds} It is in step with the file.`;
  const parts = [
    `${missing.length} of the file are missing`,
    `${surplus.length} are not in the file`,
    `${different.length} differ`,
  ];
  const hands = byHand?.map(({ method, path }) => `${method} ${path}`) ?? [];
  const made =
    hands.length === 0
      ? ''
      : ` Made by hand: ${hands.slice(0, 10).join(', ')}${hands.length > 10 ? ' …' : ''}.`;
  return `${holds} Against the file: ${parts.join(', ')}.${made}`;
}
