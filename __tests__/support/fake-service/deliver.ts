import { setTimeout as sleep } from 'node:timers/promises';
import { createGatewayAnswer, createHtmlAnswer, createJsonAnswer, simplifyAnswer } from './answer.ts';
import type { Answer } from './answer.ts';
import type { FaultName } from './fault.ts';
import type { WireFault } from './schedule.ts';
import { ServerKilled } from './model.ts';
import type { Twist } from './service-call.ts';
import { breakOff, drip, pourEndlessly, reset, send } from './wire.ts';
import type { Line } from './wire.ts';

/** One request on its way through a fault: the service behind it, and the wire in front of it. */
export interface Exchange extends Line {
  /** Lets the call take effect, and gives what the service would answer. @throws ServerKilled where a twist says so */
  readonly serve: (twist?: Twist) => Promise<Answer>;
  /** Responds in the same way after `delayMs`, even if the client stopped waiting. */
  readonly serveLater: (delayMs: number) => Promise<Answer>;
  /** Breaks all connections, and closes the port for this time. */
  readonly kill: (lastsMs: number) => void;
  /** Rejects the key of this request from now on. */
  readonly revokeKey: () => void;
  /** Another origin, which must receive no requests. */
  readonly elsewhereUrl: string;
}

/** Text of an attacker: workflow commands, Markdown, HTML and terminal escapes. */
const injectionText =
  'no\r\n::error::injected\n##[save-state name=injected]1\n  ::add-mask::a\n::stop-commands::x\n' +
  '<img src=x onerror=alert(1)> [link](https://evil.example) **bold** | cell |\n\u001b[31mred\u001b[0m';

const laterMs = 1000;
const restartMs = 700;

type StatusName = Extract<FaultName, `status-${string}`>;
type Misbehaviour = (exchange: Exchange, fault: WireFault) => void | Promise<void>;

const misbehaviours: Readonly<Record<Exclude<WireFault['fault'], StatusName>, Misbehaviour>> = {
  'reset-before': (exchange) => {
    reset(exchange);
  },
  'reset-after': async (exchange) => {
    await exchange.serve();
    reset(exchange);
  },
  'hang-before': () => undefined,
  'hang-after': async (exchange) => {
    await exchange.serve();
  },
  'reset-later': (exchange, { delayMs = laterMs }) => {
    void exchange.serveLater(delayMs);
    reset(exchange);
  },
  'hang-later': (exchange, { delayMs = laterMs }) => {
    void exchange.serveLater(delayMs);
  },
  late: async (exchange, { delayMs = laterMs }) => {
    const answer = await exchange.serve();
    await sleep(delayMs, undefined, { ref: false });
    send(exchange, answer);
  },
  'half-import': async (exchange) => {
    await exchange.serve({ halfImport: true });
    send(exchange, createHtmlAnswer(500, 'Internal Server Error'));
  },
  'half-import-reset': async (exchange) => {
    await exchange.serve({ halfImport: true });
    reset(exchange);
  },
  'rows-only': async (exchange) => {
    send(exchange, await exchange.serve({ embeddingsFail: true }));
  },
  killed: async (exchange, { delayMs = restartMs }) => {
    await exchange.serve({ dies: true }).catch((error: unknown) => {
      if (!(error instanceof ServerKilled)) throw error;
    });
    exchange.kill(delayMs);
  },
  'no-rows': async (exchange) => {
    send(exchange, await exchange.serve({ losesRows: true }));
  },
  'is-error': (exchange) => {
    send(exchange, createJsonAnswer(201, { message: 'Failed to parse Swagger file', is_error: true }));
  },
  'is-error-text': (exchange) => {
    send(exchange, createJsonAnswer(200, { message: 'Failed to parse Swagger file', is_error: 'True' }));
  },
  'error-200': (exchange) => {
    send(exchange, createJsonAnswer(200, { error: 'The database is read-only' }));
  },
  'html-200': (exchange) => {
    send(exchange, createHtmlAnswer(200, 'Sign in'));
  },
  'slow-drip': async (exchange, { delayMs = 20 }) => drip(exchange, await exchange.serve(), delayMs),
  'truncated-json': async (exchange) => {
    const answer = await exchange.serve();
    send(exchange, { ...answer, body: answer.body.slice(0, Math.floor(answer.body.length / 2)) });
  },
  cut: async (exchange) => {
    breakOff(exchange, await exchange.serve());
  },
  'not-json': async (exchange) => {
    send(exchange, simplifyAnswer(await exchange.serve(), 'text'));
  },
  'empty-answer': async (exchange) => {
    send(exchange, simplifyAnswer(await exchange.serve(), 'empty'));
  },
  'endless-body': async (exchange) => pourEndlessly(exchange, await exchange.serve()),
  'redirect-same-origin': (exchange) => {
    redirect(exchange, 307, `/moved${exchange.request.recorded.path}`);
  },
  'redirect-other-origin': (exchange) => {
    redirect(exchange, 307, exchange.elsewhereUrl + exchange.request.recorded.path);
  },
  'redirect-login': (exchange) => {
    redirect(exchange, 302, '/login');
  },
  'key-revoked': async (exchange) => {
    exchange.revokeKey();
    send(exchange, await exchange.serve());
  },
  'record-removed': async (exchange) => {
    send(exchange, await exchange.serve({ removesRecord: true }));
  },
  'slow-propagation': async (exchange, { delayMs = 4000 }) => {
    send(exchange, await exchange.serve({ propagationMs: delayMs }));
  },
  'duplicate-listing': async (exchange) => {
    send(exchange, await exchange.serve({ listsTwice: true }));
  },
  injection: (exchange) => {
    send(exchange, createJsonAnswer(400, { message: injectionText, detail: injectionText }));
  },
};

/** Responds to a request with the fault or, without one, normally after `lateMs`. */
export async function deliver(
  exchange: Exchange,
  { fault, lateMs }: { readonly fault: WireFault | undefined; readonly lateMs: number },
): Promise<void> {
  if (fault === undefined)
    send(exchange, lateMs > 0 ? await exchange.serveLater(lateMs) : await exchange.serve());
  else if (isStatus(fault.fault)) await sendStatus(exchange, fault.fault, fault);
  else await misbehaviours[fault.fault](exchange, fault);
}

function isStatus(name: WireFault['fault']): name is StatusName {
  return name.startsWith('status-');
}

async function sendStatus(
  exchange: Exchange,
  name: StatusName,
  { retryAfter, delayMs = laterMs }: WireFault,
): Promise<void> {
  const [, status = '', moment] = name.split('-');
  if (moment === 'after') await exchange.serve();
  if (moment === 'later') void exchange.serveLater(delayMs);
  const answer = createGatewayAnswer(Number(status));
  const headers =
    retryAfter === undefined ? answer.headers : { ...answer.headers, 'retry-after': retryAfter };
  send(exchange, { ...answer, headers });
}

function redirect(exchange: Exchange, status: 302 | 307, location: string): void {
  send(exchange, { status, headers: { location }, body: '' });
}
