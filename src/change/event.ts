type Payload = Readonly<Record<string, unknown>>;

/** What started the workflow, as the runner tells it. */
export interface WorkflowEvent {
  /** `push`, `pull_request`, …, in lower case; for a reusable workflow the caller's event. */
  readonly name: string;
  readonly payload: Payload;
  /** GITHUB_SHA: the commit that the run is about. */
  readonly sha: string;
  /** GITHUB_REF: `refs/heads/main`, `refs/tags/v1`, `refs/pull/1/merge`. */
  readonly ref: string;
  /** `owner/name`. */
  readonly repository: string;
}

/** The value below `keys` in an event's payload, whatever it is. */
export function findValue(payload: Payload, ...keys: readonly string[]): unknown {
  let value: unknown = payload;
  for (const key of keys) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = (value as Payload)[key];
  }
  return value;
}

/** The text below `keys`, or undefined where there is none or it is empty. */
export function findText(payload: Payload, ...keys: readonly string[]): string | undefined {
  const value = findValue(payload, ...keys);
  return typeof value === 'string' && value !== '' ? value : undefined;
}
