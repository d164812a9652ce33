import type { Counts } from '../ending.ts';
import { renderCount, renderNumber, renderSome } from '../text.ts';
import { recordGone, abortedState } from './remedies.ts';

/** What the last look shows, against what was wanted. */
export interface SeenFacts {
  readonly aim: 'new' | 'previous';
  readonly strategy: 'recreate' | 'rolling';
  /** How many actions are wanted, and how many of them are there. */
  readonly desired: number;
  readonly right: number;
  /** Routes, as people read them. */
  readonly missing: readonly string[];
  readonly extra: readonly string[];
  /** Those of what is right that the search may not know. */
  readonly unconfirmed: readonly string[];
  readonly counts: Counts;
  /** How many actions the copilot held before. */
  readonly held: number;
}

/** By how it is known what the copilot holds now, or why that is not right: the words are the last look. */
const states = {
  seen: (facts: SeenFacts) => `${renderVerified(facts)}${renderRolling(facts)}`,
  counted: (facts: SeenFacts) =>
    `The copilot holds ${renderWhat(facts)}, verified by number only: ${renderCount(facts.desired, 'action')}, which the service shows in its own form.`,
  confirmed: (facts: SeenFacts) =>
    `The service confirmed every change for ${renderWhat(facts)}. It was not verified: the inventory stopped answering.`,
  aborted: () => abortedState,
  search: (facts: SeenFacts) =>
    `The copilot holds ${renderAll(facts)}, but its search may not know ${renderSome(facts.unconfirmed, 5)}.`,
  pending: (facts: SeenFacts) =>
    `The copilot holds ${renderAll(facts)}, but a request that was given up may still change that.`,
  unseen: () => 'What the copilot holds is not known: its inventory stopped answering.',
  unshown: () =>
    'What the copilot holds is not known: the service confirmed changes that its inventory never showed.',
  differs: (facts: SeenFacts) => `The copilot holds ${renderPart(facts)}.`,
  'handed-over': (facts: SeenFacts) =>
    `When it was last looked at, the copilot held ${renderPart(facts)}. The post step of this action goes on from here.`,
  'record-removed': () => recordGone,
};

export type SeenAs = keyof typeof states;

export function describeSeenState(as: SeenAs, facts: SeenFacts): string {
  return states[as](facts);
}

function renderWhat({ aim }: SeenFacts): string {
  return aim === 'new' ? 'the new version' : 'the actions it had before';
}

function renderVerified(facts: SeenFacts): string {
  if (facts.aim === 'previous') return 'The copilot holds the actions it had before, verified.';
  return `The copilot holds the new version, verified: ${facts.desired === 1 ? 'its one action' : `all ${renderNumber(facts.desired)}`}.`;
}

/** Whether anybody has missed an action meanwhile. */
function renderRolling({ aim, counts, held, strategy }: SeenFacts): string {
  if (strategy !== 'rolling' || aim === 'previous' || held === 0) return '';
  return counts.isZeroDowntime
    ? ' It was never without its actions.'
    : ' Some actions were missing for a moment, until they were added again.';
}

function renderAll({ desired }: SeenFacts): string {
  return desired === 1 ? 'its one action' : `all ${renderCount(desired, 'action')}`;
}

function renderPart({ missing, right, extra, desired }: SeenFacts): string {
  const held = `${renderNumber(right)} of ${renderCount(desired, 'action')}`;
  const lists = [
    ...(missing.length > 0 ? [`missing: ${renderSome(missing, 5)}`] : []),
    ...(extra.length > 0 ? [`too many: ${renderSome(extra, 5)}`] : []),
  ];
  return [held, ...lists].join('; ');
}
