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
    `The copilot has ${renderWhat(facts)}. Only the number was verified (${renderCount(facts.desired, 'action')}), because the service lists actions in a different format.`,
  confirmed: (facts: SeenFacts) =>
    `The service confirmed every change for ${renderWhat(facts)}. They could not be verified, because the service stopped listing the actions.`,
  aborted: () => abortedState,
  search: (facts: SeenFacts) =>
    `The copilot has ${renderAll(facts)}, but its search index might not contain ${renderSome(facts.unconfirmed, 5)}.`,
  pending: (facts: SeenFacts) =>
    `The copilot has ${renderAll(facts)}, but a request that timed out may still change them.`,
  unseen: () => 'The copilot’s current actions are unknown: the service stopped listing them.',
  unshown: () =>
    'The copilot’s current actions are unknown: the service confirmed changes that its action list never showed.',
  shifted: (facts: SeenFacts) =>
    `The copilot has ${renderAll(facts)} that its action list showed before, but other actions appeared or disappeared during the run.`,
  differs: (facts: SeenFacts) => `The copilot has ${renderPart(facts)}.`,
  'handed-over': (facts: SeenFacts) =>
    `At the last check, the copilot had ${renderPart(facts)}. The post step of this action resumes the sync.`,
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
  if (facts.aim === 'previous') return 'The copilot has its previous actions (verified).';
  return `The copilot has the new version (${facts.desired === 1 ? 'its one action' : `all ${renderNumber(facts.desired)} actions`} verified).`;
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
    ...(extra.length > 0 ? [`extra: ${renderSome(extra, 5)}`] : []),
  ];
  return [held, ...lists].join('; ');
}
