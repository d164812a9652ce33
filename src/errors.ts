/** What stopped a run, as a closed set: the code decides nothing, it names the kind of fault for people and tests. */
export type ErrorCode =
  | 'runtime-too-old'
  | 'bad-input'
  | 'bad-config'
  | 'file-missing'
  | 'file-unreadable'
  | 'file-outside-workspace'
  | 'spec-invalid'
  | 'git-failed'
  | 'github-failed'
  | 'service-unreachable'
  | 'service-refused'
  | 'service-not-understood'
  | 'copilot-unknown'
  | 'replacement-failed'
  | 'interrupted';

export interface ActionErrorOptions {
  /** The remedy: what a person should change, as a sentence. */
  readonly hint?: string;
  readonly cause?: unknown;
  /** Where in the workspace the fault lies; lines and columns count from 1. */
  readonly at?: { readonly file: string; readonly line?: number; readonly column?: number };
}

/**
 * An expected failure: the message says what failed, where, and the value seen; the hint says the remedy.
 * Everything else that reaches an entry point is a bug of ours and is reported as one.
 */
export class ActionError extends Error {
  override readonly name = 'ActionError';
  readonly code: ErrorCode;
  readonly hint: string | undefined;
  readonly at: ActionErrorOptions['at'];

  constructor(code: ErrorCode, message: string, options: ActionErrorOptions = {}) {
    super(message, 'cause' in options ? { cause: options.cause } : undefined);
    this.code = code;
    this.hint = options.hint;
    this.at = options.at;
  }
}
