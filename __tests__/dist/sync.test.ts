import { pushEvent } from '../support/events.ts';
import type { Transcript } from '../support/runner/transcript.ts';
import { createWorld, describeApi, pushChange, type World } from '../support/world.ts';

let world: World;

beforeEach(async () => {
  world = await createWorld();
});

afterEach(() => world.close());

function listCalls(): readonly string[] {
  return world.service.requests.map(({ method, path, status }) => `${method} ${path} ${String(status)}`);
}

function holds(): readonly string[] {
  return world.service.actions(world.copilotId).map(({ name }) => name);
}

async function runPush(inputs: Readonly<Record<string, string>> = {}): Promise<Transcript> {
  const { before, after } = await pushChange(world);
  return world.run({ event: pushEvent({ ref: 'main', before, after }), inputs });
}

describe('a push that changes the file', () => {
  test('lists, deletes, lists again during the delay, and imports five seconds after the response to the delete', async () => {
    const { main, post } = await runPush({ 'wait-seconds': '' });
    const id = world.copilotId;
    expect(listCalls()).toEqual([
      'GET /backend/copilot/ 200',
      `GET /backend/actions/bot/${id} 404`,
      `GET /backend/actions/bot/${id} 404`,
      `OPTIONS /backend/actions/bot/${id} 404`,
      `DELETE /backend/copilot/${id} 200`,
      'GET /backend/copilot/ 200',
      `PUT /backend/actions/bot/${id}/import-from-swagger 201`,
    ]);
    const [, , , , deletion, check, put] = world.service.requests;
    expect((put?.arrivedMs ?? 0) - (deletion?.answeredMs ?? Infinity)).toBeGreaterThanOrEqual(5_000);
    expect(check?.arrivedMs).toBeGreaterThan(deletion?.answeredMs ?? Infinity);
    expect(holds()).toEqual(['listOrders', 'cancelOrder']);
    expect([main.exitCode, post?.exitCode]).toEqual([0, 0]);
  });

  test('sends the file byte for byte in one form part, with the key, the accepted type and a length', async () => {
    await runPush();
    const put = world.service.requests.at(-1);
    expect(Buffer.from(put?.upload?.bytes ?? []).toString()).toBe(describeApi('listOrders', 'cancelOrder'));
    expect(put?.upload).toMatchObject({ fileName: 'swagger.json' });
    expect(put?.headers['content-length']).toBe(String(put?.bodyBytes));
    for (const { headers, isAuthorized } of world.service.requests) {
      expect(headers['accept']).toBe('application/json');
      expect(isAuthorized).toBe(true);
    }
  });

  test('sends YAML as JSON', async () => {
    const yaml = [
      'openapi: 3.0.3',
      'info: { title: Orders, version: "1" }',
      'servers: [{ url: https://api.example.com }]',
      'paths:',
      '  /orders:',
      '    get: { operationId: listOrders, responses: { 200: { description: OK } } }',
    ].join('\n');
    const { before, after } = await pushChange(
      world,
      { 'api.yaml': yaml.replace('listOrders', 'list') },
      { 'api.yaml': yaml },
    );
    const { main } = await world.run({
      event: pushEvent({ ref: 'main', before, after }),
      inputs: { 'swagger-file': 'api.yaml' },
    });
    expect(main.exitCode).toBe(0);
    const upload: unknown = JSON.parse(
      Buffer.from(world.service.requests.at(-1)?.upload?.bytes ?? []).toString(),
    );
    expect(upload).toMatchObject({ paths: { '/orders': { get: { responses: { '200': {} } } } } });
    expect(holds()).toEqual(['listOrders']);
  });
});
