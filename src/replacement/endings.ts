import { renderNumber } from '../text.ts';
import type { Lost, Replacement, ReplacementEnding, Verification } from '../ending.ts';
import type { Explanation } from '../errors.ts';
import type { Log } from '../ports.ts';
import { renderSource } from './narrate.ts';
import type { ReplaceJob } from './replace-job.ts';
import {
  isDoubtful,
  isOpen,
  isUntouched,
  renderHoldings,
  selectSource,
  type EndState,
  type OpenState,
  type ReplacementState,
} from './state.ts';
import type { Plan } from './plan.ts';

/** How far a process has brought a replacement. */
export interface Driven {
  /** Open only where it was handed over. */
  readonly state: ReplacementState;
  /** What did not go straight, one sentence each. */
  readonly incidents: readonly string[];
}

interface EndingContext {
  readonly job: Pick<ReplaceJob, 'copilot' | 'previous' | 'seen'>;
  readonly plan: Plan;
  readonly log: Log;
  readonly replaceMs: number;
}

/** What is said about a replacement once this process is through with it. */
export function describeEnding({ state, incidents }: Driven, context: EndingContext): ReplacementEnding {
  const replacement = { replaceMs: context.replaceMs, ...measure(state), incidents };
  if (isOpen(state)) return describeHandedOver(state, replacement);
  const said = renderState(state, context);
  switch (state.name) {
    case 'synced':
      return { outcome: 'synced', state: said, verification: verify(state, context), replacement };
    case 'restored': {
      const failure = explain(state, state.givenUp?.hint ?? toCatchUp);
      return { outcome: 'restored', state: said, failure, verification: verify(state, context), replacement };
    }
    case 'untouched':
      return {
        outcome: 'untouched',
        state: said,
        failure: describeEnd(state),
        isInferred: isInferred(state),
      };
    case 'lost':
      return describeLost(state, { said, replacement }, context);
  }
}

function measure(state: ReplacementState): Pick<Replacement, 'settleMs' | 'emptyMs'> {
  const { beganMs, deletedMs, importedMs, name } = state;
  const isFull = name === 'synced' || name === 'restored';
  if (importedMs === undefined) return { settleMs: undefined, emptyMs: undefined };
  return {
    settleMs: deletedMs === undefined ? undefined : importedMs.sentMs - deletedMs,
    emptyMs: isFull && beganMs !== undefined ? importedMs.endedMs - beganMs : undefined,
  };
}

type ShortEnd = Extract<EndState, { name: 'untouched' | 'lost' }>;

function describeLost(
  state: ShortEnd,
  { said, replacement }: { readonly said: string; readonly replacement: Replacement },
  { job, log }: EndingContext,
): Lost {
  const isRecordRemoved = state.why === 'record-removed';
  if (isRecordRemoved && job.copilot !== undefined) {
    log.info(`The fields of the removed record: ${JSON.stringify(job.copilot.record)}`);
  }
  const failure = describeEnd(state);
  return { outcome: 'lost', state: said, failure, replacement, isRecordRemoved, isHandedOver: false };
}

function describeHandedOver(state: OpenState, replacement: Replacement): Lost {
  return {
    outcome: 'lost',
    state: `${renderLeft(state)} The post step of this action goes on from here.`,
    failure: interrupted('The post step of this action finishes the replacement: see its log and summary.'),
    replacement,
    isRecordRemoved: false,
    isHandedOver: true,
  };
}

/** Only a delete that failed in doubt is left to another process while nothing seems to have changed. */
function renderLeft(state: OpenState): string {
  return isUntouched(state)
    ? 'Whether the delete has done anything is not known.'
    : renderHoldings(state.holds);
}

/** The journal could not be begun: a disk that is full is better found out about now. */
export function describeUnbegun(cause: unknown): ReplacementEnding {
  const why = cause instanceof Error ? cause.message : String(cause);
  const failure = { ...noJournal, message: `${noJournal.message} ${why}.` };
  return { outcome: 'untouched', state: untouched, failure, isInferred: false };
}

const noReplacement = { replaceMs: 0, settleMs: undefined, emptyMs: undefined, incidents: [] } as const;

const noJournal: Explanation = {
  code: 'replacement-failed',
  message: 'The journal that guards the replacement cannot be written.',
  hint: 'Check that RUNNER_TEMP is writable and has room for the description and its earlier versions.',
};

/** Nothing is left that says where the replacement stood. */
export function describeVanished(why: string): Lost {
  return {
    outcome: 'lost',
    state: 'What the copilot holds is not known: its new actions, its previous ones, or none.',
    failure: {
      code: 'replacement-failed',
      message: `The main step left the replacement open, and ${why}.`,
      hint: `Look at the copilot. ${again}`,
    },
    replacement: noReplacement,
    isRecordRemoved: false,
    isHandedOver: false,
  };
}

const untouched = 'The copilot is untouched: it holds its previous actions.';
const inferred =
  'The copilot should still hold its previous actions: the service answered every delete with an error. It was not seen, as this service does not show what a copilot holds.';
const recordGone = 'The copilot is gone from the service, so nothing was imported.';
const afresh =
  're-run this job, or run the workflow with `force: true`: it deletes, waits and imports afresh.';
const again = `Then ${afresh}`;
const toCatchUp = `To bring the copilot up to date, ${afresh}`;

/** Nobody could look whether a delete that was answered with an error has done nothing. */
function isInferred(state: EndState): boolean {
  return state.name === 'untouched' && !state.hasEyes && isDoubtful(state);
}

/** One sentence that is true: what was seen is said to be there, and what was not is said to have been confirmed. */
function renderState(state: EndState, { job, plan }: EndingContext): string {
  switch (state.name) {
    case 'synced':
      return state.proof === undefined
        ? 'The service confirmed the import of the new version.'
        : `The copilot holds the new version, verified: all ${renderNumber(countHeld(state, plan))}.${renderLacking(state)}`;
    case 'restored': {
      const isSeen = job.seen !== undefined && job.seen.length > 0;
      if (state.proof !== undefined && isSeen)
        return 'The copilot holds the actions it had before, verified.';
      const source = renderSource(state, job);
      if (state.proof !== undefined) return `The copilot holds ${source}, verified.`;
      return `The service confirmed the import of ${source}. Whether the copilot held just that before was not seen.`;
    }
    case 'untouched':
      return isInferred(state) ? inferred : untouched;
    case 'lost':
      return state.why === 'record-removed' ? recordGone : renderHoldings(state.holds);
  }
}

function verify(state: ReplacementState, { job, plan }: EndingContext): Verification {
  if (state.proof !== undefined) return { how: state.proof, actions: countHeld(state, plan) };
  if (job.seen === undefined)
    return { how: 'confirmed', why: 'this service does not show what a copilot holds' };
  const why = state.hasEyes
    ? 'the inventory has never shown an action of this copilot'
    : 'the inventory did not answer any more';
  return { how: 'confirmed', why };
}

function countHeld({ at, lacks = 0 }: ReplacementState, plan: Plan): number {
  return [...plan.findWanted(at).keys.values()].reduce((sum, count) => sum + count, -lacks);
}

function renderLacking({ lacks = 0 }: ReplacementState): string {
  return lacks === 0
    ? ''
    : ` Not back: ${renderNumber(lacks)} of what was made by hand; the report lists it.`;
}

function describeEnd(state: ShortEnd): Explanation {
  switch (state.why) {
    case 'interrupted':
      return interrupted('Run the workflow again.');
    case 'no-journal':
      return noJournal;
    case 'record-removed':
      return explain(state, recordRemoved);
    case 'out-of-time':
    case 'service': {
      const hint = state.fault?.hint ?? 'See the log.';
      return explain(state, state.name === 'lost' ? `${hint} ${toCatchUp}` : hint);
    }
  }
}

const recordRemoved =
  'Recreate the copilot from its fields in the log or the job summary, set `copilot-id` to its new id, and set ' +
  '`delete-path: /backend/actions/bot/{copilot_id}`, which removes the actions alone. ' +
  again;

function interrupted(hint: string): Explanation {
  const message = 'The run was asked to stop while the copilot’s actions were being replaced.';
  return { code: 'interrupted', message, hint };
}

function explain(state: EndState, hint: string): Explanation {
  const parts = [...explainLoss(state), ...explainFaults(state)].filter((part) => part !== undefined);
  return { code: 'replacement-failed', message: parts.join(' ') || 'The replacement failed.', hint };
}

function explainLoss(state: EndState): readonly string[] {
  if (state.name !== 'lost') return [];
  if (state.why === 'record-removed') {
    return ['The delete request has removed the copilot itself, not only its actions.'];
  }
  return state.why === 'out-of-time' ? ['The time for putting the copilot right is used up.'] : [];
}

/** Why the new version was given up, and what then befell the one that was to come back. */
function explainFaults(state: EndState): readonly (string | undefined)[] {
  const { fault, givenUp, name } = state;
  const last = name === 'restored' ? undefined : fault?.explanation;
  if (givenUp === undefined) return [last];
  const failed = name === 'lost' ? renderFailedBackups(state) : undefined;
  return [givenUp.explanation, failed, last === givenUp.explanation ? undefined : last];
}

function renderFailedBackups(state: EndState): string {
  return selectSource(state) === 'seen'
    ? 'Putting back what was there before failed, too.'
    : 'Putting an earlier version back failed, too.';
}
