import type { IncomingMessage } from 'node:http';
import type { Call } from './fault.ts';
import type { FilePart } from './multipart.ts';

/** A received request and its result. Times are on the monotonic clock of the fake service. */
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
  /** Name of the fault that affected it. */
  readonly fault?: string;
  /** Reason of a rejection that the response doesn't contain. */
  readonly note?: string;
  readonly status?: number;
  /** Time shortly before the first byte of the response, or `undefined` without a response. */
  readonly answeredMs?: number;
  /** Time of the effect, if it was delayed. */
  readonly effectMs?: number;
}

/** A request in progress. */
export type Recording = { -readonly [Field in keyof RecordedRequest]: RecordedRequest[Field] };

export type RequestListener = (request: RecordedRequest, moment: 'arrived' | 'answered') => void;

export interface RequestLog {
  readonly requests: readonly RecordedRequest[];
  open(message: IncomingMessage, body: Buffer, found: Pick<RecordedRequest, 'call' | 'arrivedMs'>): Recording;
  answered(request: Recording, status: number): void;
  /** Adds a listener, and returns a function that removes it. */
  listen(listener: RequestListener): () => void;
}

export function createRequestLog(isAuthorized: (header: string | undefined) => boolean): RequestLog {
  const requests: RecordedRequest[] = [];
  const listeners = new Set<RequestListener>();
  const report: RequestListener = (request, moment) => {
    for (const listener of listeners) listener(request, moment);
  };
  return {
    requests,
    open: (message, body, { call, arrivedMs }) => {
      const { authorization, ...headers } = message.headers;
      const recording: Recording = {
        call,
        nth: requests.filter((earlier) => earlier.call === call).length + 1,
        method: message.method ?? '',
        path: message.url ?? '',
        headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
        isAuthorized: isAuthorized(authorization),
        arrivedMs,
        bodyBytes: body.length,
      };
      requests.push(recording);
      report(recording, 'arrived');
      return recording;
    },
    answered: (request, status) => {
      Object.assign(request, { status, answeredMs: performance.now() });
      report(request, 'answered');
    },
    listen: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
