import type { Collation } from '../../support/fake-service/collation.ts';
import type { HttpAnswer, HttpRequest } from '../../../src/service/http.ts';
import type { VirtualClock } from '../virtual-clock.ts';

/** Time limit of a request. */
export const timeoutMs = 10_000;

export interface ModelOptions {
  /** Number of actions on a page of the action list. */
  readonly pageRows?: number;
  /** Whether a page names the next one in a `Link` header. */
  readonly linksPages?: boolean;
  /** How the action list writes the ID of the copilot: without dashes, or also in upper case. */
  readonly botIdForm?: 'no-dashes' | 'both';
  /** Whether the action list contains the actions of other copilots too, or only those. */
  readonly foreignRows?: 'mixed' | 'only';
  /** First read with `foreignRows`, counted from 1. */
  readonly foreignRowsFrom?: number;
  /** Collation with which the database compares operation IDs. */
  readonly collation?: Collation;
  readonly clock: VirtualClock;
  readonly random: () => number;
  readonly release: 'head' | '2.8.0';
  /** Whether there are routes for single actions, in addition to the documented ones. */
  readonly hasActionList?: boolean;
  /** Share of the requests with a fault. */
  readonly faults: number;
  /** Kind of faults: any, only those that end with the response, or the statuses of a proxy. */
  readonly faultKind?: 'any' | 'finished' | 'proxy';
  /** Maximum age of a list, in milliseconds. */
  readonly lagMs: number;
  /** Action that is always rejected, and the status. */
  readonly rejected?: { readonly name: string; readonly status: 400 | 500 };
  readonly hasPatch?: boolean;
  /** Whether embedding fails, so that rows have no index entries. */
  readonly isSearchDown?: boolean;
  /** Whether the first import fails with HTTP 500 after its rows, without index entries. */
  readonly halfImport?: boolean;
  /** Whether later rows have endpoints in the service's own format. */
  readonly ownForm?: boolean;
  /** Whether the action list is always empty. */
  readonly showsNothing?: boolean;
  /** Whether the response to creating an action has no ID. */
  readonly answersNoId?: boolean;
  /** Delay of the first import, which gets no response. */
  readonly lateImportMs?: number;
  /** Whether the first delete of all actions is rejected. */
  readonly brokenClear?: boolean;
  /** Whether the documented delete removes the copilot itself. */
  readonly removesRecord?: boolean;
  /** Handles each request before the model, which `serve` calls. */
  readonly intercept?: (request: HttpRequest, serve: () => Promise<HttpAnswer>) => Promise<HttpAnswer>;
  /** First read without a response, counted from 1. All later ones fail as well. */
  readonly failsFrom?: number;
}
