/** The small interfaces through which the stories touch the world; `io/` holds the real ones, the tests hold fakes. */

/** Lines for people. Every implementation makes text harmless: no line can become a workflow command. */
export interface Log {
  info(line: string): void;
  debug(line: string): void;
  /** A note, a warning or an error that GitHub also shows as an annotation, on a file where `at` is given. */
  notice(message: string, at?: Place): void;
  warning(message: string, at?: Place): void;
  error(message: string, at?: Place): void;
  group<T>(title: string, work: () => Promise<T>): Promise<T>;
}

/** A place in a file of the workspace. Lines and columns count from 1. */
export interface Place {
  readonly file: string;
  readonly line?: number;
  readonly column?: number;
  readonly title?: string;
}

export interface Clock {
  /** Milliseconds on the monotonic clock: for pauses and durations only. */
  nowMs(): number;
  /** Milliseconds since the epoch: for what people read, and for `Retry-After` dates. */
  epochMs(): number;
  /** Resolves once `ms` milliseconds have passed on the monotonic clock, never earlier. */
  sleep(ms: number): Promise<void>;
}

/** Reads one version of the repository's files: the checkout, or a commit. Paths are relative to its root, with `/`. */
export interface FileReader {
  /**
   * The file's bytes, or undefined where there is no such file.
   * @throws ActionError `file-outside-workspace` where the path, or a link in it, leads out of the root
   * @throws ActionError `file-unreadable` where it exists and cannot be read
   */
  read(path: string): Promise<Uint8Array | undefined>;
}
