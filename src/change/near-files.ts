import { posix } from 'node:path';
import { isNear } from '../syntax/index.ts';

/** Maximum number of suggestions. A longer list is no suggestion. */
const maxSuggestions = 3;

/** Lists the files that the user may have meant by a path that doesn't exist, the most likely first. */
export function listNearFiles(path: string, files: readonly string[]): readonly string[] {
  const ranked = files
    .filter((file) => file !== path && /\.(?:json|ya?ml)$/iu.test(file))
    .map((file) => ({ file, rank: rankFile(path, file) }))
    .filter(({ rank }) => rank < Infinity);
  return ranked
    .toSorted((a, b) => a.rank - b.rank || a.file.length - b.file.length)
    .slice(0, maxSuggestions)
    .map(({ file }) => file);
}

/**
 * Ranks a typo in the path, the same or a similar name in this or another folder, or a common name of an OpenAPI
 * file.
 */
function rankFile(path: string, file: string): number {
  if (isNear(path, file)) return 0;
  const [meant, own] = [posix.parse(path.toLowerCase()), posix.parse(file.toLowerCase())];
  if (isNear(meant.base, own.base) || meant.name === own.name) return meant.dir === own.dir ? 1 : 2;
  return ['openapi', 'swagger'].includes(own.name) ? 3 : Infinity;
}
