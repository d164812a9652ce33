import type { Fault } from './fault.ts';
import type { Manner, ServiceName } from './manner.ts';
import type { CopilotRecord } from './record.ts';

/** A bearer key, and which copilots it sees: all where `sees` is absent. */
export interface AccessKey {
  readonly key: string;
  readonly sees?: readonly string[];
}

/** A copilot that exists from the start, holding the actions of `document` (parsed JSON) where one is given. */
export interface Seed extends Partial<CopilotRecord> {
  readonly name: string;
  readonly document?: unknown;
}

/** By its name; without `calls`, it is refused where a single action is created or changed. */
export interface FileErrorOptions {
  readonly name: string;
  readonly status: 400 | 500;
  readonly calls?: readonly ('create' | 'change' | 'import')[];
}

/** How the service behaves, all the time; what goes wrong once is a fault. Everything is optional: the default is the contract. */
export interface Behaviour {
  readonly service?: ServiceName;
  /** Single ways in which this one differs from `service`. */
  readonly manner?: Partial<Manner>;
  /** A delete takes this long to spread: what is imported before is wiped with it. */
  readonly propagationMs?: number;
  /** Every delete, or every import, takes effect (and is answered) so long after it came, whoever still waits. */
  readonly lateDeleteMs?: number;
  readonly lateImportMs?: number;
  /** A gateway in front answers 504 after this time, while the service goes on. */
  readonly gatewayMs?: number;
  /** A gateway in front answers 413 to bodies above this. */
  readonly bodyLimitBytes?: number;
  /** What a delete or an import says when it has worked. */
  readonly answers?: 'json' | 'text' | 'empty';
  /** A service without a list answers this. */
  readonly listStatus?: 404 | 405 | 501;
  /** From a delete to the next import, the list answers this. */
  readonly pauseListStatus?: 429 | 500 | 503;
  /** The inventory answers this, whatever is asked. */
  readonly actionListStatus?: 401 | 403 | 404 | 405 | 500 | 501 | 503;
  /** It shows what was there so long ago, as a replica does that lags behind. */
  readonly actionListLagMs?: number;
  /** An answer of it is kept, and given again, so long. */
  readonly actionListCacheMs?: number;
  /** There is no route to create, or to change, a single action: this is the answer. */
  readonly createStatus?: 404 | 405;
  readonly changeStatus?: 404 | 405;
  /** Actions that it will not have. */
  readonly refusals?: readonly FileErrorOptions[];
  /** How long each call of its language model takes. */
  readonly modelMs?: number;
  /** `fail`: nothing can be embedded, so rows come and go, but no entry is added to the search index. */
  readonly embeddings?: 'work' | 'fail';
  /** Refuse wrong keys as a gateway does: 403 and a page of HTML. */
  readonly htmlRefusals?: boolean;
}

/** Everything is optional: the defaults are the contract, with one key and one copilot. */
export interface FakeServiceOptions extends Behaviour {
  /** 0, the default, takes a free one. */
  readonly port?: number;
  /** A path in front of every route, such as `/gateway`. */
  readonly pathPrefix?: string;
  /** Serve `https:` with this certificate (PEM). */
  readonly tls?: { readonly key: string; readonly cert: string };
  readonly keys?: readonly AccessKey[];
  readonly copilots?: readonly Seed[];
  /** Copilots and actions are kept here, and read from here at the next start; the seeds only fill an empty file. */
  readonly dataFile?: string;
  readonly faults?: readonly Fault[];
  /** The client's pause after a delete, 5,000 by default: `refused` closes the port for the import when it ends. */
  readonly pauseMs?: number;
}
