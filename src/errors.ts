/** Reason why a run stopped, as in the report. */
type ErrorCode =
  | 'bad-input'
  | 'file-missing'
  | 'file-unreadable'
  | 'file-outside-workspace'
  | 'spec-invalid'
  | 'breaking-change'
  | 'strategy-unsupported'
  | 'service-unreachable'
  | 'service-refused'
  | 'service-not-understood'
  | 'copilot-unknown'
  | 'replacement-failed'
  | 'record-removed'
  | 'interrupted';

/** Location in a file of the workspace. Lines and columns count from 1. */
export interface FileLocation {
  readonly file: string;
  readonly line?: number | undefined;
  readonly column?: number | undefined;
}

/** A failure as users read it. */
export interface Explanation {
  readonly code: ErrorCode | 'bug';
  readonly message: string;
  /** Fix, as an imperative sentence. */
  readonly hint?: string | undefined;
  readonly at?: FileLocation | undefined;
}

/**
 * An expected failure. The message contains what failed, the location and the value. Any other error is a bug in this
 * action.
 */
export class ActionError extends Error {
  override readonly name = 'ActionError';
  readonly code: ErrorCode;
  readonly hint: string | undefined;
  readonly at: FileLocation | undefined;

  constructor(
    code: ErrorCode,
    message: string,
    { hint, at, ...options }: Pick<Explanation, 'hint' | 'at'> & ErrorOptions = {},
  ) {
    super(message, options);
    this.code = code;
    this.hint = hint;
    this.at = at;
  }
}

/** The end of a hint that recommends not to read the action list, with the danger of doing so. */
export const withoutActionList =
  'set `list-actions: never` together with `delete-path`. Warning: without `delete-path`, the action then calls the ' +
  'documented delete route, which on OpenCopilot 2.8.0 and earlier deletes the copilot itself.';

export type FaultKind =
  /** The request never arrived, because the host name, the route or the connection failed. */
  | 'unreachable'
  | 'tls'
  | 'proxy'
  /** No complete response within the time limit. */
  | 'time-out'
  /** The connection broke after the request was, or may have been, sent. */
  | 'broken'
  | 'status'
  | 'redirect'
  /** A 2xx response that is a web page, or not the expected JSON. */
  | 'not-understood'
  /** A 2xx response whose JSON reports an error. */
  | 'is-error'
  | 'too-large'
  /** A change that is confirmed, or due by now, but missing from the action list. */
  | 'not-there';

/** Data of a failed request. The journal stores it, so it has no secrets. */
export interface ServiceFault {
  readonly request: 'list' | 'actionList' | 'options' | 'delete' | 'import' | 'add' | 'change';
  readonly kind: FaultKind;
  /** Whether the service may have processed the request. This decides what may be repeated. */
  readonly applied: 'no' | 'unknown';
  /** Whether the service rejected the request, so that another attempt would fail in the same way. */
  readonly rejected: boolean;
  readonly status?: number;
  /** Whether the response is a web page, which another server sent. */
  readonly isWebPage?: true;
  /** HTTP status of a proxy. */
  readonly proxyStatus?: number | undefined;
  readonly retryAfterMs?: number | undefined;
  /** Whether the request was never sent, because it was throttled until the time limit expired. */
  readonly isUnsent?: true;
  /** Message for users, in one sentence. */
  readonly explanation: string;
  readonly hint: string;
}

/** A request to the service that did not succeed. */
export class ServiceFailure extends Error {
  override readonly name = 'ServiceFailure';
  readonly fault: ServiceFault;
  /** Time at which the request was sent, on the monotonic clock, if the caller can't know it. */
  readonly sentMs: number | undefined;

  constructor(fault: ServiceFault, { sentMs, ...options }: ErrorOptions & { readonly sentMs?: number } = {}) {
    super(fault.explanation, options);
    this.fault = fault;
    this.sentMs = sentMs;
  }
}

/** Explains an error. Reports every unexpected error as a bug of the action. */
export function explain(error: unknown): Explanation {
  if (error instanceof ActionError) {
    const { code, message, hint, at } = error;
    return { code, message, hint, at };
  }
  const what = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return {
    code: 'bug',
    message: `Unexpected failure: ${what}.`,
    hint:
      'This is a bug in the action, not in your workflow. Run the job again with debug logging, and report it in the ' +
      'action’s repository with the log.',
  };
}

/**
 * Longest delay that a service can request, in milliseconds: jobs are billed by the minute, and the copilot may be
 * empty during the delay.
 */
export const retryAfterCapMs = 60_000;
