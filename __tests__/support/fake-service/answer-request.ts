import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  createErrorAnswer,
  createGatewayAnswer,
  createHtmlAnswer,
  createJsonAnswer,
  simplifyAnswer,
  type Answer,
} from './answer.ts';
import { nowMs } from './clock.ts';
import { deliver } from './deliver.ts';
import { limitTime, rejectSize } from './gateway.ts';
import { parseForm } from './multipart.ts';
import type { FakeServiceOptions } from './options.ts';
import { renderPage } from './page.ts';
import type { Pending } from './pending.ts';
import type { OpenRequest, RecordedRequest, RequestLog } from './request-log.ts';
import { findRoute, isKnownPath } from './route.ts';
import type { Schedule } from './schedule.ts';
import { handle } from './service.ts';
import type { ServiceParts, Twist } from './service-call.ts';

interface Parts extends ServiceParts {
  readonly settings: FakeServiceOptions;
  readonly log: RequestLog;
  readonly schedule: Schedule;
  readonly pending: Pending;
  readonly elsewhereUrl: string;
  readonly kill: (lastsMs: number) => void;
  readonly revokeKey: () => void;
}

/** Handles one request from its arrival to its response, or without a response. */
export async function answerRequest(
  message: IncomingMessage,
  response: ServerResponse,
  parts: Parts,
): Promise<void> {
  const arrivedMs = nowMs();
  const { method = '', url = '/', headers } = message;
  const { log, pending, settings } = parts;
  const path = findPath(url, parts);
  const route = findRoute(method, path);
  const body = await readBody(message);
  const isPause = findPause(log.requests);
  const request = log.open(message, body, { call: route?.call ?? 'other', arrivedMs });
  if (!message.complete) {
    request.note({ note: 'the request broke off' });
    return;
  }
  if (route?.call === 'import') {
    // Record the file in any case, because a fault can respond before the service reads it.
    const form = await parseForm(headers['content-type'], body);
    if (form.ok) request.note({ upload: form.file });
  }
  limitTime(request, response, settings);
  const { answers = 'json', pauseListStatus } = settings;
  const serve = (twist: Twist = {}): Promise<Answer> =>
    pending.track(async () => {
      const tooLarge = rejectSize(body, settings);
      if (tooLarge !== undefined) return tooLarge;
      if (route === undefined) return answerAside(method, path, parts);
      if (route.call === 'list' && isPause && pauseListStatus !== undefined) {
        return createGatewayAnswer(pauseListStatus);
      }
      const answer = await handle({ route, headers, body, page: findPage(url), twist, request }, parts);
      const isChange = route.call === 'delete' || route.call === 'import';
      return isChange && answers !== 'json' && answer.status < 300 ? simplifyAnswer(answer, answers) : answer;
    });
  const fault = takeFault(request, parts.schedule);
  if (fault !== undefined) request.note({ fault: fault.fault });
  const serveLater = async (delayMs: number): Promise<Answer> =>
    pending.later(delayMs, () => {
      request.note({ effectMs: nowMs() });
      return serve();
    });
  const { elsewhereUrl, kill, revokeKey } = parts;
  const exchange = { request, response, serve, serveLater, revokeKey, kill, elsewhereUrl };
  const { lateImportMs = 0 } = settings;
  await deliver(exchange, { fault, lateMs: route?.call === 'import' ? lateImportMs : 0 });
}

function takeFault({ recorded }: OpenRequest, schedule: Schedule): ReturnType<Schedule['take']> {
  const { call, nth } = recorded;
  return call === 'other' ? undefined : schedule.take(call, nth);
}

/** Returns whether the last change was a delete, so that the client is in its delay before the import. */
function findPause(requests: readonly RecordedRequest[]): boolean {
  return requests.findLast(({ call }) => call === 'delete' || call === 'import')?.call === 'delete';
}

/** Reads the body. A truncated body counts as far as it arrived. */
export async function readBody(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of message) chunks.push(chunk as Buffer);
  } catch {
    // The client is gone, so there is no one to respond to.
  }
  return Buffer.concat(chunks);
}

/** Returns the path. OpenCopilot ignores a slash at its end. */
function findPath(url: string, { manner }: Parts): string {
  const [path = ''] = url.split('?');
  if (manner.checksCallers || path === '/') return path;
  const bare = path.replace(/\/$/u, '');
  return bare === '/backend/copilot' ? `${bare}/` : bare;
}

function findPage(url: string): number {
  const page = Number(new URLSearchParams(url.split('?')[1]).get('page'));
  return Number.isInteger(page) && page > 0 ? page : 1;
}

/** Responds to requests outside the API: the page for users, a missing slash, and the target of a redirect. */
function answerAside(method: string, path: string, parts: Parts): Answer {
  if (path === '/' && method === 'GET') return renderPage(parts);
  if (path === '/login') return createHtmlAnswer(200, 'Sign in');
  if (path === '/backend/copilot' && method === 'GET') {
    return { status: 308, headers: { location: '/backend/copilot/' }, body: '' };
  }
  if (path.startsWith('/moved/')) return createJsonAnswer(200, { message: 'moved here' });
  return createErrorAnswer(!parts.manner.checksCallers && isKnownPath(path) ? 405 : 404);
}
