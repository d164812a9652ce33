export {
  type Change,
  type ChangePorts,
  type ChangeQuery,
  listBackupCommits,
  type SelectionSource,
} from './changes.ts';
export { detectChanges } from './detect.ts';
export { parseEvent, type RunEvent } from './event.ts';
