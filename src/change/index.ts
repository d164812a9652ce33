export {
  type Change,
  type ChangePorts,
  type ChangeQuery,
  type ChangeTarget,
  listBackupCommits,
  type SelectionSource,
} from './changes.ts';
export { detectChanges } from './detect.ts';
export { parseEvent, type RunEvent } from './event.ts';
