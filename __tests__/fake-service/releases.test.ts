import type { ServiceName } from '../support/fake-service/behaviour.ts';
import type { FakeServiceOptions } from '../support/fake-service/options.ts';
import { describeAction, describeApi, kindOf, read, startWith, type Client } from './client.ts';

/** Measured behavior of OpenCopilot, one test per row. The two columns are releases. */

const startNamed = startWith({
  copilots: [{ name: 'Orders', document: describeApi('listOrders', 'findOrder') }],
});
const start = (service: ServiceName, options: FakeServiceOptions = {}): Promise<Client> =>
  startNamed({ service, ...options });
/** Starts a release whose only copilot has these actions. */
const startNames = (service: ServiceName, ...names: readonly string[]): Promise<Client> =>
  start(service, { copilots: [{ name: 'Named', document: describeApi(...names) }] });
const idsOf = (fakeService: Client): readonly string[] =>
  fakeService
    .actions(fakeService.firstId)
    .map(({ id }) => id)
    .sort();

const releases = ['2.8.0', 'head'] as const;

test.each([
  ['2.8.0', undefined],
  ['head', 'copilot'],
] as const)('%s lists copilots in its own format', async (service, type) => {
  const records: unknown = await (await (await start(service)).list()).json();
  const record: unknown = expect.objectContaining({
    ...{ name: 'Orders', enhanced_privacy: false, smart_sync: false, deleted_at: null },
    created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/u) as unknown,
    ...(type && { type }),
  });
  expect(records).toEqual([record]);
  const others = type === undefined ? ['type'] : [];
  for (const field of [...others, 'is_premade_demo_template']) expect(records).not.toHaveProperty([0, field]);
});

describe('the documented delete', () => {
  test('removes the copilot in 2.8.0, and leaves its actions as orphans', async () => {
    const fakeService = await start('2.8.0');
    const id = fakeService.firstId;

    expect(await read(await fakeService.clear(id))).toEqual([200, { success: 'chatbot_deleted' }]);
    expect(await (await fakeService.list()).json()).toEqual([]);
    expect(await (await fakeService.listActions(id)).json()).toHaveLength(2);
    expect(await read(await fakeService.clear(id))).toEqual([404, { failure: 'chatbot_not_found' }]);
  });

  test.each(['its own id', 'an unknown id'])(
    'fails in the newest release for %s, and deletes nothing',
    async (which) => {
      const fakeService = await start('head');
      const answer = await fakeService.clear(which === 'its own id' ? fakeService.firstId : 'nobody');

      expect(kindOf(answer)).toEqual([500, 'application/json']);
      expect(fakeService.actionNames()).toEqual(['listOrders', 'findOrder']);
      expect(fakeService.copilots()).toHaveLength(1);
    },
  );
});

describe('the delete of all actions', () => {
  test('is not a method of 2.8.0', async () => {
    const fakeService = await start('2.8.0');
    const answer = await fakeService.clearActions();

    expect([answer.status, answer.headers.get('allow')]).toEqual([405, null]);
    expect(fakeService.actionNames()).toHaveLength(2);
  });

  test('deletes all actions in the newest release, also for unknown IDs', async () => {
    const fakeService = await start('head');
    const done = [200, { message: 'All actions deleted successfully' }];

    expect(await read(await fakeService.clearActions())).toEqual(done);
    expect([fakeService.actionNames(), fakeService.content.find(fakeService.firstId).entries]).toEqual([
      [],
      [],
    ]);
    expect(fakeService.copilots()).toHaveLength(1);
    expect(await read(await fakeService.clearActions('nobody'))).toEqual(done);
  });
});

describe.each(releases)('the action list of %s', (service) => {
  test('contains every action with its twelve fields', async () => {
    const fakeService = await start(service);
    const parameters = [{ name: 'limit', in: 'query', schema: { type: 'integer' } }];
    const requestBody = { content: { 'application/json': { schema: { type: 'object' } } } };
    const post = { operationId: 'createOrder', summary: 'Makes one', parameters, requestBody };
    const servers = [{ url: 'https://api.test/v1' }];
    await fakeService.importDocument({ openapi: '3.0.3', servers, paths: { '/orders': { post } } }, 'empty');

    const [status, actions] = await read(await fakeService.listActions('empty'));
    const time: unknown = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/u);
    const route = { request_type: 'POST', api_endpoint: 'https://api.test/v1/orders' };
    const row = {
      id: expect.stringMatching(/^[0-9a-f-]{36}$/u) as unknown,
      bot_id: 'empty',
      ...{ name: 'createOrder', operation_id: 'createorder', description: 'Makes one', ...route },
      payload: { request_body: requestBody, parameters },
      status: 'live',
      ...{ created_at: time, updated_at: time, deleted_at: null },
    };
    expect([status, actions]).toEqual([200, [row]]);
  });

  test('is an empty array for unknown IDs', async () => {
    expect(await read(await (await start(service)).listActions('nobody'))).toEqual([200, []]);
  });

  test('has no meaningful order', async () => {
    const names = Array.from({ length: 20 }, (_, index) => `op${index}`);
    const fakeService = await startNames(service, ...names);
    const shown = (await (await fakeService.listActions()).json()) as { id: string }[];
    expect(shown.map(({ id }) => id)).toEqual(idsOf(fakeService));
  });
});

describe.each(releases)('single actions of %s', (service) => {
  test('are added with new IDs and dates, once more each time, and can be found', async () => {
    const fakeService = await start(service);
    const action = describeAction('listOrders', { id: 'mine', status: 'draft', other: 1 });
    const [status, created] = await read(await fakeService.createAction(action));

    const stored = { name: 'listOrders', operation_id: 'listorders', status: 'live', payload: {} };
    expect([status, created]).toEqual([201, expect.objectContaining(stored)]);
    expect((created as { id: string }).id).not.toBe('mine');
    expect(fakeService.actionNames()).toEqual(['listOrders', 'findOrder', 'listOrders']);
    const texts = fakeService.content.find(fakeService.firstId).entries.map(({ text }) => text);
    expect(texts).toEqual(['listOrders', 'findOrder', ' listOrders']);
  });

  test.each([
    ['a bot_id', { bot_id: 'x' }, 500],
    ['no description', { description: undefined }, 500],
    ['a name that is no text', { name: 5 }, 500],
    ['a payload that is a list', { payload: [] }, 500],
    ['a name of space', { name: ' ' }, 500],
    ['a name that is too long', { name: 'n'.repeat(256) }, 500],
    ['a description that may be null', { description: null }, 201],
    ['an operation id of its own', { operation_id: 'of_my-own' }, 201],
  ])('with %s', async (_what, more, status) => {
    const fakeService = await start(service);
    const answer = await fakeService.createAction(describeAction('new', more));
    expect([answer.status, fakeService.actionNames().length]).toEqual([status, status === 201 ? 3 : 2]);
  });

  test.each([
    ['no JSON', 'application/json', 400],
    ['"text"', 'application/json', 500],
    ['{}', 'text/plain', 415],
  ])("can't be created from %s as %s", async (text, type, status) => {
    const fakeService = await start(service);
    expect((await fakeService.createFromText(text, type)).status).toBe(status);
    expect(fakeService.actionNames()).toHaveLength(2);
  });

  test('are changed by their IDs, and their index entries are replaced by one', async () => {
    const fakeService = await start(service);
    const id = fakeService.firstId;
    const change = { description: null, payload: { parameters: [] } };
    const answer = await fakeService.changeAction(fakeService.firstAction(), 'listOrders', change);

    expect(await read(answer)).toEqual([201, {}]);
    expect(fakeService.actions(id)[0]).toMatchObject({ description: null, payload: { parameters: [] } });
    expect(fakeService.reach(id)).toMatchObject({ hidden: [], dangling: [], outdated: [] });
    expect(fakeService.content.find(id).entries).toHaveLength(2);
    expect((await fakeService.changeAction('unknown', 'listOrders')).status).toBe(500);
  });

  test('leave an index entry if they are changed under another name', async () => {
    const fakeService = await start(service);
    await fakeService.changeAction(fakeService.firstAction(), 'newName');
    const { dangling } = fakeService.reach(fakeService.firstId);
    expect(dangling.map(({ operation_id: id }) => id)).toEqual(['listorders']);
  });

  test('are deleted only once', async () => {
    const fakeService = await start(service);
    const actionId = fakeService.firstAction();

    const message = 'Action deleted successfully';
    expect(await read(await fakeService.deleteAction(actionId))).toEqual([200, { message }]);
    expect(fakeService.actionNames()).toEqual(['findOrder']);
    expect(fakeService.reach(fakeService.firstId).dangling).toEqual([]);
    const error = 'Action not found';
    expect(await read(await fakeService.deleteAction(actionId))).toEqual([404, { error }]);
  });

  test('with operation IDs that differ only in case are deleted in order, with only their exact index entries', async () => {
    const fakeService = await startNames(service, 'getPet', 'getpet', 'GETPÉT');
    const id = fakeService.firstId;
    const ids = idsOf(fakeService);
    await fakeService.deleteAction(ids[2] ?? '');

    expect(idsOf(fakeService)).toEqual(ids.slice(1));
    expect(fakeService.reach(id).hidden.length).toBeGreaterThan(0);
  });
});

test.each([
  ['2.8.0', 'GET, HEAD, POST, OPTIONS'],
  ['head', 'GET, HEAD, POST, OPTIONS, DELETE'],
] as const)('OPTIONS reports the methods that %s has for actions', async (service, allow) => {
  const answer = await (await start(service)).send('OPTIONS', '/backend/actions/bot/any');
  expect([answer.status, answer.headers.get('allow')]).toEqual([200, allow]);
});

describe.each(releases)('the import of %s', (service) => {
  test('appends actions and index entries, also for an ID without a copilot', async () => {
    const fakeService = await start(service);
    const id = fakeService.firstId;
    expect((await fakeService.importNames('listOrders')).status).toBe(201);
    expect((await fakeService.importDocument(describeApi('a'), 'nobody')).status).toBe(201);

    expect(fakeService.actionNames()).toEqual(['listOrders', 'findOrder', 'listOrders']);
    expect(fakeService.content.find(id).entries).toHaveLength(3);
    const hidden = [expect.objectContaining({ name: 'listOrders' })];
    expect(fakeService.reach(id)).toMatchObject({ hidden, dangling: [], outdated: [] });
    expect(fakeService.actions('nobody')).toHaveLength(1);
  });

  test('keeps all actions or none if the database rejects one', async () => {
    const fakeService = await start(service);
    const document = describeApi('a', 'n'.repeat(256));
    expect((await fakeService.importDocument(document)).status).toBe(500);
    expect(fakeService.actionNames()).toHaveLength(2);
  });

  test("is as strict as OpenCopilot's importer", async () => {
    const fakeService = await start(service);
    const document = { ...describeApi('a'), servers: [{ url: '/v1' }] };

    expect((await fakeService.importDocument(document)).ok).toBe(false);
    expect(fakeService.actionNames()).toHaveLength(2);
  });
});

test('an unusable file gets an explanation in 2.8.0, and only HTTP 500 in the newest release', async () => {
  const [reported, bare] = await Promise.all(
    releases.map(async (service) => (await start(service)).importText('a: b')),
  );
  const message: unknown = expect.stringMatching(/^Failed to parse Swagger file: .*JSON/u);
  expect(reported && (await read(reported))).toEqual([400, { message, is_error: true }]);
  expect(bare && kindOf(bare)).toEqual([500, 'application/json']);
});

test.each(releases)('%s checks neither the key nor `Accept`', async (service) => {
  const { send } = await start(service);
  const headers = { authorization: 'any text', accept: 'text/html' };
  expect((await send('GET', '/backend/copilot/', { headers })).status).toBe(200);
});

test.each([
  ['2.8.0', 'list_all', 'list_all', 'list_all'],
  ['head', 'list_all', 'listAll', 'listAll'],
  ['2.8.0', 'getPet', 'getPet', 'getpet'],
  ['head', 'a.b', 'a.b', 'aB'],
  ['head', 'get_URL', 'getUrl', 'getUrl'],
  ['head', 'get_v2go', 'getV2Go', 'getV2Go'],
  ['head', '_x__y', 'XY', 'XY'],
  ['2.8.0', 'Add new PET', 'Add new PET', 'addNewPet'],
  ['2.8.0', 'Add new pet', 'Add new pet', 'addNewPet'],
  ['2.8.0', 'x'.repeat(70), 'x'.repeat(70), 'x'.repeat(64)],
] as const)('%s creates from the name %s an action %s with the ID %s', async (service, given, name, id) => {
  const fakeService = await startNames(service, given);
  const stored: unknown = expect.objectContaining({ name, operation_id: id });
  expect(fakeService.actions(fakeService.firstId)).toEqual([stored]);
});

describe('the documented management API alone', () => {
  test.each([
    ['GET', '/backend/actions/bot/ID'],
    ['POST', '/backend/actions/bot/ID'],
    ['OPTIONS', '/backend/actions/bot/ID'],
    ['DELETE', '/backend/actions/bot/ID'],
    ['DELETE', '/backend/actions/ID'],
    ['PATCH', '/backend/actions/bot/ID/action/any'],
  ])('has no %s %s', async (method, path) => {
    const fakeService = await start('contract');
    const answer = await fakeService.send(method, path.replace('ID', fakeService.firstId));

    expect(answer.status).toBe(404);
    expect(fakeService.actionNames()).toHaveLength(2);
  });

  test('can have an action list, and then checks the key for it', async () => {
    const fakeService = await start('contract', { hasActionList: true, hasActionsDelete: true });
    const path = `/backend/actions/bot/${fakeService.firstId}`;

    expect(await (await fakeService.listActions()).json()).toHaveLength(2);
    const headers = { authorization: 'Bearer other' };
    for (const method of ['GET', 'DELETE']) {
      expect((await fakeService.send(method, path, { headers })).status).toBe(401);
    }
    expect(fakeService.actionNames()).toHaveLength(2);
  });
});
