import * as nodePath from 'node:path';

/** The part of `node:path` that this module needs. Tests pass the Windows variant. */
type PathFlavour = Pick<typeof nodePath, 'isAbsolute' | 'join' | 'relative' | 'sep'>;

/** Conversions between workspace-relative and repository-relative paths. */
export interface FolderRelation {
  /**
   * Converts a workspace-relative path to a repository-relative one, both with `/`. Returns `undefined` if the path
   * is outside the repository.
   */
  readonly toRepositoryPath: (path: string) => string | undefined;
  readonly toWorkspacePath: (path: string) => string;
}

/** Relates the workspace to the repository's top folder. Either can contain the other. Both must be real paths. */
export function relateFolders(
  { top, workspace }: { readonly top: string; readonly workspace: string },
  flavour: PathFlavour = nodePath,
): FolderRelation {
  // Paths are normalized, so nothing needs converting if both folders are the same.
  const relate = (from: string, to: string, path: string): string =>
    from === to ? path : flavour.relative(from, flavour.join(to, path)).split(flavour.sep).join('/');
  return {
    toRepositoryPath: (path) => {
      const inside = relate(top, workspace, path);
      // On Windows, the path can be on another drive.
      return /^\.\.(?:\/|$)/.test(inside) || flavour.isAbsolute(inside) ? undefined : inside;
    },
    toWorkspacePath: (path) => relate(workspace, top, path),
  };
}
