import { createJsonAnswer } from '../support/fake-service/answer.ts';
import type { Script } from '../support/fake-service/misbehaviours.ts';
import type { Behaviour } from '../support/fake-service/options.ts';
import {
  callsOf,
  createPushStage,
  firstOperations,
  namesOf,
  newOperations,
  type Meeting,
} from '../support/push-stage.ts';

/** Whether the service can list actions matters, because the other delete route can delete the copilot itself. */
const stage = await createPushStage({ isInProcess: true });

afterAll(() => stage.close());

const answer =
  (status: number): Script =>
  () => ({ status, headers: {}, body: '{}' });
const options: Script = () => ({ status: 200, headers: { allow: 'GET, POST' }, body: '' });

function meet(
  scripts: Behaviour['scripts'],
  inputs: Readonly<Record<string, string>> = {},
): Promise<Meeting> {
  return stage.meet({ ...(scripts && { scripts }) }, { inputs: { 'wait-seconds': '0', ...inputs } });
}

test('a service that denies having a list twice, a second apart, is synced without verification', async () => {
  const { main, service } = await meet({});
  const looks = service.requests.map(({ call }) => call).filter((call) => !callsOf(service).includes(call));
  expect(looks).toEqual(['actionList', 'actionList', 'options']);
  expect(callsOf(service)).toEqual(['list', 'delete', 'list', 'import']);
  expect(main.outputs['outcome']).toBe('synced');
  expect(namesOf(service)).toEqual(newOperations);
});

/** find-action-list.test.ts has the other responses. */
test.concurrent.each<readonly [string, timeoutSeconds: string, Behaviour['scripts']]>([
  ['is rejected with 403', '20', { actionList: answer(403) }],
  ['gets no response', '3', { actionList: () => 'nothing' }],
  ['fails with 404 while OPTIONS offers GET', '20', { options }],
])('if the read %s, nothing is deleted, and the run names the fix', async (_, timeoutSeconds, scripts) => {
  const { main, service } = await meet(scripts, { 'timeout-seconds': timeoutSeconds });
  expect(callsOf(service)).toEqual(['list']);
  expect(namesOf(service)).toEqual(firstOperations);
  expect([main.exitCode, main.outputs['outcome']]).toEqual([1, 'aborted']);
  const [error] = main.annotations.filter(({ severity }) => severity === 'error');
  expect(error?.message).toContain('`list-actions: never`');
});

test('with `delete-path`, a failing action list leads to a scripted sync, with a warning', async () => {
  const inputs = { 'delete-path': '/backend/copilot/{copilot_id}' };
  const { main, service } = await meet({ actionList: answer(403) }, inputs);
  expect(callsOf(service)).toEqual(['list', 'delete', 'list', 'import']);
  expect(main.outputs['outcome']).toBe('synced');
  const warnings = main.annotations.filter(({ severity }) => severity === 'warning');
  expect(warnings.map(({ message }) => message).join('\n')).toMatch(/403.*without verification/s);
});

test('`list-actions: never` sends no request to the list', async () => {
  const { main, service } = await meet({ actionList: answer(503) }, { 'list-actions': 'never' });
  expect(service.requests.map(({ call }) => call)).not.toContain('actionList');
  expect(main.outputs['outcome']).toBe('synced');
});

test.each<[Readonly<Record<string, string>>, string]>([
  [{ strategy: 'rolling' }, 'lists actions without IDs'],
  [{ unmanaged: 'keep' }, 'lists actions without IDs'],
  [{}, '`delete-path`'],
])('actions without IDs are not changed if the IDs are needed: %j', async (inputs, what) => {
  const row = { request_type: 'GET', api_endpoint: 'https://api.example.com/listOrders', name: 'listOrders' };
  const { main, service } = await meet({ options, actionList: () => createJsonAnswer(200, [row]) }, inputs);
  expect([main.outputs['outcome'], namesOf(service)]).toEqual(['aborted', firstOperations]);
  expect(callsOf(service)).not.toContain('import');
  expect(main.annotations.map(({ message }) => message).join()).toContain(what);
});
