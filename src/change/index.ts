export { type Change, type ChangePorts, type ChangeQuery, listBackupCommits } from './changes.ts';
export { detectChanges } from './detect.ts';
export { findTargetCommit } from './event.ts';
