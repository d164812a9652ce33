import type { Holding } from './state.ts';

/** What a copilot may hold after a call that may have taken effect: all from before, and what the call would bring. */
export function addHoldings(holds: readonly Holding[], ...more: readonly Holding[]): readonly Holding[] {
  return [...new Set([...holds, ...more])];
}

const phrases: Readonly<Record<Holding, string>> = {
  before: 'the actions it had before',
  nothing: 'no actions',
  next: 'the new actions',
  previous: 'the previous version’s actions',
  part: 'only some of the actions',
};

/** One sentence: what the copilot holds, or may hold where the answers leave it open. */
export function renderHoldings(holds: readonly Holding[]): string {
  const listed = holds.map((holding) => phrases[holding]);
  const last = listed.at(-1) ?? 'an unknown state';
  if (listed.length <= 1) return `The copilot holds ${last}.`;
  return `The copilot may hold ${listed.slice(0, -1).join(', ')} or ${last}.`;
}
