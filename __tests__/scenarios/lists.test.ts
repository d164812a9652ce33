import { createJsonAnswer } from '../support/fake-service/answer.ts';
import type { Script } from '../support/fake-service/misbehaviours.ts';
import type { FakeServiceOptions } from '../support/fake-service/options.ts';
import {
  callsOf,
  createPushStage,
  firstOperations,
  namesOf,
  newOperations,
  stageCopilot,
  type Meeting,
} from '../support/push-stage.ts';

/** Whether the service can list actions matters, because the other delete route can delete the copilot itself. */
const stage = await createPushStage({ isInProcess: true });

afterAll(() => stage.close());

const answer =
  (status: number): Script =>
  () => ({ status, headers: {}, body: '{}' });
const options: Script = () => ({ status: 200, headers: { allow: 'GET, POST' }, body: '' });

const meet = (
  scripts: FakeServiceOptions['scripts'],
  inputs: Readonly<Record<string, string>> = {},
): Promise<Meeting> =>
  stage.meet({ ...(scripts && { scripts }) }, { inputs: { 'wait-seconds': '0', ...inputs } });
const listMessages = ({ main }: Meeting): string =>
  main.annotations.map(({ message, severity }) => `${severity}: ${message}`).join('\n');

// service.test.ts and check.test.ts have the copilot lists that stop a run.
test('the copilot is found as the last of 5,000, with unusual fields', async () => {
  const many = Array.from({ length: 5_000 }, (_, index) => ({
    ...stageCopilot,
    id: `id-${index}`,
    token: `token-number-${index}`,
  }));
  const own: unknown = JSON.parse(
    `{"id":"${stageCopilot.id}","name":7,"status":null,"token":9,"type":{},"__proto__":{"deleted_at":"now"}}`,
  );
  const { main, service } = await meet({ list: () => createJsonAnswer(200, [...many, own]) });
  expect([main.outputs['outcome'], namesOf(service)]).toEqual(['synced', newOperations]);
});

test('requests use the spelling of the ID in the copilot list', async () => {
  const id = stageCopilot.id.toUpperCase();
  const { service } = await meet({ list: () => createJsonAnswer(200, [{ id }]) });
  expect(service.requests[1]?.path).toBe(`/backend/actions/bot/${id}`);
  expect(service.requests.map(({ path }) => path).join()).not.toContain(stageCopilot.id);
});

test.each([
  ['JSON is no obstacle', '{"message":"no route"}', 'synced', /^warning: .*can’t check the copilot/mu],
  ['a web page is not the service', '<!DOCTYPE html><p>None', 'aborted', /^error: .*`base-url`/mu],
])('a copilot list that fails with HTTP 404 and %s', async (_, body, outcome, says) => {
  const meeting = await meet({ list: () => ({ status: 404, headers: {}, body }) });
  expect(meeting.main.outputs['outcome']).toBe(outcome);
  expect(listMessages(meeting)).toMatch(says);
  expect(namesOf(meeting.service)).toEqual(outcome === 'synced' ? newOperations : firstOperations);
});

// find-action-list.test.ts has the other responses.
test('if the read of the action list fails with HTTP 403, nothing is deleted, and the run names the fix', async () => {
  const meeting = await meet({ actionList: answer(403) });
  expect([callsOf(meeting.service), namesOf(meeting.service)]).toEqual([['list'], firstOperations]);
  expect([meeting.main.exitCode, meeting.main.outputs['outcome']]).toEqual([1, 'aborted']);
  expect(listMessages(meeting)).toMatch(/^error: .*`list-actions: never`/mu);
});

test('with `delete-path`, a failing action list leads to a scripted sync, with a warning', async () => {
  const inputs = { 'delete-path': '/backend/copilot/{copilot_id}' };
  const meeting = await meet({ actionList: answer(403) }, inputs);
  expect(callsOf(meeting.service)).toEqual(['list', 'delete', 'list', 'import']);
  expect(meeting.main.outputs['outcome']).toBe('synced');
  expect(listMessages(meeting)).toMatch(/^warning: .*403.*without verification/mu);
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
  const meeting = await meet({ options, actionList: () => createJsonAnswer(200, [row]) }, inputs);
  expect([meeting.main.outputs['outcome'], namesOf(meeting.service)]).toEqual(['aborted', firstOperations]);
  expect(callsOf(meeting.service)).not.toContain('import');
  expect(listMessages(meeting)).toContain(what);
});
