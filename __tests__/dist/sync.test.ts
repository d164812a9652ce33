import { pushEvent } from '../support/events.ts';
import { createWorld, describeApi, pushChange, type World } from '../support/world.ts';

let world: World;

beforeEach(async () => {
  world = await createWorld();
});

afterEach(() => world.close());

// The golden transcripts have the order of the requests.
test('a push imports the file byte for byte, five seconds after the response to the delete', async () => {
  const event = pushEvent({ ref: 'main', ...(await pushChange(world)) });
  const { main, post } = await world.run({ event, inputs: { 'wait-seconds': '' } });
  expect([main.exitCode, post?.exitCode]).toEqual([0, 0]);
  const { requests } = world.service;
  const [deletion, check, put] = requests.slice(-3);
  expect((put?.arrivedMs ?? 0) - (deletion?.answeredMs ?? Infinity)).toBeGreaterThanOrEqual(5_000);
  expect(check?.arrivedMs).toBeGreaterThan(deletion?.answeredMs ?? Infinity);
  expect(Buffer.from(put?.upload?.bytes ?? []).toString()).toBe(describeApi('listOrders', 'cancelOrder'));
  expect(put?.upload?.fileName).toBe('swagger.json');
  expect(put?.headers['content-length']).toBe(String(put?.bodyBytes));
  const known = requests.filter((one) => one.isAuthorized && one.headers['accept'] === 'application/json');
  expect(known).toEqual(requests);
});

test('a push sends YAML as JSON', async () => {
  const yaml = `openapi: 3.0.3
info: { title: Orders, version: "1" }
servers: [{ url: https://api.example.com }]
paths:
  /orders:
    get: { operationId: listOrders, responses: { 200: { description: OK } } }
`;
  const before = { 'api.yaml': yaml.replace('listOrders', 'list') };
  const event = pushEvent({ ref: 'main', ...(await pushChange(world, before, { 'api.yaml': yaml })) });
  const { main } = await world.run({ event, inputs: { 'swagger-file': 'api.yaml' } });
  expect(main.exitCode).toBe(0);
  const upload: unknown = JSON.parse(
    Buffer.from(world.service.requests.at(-1)?.upload?.bytes ?? []).toString(),
  );
  expect(upload).toMatchObject({ paths: { '/orders': { get: { responses: { '200': {} } } } } });
  expect(world.service.actions(world.copilotId).map(({ name }) => name)).toEqual(['listOrders']);
});
