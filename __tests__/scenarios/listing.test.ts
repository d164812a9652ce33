import { createPushStage, newOperations } from '../support/push-stage.ts';
import { scriptedCopilot, scriptedId, sendJson } from '../support/scripted-service.ts';

const stage = await createPushStage({ isInProcess: true });

afterAll(() => stage.close());

const many = Array.from({ length: 5_000 }, (_, index) => ({
  ...scriptedCopilot,
  id: `id-${index}`,
  token: `token-number-${index}`,
}));

/** service.test.ts and check.test.ts have the lists that stop a run. */
const lists: readonly (readonly [string, unknown])[] = [
  ['5,000 copilots, the own one last', [...many, scriptedCopilot]],
  ['boolean flags and unknown fields', [{ ...scriptedCopilot, smart_sync: false, type: {} }]],
  ['nothing but an ID', [{ id: scriptedId }]],
  ['wrong types next to the ID', [{ id: scriptedId, name: 7, status: null, token: 9, deleted_at: null }]],
  ['__proto__ in an element', [JSON.parse(`{"id":"${scriptedId}","__proto__":{"deleted_at":"now"}}`)]],
];

test.concurrent.each(lists)('a list with %s is valid', async (_, listing) => {
  const { main, service } = await stage.meet((own) => {
    own.listing = listing;
  });
  expect(main.outputs['outcome']).toBe('synced');
  expect(service.held).toEqual(newOperations);
});

test.concurrent('requests use the spelling of the ID in the list', async () => {
  const { service } = await stage.meet((own) => {
    own.listing = [{ ...scriptedCopilot, id: scriptedId.toUpperCase() }];
  });
  // The routes of the scripted service accept the ID only in lower case.
  expect(service.calls.slice(0, 2)).toEqual(['list', 'other']);
});

test.concurrent('after a list with null in the array, nothing is deleted', async () => {
  const { main, service } = await stage.meet((own) => {
    own.listing = [scriptedCopilot, null];
  });
  expect(main.outputs['outcome']).toBe('aborted');
  expect(main.annotations.map(({ message }) => message).join()).toMatch(/element 1 .*not an object/);
  expect(service.calls).toEqual(['list']);
});

test.concurrent('a list that fails with a web page is not the service: nothing is deleted', async () => {
  const page = '<!DOCTYPE html><html><title>Not found</title></html>';
  const { main, service } = await stage.meet((own) => {
    own.script.list = ({ response }) => response.writeHead(404, { 'content-type': 'text/html' }).end(page);
  });
  expect(main.outputs['outcome']).toBe('aborted');
  expect(main.annotations.map(({ message }) => message).join()).toContain('`base-url`');
  expect(service).toMatchObject({ calls: ['list'], looks: [], held: ['before'] });
});

test.concurrent('a service without a list, which fails with JSON, is synced', async () => {
  const { main, service } = await stage.meet((own) => {
    own.script.list = ({ response }) => {
      sendJson(response, 404, { message: 'no route' });
    };
  });
  expect(main.outputs['outcome']).toBe('synced');
  expect(service.held).toEqual(newOperations);
});
