import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';

/** Size of an OpenAPI file, in bytes, up to which the space for new objects may grow while it is read. */
const smallBytes = 2 * 1024 * 1024;

/** Size of an OpenAPI file, in bytes, above which the heap grows in small steps. */
const largeBytes = 32 * 1024 * 1024;

/** Size of the space for new objects, in bytes, above which the space doesn't grow any more between two documents. */
const newSpaceBytes = 12 * 1024 * 1024;

/**
 * Sets V8 flags before each document that a process reads. The space for new objects may grow with small documents, because
 * their parts are then rarely copied. A large document, or many small ones, would let this space grow to about 100 MB, which
 * saves no time. If the heap grew in large steps, it would keep the unused parts of the largest documents until after the
 * upload. The optimizing compilers cost more time than they save, except for the functions that are called most often.
 * @param bytes size of the OpenAPI file
 */
export function tuneEngine(bytes: number): void {
  const space = getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space');
  const mayGrow = bytes <= smallBytes && (space?.space_size ?? 0) < newSpaceBytes;
  setFlagsFromString(`--semi-space-growth-factor=${mayGrow ? 2 : 1}`);
  if (bytes > largeBytes) setFlagsFromString('--heap-growing-percent=15');
  setFlagsFromString('--invocation-count-for-maglev=2000');
  setFlagsFromString('--invocation-count-for-turbofan=1000000');
}
