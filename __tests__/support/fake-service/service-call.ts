import type { IncomingHttpHeaders } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ActionRecord } from './action.ts';
import type { Behaviour } from './behaviour.ts';
import type { Recording } from './request-log.ts';
import { ServerError, ServerKilled } from './answer.ts';
import type { Store } from './store.ts';

export interface ServiceParts {
  readonly store: Store;
  /** Action lists of copilots that a cache keeps for `actionListCacheMs`. */
  readonly cachedLists: Map<string, { readonly atMs: number; readonly rows: readonly ActionRecord[] }>;
  /** Returns whether an `Authorization` header is `Bearer`, one space and the key, which isn't revoked. */
  readonly isAuthorized: (header: string | undefined) => boolean;
  readonly settings: Behaviour;
}

/** A request of a known route, and the parts of the service. */
export interface ServiceCall extends ServiceParts {
  /** ID of the copilot, or an empty string if the path has none. */
  readonly id: string;
  readonly actionId: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  /** Page of a list, from 1. */
  readonly page: number;
  /** Whether the client is in its delay between a delete and the next import. */
  readonly isPause: boolean;
  readonly request: Recording;
}

/** Waits for the language model, which can be slow. */
export async function askModel({ settings: { modelMs = 0 } }: ServiceCall): Promise<void> {
  if (modelMs > 0) await sleep(modelMs, undefined, { ref: false });
}

/**
 * Requests an embedding.
 * @throws ServerError if the model is unavailable
 */
export async function embed(call: ServiceCall): Promise<void> {
  await askModel(call);
  if (call.settings.embeddings === 'fail') throw new ServerError('the embeddings are refused');
}

/**
 * Passes the moment between rows and index.
 * @throws ServerKilled
 */
export function passBetween({ settings }: ServiceCall): void {
  if (settings.dies === true) throw new ServerKilled('killed between the rows and the index');
}
