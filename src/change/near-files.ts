import { posix } from 'node:path';
import { isNear } from '../syntax/index.ts';

/** More would be a list to search, not a suggestion. */
const maxSuggestions = 3;

/** The files that a person may have meant by a path that does not exist, likeliest first. */
export function listNearFiles(path: string, files: readonly string[]): readonly string[] {
  const ranked = files
    .filter((file) => /\.(?:json|ya?ml)$/iu.test(file))
    .map((file) => ({ file, rank: rankFile(path, file) }))
    .filter(({ rank }) => rank < Infinity);
  return ranked
    .toSorted((a, b) => a.rank - b.rank || a.file.length - b.file.length)
    .slice(0, maxSuggestions)
    .map(({ file }) => file);
}

/** A slip in the path, the same or a similar name there or in another folder, or a usual name of a description. */
function rankFile(path: string, file: string): number {
  if (isNear(path, file)) return 0;
  const [meant, own] = [posix.parse(path.toLowerCase()), posix.parse(file.toLowerCase())];
  if (isNear(meant.base, own.base) || meant.name === own.name) return meant.dir === own.dir ? 1 : 2;
  return ['openapi', 'swagger'].includes(own.name) ? 3 : Infinity;
}
