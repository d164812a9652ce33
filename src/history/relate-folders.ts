import * as nodePath from 'node:path';

/** The part of `node:path` that is needed here; tests give Windows' own. */
type PathFlavour = Pick<typeof nodePath, 'isAbsolute' | 'join' | 'relative' | 'sep'>;

export interface FolderRelation {
  /** From workspace-relative to relative to the repository's top, both with `/`. */
  readonly toRepositoryPath: (path: string) => string;
  readonly toWorkspacePath: (path: string) => string;
  /** Whether a path from the repository's top stays below it; on Windows it may even be on another drive. */
  readonly isInRepository: (path: string) => boolean;
}

/** How the workspace and the repository's top lie to each other: either may be above the other. Both are real paths. */
export function relateFolders(
  { top, workspace }: { readonly top: string; readonly workspace: string },
  flavour: PathFlavour = nodePath,
): FolderRelation {
  // Paths are given normalised: where both are the same folder, as they usually are, there is nothing to do.
  const relate = (from: string, to: string, path: string): string =>
    from === to ? path : flavour.relative(from, flavour.join(to, path)).split(flavour.sep).join('/');
  return {
    toRepositoryPath: (path) => relate(top, workspace, path),
    toWorkspacePath: (path) => relate(workspace, top, path),
    isInRepository: (path) => path !== '..' && !path.startsWith('../') && !flavour.isAbsolute(path),
  };
}
