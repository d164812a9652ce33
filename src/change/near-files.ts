import { isNear } from '../text-tree/door.ts';

/** More would be a list to search, not a suggestion. */
const mostSuggested = 3;

/** The files that a person may have meant by a path that does not exist, likeliest first. */
export function listNearFiles(path: string, files: readonly string[]): readonly string[] {
  const ranked = files
    .filter((file) => /\.(?:json|ya?ml)$/iu.test(file))
    .map((file) => ({ file, rank: rankFile(path, file) }))
    .filter(({ rank }) => rank < Infinity);
  return ranked
    .toSorted((a, b) => a.rank - b.rank || a.file.length - b.file.length)
    .slice(0, mostSuggested)
    .map(({ file }) => file);
}

/** A slip in the path, the same name in another folder or with another ending, or a usual name of a description. */
function rankFile(path: string, file: string): number {
  const [meant, own] = [splitPath(path), splitPath(file)];
  if (isNear(path, file)) return 0;
  if (meant.folder === own.folder && (isNear(meant.name, own.name) || meant.stem === own.stem)) return 1;
  if (meant.name.toLowerCase() === own.name.toLowerCase()) return 2;
  if (meant.stem === own.stem || isNear(meant.name, own.name)) return 3;
  return ['openapi', 'swagger'].includes(own.stem) ? 4 : Infinity;
}

function splitPath(path: string): { readonly folder: string; readonly name: string; readonly stem: string } {
  const at = path.lastIndexOf('/') + 1;
  const name = path.slice(at);
  return { folder: path.slice(0, at), name, stem: name.replace(/\.[^.]*$/u, '').toLowerCase() };
}
