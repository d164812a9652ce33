import type { ServiceFault } from '../errors.ts';
import { isOpen, type OpenState, type ReplacementState } from './state.ts';

/** The log of a replacement: one line for each call that was answered, and for each wait. */
export function renderDone(state: OpenState, next: ReplacementState): string {
  if (next.name === 'lost')
    return 'The list no longer holds the copilot: the delete has removed the record itself.';
  switch (state.name) {
    case 'deleting':
      return 'The actions are deleted. Waiting for the removal to settle, with a look at the list.';
    case 'settling':
      return `The pause is over. Importing the ${state.document === 'next' ? 'new' : 'previous'} version.`;
    case 'importing':
      return `The service confirmed the import of the ${state.document === 'next' ? 'new' : 'previous'} version.`;
  }
}

export function renderFailed(fault: ServiceFault, next: ReplacementState): string {
  return `${fault.explanation} ${renderPlan(next)}`;
}

export function renderWaiting(state: OpenState, restMs: number): string {
  return `${(restMs / 1000).toFixed(1)} s until the next try of the ${renderCall(state)}.`;
}

function renderPlan(next: ReplacementState): string {
  if (!isOpen(next)) return 'Nothing more can be tried.';
  if (
    next.document === 'previous' &&
    next.replacement === 1 &&
    next.name === 'deleting' &&
    next.request === 1
  ) {
    return 'The new version is given up; the previous one is put back.';
  }
  if (next.request > 1) return 'That request alone is tried again.';
  return 'It may have taken effect, so the whole replacement is done again: delete, wait, import.';
}

function renderCall(state: OpenState): string {
  return { deleting: 'delete request', settling: 'list request', importing: 'import request' }[state.name];
}
