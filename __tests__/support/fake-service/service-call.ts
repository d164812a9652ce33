import type { IncomingHttpHeaders } from 'node:http';
import type { ActionList } from './action-list.ts';
import type { Manner } from './manner.ts';
import type { Mishap } from './model.ts';
import type { Behaviour } from './options.ts';
import type { OpenRequest } from './request-log.ts';
import type { Route } from './route.ts';
import type { Store } from './store.ts';

/** Differences of one request from the service's permanent behavior, set by faults. */
export interface Twist extends Mishap {
  readonly halfImport?: boolean;
  /** Whether the service responds with success and stores nothing. */
  readonly losesRows?: boolean;
  readonly removesRecord?: boolean;
  readonly propagationMs?: number;
  readonly listsTwice?: boolean;
}

export interface ServiceCall {
  readonly route: Route;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  /** Page of a list, from 1. */
  readonly page: number;
  readonly twist: Twist;
  readonly request: OpenRequest;
}

export interface ServiceParts {
  readonly store: Store;
  readonly actionList: ActionList;
  /** Returns whether an `Authorization` header is `Bearer`, one space and the key, which isn't revoked. */
  readonly isAuthorized: (header: string | undefined) => boolean;
  readonly manner: Manner;
  readonly settings: Behaviour;
}
