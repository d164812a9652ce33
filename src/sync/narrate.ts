import type { ServiceFault } from '../errors.ts';
import { isUntouched } from './machine.ts';
import { isOpen, type OpenState, type ReplacementState } from './state.ts';

/** The log of a replacement: a line as each call begins, and one for whatever comes otherwise than hoped for. */
export function renderBegin(state: OpenState, settleMs: number): string {
  switch (state.name) {
    case 'deleting':
      return 'Deleting the copilot’s actions.';
    case 'settling':
      return `Deleted. Waiting ${settleMs / 1000} s for the removal to settle, with a look at the list meanwhile.`;
    case 'importing':
      return `Importing the ${state.document === 'next' ? 'new' : 'previous'} version.`;
  }
}

/** Undefined where the next call's beginning says enough. */
export function renderDone(next: ReplacementState): string | undefined {
  if (next.name === 'synced') return 'The service confirmed the import of the new version.';
  if (next.name === 'restored') return 'The service confirmed the import of the previous version.';
  if (next.name !== 'lost') return undefined;
  return 'The list no longer holds the copilot: the delete has removed more than its actions.';
}

export function renderFailed(fault: ServiceFault, next: ReplacementState): string {
  return `${fault.explanation} ${renderPlan(next)}`;
}

export function renderWaiting(restMs: number): string {
  return `The next try is in ${(restMs / 1000).toFixed(1)} s.`;
}

function renderPlan(next: ReplacementState): string {
  if (!isOpen(next)) return isUntouched(next) ? 'Nothing was changed.' : 'Nothing more can be tried.';
  if (next.request > 1) return 'That request alone is tried again.';
  if (next.document === 'previous' && next.replacement === 1) {
    return 'The new version is given up; the previous one is put back.';
  }
  return 'The whole replacement is done again: delete, wait, import.';
}
