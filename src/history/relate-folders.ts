import * as nodePath from 'node:path';

/** The part of `node:path` that is needed here; tests give Windows' own. */
type PathFlavour = Pick<typeof nodePath, 'isAbsolute' | 'join' | 'relative' | 'sep'>;

export interface FolderRelation {
  /** From workspace-relative to relative to the repository's top, both with `/`; undefined: it is not below that. */
  readonly toRepositoryPath: (path: string) => string | undefined;
  readonly toWorkspacePath: (path: string) => string;
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
    toRepositoryPath: (path) => {
      const inside = relate(top, workspace, path);
      // On Windows it may even be on another drive.
      return /^\.\.(?:\/|$)/.test(inside) || flavour.isAbsolute(inside) ? undefined : inside;
    },
    toWorkspacePath: (path) => relate(workspace, top, path),
  };
}
