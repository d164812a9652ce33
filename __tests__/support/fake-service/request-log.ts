import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Access, Authorization } from './access.ts';
import { nowMs } from './clock.ts';
import type { Call, FaultName } from './fault.ts';
import type { FilePart } from './multipart.ts';

/** One request as it arrived, and what became of it. Times are on the fake service's monotonic clock. */
export interface RecordedRequest {
  readonly call: Call | 'other';
  /** The how-manieth of its kind, from 1. */
  readonly nth: number;
  readonly method: string;
  /** As sent, with the query. */
  readonly path: string;
  /** Lower-case names; `authorization` is left out, see the field of that name. */
  readonly headers: Readonly<Record<string, string>>;
  readonly authorization: Authorization;
  readonly arrivedMs: number;
  readonly bodyBytes: number;
  /** SHA-256 in hex. */
  readonly bodyDigest: string;
  /** The file of an import whose form could be read. */
  readonly upload?: FilePart;
  readonly fault?: FaultName;
  /** Why the service refused, where its answer does not say so. */
  readonly note?: string;
  readonly status?: number;
  /** Just before the first byte of the answer went out; absent where none ever did. */
  readonly answeredMs?: number;
  /** When it took effect, where that was later than at once. */
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
  /** Gives back the way to stop listening. */
  listen(listener: RequestListener): () => void;
}

/** A request that is being dealt with. */
export interface OpenRequest {
  readonly recorded: RecordedRequest;
  note(facts: Partial<Pick<RecordedRequest, 'upload' | 'fault' | 'note' | 'effectMs'>>): void;
  answered(status: number): void;
}

export function createRequestLog(access: Access): RequestLog {
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
        authorization: access.describe(authorization),
        arrivedMs,
        bodyBytes: body.length,
        bodyDigest: createHash('sha256').update(body).digest('hex'),
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
