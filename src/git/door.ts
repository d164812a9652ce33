export { findGitLayout, findHead, findOriginRepository, type GitLayout, isShallow } from './git-layout.ts';
export {
  findLocalCommit,
  findLocalMergeBase,
  findLocalParents,
  isLocallyMerged,
  listLocalFiles,
} from './git-objects.ts';
export { withThrowawayClone } from './git-throwaway.ts';
export { readLocalFolders } from './git-trees.ts';
export { createGit, type Git } from './git.ts';
