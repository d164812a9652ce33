import type { ServerResponse } from 'node:http';
import { together } from '../support/test-together.ts';
import { createPushStage, newOperations, type Meeting } from '../support/push-stage.ts';
import { sendJson, type ScriptedAnswer } from '../support/scripted-service.ts';

/** Whether the service can list actions matters, because the other delete route can delete the copilot itself. */
const stage = await createPushStage({ isInProcess: true });

afterAll(() => stage.close());

const answer =
  (status: number, headers: Readonly<Record<string, string>> = {}, text = '{}'): ScriptedAnswer =>
  ({ response }) =>
    response.writeHead(status, headers).end(text);

/** Responds like this to the first read, and like a service without the route to later ones. */
const once =
  (first: ScriptedAnswer): ScriptedAnswer =>
  async (exchange) => {
    if (exchange.nth === 1) await first(exchange);
    else exchange.serve();
  };

const toOptions =
  (reply: (response: ServerResponse) => unknown): ScriptedAnswer =>
  ({ request, response, serve }) => {
    if (request.method === 'OPTIONS') reply(response);
    else serve();
  };

const html = { 'content-type': 'text/html' };
const location = { location: 'https://login.example.com/' };

function meet(
  actionList: ScriptedAnswer | undefined,
  inputs: Readonly<Record<string, string>> = {},
): Promise<Meeting> {
  return stage.meet((service) => Object.assign(service, { actionList }), {
    inputs: { 'wait-seconds': '0', ...inputs },
  });
}

test('a service that denies having a list twice, a second apart, is synced without verification', async () => {
  const { main, service } = await meet(undefined);
  expect(service.looks).toEqual(['look', 'look', 'options']);
  expect(service.calls).toEqual(['list', 'delete', 'list', 'import']);
  expect(main.outputs['outcome']).toBe('synced');
  expect(service.held).toEqual(newOperations);
});

together.each<{ readonly what: string; readonly actionList: ScriptedAnswer }>([
  { what: 'refused with 403', actionList: answer(403) },
  { what: 'refused with 401', actionList: answer(401) },
  { what: 'redirected', actionList: answer(302, location) },
  { what: 'answered 400', actionList: answer(400) },
  { what: 'answered 503 each time', actionList: answer(503) },
  { what: 'answered 429 each time', actionList: answer(429, { 'retry-after': '0' }) },
  { what: 'answered 500 each time', actionList: answer(500) },
  { what: 'answered with a web page each time', actionList: answer(200, html, '<html>Sign in</html>') },
  { what: 'answered with half an array each time', actionList: answer(200, {}, '[{"id":"1","req') },
  { what: 'cut off each time', actionList: ({ request }) => request.socket.destroy() },
  { what: 'never answered', actionList: () => undefined },
  { what: 'refused once, and then as if there were none', actionList: once(answer(403)) },
  {
    what: 'answered 404 while OPTIONS offers GET',
    actionList: toOptions((response) => response.writeHead(200, { allow: 'GET, POST' }).end()),
  },
  {
    what: 'answered 404 while OPTIONS is not answered',
    actionList: toOptions((response) => response.writeHead(503).end()),
  },
])('where the look is $what nothing is deleted, and the run says what to set', async ({ actionList }) => {
  const { main, service } = await meet(actionList, { 'timeout-seconds': '3' });
  expect(service.calls).toEqual(['list']);
  expect(service.held).toEqual(['before']);
  expect([main.exitCode, main.outputs['outcome']]).toEqual([1, 'aborted']);
  const [error] = main.annotations.filter(({ severity }) => severity === 'error');
  expect(error?.message).toContain('`list-actions: never`');
});

test('with `delete-path`, a failing action list leads to a scripted sync, with a warning', async () => {
  const inputs = { 'delete-path': '/backend/copilot/{copilot_id}' };
  const { main, service } = await meet(answer(403), inputs);
  expect(service.calls).toEqual(['list', 'delete', 'list', 'import']);
  expect(main.outputs['outcome']).toBe('synced');
  const warnings = main.annotations.filter(({ severity }) => severity === 'warning');
  expect(warnings.map(({ message }) => message).join('\n')).toMatch(/403.*without verification/s);
});

test('`list-actions: never` sends no request to the list', async () => {
  const { main, service } = await meet(answer(503), { 'list-actions': 'never' });
  expect(service.looks).toEqual([]);
  expect(main.outputs['outcome']).toBe('synced');
});

test.each<[Readonly<Record<string, string>>, string]>([
  [{ strategy: 'rolling' }, 'lists actions without IDs'],
  [{ unmanaged: 'keep' }, 'lists actions without IDs'],
  [{}, '`delete-path`'],
])('actions without IDs are not changed if the IDs are needed: %j', async (inputs, what) => {
  const row = { request_type: 'GET', api_endpoint: 'https://api.example.com/listOrders', name: 'listOrders' };
  const actionList: ScriptedAnswer = ({ request, response }) => {
    if (request.method === 'OPTIONS') response.writeHead(200, { allow: 'GET, POST' }).end();
    else sendJson(response, 200, [row]);
  };
  const { main, service } = await meet(actionList, inputs);
  expect([main.outputs['outcome'], service.held]).toEqual(['aborted', ['before']]);
  expect(service.calls).not.toContain('import');
  expect(main.annotations.map(({ message }) => message).join()).toContain(what);
});

test('a list that shows only the actions of another copilot is failing', async () => {
  const row = { id: 'a-1', bot_id: 'another', request_type: 'GET', api_endpoint: 'https://x.example/a' };
  const actionList: ScriptedAnswer = ({ response }) => {
    sendJson(response, 200, [row]);
  };
  const { main, service } = await meet(actionList, {});
  expect([main.outputs['outcome'], service.held]).toEqual(['aborted', ['before']]);
  expect(main.annotations.map(({ message }) => message).join()).toContain('belong to another copilot');
});
