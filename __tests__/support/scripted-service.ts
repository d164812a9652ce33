import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { listen } from './fake-service/http-server.ts';

export type ScriptedCall = 'list' | 'delete' | 'import';

/** One request, with functions that respond normally or as a test wants. */
interface ScriptedExchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly body: Buffer;
  /** Number of the request among those of its kind, from 1. */
  readonly nth: number;
  /** Applies the request without a response. */
  readonly takeEffect: () => void;
  /** Applies the request and sends the documented response. */
  readonly serve: () => void;
}

export type ScriptedAnswer = (exchange: ScriptedExchange) => unknown;

/** A service whose responses a test writes byte by byte, for cases that the fake service's faults don't cover. */
export interface ScriptedService {
  readonly origin: string;
  /** `list`, `delete` and `import` in the order of arrival; `other` for unknown routes. */
  readonly calls: (ScriptedCall | 'other')[];
  /** Other requests than the documented ones. */
  readonly looks: ('look' | 'options')[];
  /** Response of the action list; without it, the route doesn't exist. */
  actionList: ScriptedAnswer | undefined;
  readonly headers: IncomingMessage['headers'][];
  /** Operations of the copilot, in the order of their import. */
  held: string[];
  /** Content of the copilot list, with any value. */
  listing: unknown;
  script: Partial<Record<ScriptedCall, ScriptedAnswer>>;
  /** Resets the service, with another script. */
  reset(script?: ScriptedService['script']): void;
  close(): Promise<void>;
}

export const scriptedId = '5f0d3c9a-8a7e-4c53-9c1e-6d2f30a1b2c4';
export const scriptedToken = 'cop_token-7f3a9b2c4d5e6f70';
export const scriptedCopilot = {
  id: scriptedId,
  name: 'Order desk',
  token: scriptedToken,
  status: 'draft',
  deleted_at: null,
};

export async function startScriptedService(pathPrefix = ''): Promise<ScriptedService> {
  const server = await listen((request, response) => void answer(request, response));
  const service: ScriptedService = {
    origin: server.origin + pathPrefix,
    calls: [],
    looks: [],
    actionList: undefined,
    headers: [],
    held: ['before'],
    listing: [scriptedCopilot],
    script: {},
    reset: (script = {}) => {
      service.calls.length = 0;
      service.looks.length = 0;
      service.headers.length = 0;
      Object.assign(service, { held: ['before'], listing: [scriptedCopilot], script, actionList: undefined });
    },
    close: () => server.close(),
  };
  const answer = async (...[request, response]: Parameters<RequestListener>): Promise<void> => {
    const body = await buffer(request).catch(() => Buffer.alloc(0));
    const isActionList = request.url?.endsWith(`/backend/actions/bot/${scriptedId}`) === true;
    if (isActionList && ['GET', 'OPTIONS'].includes(request.method ?? '')) {
      // The action list exists only if a script defines it, and such a request isn't a documented one.
      service.looks.push(request.method === 'GET' ? 'look' : 'options');
      const nth = service.looks.length;
      const none = (): void => {
        sendJson(response, 404, { message: 'no route' });
      };
      await (service.actionList ?? none)({ request, response, body, nth, takeEffect: none, serve: none });
      return;
    }
    const call = findCall(request, pathPrefix);
    service.calls.push(call);
    service.headers.push(request.headers);
    if (call === 'other') {
      sendJson(response, 404, { message: 'no route' });
      return;
    }
    const takeEffect = (): void => {
      if (call === 'delete') service.held = [];
      if (call === 'import') service.held.push(...findOperations(body));
    };
    const serve = (): void => {
      takeEffect();
      sendJson(
        response,
        call === 'import' ? 201 : 200,
        call === 'list' ? service.listing : { message: 'done' },
      );
    };
    const nth = service.calls.filter((earlier) => earlier === call).length;
    const scripted = service.script[call] ?? serve;
    await scripted({ request, response, body, nth, takeEffect, serve });
  };
  return service;
}

export function sendJson(response: ServerResponse, status: number, value: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
}

function findCall({ method, url = '' }: IncomingMessage, prefix: string): ScriptedCall | 'other' {
  const path = url.startsWith(prefix) ? url.slice(prefix.length) : '';
  if (method === 'GET' && path === '/backend/copilot/') return 'list';
  if (method === 'DELETE' && path === `/backend/copilot/${scriptedId}`) return 'delete';
  return method === 'PUT' && path === `/backend/actions/bot/${scriptedId}/import-from-swagger`
    ? 'import'
    : 'other';
}

function findOperations(body: Buffer): readonly string[] {
  return [...body.toString().matchAll(/"operationId":\s*"([^"]+)"/g)].map((match) => match[1] ?? '');
}
