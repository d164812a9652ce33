export { type Change, type ChangeQuery, listBackupCommits } from './changes.ts';
export { detectChanges } from './detect.ts';
export { findTargetCommit } from './event.ts';
