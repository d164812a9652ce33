/** What stopped a run; the report’s readers know it by this. */
type ErrorCode =
  | 'bad-input'
  | 'file-missing'
  | 'file-unreadable'
  | 'file-outside-workspace'
  | 'spec-invalid'
  | 'breaking-change'
  | 'service-unreachable'
  | 'service-refused'
  | 'service-not-understood'
  | 'copilot-unknown'
  | 'replacement-failed'
  | 'interrupted';

/** In a file of the workspace. Lines and columns count from 1. */
export interface Place {
  readonly file: string;
  readonly line?: number | undefined;
  readonly column?: number | undefined;
}

/** A failure in the words that people see. */
export interface Explanation {
  readonly code: ErrorCode | 'bug';
  readonly message: string;
  /** The remedy: what a person should change, as a sentence. */
  readonly hint?: string | undefined;
  readonly at?: Place | undefined;
}

/** An expected failure: the message says what failed, where, and the value seen. All others are bugs of ours. */
export class ActionError extends Error {
  override readonly name = 'ActionError';
  readonly code: ErrorCode;
  readonly hint: string | undefined;
  readonly at: Place | undefined;

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

export type FaultKind =
  /** It certainly never arrived: no name, no route, no connection. */
  | 'unreachable'
  | 'tls'
  | 'proxy'
  /** No whole answer within the limit. */
  | 'time-out'
  /** The connection broke after the request was, or may have been, sent. */
  | 'broken'
  | 'status'
  | 'redirect'
  /** A 2xx that is a web page, or not the JSON that was asked for. */
  | 'not-understood'
  /** A 2xx whose JSON says that it is an error. */
  | 'is-error'
  | 'too-large'
  /** Confirmed, or due by now, and not to be seen in the inventory. */
  | 'not-there';

/** The facts of a failed request, as data: they go into the journal, so they hold no secret. */
export interface ServiceFault {
  readonly request: 'list' | 'actionList' | 'options' | 'delete' | 'import' | 'add' | 'change';
  readonly kind: FaultKind;
  /** Whether the service may have acted on it: the one fact that decides what may be repeated. */
  readonly applied: 'no' | 'unknown';
  /** The service has decided against it: asking again brings the same answer. */
  readonly rejected: boolean;
  readonly status?: number;
  /** What a proxy on the way answered. */
  readonly proxyStatus?: number | undefined;
  readonly retryAfterMs?: number | undefined;
  /** It was held back until there was no time left: the service has not seen it. */
  readonly isUnsent?: true;
  /** One sentence for people, as is the likely remedy. */
  readonly explanation: string;
  readonly hint: string;
}

/** A request to the service that did not succeed. */
export class ServiceFailure extends Error {
  override readonly name = 'ServiceFailure';
  readonly fault: ServiceFault;
  /** When the request went out, on the monotonic clock, where whoever asked for it cannot know. */
  readonly sentMs: number | undefined;

  constructor(fault: ServiceFault, { sentMs, ...options }: ErrorOptions & { readonly sentMs?: number } = {}) {
    super(fault.explanation, options);
    this.fault = fault;
    this.sentMs = sentMs;
  }
}

/** Whatever is not an expected failure is a bug of the action, and said to be one. */
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

/** Longest wait that a service can ask for: a job is paid by the minute, and a copilot may be empty meanwhile. */
export const retryAfterCapMs = 60_000;
