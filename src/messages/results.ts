import type { Counts, SyncResult } from '../ending.ts';
import { withoutActionList } from '../errors.ts';
import { renderCount, renderNumber, renderSome } from '../text.ts';

/** Version that the copilot has, or should have: the new one, or the previous actions after a rollback. */
interface Aim {
  readonly aim: 'new' | 'previous';
}

/** Result of the final check, compared with the desired actions. */
export interface CheckedState extends Aim {
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

/** Status of a sync without an action list. */
export interface ScriptState extends Aim {
  /** Last version that was imported, such as `the new version`. */
  readonly version: string;
  /** Reason why the copilot's actions can't be read. */
  readonly reason: string;
  /** Whether the copilot has no actions; otherwise, its actions are unknown. */
  readonly isEmpty: boolean;
}

export interface ResultRow<State> {
  /** `reached`: `synced`, or `rolled-back` if the previous actions were restored. */
  readonly outcome: 'reached' | 'aborted' | 'degraded';
  /** Describes the copilot's current actions. */
  readonly state: (state: State) => string;
  /** Additional fix, besides the hint of the failed request. */
  readonly remedy?: string;
  /** Fix that replaces any other hint. */
  readonly hint?: string;
  /** Failure message, if the result itself explains the failure. */
  readonly message?: string;
}

/** Ends a sentence that asks users to run the action again. */
export const rerun = 're-run this job, or click “Run workflow” if the workflow has it.';

const unknown = 'The copilot’s current actions are unknown:';
const emptyState = 'The copilot has no actions.';
const unknownState = `${unknown} it may have the new or the previous actions, some of them, or none.`;
const hiddenState = `${unknown} the service confirmed changes that its action list never showed.`;
const resumed = 'The post step of this action resumes the sync.';

/** Meaning of each result of a sync: its outcome, the copilot's current actions, and the fix. Its headline is in `headlines`. */
export const results = {
  verified: {
    outcome: 'reached',
    state: (check: CheckedState) => `${renderVerified(check)}${renderRolling(check)}`,
  },
  counted: {
    outcome: 'reached',
    state: (check: CheckedState) =>
      `The copilot has ${renderVersion(check)}. Only the number was verified (${renderCount(check.desired, 'action')}), because the service lists actions in a different format.`,
  },
  confirmed: {
    outcome: 'reached',
    state: (check: CheckedState) =>
      `The service confirmed every change for ${renderVersion(check)}. The result could not be verified, because the service stopped listing the actions.`,
  },
  imported: {
    outcome: 'reached',
    state: ({ aim, version }: ScriptState) =>
      `The service confirmed the import of ${version}.${aim === 'new' ? '' : ' It is not verified that the copilot had exactly these actions before.'}`,
  },
  unchanged: {
    outcome: 'aborted',
    state: () => 'The copilot was not changed and has its previous actions.',
  },
  presumed: {
    outcome: 'aborted',
    state: ({ reason }: ScriptState) =>
      `The copilot should still have its previous actions, because the service failed every delete request. This is not verified, because ${reason}.`,
  },
  incomplete: {
    outcome: 'degraded',
    state: (check: CheckedState) => `The copilot has ${renderPart(check)}.`,
  },
  'index-incomplete': {
    outcome: 'degraded',
    state: (check: CheckedState) =>
      `The copilot has ${renderAll(check)}, but its search index might not contain ${renderSome(check.unconfirmed, 5)}.`,
    // Without `force`, another run finds the actions in sync and leaves the index as it is.
    hint: 'After the service’s search works again (check the service log), run once with `force: true`.',
  },
  pending: {
    outcome: 'degraded',
    state: (check: CheckedState) =>
      `The copilot has ${renderAll(check)}, but a request that timed out may still change them.`,
    remedy: 'Check the copilot in a few minutes.',
  },
  disturbed: {
    outcome: 'degraded',
    state: (check: CheckedState) =>
      `The copilot has ${renderAll(check)}, as far as its action list showed them, but other actions appeared or disappeared during the run.`,
    remedy: 'Check the copilot.',
  },
  unreadable: {
    outcome: 'degraded',
    state: () => `${unknown} the service stopped listing them.`,
    remedy: 'Check the copilot.',
  },
  hidden: {
    outcome: 'degraded',
    state: () => hiddenState,
    remedy: `If the action list of this service never shows a change, ${withoutActionList}`,
  },
  'hidden-undone': {
    outcome: 'degraded',
    state: () => hiddenState,
    message:
      'The service confirmed an action that its action list does not show. The next run would add every action a second time, so the action was deleted again.',
    hint: `The action list of this service doesn’t show the copilot’s actions. Remove \`strategy\`, and ${withoutActionList}`,
  },
  empty: { outcome: 'degraded', state: () => emptyState },
  unknown: { outcome: 'degraded', state: () => unknownState },
  'handed-over': {
    outcome: 'degraded',
    state: (check: CheckedState) => `At the last check, the copilot had ${renderPart(check)}. ${resumed}`,
  },
  'handed-over-unread': {
    outcome: 'degraded',
    state: ({ isEmpty }: Pick<ScriptState, 'isEmpty'>) => `${isEmpty ? emptyState : unknownState} ${resumed}`,
  },
  'record-removed': {
    outcome: 'degraded',
    state: () => 'The copilot no longer exists on the service, so nothing was imported.',
    hint:
      'Recreate the copilot from its fields in the log or the job summary, set `copilot-id` to its new ID, and set ' +
      '`delete-path: /backend/actions/bot/{copilot_id}`, which deletes only the actions. ' +
      `Then ${rerun}`,
  },
} satisfies Readonly<Record<SyncResult, ResultRow<never>>>;

function renderVersion({ aim }: Aim): string {
  return aim === 'new' ? 'the new version' : 'its previous actions';
}

function renderVerified({ aim, desired }: CheckedState): string {
  if (aim === 'previous') return 'The copilot has its previous actions (verified).';
  return `The copilot has the new version (${desired === 1 ? 'its one action' : `all ${renderNumber(desired)} actions`} verified).`;
}

/** Describes whether actions were unavailable during a rolling sync. */
function renderRolling({ aim, counts, held, strategy }: CheckedState): string {
  if (strategy !== 'rolling' || aim === 'previous' || held === 0) return '';
  return counts.isZeroDowntime
    ? ' It was never without its actions.'
    : ' Some actions were missing for a moment, until they were added again.';
}

function renderAll({ aim, desired }: CheckedState): string {
  if (aim === 'previous') return `all of its ${renderCount(desired, 'previous action')}`;
  return `all ${renderCount(desired, 'action')} of the new version`;
}

function renderPart({ aim, desired, extra, missing, right }: CheckedState): string {
  const all =
    aim === 'new'
      ? `the ${renderCount(desired, 'action')} of the new version`
      : `its ${renderCount(desired, 'previous action')}`;
  const held = desired === 0 ? 'other actions' : `${renderNumber(right)} of ${all}`;
  const lists = [
    ...(missing.length > 0 ? [`missing: ${renderSome(missing, 5)}`] : []),
    ...(extra.length > 0 ? [`extra: ${renderSome(extra, 5)}`] : []),
  ];
  return [held, ...lists].join('; ');
}
