import type { StandIn } from '../support/fake-service/start-fake-service.ts';

/** What a test sends; the headers of the contract are there unless they are taken away. */
export interface Sent {
  readonly method?: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: FormData | Uint8Array<ArrayBuffer> | ReadableStream;
}

export async function send(
  standIn: StandIn,
  { method = 'GET', path, headers = {}, body }: Sent,
): Promise<Response> {
  return fetch(standIn.baseUrl + path, {
    method,
    headers: {
      authorization: `Bearer ${standIn.key}`,
      accept: 'application/json',
      connection: 'close',
      ...headers,
    },
    redirect: 'manual',
    ...(body === undefined ? {} : { body, duplex: 'half' }),
  });
}

export function list(standIn: StandIn): Promise<Response> {
  return send(standIn, { path: '/backend/copilot/' });
}

export function clear(standIn: StandIn, id: string): Promise<Response> {
  return send(standIn, { method: 'DELETE', path: `/backend/copilot/${id}` });
}

export function importDocument(standIn: StandIn, id: string, document: unknown): Promise<Response> {
  return importText(standIn, id, JSON.stringify(document));
}

export function importText(standIn: StandIn, id: string, text: string): Promise<Response> {
  const body = new FormData();
  body.set('file', new Blob([text], { type: 'application/json' }), 'swagger.json');
  return send(standIn, { method: 'PUT', path: `/backend/actions/bot/${id}/import-from-swagger`, body });
}

/** A description with as many operations as there are names. */
export function describeApi(...operationIds: readonly string[]): unknown {
  const paths = Object.fromEntries(operationIds.map((id) => [`/${id}`, { get: { operationId: id } }]));
  return {
    openapi: '3.0.3',
    info: { title: 'Test', version: '1' },
    servers: [{ url: 'https://api.test' }],
    paths,
  };
}

export function firstId(standIn: StandIn): string {
  const [copilot] = standIn.copilots();
  if (copilot === undefined) throw new Error('the stand-in has no copilot');
  return copilot.id;
}

export function actionNames(standIn: StandIn): readonly string[] {
  return standIn.actions(firstId(standIn)).map(({ name }) => name);
}

export function listActions(standIn: StandIn, id: string): Promise<Response> {
  return send(standIn, { path: `/backend/actions/bot/${id}` });
}

export function clearActions(standIn: StandIn, id: string): Promise<Response> {
  return send(standIn, { method: 'DELETE', path: `/backend/actions/bot/${id}` });
}

export function deleteAction(standIn: StandIn, actionId: string): Promise<Response> {
  return send(standIn, { method: 'DELETE', path: `/backend/actions/${actionId}` });
}

/** The body of a call for a single action, with all that it needs. */
export function describeAction(name: string, more: Readonly<Record<string, unknown>> = {}): unknown {
  return { name, api_endpoint: `https://api.test/${name}`, request_type: 'GET', description: '', ...more };
}

export function firstAction(standIn: StandIn): string {
  return standIn.actions(firstId(standIn))[0]?.id ?? 'none';
}

export function createAction(standIn: StandIn, id: string, action: unknown): Promise<Response> {
  return sendText(standIn, id, JSON.stringify(action));
}

export function changeAction(
  standIn: StandIn,
  actionId: string,
  name: string,
  more?: Readonly<Record<string, unknown>>,
): Promise<Response> {
  return send(standIn, {
    method: 'PATCH',
    path: `/backend/actions/bot/${firstId(standIn)}/action/${actionId}`,
    headers: { 'content-type': 'application/json' },
    body: Buffer.from(JSON.stringify(describeAction(name, more))),
  });
}

export function sendText(standIn: StandIn, id: string, text: string): Promise<Response> {
  return send(standIn, {
    method: 'POST',
    path: `/backend/actions/bot/${id}`,
    headers: { 'content-type': 'application/json' },
    body: Buffer.from(text),
  });
}
