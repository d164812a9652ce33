export { checkCopilot } from './check.ts';
export { createFindActionList, type FindActionList } from './find-action-list.ts';
export { findSaved } from './journal/find-saved.ts';
export { hashService, nameRun } from './journal/journal-entry.ts';
export {
  announceMain,
  type Announcement,
  findLeftovers,
  findOpen,
  type MainPointer,
} from './journal/journal-pointer.ts';
export { createJournals } from './journal/journal.ts';
export { endProcess } from './journal/proc.ts';
export { recover } from './recover.ts';
export type { Journal } from './replacement-record.ts';
export { replaceActions } from './replace.ts';
export { findUnsafeCause, selectBackup } from './reconcile/plan.ts';
export { findDrift, isInSync } from './reconcile/match-actions.ts';
export { createExplanation, createManaged, selectKnown, type Ownership } from './reconcile/ownership.ts';
