import { startStandIn } from '../support/stand-in/start-stand-in.ts';
import type { StandIn } from '../support/stand-in/start-stand-in.ts';
import type { StandInOptions } from '../support/stand-in/options.ts';
import {
  actionNames,
  changeAction,
  clear,
  createAction,
  describeAction,
  describeApi,
  firstAction,
  firstId,
  importDocument,
  list,
  readInventory,
  send,
} from './client.ts';

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

test.each([499, 524, 530, 202] as const)(
  'a proxy can return %p while an import continues',
  async (status) => {
    const standIn = await start({ lateImportMs: 150, gatewayMs: 20, gatewayStatus: status });
    const answer = await importDocument(standIn, firstId(standIn), describeApi('new'));

    expect([answer.status, actionNames(standIn)]).toEqual([status, ['old']]);
    await standIn.settled();
    expect(actionNames(standIn)).toEqual(['old', 'new']);
  },
);

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

test('the inventory can lag behind, and a cache can keep its answers', async () => {
  const lagging = await start({ service: 'head', inventoryLagMs: 3_000 });
  const cached = await start({ service: 'head', inventoryCacheMs: 3_000 });
  const count = async (standIn: StandIn): Promise<number> =>
    ((await (await readInventory(standIn, firstId(standIn))).json()) as unknown[]).length;
  expect([await count(lagging), await count(cached)]).toEqual([1, 1]);
  for (const standIn of [lagging, cached])
    await importDocument(standIn, firstId(standIn), describeApi('new'));

  expect([await count(lagging), await count(cached)]).toEqual([1, 1]);
  await new Promise((resolve) => setTimeout(resolve, 3_050));
  expect([await count(lagging), await count(cached)]).toEqual([2, 2]);
});

interface Listed {
  readonly name: string;
  readonly bot_id: string;
}

async function readList(standIn: StandIn, query = ''): Promise<{ rows: readonly Listed[]; link?: string }> {
  const answer = await readInventory(standIn, firstId(standIn) + query);
  const rows = (await answer.json()) as Listed[];
  const link = answer.headers.get('link');
  return link === null ? { rows } : { rows, link };
}

test('the inventory can have pages, with and without a link to the next one', async () => {
  const three = [{ name: 'Orders', document: describeApi('a', 'b', 'c') }];
  const standIn = await start({ service: 'head', copilots: three, pageRows: 2 });
  const [first, second] = [await readList(standIn), await readList(standIn, '?page=2')];
  expect([first.rows.length, first.link, second.rows.length]).toEqual([2, undefined, 1]);
  expect(new Set([...first.rows, ...second.rows].map(({ name }) => name)).size).toBe(3);

  standIn.behave({ linksPages: true });
  const next = `</backend/actions/bot/${firstId(standIn)}?page=2>; rel="next"`;
  expect((await readList(standIn)).link).toBe(next);
  expect(await readList(standIn, '?page=2')).toEqual(second);
  standIn.behave({ pageRows: 0, linksPages: false });
  expect(await readList(standIn)).toEqual({ rows: [] });
});

test('the inventory can write the ID of a copilot in another form', async () => {
  const standIn = await start({ service: 'head' });
  const id = firstId(standIn);
  const bare = id.replaceAll('-', '');
  const forms = [
    ['no-dashes', bare],
    ['upper-case', id.toUpperCase()],
    ['both', bare.toUpperCase()],
  ] as const;
  for (const [botIdForm, written] of forms) {
    standIn.behave({ botIdForm });
    expect((await readList(standIn)).rows[0]?.bot_id).toBe(written);
  }
});

test.each([
  ['mixed', ['old', 'other']],
  ['only', ['other']],
] as const)('the inventory can show the actions of other copilots from a read on: %s', async (how, names) => {
  const two = [...copilots, { name: 'Other', document: describeApi('other') }];
  const standIn = await start({ service: 'head', copilots: two, foreignRows: how, foreignRowsFrom: 2 });
  const read = async (): Promise<readonly string[]> =>
    (await readList(standIn)).rows.map(({ name }) => name).toSorted();
  expect([await read(), await read(), await read()]).toEqual([['old'], names, names]);
});

test('the inventory can be very large, and is streamed then', async () => {
  const standIn = await start({ service: 'head', listBytes: 3_000_000 });
  const answer = await readInventory(standIn, firstId(standIn));
  expect(answer.headers.get('content-length')).toBeNull();
  const text = await answer.text();
  expect(text.length).toBeGreaterThan(3_000_000);
  const rows = JSON.parse(text) as Listed[];
  expect([rows[0]?.name, rows.length]).toEqual(['old', 47]);
});

test('the model takes its time, call by call, and rows come before their entries', async () => {
  const standIn = await start({ service: 'head', modelMs: 1_000 });
  const id = firstId(standIn);
  const answer = importDocument(standIn, id, describeApi('new'));
  while (actionNames(standIn).length < 2) await new Promise((resolve) => setTimeout(resolve, 20));

  expect([actionNames(standIn), standIn.reach(id).hidden.map(({ name }) => name)]).toEqual([
    ['old', 'new'],
    ['new'],
  ]);
  expect((await answer).status).toBe(201);
  expect(standIn.reach(id).hidden).toEqual([]);
});

test('what cannot be embedded has its row, cannot be found, and is answered 500 until the model is back', async () => {
  const standIn = await start({ service: '2.8.0', embeddings: 'fail' });
  const id = firstId(standIn);
  const change = (): Promise<Response> => changeAction(standIn, firstAction(standIn), 'old');

  expect((await createAction(standIn, id, describeAction('one'))).status).toBe(500);
  expect((await importDocument(standIn, id, describeApi('two'))).status).toBe(500);
  expect((await change()).status).toBe(500);
  expect(standIn.reach(id).hidden.map(({ name }) => name)).toEqual(['old', 'one', 'two']);

  standIn.behave({ embeddings: 'work' });
  expect((await change()).status).toBe(201);
  expect(standIn.reach(id).found.map(({ name }) => name)).toEqual(['old']);
});

test.each([
  ['createStatus', 'POST', () => describeAction('new')],
  ['changeStatus', 'PATCH', () => describeAction('old')],
] as const)('%s takes the route of %s away, and OPTIONS says so', async (setting, method, describe) => {
  const standIn = await start({ service: 'head', [setting]: 405 });
  const id = firstId(standIn);
  const routes = { POST: `/backend/actions/bot/${id}`, PATCH: `/backend/actions/bot/${id}/action/any` };
  const headers = { 'content-type': 'application/json' };
  const body = Buffer.from(JSON.stringify(describe()));

  expect((await send(standIn, { method, path: routes[method], headers, body })).status).toBe(405);
  const options = await send(standIn, { method: 'OPTIONS', path: routes[method] });
  expect(options.headers.get('allow')).not.toContain(method);
});

test('one action can be refused by its name, where it is created or changed, or in an import as well', async () => {
  const refusals = [{ name: 'old', status: 400 }] as const;
  const standIn = await start({ service: 'head', refusals });
  const id = firstId(standIn);

  expect((await createAction(standIn, id, describeAction('old'))).status).toBe(400);
  expect((await changeAction(standIn, firstAction(standIn), 'old')).status).toBe(400);
  expect((await createAction(standIn, id, describeAction('new'))).status).toBe(201);
  expect((await importDocument(standIn, id, describeApi('old'))).status).toBe(201);
  standIn.behave({ refusals: [{ name: 'a', status: 500, calls: ['import'] }] });
  expect((await importDocument(standIn, id, describeApi('a', 'b'))).status).toBe(500);
  expect(actionNames(standIn)).toEqual(['old', 'new', 'old']);
});

test('addresses can be in a form of the service’s own', async () => {
  const standIn = await start({ service: 'head', manner: { hasOwnEndpoints: true } });
  expect(standIn.actions(firstId(standIn))[0]?.api_endpoint).toBe('api.test › old');
});
