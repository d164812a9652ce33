import type { Log } from '../ports.ts';
import type { DriveResult } from './drive.ts';
import { renderHoldings } from './holdings.ts';
import type { ReplaceFailure, ReplaceJob, ReplaceResult } from './replace-job.ts';
import { isOpen, type EndState, type ReplacementState } from './state.ts';

export interface ResultContext {
  readonly job: Pick<ReplaceJob, 'copilot' | 'copilotId'>;
  readonly log: Log;
  readonly warnings: readonly string[];
  readonly replaceMs: number;
}

/** What is said about a replacement once this process is through with it. */
export function describeResult({ state, moments }: DriveResult, context: ResultContext): ReplaceResult {
  const { job, log, warnings, replaceMs } = context;
  const isRemoved = state.name === 'lost' && state.why === 'record-removed';
  const failure = describeFailure(state);
  if (isRemoved && job.copilot !== undefined) {
    log.info(`The fields of the removed record: ${JSON.stringify(job.copilot.record)}`);
  }
  return {
    outcome: isOpen(state) ? 'lost' : state.name,
    state: renderState(state),
    ...(failure === undefined ? {} : { failure }),
    warnings,
    handedOver: isOpen(state),
    isRecordRemoved: isRemoved,
    ...(moments.settledMs === undefined ? {} : { settleMs: moments.settledMs }),
    replaceMs,
  };
}

/** The journal could not be begun: a disk that is full is better found out about now. */
export function describeUnbegun(cause: unknown, replaceMs: number): ReplaceResult {
  const why = cause instanceof Error ? cause.message : 'unknown error';
  const failure = { ...noJournal, message: `${noJournal.message} ${why}.` };
  return { ...nothingElse, outcome: 'untouched', state: untouched, failure, replaceMs };
}

/** What holds of every end that no call had a part in. */
const nothingElse = { warnings: [], handedOver: false, isRecordRemoved: false } as const;

const noJournal: ReplaceFailure = {
  code: 'replacement-failed',
  message: 'The journal that guards the replacement cannot be written.',
  hint: 'Check that RUNNER_TEMP is writable and has room for the description twice.',
};

/** Nothing is left that says where the replacement stood. */
export function describeVanished(): ReplaceResult {
  return {
    outcome: 'lost',
    state: 'What the copilot holds is not known: its new actions, its previous ones, or none.',
    failure: {
      code: 'replacement-failed',
      message:
        'The main step left the replacement open, and its journal or documents in RUNNER_TEMP are gone, or were ' +
        'made for another base-url.',
      hint: `Look at the copilot. ${again}`,
    },
    ...nothingElse,
    replaceMs: 0,
  };
}

const untouched = 'The copilot is untouched: it holds its previous actions.';
const recordGone = 'The copilot is gone from the service, so nothing was imported.';
const again =
  'Then re-run this job, or run the workflow with `force: true`: it deletes, waits and imports afresh.';

function renderState(state: ReplacementState): string {
  if (state.name === 'untouched') return untouched;
  if (state.name === 'lost' && state.why === 'record-removed') return recordGone;
  const holds = renderHoldings(state.holds);
  return isOpen(state) ? `${holds} The post step of this action goes on from here.` : holds;
}

function describeFailure(state: ReplacementState): ReplaceFailure | undefined {
  if (isOpen(state))
    return interrupted('The post step of this action finishes the replacement: see its log and summary.');
  switch (state.name) {
    case 'synced':
      return undefined;
    case 'restored':
      return { code: 'replacement-failed', ...explain(state, state.givenUp?.hint ?? again) };
    case 'untouched':
    case 'lost':
      return describeEnd(state);
  }
}

function describeEnd(state: Extract<EndState, { name: 'untouched' | 'lost' }>): ReplaceFailure {
  switch (state.why) {
    case 'interrupted':
      return interrupted('Run the workflow again.');
    case 'no-journal':
      return noJournal;
    case 'record-removed':
      return { code: 'replacement-failed', ...explain(state, recordRemoved) };
    case 'out-of-time':
    case 'service': {
      const hint = state.fault?.hint ?? 'See the log.';
      return {
        code: 'replacement-failed',
        ...explain(state, state.name === 'lost' ? `${hint} ${again}` : hint),
      };
    }
  }
}

const recordRemoved =
  'Recreate the copilot from the fields in the log, set `copilot-id` to its new id, and set ' +
  '`delete-path: /backend/actions/bot/{copilot_id}`, which removes the actions alone. ' +
  again;

function interrupted(hint: string): ReplaceFailure {
  const message = 'The run was asked to stop while the copilot’s actions were being replaced.';
  return { code: 'interrupted', message, hint };
}

function explain(state: EndState, hint: string): Omit<ReplaceFailure, 'code'> {
  const { fault, givenUp } = state;
  const parts = [
    state.name === 'lost' && state.why === 'record-removed'
      ? 'The delete request has removed the copilot itself, not only its actions.'
      : undefined,
    state.name === 'lost' && state.why === 'out-of-time'
      ? 'The time for putting the copilot right is used up.'
      : undefined,
    givenUp?.explanation,
    state.name === 'lost' && fault !== givenUp && givenUp !== undefined
      ? 'Putting the previous version back failed, too.'
      : undefined,
    fault === undefined || fault.explanation === givenUp?.explanation || state.name === 'restored'
      ? undefined
      : fault.explanation,
  ];
  const message = parts.filter((part) => part !== undefined).join(' ') || 'The replacement failed.';
  return { message, hint };
}
