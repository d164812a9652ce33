import type { IncomingHttpHeaders } from 'node:http';
import type { ActionRecord } from './action.ts';
import type { Manner } from './manner.ts';
import type { Behaviour } from './options.ts';
import type { Recording } from './request-log.ts';
import type { Store } from './store.ts';
import type { Twist } from './twist.ts';

export interface ServiceParts {
  readonly store: Store;
  /** Action lists of copilots that a cache keeps for `actionListCacheMs`. */
  readonly cachedLists: Map<string, { readonly atMs: number; readonly rows: readonly ActionRecord[] }>;
  /** Returns whether an `Authorization` header is `Bearer`, one space and the key, which isn't revoked. */
  readonly isAuthorized: (header: string | undefined) => boolean;
  readonly manner: Manner;
  readonly settings: Behaviour;
}

/** A request of a known route, and the parts of the service. */
export interface ServiceCall extends ServiceParts {
  /** ID of the copilot, or an empty string if the path has none. */
  readonly id: string;
  readonly actionId: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  /** Page of a list, from 1. */
  readonly page: number;
  readonly twist: Twist;
  readonly request: Recording;
}
