import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Access } from './access.ts';
import type { Importer } from './action.ts';
import { createJsonAnswer } from './answer.ts';
import type { Answer } from './answer.ts';
import { nowMs } from './clock.ts';
import { deliver } from './deliver.ts';
import { parseForm } from './multipart.ts';
import type { StandInOptions } from './options.ts';
import { renderPage } from './page.ts';
import type { RequestLog } from './request-log.ts';
import { findRoute } from './route.ts';
import type { Schedule } from './schedule.ts';
import { handle } from './service.ts';
import type { Store } from './store.ts';

interface Parts {
  readonly store: Store;
  readonly access: Access;
  readonly importer: Importer;
  readonly settings: StandInOptions;
  readonly log: RequestLog;
  readonly schedule: Schedule;
  readonly elsewhereUrl: string;
}

/** One request from its arrival to its answer, or to the lack of one. */
export async function answerRequest(
  message: IncomingMessage,
  response: ServerResponse,
  parts: Parts,
): Promise<void> {
  const arrivedMs = nowMs();
  const { headers, method = '', url = '/' } = message;
  const path = findPath(url, parts.settings.pathPrefix ?? '');
  const route = path === undefined ? undefined : findRoute(method, path);
  const body = await readBody(message);
  const request = parts.log.open(message, body, { call: route?.call ?? 'other', arrivedMs });
  const { call, nth } = request.recorded;
  if (!message.complete) {
    request.note({ note: 'the request broke off' });
    return;
  }
  if (call === 'import') {
    // Whatever becomes of it: a fault may answer without the service ever looking at the file.
    const form = parseForm(headers['content-type'], body);
    if (form.ok) request.note({ upload: form.file });
  }
  const serve = (twist = {}): Answer =>
    route === undefined
      ? answerAside(method, path, { store: parts.store, accept: headers.accept ?? '' })
      : handle(
          {
            route,
            headers,
            body,
            twist,
            note: (facts) => {
              request.note(facts);
            },
          },
          parts,
        );
  const fault = call === 'other' ? undefined : parts.schedule.find(call, nth);
  if (fault !== undefined) request.note({ fault: fault.fault });
  const revokeKey = (): void => {
    const key = parts.access.find(headers.authorization);
    if (key !== undefined) parts.access.revoke(key.key);
  };
  await deliver({ request, response, serve, revokeKey, elsewhereUrl: parts.elsewhereUrl }, fault);
}

/** A body that breaks off counts as far as it came. */
export async function readBody(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of message) chunks.push(chunk as Buffer);
  } catch {
    // The client is gone: there is nobody left to tell.
  }
  return Buffer.concat(chunks);
}

function findPath(url: string, prefix: string): string | undefined {
  const [path = ''] = url.split('?');
  return path.startsWith(prefix) ? path.slice(prefix.length) : undefined;
}

/** Everything outside the contract: the page for people, the missing slash, and where a redirect led. */
function answerAside(
  method: string,
  path: string | undefined,
  { store, accept }: { readonly store: Store; readonly accept: string },
): Answer {
  if (path === '/' && method === 'GET') return renderPage(store, accept);
  if (path === '/backend/copilot' && method === 'GET') {
    return { status: 308, headers: { location: '/backend/copilot/' }, body: '' };
  }
  if (path?.startsWith('/moved/') === true) return createJsonAnswer(200, { message: 'moved here' });
  return createJsonAnswer(404, { message: `no route ${method} ${path ?? ''}` });
}
