/** What the reports need to know of the run itself. Never holds a secret. */
export interface RunContext {
  /** GITHUB_EVENT_NAME, such as `push`. */
  readonly eventName: string;
  /** True where nothing may be sent that changes the service. */
  readonly preview: boolean;
  /** GITHUB_WORKFLOW: keeps the comments of two workflows on one pull request apart. */
  readonly workflow: string;
  /** The config file and shard of a run with many targets; absent where the inputs name the one target. */
  readonly source?: string;
  /** The page of this run. */
  readonly runUrl?: string;
  readonly actionVersion: string;
  /** `process.versions.node`. */
  readonly nodeVersion: string;
}
