import type { Fault } from './fault.ts';
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

/** Everything is optional: the defaults are the contract, with one key and one copilot. */
export interface StandInOptions {
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
  /** Import as the best-known importer does, hazards and all; else one action for each operation. */
  readonly strictImport?: boolean;
  /** The contract's delete route also removes the record, as one public release does. */
  readonly deleteRemovesRecord?: boolean;
  /** A delete takes this long to spread: what is imported before is wiped with it. */
  readonly propagationMs?: number;
  /** A service without a list answers this. */
  readonly listStatus?: 404 | 405 | 501;
  /** Refuse wrong keys as a gateway does: 403 and a page of HTML. */
  readonly htmlRefusals?: boolean;
  /** Uploads above this are answered with 413. */
  readonly bodyLimitBytes?: number;
  readonly faults?: readonly Fault[];
  /** The client's pause after a delete, 5,000 by default: `refused` closes the port for the import when it ends. */
  readonly pauseMs?: number;
}
