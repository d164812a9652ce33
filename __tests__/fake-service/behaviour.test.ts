import { describeAction, describeApi, kindOf, startWith, until, type Client } from './client.ts';

const copilots = [{ name: 'Orders', document: describeApi('old') }];
const start = startWith({ copilots });

test('a client that waits for a late request gets its response', async () => {
  const fakeService = await start({ lateImportMs: 30 });
  expect((await fakeService.importNames('new')).status).toBe(201);
  expect(fakeService.actionNames()).toEqual(['old', 'new']);
});

test('a gateway can return HTTP 504 while an import continues', async () => {
  const fakeService = await start({ lateImportMs: 150, gatewayMs: 20 });
  let heldThen: readonly string[] = [];
  fakeService.onRequest((_, moment) => {
    if (moment === 'answered') heldThen = fakeService.actionNames();
  });
  const answer = await fakeService.importNames('new');

  expect(kindOf(answer)).toEqual([504, 'text/html; charset=utf-8']);
  expect(heldThen).toEqual(['old']);
  await fakeService.settled();
  expect(fakeService.actionNames()).toEqual(['old', 'new']);
  const { answeredMs = NaN, effectMs = NaN } = fakeService.requests[0] ?? {};
  expect(effectMs).toBeGreaterThan(answeredMs);
});

test.each([
  ['text', 'text/plain', 'OK'],
  ['empty', null, ''],
] as const)('responses can be %s', async (answers, type, body) => {
  const fakeService = await start({ answers });
  for (const answer of [await fakeService.clear(), await fakeService.importNames('new')]) {
    expect([answer.ok, answer.headers.get('content-type'), await answer.text()]).toEqual([true, type, body]);
  }
  expect(fakeService.actionNames()).toEqual(['new']);
  expect((await fakeService.clear('nobody')).headers.get('content-type')).toBe('application/json');
});

test('the list can fail only between a delete and the import', async () => {
  const fakeService = await start({ pauseListStatus: 503 });
  const id = fakeService.firstId;
  const before = await fakeService.list();
  await fakeService.clear(id);
  const during = await fakeService.list();
  await fakeService.importNames('new');

  expect([before.status, during.status, (await fakeService.list()).status]).toEqual([200, 503, 200]);
});

test('a gateway rejects a body that is too large with an HTML page, before the service receives it', async () => {
  const fakeService = await start({ bodyLimitBytes: 100 });
  const answer = await fakeService.importNames('new');

  expect(kindOf(answer)).toEqual([413, 'text/html; charset=utf-8']);
  expect(fakeService.actionNames()).toEqual(['old']);
});

test('a cache can keep the action list', async () => {
  const fakeService = await start({ service: 'head', actionListCacheMs: 3_000 });
  const count = async (): Promise<number> => (await readList(fakeService)).rows.length;
  expect(await count()).toBe(1);
  await fakeService.importNames('new');

  expect(await count()).toBe(1);
  await until(async () => (await count()) === 2);
});

interface Listed {
  readonly name: string;
  readonly bot_id: string;
}

async function readList(
  fakeService: Client,
  query = '',
): Promise<{ rows: readonly Listed[]; link?: string }> {
  const answer = await fakeService.listActions(fakeService.firstId + query);
  const rows = (await answer.json()) as Listed[];
  const link = answer.headers.get('link');
  return link === null ? { rows } : { rows, link };
}

test('the action list can have pages, with and without a link to the next one', async () => {
  const three = [{ name: 'Orders', document: describeApi('a', 'b', 'c') }];
  const fakeService = await start({ service: 'head', copilots: three, pageRows: 2 });
  const [first, second] = [await readList(fakeService), await readList(fakeService, '?page=2')];
  expect([first.rows.length, first.link, second.rows.length]).toEqual([2, undefined, 1]);
  expect(new Set([...first.rows, ...second.rows].map(({ name }) => name)).size).toBe(3);

  fakeService.behave({ linksPages: true });
  const next = `</backend/actions/bot/${fakeService.firstId}?page=2>; rel="next"`;
  expect((await readList(fakeService)).link).toBe(next);
  expect(await readList(fakeService, '?page=2')).toEqual(second);
  fakeService.behave({ pageRows: 0, linksPages: false });
  expect(await readList(fakeService)).toEqual({ rows: [] });
});

test('the action list can write the ID of a copilot in another form', async () => {
  const fakeService = await start({ service: 'head', hasOtherBotIds: true });
  const written = fakeService.firstId.replaceAll('-', '').toUpperCase();
  expect((await readList(fakeService)).rows[0]?.bot_id).toBe(written);
});

test('the action list can contain the actions of other copilots', async () => {
  const two = [...copilots, { name: 'Other', document: describeApi('other') }];
  const fakeService = await start({ service: 'head', copilots: two, showsForeignRows: true });
  expect((await readList(fakeService)).rows.map(({ name }) => name)).toEqual(['other']);
});

test('the action list can be very large, and is then streamed', async () => {
  const fakeService = await start({ service: 'head', listBytes: 3_000_000 });
  const answer = await fakeService.listActions();
  expect(answer.headers.get('content-length')).toBeNull();
  const text = await answer.text();
  expect(text.length).toBeGreaterThan(3_000_000);
  const rows = JSON.parse(text) as Listed[];
  expect([rows[0]?.name, rows.length]).toEqual(['old', 47]);
});

test('each embedding takes time, and rows appear before their index entries', async () => {
  const fakeService = await start({ service: 'head', modelMs: 2_000 });
  const id = fakeService.firstId;
  const answer = fakeService.importNames('new');
  await until(() => fakeService.actionNames().length === 2);

  expect([fakeService.actionNames(), fakeService.reach(id).hidden.map(({ name }) => name)]).toEqual([
    ['old', 'new'],
    ['new'],
  ]);
  expect((await answer).status).toBe(201);
  expect(fakeService.reach(id).hidden).toEqual([]);
});

test("an action that can't be embedded has a row but no index entry, and fails with HTTP 500 until the model is available", async () => {
  const fakeService = await start({ service: '2.8.0', embeddings: 'fail' });
  const id = fakeService.firstId;
  const change = (): Promise<Response> => fakeService.changeAction(fakeService.firstAction(), 'old');

  expect((await fakeService.createAction(describeAction('one'))).status).toBe(500);
  expect((await fakeService.importNames('two')).status).toBe(500);
  expect((await change()).status).toBe(500);
  expect(fakeService.reach(id).hidden.map(({ name }) => name)).toEqual(['old', 'one', 'two']);

  fakeService.behave({ embeddings: 'work' });
  expect((await change()).status).toBe(201);
  expect(fakeService.reach(id).found.map(({ name }) => name)).toEqual(['old']);
});

test('one action can be rejected by its name when it is created or imported', async () => {
  const fakeService = await start({ service: 'head', rejectedName: 'a' });

  expect((await fakeService.createAction(describeAction('a'))).status).toBe(500);
  expect((await fakeService.importNames('a', 'b')).status).toBe(500);
  expect((await fakeService.createAction(describeAction('new'))).status).toBe(201);
  expect(fakeService.actionNames()).toEqual(['old', 'new']);
});

test("addresses can be in the service's own format", async () => {
  const fakeService = await start({ service: 'head', hasOwnEndpoints: true });
  expect(fakeService.actions(fakeService.firstId)[0]?.api_endpoint).toBe('api.test › old');
});
