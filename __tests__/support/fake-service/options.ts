import type { Call } from './call.ts';
import type { Fault } from './fault.ts';
import type { Manner, ServiceName } from './manner.ts';
import type { Script } from './misbehaviours.ts';
import type { CopilotRecord } from './record.ts';
import type { Content } from './store.ts';

/** A copilot that exists from the start, with the actions of `document` (parsed JSON) if it is given. */
export interface Seed extends Partial<CopilotRecord> {
  readonly name: string;
  readonly document?: unknown;
}

/**
 * Permanent behavior of the service; a fault happens once. All properties are optional, and the default is the
 * documented API.
 */
export interface Behaviour {
  readonly service?: ServiceName;
  /** Single differences from `service`. */
  readonly manner?: Partial<Manner>;
  /** Responses that a test writes, for cases that the faults don't cover. */
  readonly scripts?: Partial<Readonly<Record<Call, Script>>>;
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
}

/** Options of the fake service. All are optional; the default is the documented API with one key and one copilot. */
export interface FakeServiceOptions extends Behaviour {
  /** Port; 0, the default, selects a free one. */
  readonly port?: number;
  /** Certificate (PEM) for `https:`. */
  readonly tls?: { readonly key: string; readonly cert: string };
  /** Bearer key that is accepted. */
  readonly key?: string;
  readonly copilots?: readonly Seed[];
  /** Copilots and actions of another fake service, instead of `copilots`. */
  readonly content?: Content;
  readonly faults?: readonly Fault[];
  /** The client's delay after a delete, by default 5,000 ms. At its end, `refused` closes the port for the import. */
  readonly pauseMs?: number;
}
