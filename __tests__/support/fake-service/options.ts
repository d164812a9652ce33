import type { Behaviour } from './behaviour.ts';
import type { Fault } from './fault.ts';
import type { Script } from './misbehaviours.ts';
import type { CopilotRecord } from './record.ts';
import type { Call } from './request-log.ts';
import type { Store } from './store.ts';

/** A copilot that exists from the start, with the actions of `document` (parsed JSON) if it is given. */
export interface Seed extends Partial<CopilotRecord> {
  readonly name: string;
  readonly document?: unknown;
}

/** Options of the fake service. All are optional; the default is the documented API with one key and one copilot. */
export interface FakeServiceOptions extends Behaviour {
  /** Responses that a test writes, for cases that the faults don't cover. */
  readonly scripts?: Partial<Readonly<Record<Call, Script>>>;
  /** Port; 0, the default, selects a free one. */
  readonly port?: number;
  /** Certificate (PEM) for `https:`. */
  readonly tls?: { readonly key: string; readonly cert: string };
  /** Bearer key that is accepted. */
  readonly key?: string;
  readonly copilots?: readonly Seed[];
  /** Copilots and actions of another fake service, instead of `copilots`. */
  readonly content?: Store;
  readonly faults?: readonly Fault[];
  /** The client's delay after a delete, by default 5,000 ms. At its end, `refused` closes the port for the import. */
  readonly pauseMs?: number;
}
