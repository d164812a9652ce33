import { startStandIn } from '../support/stand-in/start-stand-in.ts';
import type { StandIn } from '../support/stand-in/start-stand-in.ts';
import type { StandInOptions } from '../support/stand-in/options.ts';
import { actionNames, clear, describeApi, firstId, importDocument, list, readInventory } from './client.ts';

const running: StandIn[] = [];
const copilots = [{ name: 'Orders', document: describeApi('old') }];

async function start(options: StandInOptions): Promise<StandIn> {
  const standIn = await startStandIn({ copilots, ...options });
  running.push(standIn);
  return standIn;
}

afterEach(async () => {
  await Promise.all(running.splice(0).map((standIn) => standIn.close()));
});

test('a late import takes effect after a gateway’s 504, and says when', async () => {
  const standIn = await start({ lateImportMs: 150, gatewayMs: 20 });
  let heldThen: readonly string[] = [];
  standIn.onRequest((_, moment) => {
    if (moment === 'answered') heldThen = actionNames(standIn);
  });
  const answer = await importDocument(standIn, firstId(standIn), describeApi('new'));

  expect([answer.status, answer.headers.get('content-type')]).toEqual([504, 'text/html; charset=utf-8']);
  expect(heldThen).toEqual(['old']);
  await standIn.settled();
  expect(actionNames(standIn)).toEqual(['old', 'new']);
  const { answeredMs = NaN, effectMs = NaN } = standIn.requests[0] ?? {};
  expect(effectMs).toBeGreaterThan(answeredMs);
});

test('a late delete takes effect after its client has given up', async () => {
  const standIn = await start({ lateDeleteMs: 150 });
  const patience = new AbortController();
  standIn.onRequest(() => {
    patience.abort(new Error('nobody waits any more'));
  });
  const given = { method: 'DELETE', signal: patience.signal };
  const headers = { authorization: `Bearer ${standIn.key}`, accept: 'application/json' };
  const path = `${standIn.baseUrl}/backend/copilot/${firstId(standIn)}`;

  await expect(fetch(path, { ...given, headers })).rejects.toThrow('nobody waits');
  expect(actionNames(standIn)).toEqual(['old']);
  await standIn.settled();
  expect(actionNames(standIn)).toEqual([]);
  expect(standIn.requests[0]?.status).toBeUndefined();
});

test('who waits for a late call gets its answer', async () => {
  const standIn = await start({ lateImportMs: 30 });
  expect((await importDocument(standIn, firstId(standIn), describeApi('new'))).status).toBe(201);
  expect(actionNames(standIn)).toEqual(['old', 'new']);
});

test.each([
  ['text', 'text/plain', 'OK'],
  ['empty', null, ''],
] as const)('answers can be %s', async (answers, type, body) => {
  const standIn = await start({ answers });
  for (const answer of [
    await clear(standIn, firstId(standIn)),
    await importDocument(standIn, firstId(standIn), describeApi('new')),
  ]) {
    expect([answer.ok, answer.headers.get('content-type'), await answer.text()]).toEqual([true, type, body]);
  }
  expect(actionNames(standIn)).toEqual(['new']);
  expect((await clear(standIn, 'nobody')).headers.get('content-type')).toBe('application/json');
});

test('the list can fail between a delete and the import, and only then', async () => {
  const standIn = await start({ pauseListStatus: 503 });
  const id = firstId(standIn);
  const before = await list(standIn);
  await clear(standIn, id);
  const during = await list(standIn);
  await importDocument(standIn, id, describeApi('new'));

  expect([before.status, during.status, (await list(standIn)).status]).toEqual([200, 503, 200]);
});

test('a gateway refuses a body that is too large, with a page of HTML and before the service sees it', async () => {
  const standIn = await start({ bodyLimitBytes: 100 });
  const answer = await importDocument(standIn, firstId(standIn), describeApi('new'));

  expect([answer.status, answer.headers.get('content-type')]).toEqual([413, 'text/html; charset=utf-8']);
  expect(actionNames(standIn)).toEqual(['old']);
});

test('an inventory can be refused', async () => {
  const standIn = await start({ service: 'head', inventoryStatus: 403 });
  expect((await readInventory(standIn, firstId(standIn))).status).toBe(403);
});

test('rows can show later than the answer', async () => {
  const standIn = await start({ service: 'head', lateRowsMs: 600 });
  expect((await importDocument(standIn, firstId(standIn), describeApi('new'))).status).toBe(201);
  expect(actionNames(standIn)).toEqual(['old']);
  await standIn.settled();
  expect(actionNames(standIn)).toEqual(['old', 'new']);
});

test('addresses can be in a form of the service’s own', async () => {
  const standIn = await start({ service: 'head', manner: { hasOwnEndpoints: true } });
  expect(standIn.actions(firstId(standIn))[0]?.api_endpoint).toBe('api.test › old');
});
