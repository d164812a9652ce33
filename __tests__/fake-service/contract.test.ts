import { parseFault } from '../support/fake-service/fault.ts';
import { describeApi, read, startWith, until } from './client.ts';

const start = startWith();

describe('the copilot list', () => {
  test('returns every copilot with its thirteen fields in the documented formats', async () => {
    const fakeService = await start({ copilots: [{ name: 'Orders' }, { name: 'Users' }] });

    const answer = await fakeService.list();

    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/json');
    const timestamp: unknown = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/u);
    const copilot = (name: string): unknown => ({
      id: expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u) as unknown,
      name,
      token: expect.stringMatching(/^\S+$/u) as unknown,
      website: expect.stringMatching(/^https:/u) as unknown,
      status: 'draft',
      prompt_message: expect.stringMatching(/\n/u) as unknown,
      enhanced_privacy: 0,
      smart_sync: 0,
      swagger_url: expect.stringMatching(/^\w+\.json$/u) as unknown,
      is_premade_demo_template: 0,
      created_at: timestamp,
      updated_at: timestamp,
      deleted_at: null,
    });
    expect(await answer.json()).toEqual([copilot('Orders'), copilot('Users')]);
  });
});

describe('the delete', () => {
  test('deletes the actions and keeps the copilot', async () => {
    const fakeService = await start({ copilots: [{ name: 'Orders', document: describeApi('a', 'b') }] });
    expect(fakeService.actionNames()).toEqual(['a', 'b']);

    const answer = await fakeService.clear();

    expect(await read(answer)).toEqual([200, { success: 'chatbot_deleted' }]);
    expect(fakeService.actionNames()).toEqual([]);
  });

  test('can take effect slowly, once, and removes an import that had not finished yet', async () => {
    const slow = parseFault('delete:1:slow-propagation:delay-ms=2000');
    const copilots = [{ name: 'Orders', document: describeApi('old') }];
    const fakeService = await start({ copilots, faults: [slow] });
    await fakeService.clear();
    await fakeService.importNames('early');
    expect(fakeService.actionNames()).toEqual(['old', 'early']);
    await until(() => fakeService.actionNames().length === 0);
    await fakeService.importNames('patient');

    expect(fakeService.actionNames()).toEqual(['patient']);
  });
});

describe('the import', () => {
  test('appends actions, so two imports duplicate them', async () => {
    const fakeService = await start();
    const first = await fakeService.importNames('a', 'b');
    await fakeService.importNames('a', 'b');

    const message = 'Successfully imported actions from swagger.json';
    expect(await read(first)).toEqual([201, { message, is_error: false }]);
    expect(fakeService.actionNames()).toEqual(['a', 'b', 'a', 'b']);
  });

  test.each([
    ['YAML', 'openapi: 3.0.3'],
    ['no description', '{"paths":{}}'],
  ])('rejects %s', async (_what, text) => {
    const fakeService = await start();
    const answer = await fakeService.importText(text);

    const message = 'Failed to parse Swagger file';
    expect(await read(answer)).toEqual([400, { message, is_error: true }]);
    expect(fakeService.requests.at(-1)?.note).toMatch(/\w/u);
  });

  test('requires a Content-Length instead of chunks', async () => {
    const fakeService = await start();
    const body = new Blob(['{}']).stream();
    const path = `/backend/actions/bot/${fakeService.firstId}/import-from-swagger`;
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };

    expect((await fakeService.send('PUT', path, { headers, body })).status).toBe(411);
  });
});

describe('every request', () => {
  test.each([
    ['no key', {}],
    ['another key', { authorization: 'Bearer other' }],
    ['another scheme', { authorization: 'Basic fake-service-key' }],
    ['two spaces', { authorization: 'Bearer  fake-service-key' }],
  ])('is rejected with %s', async (_what, headers) => {
    const fakeService = await start();
    const answer = await fetch(`${fakeService.baseUrl}/backend/copilot/`, {
      headers: { accept: 'application/json', ...headers },
    });
    expect(answer.status).toBe(401);
    expect(fakeService.requests[0]?.isAuthorized).toBe(false);
  });

  test('contains Accept: application/json', async () => {
    const { send } = await start();
    const answer = await send('GET', '/backend/copilot/', { headers: { accept: 'text/html' } });
    expect(answer.status).toBe(406);
  });

  test('is recorded in order and with times, but without the key', async () => {
    const fakeService = await start({ key: 'hush-hush' });
    await fakeService.list();
    await fakeService.clear();
    await fakeService.importNames('a');

    expect(fakeService.requests.map(({ call, nth, status }) => [call, nth, status])).toEqual([
      ['list', 1, 200],
      ['delete', 1, 200],
      ['import', 1, 201],
    ]);
    const times = fakeService.requests.flatMap(({ arrivedMs, answeredMs = NaN }) => [arrivedMs, answeredMs]);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(fakeService.requests[2]?.upload?.fileName).toBe('swagger.json');
    expect(JSON.stringify(fakeService.requests)).not.toContain('hush-hush');
  });
});

test('the page at / shows copilots and actions without tokens', async () => {
  const fakeService = await start({ copilots: [{ name: 'Orders', document: describeApi('getOrder') }] });
  const page = await (await fetch(`${fakeService.baseUrl}/`)).text();

  expect(page).toContain('getOrder');
  expect(page).not.toContain(fakeService.copilots()[0]?.token);
});
