import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  createGatewayAnswer,
  createHtmlAnswer,
  createJsonAnswer,
  simplifyAnswer,
  type Answer,
  ServerKilled,
} from './answer.ts';
import type { Behaviour } from './behaviour.ts';
import type { Recording } from './request-log.ts';

/** A request with a fault: the service behind the fault, and the connection in front of it. */
export interface Exchange {
  readonly request: Recording;
  readonly message: IncomingMessage;
  readonly response: ServerResponse;
  /** Applies the request, and returns the service's response. @throws ServerKilled if its server dies */
  readonly serve: (changes?: Behaviour) => Promise<Answer>;
  /** Applies it after `delayMs`, even if the client stopped waiting. */
  readonly serveLater: (delayMs: number) => Promise<Answer>;
  /** Breaks all connections, and closes the port for this time. */
  readonly kill: (lastsMs: number) => void;
  /** Rejects the key from now on. */
  readonly revokeKey: () => void;
  /** Another origin, which must receive no requests. */
  readonly elsewhereUrl: string;
}

/** Response to send, or its absence: a TCP reset, which leaves open whether the request was applied, or nothing. */
export type Outcome = Answer | 'reset' | 'nothing';

/** Result of each request of a kind, or `undefined` for the service's response. */
export type Script = (exchange: Exchange) => Outcome | undefined | Promise<Outcome | undefined>;

interface Settings {
  readonly delayMs?: number;
  readonly retryAfter?: string;
}

type Misbehaviour = (exchange: Exchange, settings: Settings) => Outcome | Promise<Outcome>;

/** Text of an attacker: workflow commands, Markdown, HTML and terminal escapes. */
const injectionText =
  'no\r\n::error::injected\n##[save-state name=injected]1\n  ::add-mask::a\n::stop-commands::x\n' +
  '<img src=x onerror=alert(1)> [link](https://evil.example) **bold** | cell |\n\u001b[31mred\u001b[0m';

const laterMs = 1000;

/** Faults of an accepted connection, by their names. */
export const misbehaviours = {
  /** Takes effect immediately, and responds after `delayMs`. */
  late: async ({ serve }, { delayMs = laterMs }) => {
    const answer = await serve();
    return sleep(delayMs, answer, { ref: false });
  },
  /** Imports half of the actions, then responds with HTTP 500 or resets the connection. */
  'half-import': ({ serve }) =>
    serve({ halfImport: true }).then(() => createHtmlAnswer(500, 'Internal Server Error')),
  'half-import-reset': ({ serve }) => serve({ halfImport: true }).then(() => 'reset'),
  /** Stores the rows but not the search index, because embedding fails, and responds with HTTP 500. */
  'rows-only': ({ serve }) => serve({ embeddings: 'fail' }),
  /** Kills the server between the rows and the index, and restarts it after `delayMs`. */
  killed: async ({ serve, kill }, { delayMs = 700 }) => {
    await serve({ dies: true }).catch((error: unknown) => {
      if (!(error instanceof ServerKilled)) throw error;
    });
    kill(delayMs);
    return 'nothing' as const;
  },
  'no-rows': ({ serve }) => serve({ losesRows: true }),
  /** Responds with HTTP 201 and JSON that reports an error. */
  'is-error': () => createJsonAnswer(201, { message: 'Failed to parse Swagger file', is_error: true }),
  /** Does the same with the text "True", and with HTTP 200 and a top-level `error`. */
  'is-error-text': () => createJsonAnswer(200, { message: 'Failed to parse Swagger file', is_error: 'True' }),
  'error-200': () => createJsonAnswer(200, { error: 'The database is read-only' }),
  /** Responds with HTTP 200 and a gateway's login page, without an effect. */
  'html-200': () => createHtmlAnswer(200, 'Sign in'),
  /** Takes effect, then responds byte by byte. */
  'slow-drip': async ({ serve }, { delayMs = 20 }) => {
    const answer = await serve();
    const bytes = Buffer.from(answer.body);
    const drip = async function* (): AsyncGenerator<Buffer> {
      for (const byte of bytes) {
        yield Buffer.of(byte);
        await sleep(delayMs, undefined, { ref: false });
      }
    };
    return { ...answer, headers: announce(answer), body: '', rest: drip() };
  },
  /** Takes effect, then responds with truncated or invalid JSON. */
  'truncated-json': async ({ serve }) => cutHalf(await serve()),
  /** Takes effect, then breaks the connection in the middle of the response. */
  cut: async ({ serve, response }) => {
    const answer = await serve();
    const hangUp = function* (): Generator<never> {
      response.socket?.end();
    };
    return { ...cutHalf(answer), headers: announce(answer), rest: hangUp() };
  },
  'not-json': async ({ serve }) => simplifyAnswer(await serve(), 'text'),
  /** Takes effect, then responds with HTTP 2xx without a body. */
  'empty-answer': async ({ serve }) => simplifyAnswer(await serve(), 'empty'),
  /** Takes effect, then sends endless white space, which is valid before any JSON, so that only a limit stops the reader. */
  'endless-body': async ({ serve }) => {
    const spaces = Buffer.alloc(1024 * 1024, ' ');
    const pour = function* (): Generator<Buffer> {
      for (;;) yield spaces;
    };
    return { ...(await serve()), body: '', rest: pour() };
  },
  'redirect-same-origin': ({ request }) => redirect(307, `/moved${request.path}`),
  'redirect-other-origin': ({ request, elsewhereUrl }) => redirect(307, elsewhereUrl + request.path),
  /** Responds with HTTP 302 to a login page, without an effect. */
  'redirect-login': () => redirect(302, '/login'),
  'key-revoked': ({ serve, revokeKey }) => {
    revokeKey();
    return serve();
  },
  'record-removed': ({ serve }) => serve({ recordDelete: 'removes-record' }),
  /** Deletes during `delayMs`, including actions that are imported meanwhile. */
  'slow-propagation': ({ serve }, { delayMs = 4000 }) => serve({ propagationMs: delayMs }),
  'duplicate-listing': ({ serve }) => serve({ listsTwice: true }),
  /** Responds with HTTP 400 and workflow commands, Markdown, HTML and terminal escapes. */
  injection: () => createJsonAnswer(400, { message: injectionText, detail: injectionText }),
} as const satisfies Readonly<Record<string, Misbehaviour>>;

export function misbehave(
  exchange: Exchange,
  fault: Settings & { readonly fault: string },
): Outcome | Promise<Outcome> {
  const known: Readonly<Record<string, Misbehaviour | undefined>> = misbehaviours;
  return known[fault.fault]?.(exchange, fault) ?? endAt(exchange, fault);
}

/**
 * Resets the connection, sends no response (`hang`) or responds with a status, before or after the effect, or before
 * an effect that comes after `delayMs`: `reset-later`, `status-503-before`.
 */
async function endAt(
  { serve, serveLater }: Exchange,
  { fault, retryAfter, delayMs = laterMs }: Settings & { readonly fault: string },
): Promise<Outcome> {
  const [, end, status, moment] = /^(reset|hang|status-(\d+))-(\w+)$/u.exec(fault) ?? [];
  if (moment === 'after') await serve();
  if (moment === 'later') void serveLater(delayMs);
  if (end === 'reset') return 'reset';
  if (end === 'hang') return 'nothing';
  const answer = createGatewayAnswer(Number(status));
  return { ...answer, headers: { ...answer.headers, ...(retryAfter && { 'retry-after': retryAfter }) } };
}

function redirect(status: 302 | 307, location: string): Answer {
  return { status, headers: { location }, body: '' };
}

function cutHalf(answer: Answer): Answer {
  return { ...answer, body: answer.body.slice(0, Math.floor(answer.body.length / 2)) };
}

/** Returns the headers of a response with the length of its body. */
function announce({ headers, body }: Answer): Answer['headers'] {
  return { ...headers, 'content-length': String(Buffer.byteLength(body)) };
}
