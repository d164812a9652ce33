/** Services that can be simulated: the documented API alone, or OpenCopilot in two releases. */
export const serviceNames = ['contract', '2.8.0', 'head'] as const;
export type ServiceName = (typeof serviceNames)[number];

/** Measured behavior: releases up to 2.8.0 behave like the first one, and those from 2.8.9 on like the head. */
export const releases: Readonly<Record<ServiceName, Behaviour>> = {
  contract: {},
  '2.8.0': { hasActionList: true, recordDelete: 'removes-record' },
  head: { hasActionList: true, recordDelete: 'breaks', hasActionsDelete: true },
};

/**
 * Behavior of the service: permanent or, by a fault, for one request. All properties are optional, and the default is
 * the documented API.
 */
export interface Behaviour {
  /**
   * Service whose formats the responses have, and whose behavior is the default. Only the documented API checks the
   * key, `Accept` and the existence of the copilot.
   */
  readonly service?: ServiceName;
  /** Whether the service lists the actions of a copilot, and deletes and creates single actions. */
  readonly hasActionList?: boolean;
  /**
   * Effect of `DELETE /backend/copilot/{id}`: deletes the actions (the default), deletes the copilot but not its
   * actions, or fails with HTTP 500.
   */
  readonly recordDelete?: 'empties' | 'removes-record' | 'breaks';
  /**
   * Whether `DELETE /backend/actions/bot/{id}` deletes the actions; otherwise, it fails with HTTP 405, because other
   * methods exist.
   */
  readonly hasActionsDelete?: boolean;
  /** Whether addresses are in the service's own format. */
  readonly hasOwnEndpoints?: boolean;
  /** Duration of each request to the language model. */
  readonly modelMs?: number;
  /** `fail`: embedding fails, so rows are stored and deleted, but no entry is added to the search index. */
  readonly embeddings?: 'work' | 'fail';
  /** Delay of every import, and of its response, even if the client stops waiting. */
  readonly lateImportMs?: number;
  /** Time after which a gateway responds with HTTP 504, while the service continues. */
  readonly gatewayMs?: number;
  /** Size in bytes above which a gateway responds with HTTP 413. */
  readonly bodyLimitBytes?: number;
  /** Form of the response to a successful delete or import. */
  readonly answers?: 'json' | 'text' | 'empty';
  /** Status of the copilot list between a delete and the next import. */
  readonly pauseListStatus?: 429 | 500 | 503;
  /** Time in milliseconds for which a response of the action list is cached. */
  readonly actionListCacheMs?: number;
  /** Number of actions on a page of the action list; `?page=2` returns the second page. 0: the list is always empty. */
  readonly pageRows?: number;
  /** Whether a page names the next one in a `Link` header. */
  readonly linksPages?: boolean;
  /** Whether the action list writes the ID of the copilot in upper case and without dashes. */
  readonly hasOtherBotIds?: boolean;
  /** Whether the action list contains the actions of the other copilots, and only those. */
  readonly showsForeignRows?: boolean;
  /** Minimum size of the action list in bytes: made-up actions follow the real ones. */
  readonly listBytes?: number;
  /** Name of an action that the database rejects when it is created or imported. */
  readonly rejectedName?: string;
  /** Whether the server is killed between the rows and the search index. */
  readonly dies?: boolean;
  readonly halfImport?: boolean;
  /** Whether the service responds with success and stores nothing. */
  readonly losesRows?: boolean;
  /** Time after which a delete takes effect. */
  readonly propagationMs?: number;
  /** Whether the copilot list contains every copilot twice. */
  readonly listsTwice?: boolean;
}
