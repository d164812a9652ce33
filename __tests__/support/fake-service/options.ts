import type { Collation } from './collation.ts';
import type { Fault, ProxyStatus } from './fault.ts';
import type { Manner, ServiceName } from './manner.ts';
import type { CopilotRecord } from './record.ts';

/** A bearer key, and the copilots that it can access: all without `sees`. */
export interface AccessKey {
  readonly key: string;
  readonly sees?: readonly string[];
}

/** A copilot that exists from the start, with the actions of `document` (parsed JSON) if it is given. */
export interface Seed extends Partial<CopilotRecord> {
  readonly name: string;
  readonly document?: unknown;
}

/** A rejection by name. Without `calls`, it applies to creating and changing a single action. */
export interface FileErrorOptions {
  readonly name: string;
  readonly status: 400 | 500;
  readonly calls?: readonly ('create' | 'change' | 'import')[];
}

export const botIdForms = ['no-dashes', 'upper-case', 'both'] as const;
export type BotIdForm = (typeof botIdForms)[number];

/**
 * Permanent behavior of the service; a fault happens once. All properties are optional, and the default is the
 * documented API.
 */
export interface Behaviour {
  readonly service?: ServiceName;
  /** Single differences from `service`. */
  readonly manner?: Partial<Manner>;
  /** Duration of a delete, which also deletes actions that are imported meanwhile. */
  readonly propagationMs?: number;
  /** Delay of every delete, or every import, and of its response, even if the client stops waiting. */
  readonly lateDeleteMs?: number;
  readonly lateImportMs?: number;
  /** Time after which a gateway responds with HTTP 504, or `gatewayStatus`, while the service continues. */
  readonly gatewayMs?: number;
  readonly gatewayStatus?: ProxyStatus;
  /** Size in bytes above which a gateway responds with HTTP 413. */
  readonly bodyLimitBytes?: number;
  /** Form of the response to a successful delete or import. */
  readonly answers?: 'json' | 'text' | 'empty';
  /** Status of a service without a copilot list. */
  readonly listStatus?: 404 | 405 | 501;
  /** Status of the copilot list between a delete and the next import. */
  readonly pauseListStatus?: 429 | 500 | 503;
  /** Status of the action list for every request. */
  readonly actionListStatus?: 401 | 403 | 404 | 405 | 500 | 501 | 503;
  /** Age of the action list in milliseconds, as on a replica that lags behind. */
  readonly actionListLagMs?: number;
  /** Time in milliseconds for which a response of the action list is cached. */
  readonly actionListCacheMs?: number;
  /** Number of actions on a page of the action list; `?page=2` returns the second page. 0: the list is always empty. */
  readonly pageRows?: number;
  /** Whether a page names the next one in a `Link` header. */
  readonly linksPages?: boolean;
  /** How the action list writes the ID of the copilot. */
  readonly botIdForm?: BotIdForm;
  /** Whether the action list contains the actions of other copilots too, or only those. */
  readonly foreignRows?: 'mixed' | 'only';
  /** First read with `foreignRows`, counted from 1 for each copilot. */
  readonly foreignRowsFrom?: number;
  /** Minimum size of the action list in bytes: made-up actions follow the real ones. */
  readonly listBytes?: number;
  /** Status if there is no route for creating, or changing, a single action. */
  readonly createStatus?: 404 | 405;
  readonly changeStatus?: 404 | 405;
  /** Actions that the service rejects. */
  readonly refusals?: readonly FileErrorOptions[];
  /** Duration of each request to the language model. */
  readonly modelMs?: number;
  /** `fail`: embedding fails, so rows are stored and deleted, but no entry is added to the search index. */
  readonly embeddings?: 'work' | 'fail';
  /** Collation with which the database compares `operation_id`s. */
  readonly collation?: Collation;
  /** Whether wrong keys are rejected like at a gateway, with HTTP 403 and an HTML page. */
  readonly htmlRefusals?: boolean;
}

/** Options of the fake service. All are optional; the default is the documented API with one key and one copilot. */
export interface FakeServiceOptions extends Behaviour {
  /** Port; 0, the default, selects a free one. */
  readonly port?: number;
  /** Path before every route, such as `/gateway`. */
  readonly pathPrefix?: string;
  /** Certificate (PEM) for `https:`. */
  readonly tls?: { readonly key: string; readonly cert: string };
  readonly keys?: readonly AccessKey[];
  readonly copilots?: readonly Seed[];
  /** File that stores copilots and actions between starts. Seeds fill only an empty file. */
  readonly dataFile?: string;
  readonly faults?: readonly Fault[];
  /** The client's delay after a delete, by default 5,000 ms. At its end, `refused` closes the port for the import. */
  readonly pauseMs?: number;
}
