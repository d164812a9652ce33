export { findGitLayout, findHead, findOriginRepository, type GitLayout, isShallow } from './git-layout.ts';
export {
  findLocalCommit,
  findLocalMergeBase,
  findLocalParents,
  type FolderQuery,
  isLocallyMerged,
  readLocalFolders,
} from './git-objects.ts';
export {
  findLocalNewPath,
  findLocalRename,
  isSkipped,
  listLocalBlobs,
  selectCandidates,
} from './git-renames.ts';
export { type TemporaryClone, withTemporaryClone } from './git-throwaway.ts';
export { createGit, type Git } from './git.ts';
