/** Data about the run for the reports. Never contains a secret. */
export interface RunContext {
  readonly eventName: string;
  /** Name of the workflow (GITHUB_WORKFLOW), which separates the comments of two workflows on one pull request. */
  readonly workflow: string;
  /** Config file and shard of a run with several targets, or `undefined` if the inputs define the target. */
  readonly source: string | undefined;
  /** Whether the next push is compared with this one, so that it doesn't retry a failed sync. */
  readonly isForgetful: boolean;
  /** URL of the repository (GITHUB_SERVER_URL and GITHUB_REPOSITORY), or `undefined` outside GitHub Actions. */
  readonly repositoryUrl: string | undefined;
  readonly runId: string | undefined;
  /** Whether the server is Gitea or Forgejo, which use another path than GitHub for a file at a commit. */
  readonly isGitea: boolean;
  readonly actionVersion: string;
  readonly nodeVersion: string;
}
