/** What started the workflow, as the runner tells it. */
export interface WorkflowEvent {
  /** `push`, `pull_request`, …, in lower case; for a reusable workflow the caller's event. */
  readonly name: string;
  readonly payload: Readonly<Record<string, unknown>>;
  /** GITHUB_SHA: the commit that the run is about. */
  readonly sha: string;
  /** GITHUB_REF: `refs/heads/main`, `refs/tags/v1`, `refs/pull/1/merge`. */
  readonly ref: string;
  /** `owner/name`. */
  readonly repository: string;
}
