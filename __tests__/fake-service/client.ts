import { setTimeout as sleep } from 'node:timers/promises';
import type { FakeServiceOptions } from '../support/fake-service/options.ts';
import { startFakeService, type FakeService } from '../support/fake-service/start-fake-service.ts';

/** Starts fake services with these options, and closes them after each test. */
export function startWith(
  defaults: FakeServiceOptions = {},
): (options?: FakeServiceOptions) => Promise<FakeService> {
  const running: FakeService[] = [];
  afterEach(async () => {
    await Promise.all(running.splice(0).map((fakeService) => fakeService.close()));
  });
  return async (options = {}) => {
    const fakeService = await startFakeService({ ...defaults, ...options });
    running.push(fakeService);
    return fakeService;
  };
}

/** Request of a test. The documented headers are added unless they are removed. */
interface ImportDocument {
  readonly method?: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: FormData | Uint8Array<ArrayBuffer> | ReadableStream;
}

export async function send(
  fakeService: FakeService,
  { method = 'GET', path, headers = {}, body }: ImportDocument,
): Promise<Response> {
  const own = { authorization: `Bearer ${fakeService.key}`, accept: 'application/json', connection: 'close' };
  return fetch(fakeService.baseUrl + path, {
    method,
    headers: { ...own, ...headers },
    redirect: 'manual',
    ...(body === undefined ? {} : { body, duplex: 'half' }),
  });
}

export function list(fakeService: FakeService): Promise<Response> {
  return send(fakeService, { path: '/backend/copilot/' });
}

export function clear(fakeService: FakeService, id = firstId(fakeService)): Promise<Response> {
  return send(fakeService, { method: 'DELETE', path: `/backend/copilot/${id}` });
}

export function importDocument(fakeService: FakeService, id: string, document: unknown): Promise<Response> {
  return importText(fakeService, JSON.stringify(document), id);
}

export function importText(
  fakeService: FakeService,
  text: string,
  id = firstId(fakeService),
): Promise<Response> {
  const body = new FormData();
  body.set('file', new Blob([text], { type: 'application/json' }), 'swagger.json');
  return send(fakeService, { method: 'PUT', path: `/backend/actions/bot/${id}/import-from-swagger`, body });
}

/** Creates an OpenAPI file with one operation per name. */
export function describeApi(...operationIds: readonly string[]): unknown {
  const paths = Object.fromEntries(operationIds.map((id) => [`/${id}`, { get: { operationId: id } }]));
  return {
    openapi: '3.0.3',
    info: { title: 'T', version: '1' },
    servers: [{ url: 'https://api.test' }],
    paths,
  };
}

/** Imports an OpenAPI file with these operations into the first copilot. */
export function importNames(fakeService: FakeService, ...names: readonly string[]): Promise<Response> {
  return importDocument(fakeService, firstId(fakeService), describeApi(...names));
}

export async function read(answer: Response): Promise<readonly [status: number, body: unknown]> {
  return [answer.status, await answer.json()];
}

/** Returns the status and the media type of a response. */
export function kindOf({ headers, status }: Response): readonly [status: number, type: string | null] {
  return [status, headers.get('content-type')];
}

export function firstId(fakeService: FakeService): string {
  const [copilot] = fakeService.copilots();
  if (copilot === undefined) throw new Error('the fake service has no copilot');
  return copilot.id;
}

export function actionNames(fakeService: FakeService): readonly string[] {
  return fakeService.actions(firstId(fakeService)).map(({ name }) => name);
}

export function listActions(fakeService: FakeService, id = firstId(fakeService)): Promise<Response> {
  return send(fakeService, { path: `/backend/actions/bot/${id}` });
}

export function clearActions(fakeService: FakeService, id = firstId(fakeService)): Promise<Response> {
  return send(fakeService, { method: 'DELETE', path: `/backend/actions/bot/${id}` });
}

export function deleteAction(fakeService: FakeService, actionId: string): Promise<Response> {
  return send(fakeService, { method: 'DELETE', path: `/backend/actions/${actionId}` });
}

/** Creates the complete body of a request for a single action. */
export function describeAction(name: string, more: Readonly<Record<string, unknown>> = {}): unknown {
  return { name, api_endpoint: `https://api.test/${name}`, request_type: 'GET', description: '', ...more };
}

export function firstAction(fakeService: FakeService): string {
  return fakeService.actions(firstId(fakeService))[0]?.id ?? 'none';
}

export function createAction(fakeService: FakeService, action: unknown): Promise<Response> {
  return sendText(fakeService, JSON.stringify(action));
}

export function changeAction(
  fakeService: FakeService,
  actionId: string,
  name: string,
  more?: Readonly<Record<string, unknown>>,
): Promise<Response> {
  return send(fakeService, {
    method: 'PATCH',
    path: `/backend/actions/bot/${firstId(fakeService)}/action/${actionId}`,
    headers: { 'content-type': 'application/json' },
    body: Buffer.from(JSON.stringify(describeAction(name, more))),
  });
}

export function sendText(fakeService: FakeService, text: string): Promise<Response> {
  return send(fakeService, {
    method: 'POST',
    path: `/backend/actions/bot/${firstId(fakeService)}`,
    headers: { 'content-type': 'application/json' },
    body: Buffer.from(text),
  });
}

/** Waits until a condition holds, without a time limit. */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await sleep(20);
}
