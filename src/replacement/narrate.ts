import { renderCount, renderNumber } from '../text.ts';
import type { ServiceFault } from '../errors.ts';
import type { Look } from './plan.ts';
import type { ReplaceEvent } from './machine.ts';
import type { ReplaceJob } from './replace-job.ts';
import {
  isDoubtful,
  isOpen,
  isUntouched,
  selectSource,
  type EndState,
  type OpenState,
  type ReplacementState,
} from './state.ts';

/** The log of a replacement: a line as each call begins, and one for whatever comes otherwise than hoped for. */

type Named = Pick<ReplaceJob, 'previous' | 'settleMs'>;

/** Undefined where the line before says enough. */
export function renderBegin(state: OpenState, job: Named): string | undefined {
  switch (state.name) {
    case 'deleting':
      return state.route === 'each'
        ? 'Deleting the copilot’s actions one by one.'
        : 'Deleting the copilot’s actions.';
    case 'settling':
      return renderSettling(state, job);
    case 'importing':
      return `Importing ${renderSource(state, job)}.`;
    case 'adding':
      return 'Putting actions back one by one.';
    case 'inspecting':
    case 'verifying':
      return undefined;
  }
}

function renderSettling({ atWork, hasEyes }: OpenState, { settleMs }: Named): string {
  const seconds = `${settleMs / 1000} s`;
  return !hasEyes && atWork.some(({ request }) => request === 'delete')
    ? `Deleted. Waiting until the delete that was given up can no longer take effect, and then ${seconds} for the removal to settle.`
    : `Deleted. Waiting ${seconds} for the removal to settle.`;
}

/** Which version, in words. */
export function renderSource(state: ReplacementState, { previous }: Pick<Named, 'previous'>): string {
  switch (selectSource(state)) {
    case 'next':
      return 'the new version';
    case 'previous': {
      const commit = previous[state.at - 1]?.commit.slice(0, 7);
      return commit === undefined || commit === '' ? 'the version before it' : `the version of ${commit}`;
    }
    case 'seen':
      return 'the actions that were there before';
  }
}

export interface Line {
  readonly text: string;
  /** Something did not go straight. */
  readonly isIncident: boolean;
}

/** Undefined where the next call's beginning says enough. */
export function renderEvent(state: OpenState, event: ReplaceEvent, next: ReplacementState): Line | undefined {
  switch (event.type) {
    case 'failed':
      return { text: `${event.fault.explanation} ${renderPlan(event.fault, state, next)}`, isIncident: true };
    case 'record-removed':
      return {
        text: 'The list no longer holds the copilot: the delete has removed more than its actions.',
        isIncident: true,
      };
    case 'looked':
      return renderLooked(state, event.look, next);
    case 'done':
      return state.name === 'importing'
        ? { text: 'The service confirmed the import.', isIncident: false }
        : undefined;
    case 'resumed':
    case 'stopped':
      return undefined;
  }
}

export function renderWaiting({ atWork, hasEyes, name }: OpenState, restMs: number): string {
  const seconds = (restMs / 1000).toFixed(1);
  if (name === 'inspecting' || name === 'verifying') return `The next look is in ${seconds} s.`;
  const isAwaited = !hasEyes && atWork.some(({ request }) => request !== 'delete');
  const why = isAwaited ? ': until then the request that was given up may still take effect' : '';
  return `The next try is in ${seconds} s${why}.`;
}

function renderLooked(state: OpenState, look: Look, next: ReplacementState): Line | undefined {
  if (state.name === 'inspecting') {
    if (look.count === 0) return { text: 'Seen: the copilot holds no actions.', isIncident: false };
    const text = `Seen: the copilot still holds ${renderCount(look.count, 'action')}. ${renderLookPlan(state, next)}`;
    return state.looks > 0 && next.name === 'inspecting' ? undefined : { text, isIncident: true };
  }
  if (look.fit === 'whole') {
    const text = `Verified: the copilot holds all ${renderNumber(look.count)}.${renderWatch(next)}`;
    return state.proof === undefined ? { text, isIncident: false } : undefined;
  }
  if (look.fit === 'counted') {
    const text = `Verified by number: the copilot holds ${renderCount(look.count, 'action')}, under endpoints in the service’s own form.`;
    return state.proof === undefined ? { text, isIncident: false } : undefined;
  }
  if (next.name === 'verifying') return undefined;
  const extra = look.extra > 0 ? `, ${renderNumber(look.extra)} too many` : '';
  const missing = look.missing > 0 ? `, ${renderNumber(look.missing)} missing` : '';
  const text = `Seen: the copilot holds ${renderCount(look.count, 'action')}${missing}${extra}. ${renderLookPlan(state, next)}`;
  return { text, isIncident: true };
}

function renderWatch({ name }: ReplacementState): string {
  return name === 'verifying'
    ? ' A call that was given up may still take effect: the copilot is watched for a minute and a half.'
    : '';
}

function renderLookPlan(state: OpenState, next: ReplacementState): string {
  if (next.name === 'inspecting') return 'It is looked at again: the delete may still be at work.';
  if (next.name === 'adding') return 'What is missing is added.';
  if (next.name === 'deleting' && next.at === state.at) {
    return state.name === 'inspecting'
      ? 'They are deleted again.'
      : 'The whole replacement is done again: delete, wait, import.';
  }
  return renderPlan(undefined, state, next);
}

function renderPlan(fault: ServiceFault | undefined, state: OpenState, next: ReplacementState): string {
  if (!isOpen(next)) return renderEnd(next);
  if (next.at > state.at) return 'It is given up, and what was there before is put back.';
  if (next.name === 'inspecting' || next.name === 'verifying') {
    const isSame = fault?.request === 'inventory' && next.name === state.name;
    return isSame ? 'It is looked at again.' : 'What became of it is looked at.';
  }
  if (state.name === 'deleting' && next.route !== state.route) return 'They are deleted one by one.';
  if (next.name === state.name) return 'That request alone is tried again.';
  return next.name === 'deleting'
    ? 'The whole replacement is done again: delete, wait, import.'
    : 'The replacement goes on without looking.';
}

function renderEnd(state: EndState): string {
  if (isUntouched(state)) {
    return isDoubtful(state) && !state.hasEyes
      ? 'Nothing seems to have been changed.'
      : 'Nothing was changed.';
  }
  return state.name === 'lost' ? 'Nothing more can be tried.' : 'The service has confirmed it before.';
}
