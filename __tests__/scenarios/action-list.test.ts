import { createPushStage, newOperations, type Meeting } from '../support/push-stage.ts';
import { sendJson, type ScriptedAnswer } from '../support/scripted-service.ts';

/** Whether the service can list actions matters, because the other delete route can delete the copilot itself. */
const stage = await createPushStage({ isInProcess: true });

afterAll(() => stage.close());

const answer =
  (status: number): ScriptedAnswer =>
  ({ response }) =>
    response.writeHead(status).end('{}');

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

/** find-action-list.test.ts has the other responses. */
test.concurrent.each<readonly [string, timeoutSeconds: string, ScriptedAnswer]>([
  ['is rejected with 403', '20', answer(403)],
  ['gets no response', '3', () => undefined],
  [
    'fails with 404 while OPTIONS offers GET',
    '20',
    ({ request, response, serve }) => {
      if (request.method === 'OPTIONS') response.writeHead(200, { allow: 'GET, POST' }).end();
      else serve();
    },
  ],
])('if the read %s, nothing is deleted, and the run names the fix', async (_, timeoutSeconds, actionList) => {
  const { main, service } = await meet(actionList, { 'timeout-seconds': timeoutSeconds });
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
