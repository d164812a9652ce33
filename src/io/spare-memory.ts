import { setFlagsFromString } from 'node:v8';

/** A file from this size on, in bytes, is read in more time and less memory. */
const largeBytes = 8 * 1024 * 1024;

/**
 * To be told the size of a file before it is read. V8 answers a large document with two halves of 64 MiB for young
 * objects, which are full of garbage most of the time; this keeps them as small as they are.
 * @see V8 13.6, src/heap/new-spaces.cc, SemiSpaceNewSpace::Grow
 */
export function spareMemory(bytes: number): void {
  if (bytes >= largeBytes) setFlagsFromString('--semi-space-growth-factor=1');
}
