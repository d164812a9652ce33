import type { Versions, readVersions } from './read.ts';

/** Loads the code that reads versions, and then does the same as `readVersions`. */
export async function readVersionsLazily(...query: Parameters<typeof readVersions>): Promise<Versions> {
  const { readVersions: read } = await import(/* webpackChunkName: "read" */ './read.ts');
  return read(...query);
}
