/** The door of this room: was the file touched, on which event, and may it be synced. */
export { detectChanges } from './detect.ts';
export { findTargetCommit } from './event.ts';
export { listBackupCommits, type Change, type ChangeQuery, type ChangeReason } from './changes.ts';
