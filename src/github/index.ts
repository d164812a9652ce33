export {
  findGitHubCommit,
  findGitHubMergeBase,
  findGitHubNewPath,
  findGitHubParents,
  findGitHubRename,
  findGitHubTip,
  isMergedOnGitHub,
  listPathChanges,
} from './github-commits.ts';
export { listGitHubBlobs, listGitHubPaths, readGitHubBlobs, readGitHubFolders } from './github-objects.ts';
export type { CurrentRun } from './github-jobs.ts';
export { findLastSuccess } from './github-runs.ts';
export type { GitHub, GitHubOptions } from './github.ts';
export { createGitHub } from './github-client.ts';
export { writeComment } from './pull-request-comment.ts';
