import type { Counts } from '../ending.ts';
import { renderCount, renderNumber, renderSome } from '../text.ts';
import { recordGone, abortedState } from './remedies.ts';

/** Result of the final check, compared with the desired actions. */
export interface CheckedState {
  readonly aim: 'new' | 'previous';
  readonly strategy: 'recreate' | 'rolling';
  /** Number of desired actions, and how many of them the copilot has. */
  readonly desired: number;
  readonly right: number;
  /** Routes of the missing actions, such as `GET /orders`. */
  readonly missing: readonly string[];
  readonly extra: readonly string[];
  /** Routes of correct actions that the search index might not contain. */
  readonly unconfirmed: readonly string[];
  readonly counts: Counts;
  /** Number of actions that the copilot had before. */
  readonly held: number;
}

/** Sentences about the copilot's current actions, by how they are known or why they aren't as desired. */
const states = {
  seen: (facts: CheckedState) => `${renderVerified(facts)}${renderRolling(facts)}`,
  counted: (facts: CheckedState) =>
    `The copilot has ${renderWhat(facts)}. Only the number was verified (${renderCount(facts.desired, 'action')}), because the service lists actions in a different format.`,
  confirmed: (facts: CheckedState) =>
    `The service confirmed every change for ${renderWhat(facts)}. They could not be verified, because the service stopped listing the actions.`,
  aborted: () => abortedState,
  search: (facts: CheckedState) =>
    `The copilot has ${renderAll(facts)}, but its search index might not contain ${renderSome(facts.unconfirmed, 5)}.`,
  pending: (facts: CheckedState) =>
    `The copilot has ${renderAll(facts)}, but a request that timed out may still change them.`,
  unseen: () => 'The copilot’s current actions are unknown: the service stopped listing them.',
  unshown: () =>
    'The copilot’s current actions are unknown: the service confirmed changes that its action list never showed.',
  shifted: (facts: CheckedState) =>
    `The copilot has ${renderAll(facts)} that its action list showed before, but other actions appeared or disappeared during the run.`,
  differs: (facts: CheckedState) => `The copilot has ${renderPart(facts)}.`,
  'handed-over': (facts: CheckedState) =>
    `At the last check, the copilot had ${renderPart(facts)}. The post step of this action resumes the sync.`,
  'record-removed': () => recordGone,
};

export type SeenAs = keyof typeof states;

/** Returns the sentence about the copilot's current actions. */
export function describeSeenState(as: SeenAs, facts: CheckedState): string {
  return states[as](facts);
}

function renderWhat({ aim }: CheckedState): string {
  return aim === 'new' ? 'the new version' : 'the actions it had before';
}

function renderVerified(facts: CheckedState): string {
  if (facts.aim === 'previous') return 'The copilot has its previous actions (verified).';
  return `The copilot has the new version (${facts.desired === 1 ? 'its one action' : `all ${renderNumber(facts.desired)} actions`} verified).`;
}

/** Describes whether actions were unavailable during a rolling sync. */
function renderRolling({ aim, counts, held, strategy }: CheckedState): string {
  if (strategy !== 'rolling' || aim === 'previous' || held === 0) return '';
  return counts.isZeroDowntime
    ? ' It was never without its actions.'
    : ' Some actions were missing for a moment, until they were added again.';
}

function renderAll({ desired }: CheckedState): string {
  return desired === 1 ? 'its one action' : `all ${renderCount(desired, 'action')}`;
}

function renderPart({ missing, right, extra, desired }: CheckedState): string {
  const held = `${renderNumber(right)} of ${renderCount(desired, 'action')}`;
  const lists = [
    ...(missing.length > 0 ? [`missing: ${renderSome(missing, 5)}`] : []),
    ...(extra.length > 0 ? [`extra: ${renderSome(extra, 5)}`] : []),
  ];
  return [held, ...lists].join('; ');
}
