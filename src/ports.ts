import type { ActionContent, Copilot, ObservedAction } from './copilot.ts';
import type { Place, ServiceFault } from './errors.ts';

/** The small interfaces through which the stories touch the world; tests hold fakes of them. */

/** What started the workflow, as the runner tells it. */
export interface WorkflowEvent {
  /** `push`, `pull_request`, …, in lower case; for a reusable workflow the caller's event. */
  readonly name: string;
  readonly payload: Readonly<Record<string, unknown>>;
  /** GITHUB_SHA. */
  readonly sha: string;
  /** GITHUB_REF: `refs/heads/main`, `refs/pull/1/merge`. */
  readonly ref: string;
  /** `owner/name`. */
  readonly repository: string;
}

/** Lines for people. Every implementation makes text harmless: no line can become a workflow command. */
export interface Log {
  readonly info: (line: string) => void;
  readonly debug: (line: string) => void;
  /** GitHub shows these as annotations, too, on a file where `at` is given. */
  notice(message: string, at?: Place): void;
  warning(message: string, at?: Place): void;
  error(message: string, at?: Place): void;
  group<T>(title: string, work: () => Promise<T>): Promise<T>;
}

export interface Clock {
  /** On the monotonic clock: for pauses and durations only. */
  nowMs(): number;
  /** Never ends early, but at once with the signal. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
}

/** One version of the repository's files: the checkout, or a commit. Paths are relative to its root, with `/`. */
export interface FileReader {
  /**
   * Undefined where there is no such file.
   * @throws ActionError `file-outside-workspace` where the path or a link leads out of the root, or `file-unreadable`
   */
  read(path: string): Promise<Uint8Array | undefined>;
}

/**
 * The service's requests. Each rejects with a `ServiceFailure`, which says whether it may have taken effect.
 * @see docs/what-is-sent.md, “The requests”
 */
export interface CopilotService {
  /** @param sinceMs an answer from this moment of the monotonic clock on will do; left out: any of this run */
  listCopilots(sinceMs?: number): Promise<readonly Copilot[]>;
  /** Removes all actions of the copilot by a route that holds `{copilot_id}`. */
  deleteActions(copilotId: string, route: string): Promise<void>;
  /** Appends one action for every operation: asked twice, every action is there twice. */
  importActions(copilotId: string, document: Uint8Array): Promise<void>;
  /** All that the copilot holds, never from a cache. */
  listActions(copilotId: string): Promise<readonly ObservedAction[]>;
  /** The methods that the inventory's route allows, in upper case; undefined where the service does not say. */
  findMethods(copilotId: string): Promise<ReadonlySet<string> | undefined>;
  /** Appends one action: asked twice, it is there twice. Gives its id, where the answer tells it. */
  createAction(copilotId: string, content: ActionContent): Promise<string | undefined>;
  changeAction(copilotId: string, actionId: string, content: ActionContent): Promise<void>;
  /** One that is not there is as good as removed. */
  deleteAction(actionId: string): Promise<void>;
  /** From when on it may be asked such a thing again, on the monotonic clock; no such method: at once. */
  findOpenMs?(request: ServiceFault['request']): number;
}

/** Gives a number from 0 (included) to 1 (excluded). */
export type Random = () => number;

export interface TreeEntry {
  readonly kind: 'file' | 'link' | 'submodule' | 'folder';
  readonly oid: string;
  /** A folder above that is itself a link or a submodule: the entry is then that folder's. */
  readonly via?: string;
}

/** What a commit holds, by path. */
export type Tree = ReadonlyMap<string, TreeEntry>;

/** `absent`: certainly no such commit. `unknown`: the clone may be too shallow, and nobody else could be asked. */
export type CommitResult =
  { readonly kind: 'found'; readonly commit: string } | { readonly kind: 'absent' | 'unknown' };

export interface SuccessfulRun {
  readonly commit: string;
  readonly runNumber: number;
}

/**
 * The last run that synced, or that none is known. `doubt`, a clause: why the copilot may hold something else all the
 * same. A workflow that has never run before gives no reason for doubt.
 */
export type LastSuccess = { readonly doubt: string | undefined } & (
  ({ readonly kind: 'found' } & SuccessfulRun) | { readonly kind: 'none' }
);

/** What the repository held at other times; nothing here alters the user's clone. Paths are workspace-relative. */
export interface History {
  /** The repository whose checkout holds the file, or (`github`) the event's own, asked of GitHub alone. */
  findCheckout(file: string, from?: 'anywhere' | 'github'): Promise<Checkout>;
  /**
   * The version at `commit`; without a commit the one before the last change of the file or its references.
   * undefined: there is none, or it cannot be had.
   * @param references files that are likely to be read too: they are then fetched in one go
   */
  findVersion(
    file: string,
    commit: string | undefined,
    references?: readonly string[],
  ): Promise<FileVersion | undefined>;
  /**
   * Versions that a copilot may have held, the likeliest first: those at `commits`, then as many that are `earlier` (by
   * default three) than the last of these, then as many older than the commit checked out. Equal ones come once. Nothing
   * is looked up before it is asked for.
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

/** Nothing is loaded until the reader is asked. */
export interface FileVersion {
  readonly commit: string;
  readonly reader: FileReader;
}

/** One repository as it lies in the workspace, and what GitHub knows of it. */
export interface Checkout {
  /** Else all that is known comes from GitHub. */
  readonly isClone: boolean;
  /** The commit checked out; without a clone the one that the run is about. */
  readonly head: string;
  /** The origin's `owner/name`. */
  readonly repository: string | undefined;
  /** The file of the workflow that runs, where the runner tells it. */
  readonly workflowFile: string | undefined;
  /** Undefined: nobody could tell. */
  readonly findTree: (commit: string, paths: readonly string[]) => Promise<Tree | undefined>;
  /** The same for what only helps a message: the clone and the API are asked, and nothing is fetched. */
  readonly findNearTree: Checkout['findTree'];
  /** `clone`: without a request to the server. */
  findCommit(revision: string, from?: 'anywhere' | 'clone'): Promise<CommitResult>;
  /** The raw parents, also where the clone is shallow; undefined: unknown. */
  findParents(commit: string): Promise<readonly string[] | undefined>;
  /** Where `head` left the branch `base`. */
  findMergeBase(base: string, head: string): Promise<string | undefined>;
  /** Whether the server's branch is known to contain the head. */
  isMerged(branch: string): Promise<boolean>;
  /** The last push to this branch that a run of this workflow synced; `isPart`: this run is about a part of that. */
  findLastSuccess(isPart: boolean): Promise<LastSuccess>;
  /** The commit that `refs/heads/…` points to on the server now. */
  findTip(ref: string): Promise<string | undefined>;
  /** Every path that reading `path` in the workspace leads through by symbolic links, `path` itself not counted. */
  findLinkedPaths(path: string): Promise<readonly string[]>;
  /** Returns from which path a file that is new at `head` was renamed since `base`, or undefined if it wasn't. */
  findOldPath(
    path: string,
    between: { readonly base: string; readonly head: string },
  ): Promise<string | undefined>;
  /** Whether a sparse checkout leaves the path out. */
  isSparse(path: string): Promise<boolean>;
  /** The path to which an earlier commit renamed the file; `undefined` if no rename is known. */
  findNewPath(path: string): Promise<string | undefined>;
  /** Returns every file of a commit, by default the head; none if the clone doesn't have the commit. */
  listFiles(commit?: string): Promise<readonly string[]>;
}
