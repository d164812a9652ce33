import { readDescription } from './description.ts';
import { createEarlierVersion, createLaterVersion } from './earlier-version.ts';
import type { TryRequest } from './flags.ts';
import { readFleet } from './fleet.ts';
import type { Subject } from './subject.ts';

/**
 * Reads the files of the run.
 * @throws Error if a file doesn't exist
 */
export async function readSubject({ file, isConfig, inputs, overlayFiles }: TryRequest): Promise<Subject> {
  if (isConfig) return readFleet(file, inputs['environment']);
  const { files, path, bytes, ...read } = await readDescription(file, { overlayFiles });
  const earlier = createEarlierVersion(path, bytes);
  return {
    files,
    earlier: new Map([[path, earlier.bytes]]),
    newer: new Map([[path, createLaterVersion(bytes)]]),
    change: earlier.change,
    inputs: { 'swagger-file': path },
    overlayFiles: read.overlayFiles,
    copilots: [{ name: 'Support assistant' }],
    firstFiles: new Map(),
  };
}
