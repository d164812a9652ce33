import type { IncomingMessage } from 'node:http';
import type { FilePart } from './multipart.ts';

/** Requests that a fault can affect: the three documented ones, and those of services with an action list. */
export const documentedCalls = ['list', 'delete', 'import'] as const;
export const calls = [...documentedCalls, 'actionList', 'options', 'create', 'change', 'delete-one'] as const;
export type Call = (typeof calls)[number];

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

export type Recording = { -readonly [Field in keyof RecordedRequest]: RecordedRequest[Field] };

export type RequestListener = (request: RecordedRequest, moment: 'arrived' | 'answered') => void;

export class RequestLog {
  readonly requests: RecordedRequest[] = [];
  readonly #listeners = new Set<RequestListener>();

  open(
    message: IncomingMessage,
    found: Pick<Recording, 'call' | 'arrivedMs' | 'bodyBytes' | 'isAuthorized'>,
  ): Recording {
    const headers = Object.entries(message.headers).filter(([name]) => name !== 'authorization');
    const recording: Recording = {
      ...found,
      nth: this.requests.filter(({ call }) => call === found.call).length + 1,
      method: message.method ?? '',
      path: message.url ?? '',
      headers: Object.fromEntries(headers.map(([name, value]) => [name, String(value)])),
    };
    this.requests.push(recording);
    this.#report(recording, 'arrived');
    return recording;
  }

  answered(request: Recording, status: number): void {
    Object.assign(request, { status, answeredMs: performance.now() });
    this.#report(request, 'answered');
  }

  /** Adds a listener, and returns a function that removes it. */
  listen(listener: RequestListener): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  #report(...event: Parameters<RequestListener>): void {
    for (const listener of this.#listeners) listener(...event);
  }
}
