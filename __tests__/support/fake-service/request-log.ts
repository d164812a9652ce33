import type { IncomingMessage } from 'node:http';
import { nowMs } from './clock.ts';
import type { Call, FaultName } from './fault.ts';
import type { FilePart } from './multipart.ts';

/** A received request and its result. Times are on the fake service's monotonic clock. */
export interface RecordedRequest {
  readonly call: Call | 'other';
  /** Number of the request among those of its kind, from 1. */
  readonly nth: number;
  readonly method: string;
  /** Path as sent, with the query. */
  readonly path: string;
  /** Headers with lower-case names, without `authorization`. */
  readonly headers: Readonly<Record<string, string>>;
  /** Whether the key was valid. */
  readonly isAuthorized: boolean;
  readonly arrivedMs: number;
  readonly bodyBytes: number;
  /** File of an import whose form could be parsed. */
  readonly upload?: FilePart;
  readonly fault?: FaultName;
  /** Reason of a rejection that the response doesn't contain. */
  readonly note?: string;
  readonly status?: number;
  /** Time shortly before the first byte of the response, or `undefined` without a response. */
  readonly answeredMs?: number;
  /** Time of the effect, if it was delayed. */
  readonly effectMs?: number;
}

export type Moment = 'arrived' | 'answered';
export type RequestListener = (request: RecordedRequest, moment: Moment) => void;

export interface RequestLog {
  readonly requests: readonly RecordedRequest[];
  open(
    message: IncomingMessage,
    body: Buffer,
    found: Pick<RecordedRequest, 'call' | 'arrivedMs'>,
  ): OpenRequest;
  /** Adds a listener, and returns a function that removes it. */
  listen(listener: RequestListener): () => void;
}

/** A request in progress. */
export interface OpenRequest {
  readonly recorded: RecordedRequest;
  note(facts: Partial<Pick<RecordedRequest, 'upload' | 'fault' | 'note' | 'effectMs'>>): void;
  answered(status: number): void;
}

export function createRequestLog(isAuthorized: (header: string | undefined) => boolean): RequestLog {
  const requests: RecordedRequest[] = [];
  const listeners = new Set<RequestListener>();
  const report = (request: RecordedRequest, moment: Moment): void => {
    for (const listener of listeners) listener(request, moment);
  };
  return {
    requests,
    open: (message, body, { call, arrivedMs }) => {
      const { authorization, ...headers } = message.headers;
      const recorded: RecordedRequest = {
        call,
        nth: requests.filter((earlier) => earlier.call === call).length + 1,
        method: message.method ?? '',
        path: message.url ?? '',
        headers: flatten(headers),
        isAuthorized: isAuthorized(authorization),
        arrivedMs,
        bodyBytes: body.length,
      };
      requests.push(recorded);
      report(recorded, 'arrived');
      return {
        recorded,
        note: (facts) => void Object.assign(recorded, facts),
        answered: (status) => {
          Object.assign(recorded, { status, answeredMs: nowMs() });
          report(recorded, 'answered');
        },
      };
    },
    listen: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

function flatten(headers: NodeJS.Dict<string | string[]>): Record<string, string> {
  const entries = Object.entries(headers).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.join(', ') : (value ?? ''),
  ]);
  return Object.fromEntries(entries) as Record<string, string>;
}
