import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';

/** Size of the space for new objects, in bytes, above which the space doesn't grow any more between two documents. */
const newSpaceBytes = 12 * 1024 * 1024;

/**
 * Sets V8 flags before each document that a process reads. The space for new objects may grow at first, because parts of
 * small documents are then rarely copied. Without a limit, it would grow to about 100 MB with many documents. The optimizing
 * compilers cost more time than they save, except for the functions that are called most often.
 */
export function tuneEngine(): void {
  const space = getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space');
  const mayGrow = (space?.space_size ?? 0) < newSpaceBytes;
  setFlagsFromString(`--semi-space-growth-factor=${mayGrow ? 2 : 1}`);
  setFlagsFromString('--invocation-count-for-maglev=2000');
  setFlagsFromString('--invocation-count-for-turbofan=1000000');
}
