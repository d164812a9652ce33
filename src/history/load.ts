import type * as git from '../git/index.ts';
import type * as github from '../github/index.ts';

// If the clone has all objects and the file did not change, as for an ordinary push, neither chunk is loaded.

export type GitHubModule = typeof github;

/** Loads the functions that send requests to GitHub's API. */
export const loadGitHub = (): Promise<GitHubModule> =>
  import(/* webpackChunkName: "github" */ '../github/index.ts');

/** Loads the functions that search the clone for renamed files, and that fetch a commit into a temporary clone. */
export const loadGit = (): Promise<typeof git> => import(/* webpackChunkName: "git" */ '../git/index.ts');
