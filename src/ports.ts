import type { ActionContent, Copilot, ObservedAction } from './copilot.ts';
import type { FileLocation, ServiceFault } from './errors.ts';

/** The event that started the workflow, as the runner reports it. */
export interface WorkflowEvent {
  /** Name of the event in lower case, such as `push`. A reusable workflow gets the caller's event. */
  readonly name: string;
  readonly payload: Readonly<Record<string, unknown>>;
  /** Value of GITHUB_SHA. */
  readonly sha: string;
  /** Value of GITHUB_REF, such as `refs/heads/main` or `refs/pull/1/merge`. */
  readonly ref: string;
  /** `owner/name`. */
  readonly repository: string;
}

/** Log for users. Every implementation makes text harmless, so no line can become a workflow command. */
export interface Log {
  readonly info: (line: string) => void;
  readonly debug: (line: string) => void;
  /** Writes a line that GitHub also shows as an annotation, on the file in `at` if given. */
  notice(message: string, at?: FileLocation): void;
  warning(message: string, at?: FileLocation): void;
  error(message: string, at?: FileLocation): void;
  group<T>(title: string, work: () => Promise<T>): Promise<T>;
}

export interface Clock {
  /** Returns the time on the monotonic clock, in milliseconds. Use it only for delays and durations. */
  nowMs(): number;
  /** Waits. Never ends early, except when the signal is aborted. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
}

/**
 * Reads one version of the repository's files: the checkout or a commit. Paths are relative to its root, with `/`.
 */
export interface FileReader {
  /**
   * Reads a file. Returns `undefined` if it doesn't exist.
   * @throws ActionError `file-outside-workspace` if the path or a link leads out of the root, or `file-unreadable`
   */
  read(path: string): Promise<Uint8Array | undefined>;
}

/**
 * The service's requests. Each rejects with a `ServiceFailure`, which states whether the service may have processed
 * the request.
 * @see docs/requests.md, “Requests to the service”
 */
export interface CopilotService {
  /**
   * Lists the copilots.
   * @param sinceMs accepts a cached list that was requested at or after this time on the monotonic clock; by default,
   * any list of this run
   */
  listCopilots(sinceMs?: number): Promise<readonly Copilot[]>;
  /** Deletes all actions of the copilot through a route that contains `{copilot_id}`. */
  deleteActions(copilotId: string, route: string): Promise<void>;
  /** Imports the document. Not idempotent: a second call duplicates every action. */
  importActions(copilotId: string, document: Uint8Array): Promise<void>;
  /** Lists all actions of the copilot, never from a cache. */
  listActions(copilotId: string): Promise<readonly ObservedAction[]>;
  /**
   * Returns the methods that the route of the action list allows, in upper case, or `undefined` if the service
   * doesn't report them.
   */
  findMethods(copilotId: string): Promise<ReadonlySet<string> | undefined>;
  /** Creates an action. Not idempotent: a second call duplicates it. Returns its ID if the response contains it. */
  createAction(copilotId: string, content: ActionContent): Promise<string | undefined>;
  changeAction(copilotId: string, actionId: string, content: ActionContent): Promise<void>;
  /** Deletes an action. Succeeds if the action doesn't exist. */
  deleteAction(actionId: string): Promise<void>;
  /**
   * Returns the time on the monotonic clock from which such a request may be sent. Without this method, requests are
   * never delayed.
   */
  findOpenMs?(request: ServiceFault['request']): number;
}

/** Returns a random number from 0 (included) to 1 (excluded). */
export type Random = () => number;

/** An entry of a commit's tree. */
export interface TreeEntry {
  readonly kind: 'file' | 'link' | 'submodule' | 'folder';
  readonly oid: string;
  /** Path of a parent folder that is itself a link or a submodule. The entry then describes that folder. */
  readonly via?: string;
}

/** Entries of a commit, by path. */
export type Tree = ReadonlyMap<string, TreeEntry>;

/**
 * Result of a search for a commit. `absent`: the commit doesn't exist. `unknown`: the clone may be too shallow, and
 * no server is available.
 */
export type CommitResult =
  { readonly kind: 'found'; readonly commit: string } | { readonly kind: 'absent' | 'unknown' };

export interface SuccessfulRun {
  readonly commit: string;
  readonly runNumber: number;
}

export interface LastSuccess {
  /** The last run that synced, if any. */
  readonly run?: SuccessfulRun;
  /**
   * Clause that explains why the copilot may have other actions, or `undefined`, for example if the workflow has never
   * run.
   */
  readonly doubt: string | undefined;
}

/** Earlier versions of the repository. The user's clone is never changed. Paths are workspace-relative. */
export interface History {
  /**
   * Finds the repository whose checkout contains the file. `github`: uses the repository of the event, through the
   * API only.
   */
  findCheckout(file: string, from?: 'anywhere' | 'github'): Promise<Checkout>;
  /**
   * Finds the version at `commit`. Without a commit, finds the version before the last change of the file or its
   * references. Returns `undefined` if there is no such version or it can't be read.
   * @param references files that are likely to be read, too, so that they are fetched together
   */
  findVersion(
    file: string,
    commit: string | undefined,
    references?: readonly string[],
  ): Promise<FileVersion | undefined>;
  /**
   * Yields versions that a copilot may have, the most likely first. Begins with those at `commits`, then up to
   * `earlier` (default: three) older than the last of these, then as many older than the checked-out commit. After
   * the oldest version, continues at the path from which the file was renamed. Equal versions are yielded once. Each
   * version is searched for only when the caller requests it.
   */
  findVersions(
    file: string,
    query: {
      readonly commits: readonly string[];
      readonly references: readonly string[];
      readonly earlier?: number;
    },
  ): AsyncIterable<FileVersion>;
}

/** A version of a file. Its content is loaded when the reader is used. */
export interface FileVersion {
  readonly commit: string;
  /** Path of the file at this commit. Before a rename, it differs from the requested path. */
  readonly path: string;
  readonly reader: FileReader;
}

/** Commits of a repository. */
export interface Commits {
  /** The commit that is checked out; without a clone, the commit of the run. */
  readonly head: string;
  /** Finds the commit that a revision names. `clone`: sends no request to the server. */
  findCommit(revision: string, from?: 'anywhere' | 'clone'): Promise<CommitResult>;
  /** Returns the parents of the commit object, even in a shallow clone, or `undefined` if unknown. */
  findParents(commit: string): Promise<readonly string[] | undefined>;
  /** Finds the merge base of the branch `base` and the commit `head`. */
  findMergeBase(base: string, head: string): Promise<string | undefined>;
  /**
   * Finds the last push to this branch that a run of this workflow synced. `isPart`: whether this run covers only a
   * part of the workflow's targets.
   */
  findLastSuccess(isPart: boolean): Promise<LastSuccess>;
}

/** Entries of commits. */
export interface Trees {
  /** Returns the entries of a commit at the paths, or `undefined` if the commit can't be read. */
  readonly findTree: (commit: string, paths: readonly string[]) => Promise<Tree | undefined>;
  /**
   * Returns the same as `findTree`, but only from the clone and the API, without a fetch. Used for hints in messages.
   */
  readonly findNearTree: Trees['findTree'];
  /** Returns every file of a commit, by default of the head. Returns none if the clone doesn't have the commit. */
  listFiles(commit?: string): Promise<readonly string[]>;
}

/** Other paths of a file: links and renames. */
export interface FilePaths {
  /** Returns every path that reading `path` in the workspace passes through symbolic links, without `path` itself. */
  findLinkedPaths(path: string): Promise<readonly string[]>;
  /**
   * Returns the path from which a file that is new at `head` was renamed since `base`, or `undefined` if it wasn't
   * renamed.
   */
  findOldPath(
    path: string,
    between: { readonly base: string; readonly head: string },
  ): Promise<string | undefined>;
  /** Returns the path to which an earlier commit renamed the file, or `undefined` if no rename is known. */
  findNewPath(path: string): Promise<string | undefined>;
  /** Whether a sparse checkout excludes the path. */
  isSparse(path: string): Promise<boolean>;
}

/** A repository in the workspace, and its data on GitHub. */
export interface Checkout extends Commits, Trees, FilePaths {
  /** Whether the workspace has a clone. Otherwise, all data comes from GitHub. */
  readonly isClone: boolean;
  /** Repository of the remote `origin`, as `owner/name`. */
  readonly repository: string | undefined;
  /** Path of the current workflow's file, or `undefined` if the runner doesn't report it. */
  readonly workflowFile: string | undefined;
  /** Whether the server's branch contains the head. */
  isMerged(branch: string): Promise<boolean>;
  /** Finds the commit that `refs/heads/…` points to on the server now. */
  findTip(ref: string): Promise<string | undefined>;
}
