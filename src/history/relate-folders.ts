import * as nodePath from 'node:path';

/** The part of `node:path` that this module needs. Tests pass the Windows variant. */
type PathModule = Pick<typeof nodePath, 'isAbsolute' | 'join' | 'relative' | 'sep'>;

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
  pathModule: PathModule = nodePath,
): FolderRelation {
  // Paths are normalized, so nothing needs converting if both folders are the same.
  const relate = (from: string, to: string, path: string): string =>
    from === to ? path : pathModule.relative(from, pathModule.join(to, path)).split(pathModule.sep).join('/');
  return {
    toRepositoryPath: (path) => {
      const inside = relate(top, workspace, path);
      // On Windows, the path can be on another drive.
      return /^\.\.(?:\/|$)/.test(inside) || pathModule.isAbsolute(inside) ? undefined : inside;
    },
    toWorkspacePath: (path) => relate(workspace, top, path),
  };
}
