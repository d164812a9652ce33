import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { renderAction } from './action.ts';
import {
  createErrorAnswer,
  createGatewayAnswer,
  createHtmlAnswer,
  createJsonAnswer,
  simplifyAnswer,
  type Answer,
} from './answer.ts';
import { misbehave, type Exchange, type Outcome } from './misbehaviours.ts';
import { parseForm } from './multipart.ts';
import type { Behaviour } from './behaviour.ts';
import type { FakeServiceOptions } from './options.ts';
import { findReach } from './reach.ts';
import type { RequestLog } from './request-log.ts';
import { findRoute, handle, isKnownPath, type FoundRoute } from './routes.ts';
import type { Schedule } from './schedule.ts';
import type { ServiceCall, ServiceParts } from './service-call.ts';

interface Parts extends ServiceParts, Pick<Exchange, 'elsewhereUrl' | 'kill' | 'revokeKey'> {
  readonly settings: FakeServiceOptions;
  readonly log: RequestLog;
  readonly schedule: Schedule;
  /** Tracks work until it ends, also if it outlives its response or its client. */
  readonly track: <T>(work: Promise<T>) => Promise<T>;
}

/** Handles one request from its arrival to its response, or without a response. */
export async function answerRequest(
  message: IncomingMessage,
  response: ServerResponse,
  parts: Parts,
): Promise<void> {
  const arrivedMs = performance.now();
  const { method = '', url = '/', headers } = message;
  const { log, settings, track } = parts;
  const path = findPath(url, settings);
  const { route, id, actionId } = findRoute(method, path);
  // A truncated body isn't a request.
  const body = await buffer(message).catch(() => Buffer.alloc(0));
  const change = log.requests.findLast(({ call }) => call === 'delete' || call === 'import');
  const request = log.open(message, {
    ...{ call: route?.call ?? 'other', arrivedMs, bodyBytes: body.length },
    isAuthorized: parts.isAuthorized(headers.authorization),
  });
  if (!message.complete) {
    request.note = 'the request broke off';
    return;
  }
  if (request.call === 'import') {
    // Record the file in any case, because a fault can respond before the service reads it.
    const form = await parseForm(headers['content-type'], body);
    if (form.ok) request.upload = form.file;
  }
  const sendOnce = (answer: Answer): void => {
    // The client can be gone, or a gateway can have responded.
    if (response.headersSent || response.destroyed) return;
    log.answered(request, answer.status);
    send(response, answer);
  };
  limitTime(response, settings, sendOnce);
  const asked = Number(new URLSearchParams(url.split('?')[1]).get('page'));
  const page = Math.max(1, Math.trunc(asked) || 1);
  const isPause = change?.call === 'delete';
  const call = { ...parts, id, actionId, path, headers, body, page, isPause, request };
  const serve = (changes?: Behaviour): Promise<Answer> =>
    track(answerNormally(route, { ...call, settings: { ...settings, ...changes } }));
  const serveLater = async (delayMs: number): Promise<Answer> => {
    await sleep(delayMs, undefined, { ref: false });
    request.effectMs = performance.now();
    return serve();
  };
  const exchange = { ...parts, request, message, response, serve };
  const outcome = await decideOutcome({ ...exchange, serveLater: (delayMs) => track(serveLater(delayMs)) });
  if (outcome === 'reset') response.socket?.resetAndDestroy();
  else if (outcome !== 'nothing') sendOnce(outcome);
}

/** Returns the result of a fault or a script or, without both, the response of the service. */
async function decideOutcome(exchange: Exchange & Parts): Promise<Outcome> {
  const { request, schedule, serve, serveLater, settings } = exchange;
  const { call } = request;
  const fault = schedule.take(request);
  if (fault !== undefined) {
    request.fault = fault.fault;
    return misbehave(exchange, fault);
  }
  const { lateImportMs = 0, scripts = {} } = settings;
  const scripted = call === 'other' ? undefined : await scripts[call]?.(exchange);
  return scripted ?? (call === 'import' && lateImportMs > 0 ? serveLater(lateImportMs) : serve());
}

/** Returns the response of the service, as its gateway and its permanent behavior change it. */
async function answerNormally(route: FoundRoute['route'], call: ServiceCall): Promise<Answer> {
  const { answers = 'json', bodyLimitBytes = Infinity, pauseListStatus } = call.settings;
  if (call.body.length > bodyLimitBytes) return createHtmlAnswer(413, '413 Request Entity Too Large');
  if (route === undefined) return answerAside(call);
  if (route.call === 'list' && call.isPause && pauseListStatus !== undefined) {
    return createGatewayAnswer(pauseListStatus);
  }
  const answer = await handle(route, call);
  const isChange = route.call === 'delete' || route.call === 'import';
  return isChange && answers !== 'json' && answer.status < 300 ? simplifyAnswer(answer, answers) : answer;
}

/** Responds with HTTP 504 if the service takes too long. The service still completes the request. */
function limitTime(
  response: ServerResponse,
  { gatewayMs }: Behaviour,
  sendOnce: (answer: Answer) => void,
): void {
  if (gatewayMs === undefined) return;
  const timer = setTimeout(() => {
    sendOnce(createGatewayAnswer(504));
  }, gatewayMs).unref();
  response.once('close', () => {
    clearTimeout(timer);
  });
}

function send(response: ServerResponse, { status, headers, body, rest }: Answer): void {
  if (rest === undefined) {
    const length = { 'content-length': String(Buffer.byteLength(body)) };
    response.writeHead(status, { ...headers, ...length }).end(body);
    return;
  }
  response.writeHead(status, headers).write(body);
  // A client may stop reading, which isn't an error here.
  pipeline(Readable.from(rest), response, () => undefined);
}

/** Returns the path. OpenCopilot ignores a slash at its end. */
function findPath(url: string, { service }: Behaviour): string {
  const [path = ''] = url.split('?');
  if (service === 'contract' || path === '/') return path;
  const bare = path.replace(/\/$/u, '');
  return bare === '/backend/copilot' ? `${bare}/` : bare;
}

/** Responds to requests outside the API: the page for users, a missing slash, and the target of a redirect. */
function answerAside(call: ServiceCall): Answer {
  const { path, request, settings } = call;
  if (path === '/' && request.method === 'GET') return renderPage(call);
  if (path === '/login') return createHtmlAnswer(200, 'Sign in');
  if (path === '/backend/copilot' && request.method === 'GET') {
    return { status: 308, headers: { location: '/backend/copilot/' }, body: '' };
  }
  if (path.startsWith('/moved/')) return createJsonAnswer(200, { message: 'moved here' });
  return createErrorAnswer(settings.service !== 'contract' && isKnownPath(path) ? 405 : 404);
}

/** Renders the page `GET /` for anyone who can reach the port: copilots and actions, without keys and tokens. */
function renderPage({ store, settings }: ServiceParts): Answer {
  const copilots = [...store.records.values()].map(({ id, name, status, updated_at }) => {
    const { rows, entries } = store.find(id);
    const { hidden } = findReach(rows, entries);
    const actions = rows.map((row) => ({ ...renderAction(row, settings), is_found: !hidden.includes(row) }));
    return { id, name, status, updated_at, actions };
  });
  return createJsonAnswer(200, { copilots });
}
