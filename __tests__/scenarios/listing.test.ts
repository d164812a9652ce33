import { createJsonAnswer } from '../support/fake-service/answer.ts';
import {
  createPushStage,
  firstOperations,
  namesOf,
  newOperations,
  stageCopilot,
  type Meeting,
} from '../support/push-stage.ts';

const stage = await createPushStage({ isInProcess: true });

afterAll(() => stage.close());

const { id: stageId } = stageCopilot;
/** Runs the action on a service whose copilot list is this value. */
const meetList = (listing: unknown): Promise<Meeting> =>
  stage.meet({ scripts: { list: () => createJsonAnswer(200, listing) } });
const many = Array.from({ length: 5_000 }, (_, index) => ({
  ...stageCopilot,
  id: `id-${index}`,
  token: `token-number-${index}`,
}));

/** service.test.ts and check.test.ts have the lists that stop a run. */
const lists: readonly (readonly [string, unknown])[] = [
  ['5,000 copilots, the own one last', [...many, stageCopilot]],
  ['boolean flags and unknown fields', [{ ...stageCopilot, smart_sync: false, type: {} }]],
  ['nothing but an ID', [{ id: stageId }]],
  ['wrong types next to the ID', [{ id: stageId, name: 7, status: null, token: 9, deleted_at: null }]],
  ['__proto__ in an element', [JSON.parse(`{"id":"${stageId}","__proto__":{"deleted_at":"now"}}`)]],
];

test.concurrent.each(lists)('a list with %s is valid', async (_, listing) => {
  const { main, service } = await meetList(listing);
  expect(main.outputs['outcome']).toBe('synced');
  expect(namesOf(service)).toEqual(newOperations);
});

test.concurrent('requests use the spelling of the ID in the list', async () => {
  const { service } = await meetList([{ ...stageCopilot, id: stageId.toUpperCase() }]);
  const paths = service.requests.slice(1).map(({ path }) => path);
  expect(paths[0]).toContain(stageId.toUpperCase());
  expect(paths.join()).not.toContain(stageId);
});

test.concurrent('after a list with null in the array, nothing is deleted', async () => {
  const { main, service } = await meetList([stageCopilot, null]);
  expect(main.outputs['outcome']).toBe('aborted');
  expect(main.annotations.map(({ message }) => message).join()).toMatch(/element 1 .*not an object/);
  expect(service.requests.map(({ call }) => call)).toEqual(['list']);
});

test.concurrent('a list that fails with a web page is not the service: nothing is deleted', async () => {
  const page = '<!DOCTYPE html><html><title>Not found</title></html>';
  const { main, service } = await stage.meet({
    scripts: { list: () => ({ status: 404, headers: { 'content-type': 'text/html' }, body: page }) },
  });
  expect(main.outputs['outcome']).toBe('aborted');
  expect(main.annotations.map(({ message }) => message).join()).toContain('`base-url`');
  expect(service.requests.map(({ call }) => call)).toEqual(['list']);
  expect(namesOf(service)).toEqual(firstOperations);
});

test.concurrent('a service without a list, which fails with JSON, is synced', async () => {
  const list = createJsonAnswer(404, { message: 'no route' });
  const { main, service } = await stage.meet({ scripts: { list: () => list } });
  expect(main.outputs['outcome']).toBe('synced');
  expect(namesOf(service)).toEqual(newOperations);
});
