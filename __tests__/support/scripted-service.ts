import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { readRequest, startServer } from './http-server.ts';

export type ScriptedCall = 'list' | 'delete' | 'import';

/** One request, and the two ways to deal with it: properly, or as a test would have it. */
interface ScriptedExchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly body: Buffer;
  /** How many of its kind came before it, plus one. */
  readonly nth: number;
  /** Lets the call take effect, without an answer. */
  readonly takeEffect: () => void;
  /** The effect, and the contract's answer. */
  readonly serve: () => void;
}

export type ScriptedAnswer = (exchange: ScriptedExchange) => unknown;

/** A service whose answers a test writes byte by byte: for what the fake service's faults do not cover. */
export interface ScriptedService {
  readonly origin: string;
  /** `list`, `delete` and `import` in the order of arrival; `other` for what is no route. */
  readonly calls: (ScriptedCall | 'other')[];
  /** What was asked beside the contract. */
  readonly looks: ('look' | 'options')[];
  /** Answers these; left out: that there is no such route. */
  actionList: ScriptedAnswer | undefined;
  readonly headers: IncomingMessage['headers'][];
  /** The operations that the copilot holds, in the order of import. */
  held: string[];
  /** What the list gives; anything goes. */
  listing: unknown;
  script: Partial<Record<ScriptedCall, ScriptedAnswer>>;
  /** As new, with another script. */
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
  const server = await startServer((request, response) => void answer(request, response));
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
    const body = await readRequest(request).catch(() => Buffer.alloc(0));
    const isActionList = request.url?.endsWith(`/backend/actions/bot/${scriptedId}`) === true;
    if (isActionList && ['GET', 'OPTIONS'].includes(request.method ?? '')) {
      // It has no inventory but what a script says, and to ask for one is no call of the contract.
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
