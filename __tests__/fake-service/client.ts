import { setTimeout as sleep } from 'node:timers/promises';
import type { FakeServiceOptions } from '../support/fake-service/options.ts';
import { startFakeService, type FakeService } from '../support/fake-service/start-fake-service.ts';

/** Starts fake services with these options, and closes them after each test. */
export function startWith(
  defaults: FakeServiceOptions = {},
): (options?: FakeServiceOptions) => Promise<Client> {
  const running: FakeService[] = [];
  afterEach(async () => {
    await Promise.all(running.splice(0).map((fakeService) => fakeService.close()));
  });
  return async (options = {}) => {
    const fakeService = await startFakeService({ ...defaults, ...options });
    running.push(fakeService);
    return createClient(fakeService);
  };
}

interface SendOptions {
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: FormData | Uint8Array<ArrayBuffer> | ReadableStream;
}

/** A fake service and a client that sends requests, by default about the first copilot. */
export type Client = ReturnType<typeof createClient>;

function createClient(fakeService: FakeService) {
  const [first] = fakeService.copilots();
  if (first === undefined) throw new Error('the fake service has no copilot');
  const { id: firstId } = first;
  const actionsPath = (id: string): string => `/backend/actions/bot/${id}`;
  /** Sends a request. The documented headers are added unless they are removed. */
  const send = (method: string, path: string, { headers, body }: SendOptions = {}): Promise<Response> => {
    const { baseUrl, key } = fakeService;
    const own = { authorization: `Bearer ${key}`, accept: 'application/json', connection: 'close' };
    return fetch(baseUrl + path, {
      ...{ method, headers: { ...own, ...headers }, redirect: 'manual' },
      ...(body === undefined ? {} : { body, duplex: 'half' }),
    });
  };
  const sendText = (
    method: string,
    path: string,
    text: string,
    type = 'application/json',
  ): Promise<Response> => send(method, path, { headers: { 'content-type': type }, body: Buffer.from(text) });
  const importText = (text: string, id = firstId): Promise<Response> => {
    const body = new FormData();
    body.set('file', new Blob([text], { type: 'application/json' }), 'swagger.json');
    return send('PUT', `${actionsPath(id)}/import-from-swagger`, { body });
  };
  return {
    ...fakeService,
    ...{ firstId, send, importText },
    list: () => send('GET', '/backend/copilot/'),
    clear: (id = firstId) => send('DELETE', `/backend/copilot/${id}`),
    importDocument: (document: unknown, id = firstId) => importText(JSON.stringify(document), id),
    /** Imports an OpenAPI file with these operations. */
    importNames: (...names: readonly string[]) => importText(JSON.stringify(describeApi(...names))),
    actionNames: () => fakeService.actions(firstId).map(({ name }) => name),
    listActions: (id = firstId) => send('GET', actionsPath(id)),
    clearActions: (id = firstId) => send('DELETE', actionsPath(id)),
    deleteAction: (actionId: string) => send('DELETE', `/backend/actions/${actionId}`),
    firstAction: () => fakeService.actions(firstId)[0]?.id ?? 'none',
    createAction: (action: unknown) => sendText('POST', actionsPath(firstId), JSON.stringify(action)),
    createFromText: (text: string, type: string) => sendText('POST', actionsPath(firstId), text, type),
    changeAction: (actionId: string, name: string, more?: object) =>
      sendText(
        'PATCH',
        `${actionsPath(firstId)}/action/${actionId}`,
        JSON.stringify(describeAction(name, more)),
      ),
  };
}

/** Creates an OpenAPI file with one operation per name. */
export function describeApi(...operationIds: readonly string[]): object {
  const paths = Object.fromEntries(operationIds.map((id) => [`/${id}`, { get: { operationId: id } }]));
  const info = { title: 'T', version: '1' };
  return { openapi: '3.0.3', info, servers: [{ url: 'https://api.test' }], paths };
}

/** Creates the complete body of a request for a single action. */
export function describeAction(name: string, more: object = {}): object {
  return { name, api_endpoint: `https://api.test/${name}`, request_type: 'GET', description: '', ...more };
}

export async function read(answer: Response): Promise<readonly [status: number, body: unknown]> {
  return [answer.status, await answer.json()];
}

/** Returns the status and the media type of a response. */
export function kindOf({ headers, status }: Response): readonly [status: number, type: string | null] {
  return [status, headers.get('content-type')];
}

/** Waits until a condition holds, without a time limit. */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await sleep(20);
}
