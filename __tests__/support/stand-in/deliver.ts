import { setTimeout as sleep } from 'node:timers/promises';
import { createHtmlAnswer, createJsonAnswer, simplifyAnswer } from './answer.ts';
import type { Answer } from './answer.ts';
import type { FaultName } from './fault.ts';
import type { WireFault } from './schedule.ts';
import type { Twist } from './service.ts';
import { drip, pourEndlessly, reset, send } from './wire.ts';
import type { Line } from './wire.ts';

/** One request on its way through a fault: the service behind it, and the wire in front of it. */
export interface Exchange extends Line {
  /** Lets the call take effect, and gives what the service would answer. */
  readonly serve: (twist?: Twist) => Answer;
  /** The same, but `delayMs` later and whoever still waits for it. */
  readonly serveLater: (delayMs: number) => Promise<Answer>;
  /** From now on the key of this request is refused. */
  readonly revokeKey: () => void;
  /** Another origin, which must see nothing. */
  readonly elsewhereUrl: string;
}

/** Text as an attacker would have it: workflow commands, Markdown, HTML and terminal escapes. */
const injectionText =
  'no\r\n::error::injected\n##[save-state name=injected]1\n  ::add-mask::a\n::stop-commands::x\n' +
  '<img src=x onerror=alert(1)> [link](https://evil.example) **bold** | cell |\n\u001b[31mred\u001b[0m';

const laterMs = 1000;

type StatusName = Extract<FaultName, `status-${string}`>;
type Misbehaviour = (exchange: Exchange, fault: WireFault) => void | Promise<void>;

const misbehaviours: Readonly<Record<Exclude<WireFault['fault'], StatusName>, Misbehaviour>> = {
  'reset-before': (exchange) => {
    reset(exchange);
  },
  'reset-after': (exchange) => {
    exchange.serve();
    reset(exchange);
  },
  'hang-before': () => undefined,
  'hang-after': (exchange) => {
    exchange.serve();
  },
  'reset-later': (exchange, { delayMs = laterMs }) => {
    void exchange.serveLater(delayMs);
    reset(exchange);
  },
  'hang-later': (exchange, { delayMs = laterMs }) => {
    void exchange.serveLater(delayMs);
  },
  late: async (exchange, { delayMs = laterMs }) => {
    const answer = exchange.serve();
    await sleep(delayMs, undefined, { ref: false });
    send(exchange, answer);
  },
  'half-import': (exchange) => {
    exchange.serve({ halfImport: true });
    send(exchange, createHtmlAnswer(500, 'Internal Server Error'));
  },
  'half-import-reset': (exchange) => {
    exchange.serve({ halfImport: true });
    reset(exchange);
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
  'slow-drip': (exchange, { delayMs = 20 }) => drip(exchange, exchange.serve(), delayMs),
  'truncated-json': (exchange) => {
    const answer = exchange.serve();
    send(exchange, { ...answer, body: answer.body.slice(0, Math.floor(answer.body.length / 2)) });
  },
  'not-json': (exchange) => {
    send(exchange, simplifyAnswer(exchange.serve(), 'text'));
  },
  'empty-answer': (exchange) => {
    send(exchange, simplifyAnswer(exchange.serve(), 'empty'));
  },
  'endless-body': (exchange) => pourEndlessly(exchange, exchange.serve()),
  'redirect-same-origin': (exchange) => {
    redirect(exchange, `/moved${exchange.request.recorded.path}`);
  },
  'redirect-other-origin': (exchange) => {
    redirect(exchange, exchange.elsewhereUrl + exchange.request.recorded.path);
  },
  'key-revoked': (exchange) => {
    exchange.revokeKey();
    send(exchange, exchange.serve());
  },
  'record-removed': (exchange) => {
    send(exchange, exchange.serve({ removesRecord: true }));
  },
  'slow-propagation': (exchange, { delayMs = 4000 }) => {
    send(exchange, exchange.serve({ propagationMs: delayMs }));
  },
  'duplicate-listing': (exchange) => {
    send(exchange, exchange.serve({ listsTwice: true }));
  },
  injection: (exchange) => {
    send(exchange, createJsonAnswer(400, { message: injectionText, detail: injectionText }));
  },
};

/** Answers a request the way the fault has it; properly where there is none, `lateMs` after it came. */
export async function deliver(
  exchange: Exchange,
  { fault, lateMs }: { readonly fault: WireFault | undefined; readonly lateMs: number },
): Promise<void> {
  if (fault === undefined) send(exchange, lateMs > 0 ? await exchange.serveLater(lateMs) : exchange.serve());
  else if (isStatus(fault.fault)) sendStatus(exchange, fault.fault, fault);
  else await misbehaviours[fault.fault](exchange, fault);
}

function isStatus(name: WireFault['fault']): name is StatusName {
  return name.startsWith('status-');
}

function sendStatus(
  exchange: Exchange,
  name: StatusName,
  { retryAfter, delayMs = laterMs }: WireFault,
): void {
  const [, status = '', moment] = name.split('-');
  if (moment === 'after') exchange.serve();
  if (moment === 'later') void exchange.serveLater(delayMs);
  const answer = createHtmlAnswer(Number(status), `${status} from the gateway`);
  const headers =
    retryAfter === undefined ? answer.headers : { ...answer.headers, 'retry-after': retryAfter };
  send(exchange, { ...answer, headers });
}

function redirect(exchange: Exchange, location: string): void {
  send(exchange, { status: 307, headers: { location }, body: '' });
}
