import type { FakeService } from '../support/fake-service/start-fake-service.ts';
import {
  actionNames,
  changeAction,
  clear,
  createAction,
  describeAction,
  describeApi,
  firstAction,
  firstId,
  importNames,
  kindOf,
  list,
  listActions,
  send,
  startWith,
  until,
} from './client.ts';

const copilots = [{ name: 'Orders', document: describeApi('old') }];
const start = startWith({ copilots });

test('a late delete takes effect after its client timed out', async () => {
  const fakeService = await start({ lateDeleteMs: 2_000 });
  const patience = new AbortController();
  fakeService.onRequest(() => {
    patience.abort(new Error('nobody waits any more'));
  });
  const given = { method: 'DELETE', signal: patience.signal };
  const headers = { authorization: `Bearer ${fakeService.key}`, accept: 'application/json' };
  const path = `${fakeService.baseUrl}/backend/copilot/${firstId(fakeService)}`;

  await expect(fetch(path, { ...given, headers })).rejects.toThrow('nobody waits');
  expect(actionNames(fakeService)).toEqual(['old']);
  await fakeService.settled();
  expect(actionNames(fakeService)).toEqual([]);
  expect(fakeService.requests[0]?.status).toBeUndefined();
});

test('a client that waits for a late request gets its response', async () => {
  const fakeService = await start({ lateImportMs: 30 });
  expect((await importNames(fakeService, 'new')).status).toBe(201);
  expect(actionNames(fakeService)).toEqual(['old', 'new']);
});

test.each([
  [504, 'text/html; charset=utf-8'],
  [499, undefined],
  [524, undefined],
  [530, undefined],
  [202, undefined],
] as const)('a gateway can return %p while an import continues', async (gatewayStatus, type) => {
  const fakeService = await start({ lateImportMs: 150, gatewayMs: 20, gatewayStatus });
  let heldThen: readonly string[] = [];
  fakeService.onRequest((_, moment) => {
    if (moment === 'answered') heldThen = actionNames(fakeService);
  });
  const answer = await importNames(fakeService, 'new');

  expect(kindOf(answer)).toEqual([gatewayStatus, type ?? expect.anything()]);
  expect(heldThen).toEqual(['old']);
  await fakeService.settled();
  expect(actionNames(fakeService)).toEqual(['old', 'new']);
  const { answeredMs = NaN, effectMs = NaN } = fakeService.requests[0] ?? {};
  expect(effectMs).toBeGreaterThan(answeredMs);
});

test.each([
  ['text', 'text/plain', 'OK'],
  ['empty', null, ''],
] as const)('responses can be %s', async (answers, type, body) => {
  const fakeService = await start({ answers });
  for (const answer of [await clear(fakeService), await importNames(fakeService, 'new')]) {
    expect([answer.ok, answer.headers.get('content-type'), await answer.text()]).toEqual([true, type, body]);
  }
  expect(actionNames(fakeService)).toEqual(['new']);
  expect((await clear(fakeService, 'nobody')).headers.get('content-type')).toBe('application/json');
});

test('the list can fail only between a delete and the import', async () => {
  const fakeService = await start({ pauseListStatus: 503 });
  const id = firstId(fakeService);
  const before = await list(fakeService);
  await clear(fakeService, id);
  const during = await list(fakeService);
  await importNames(fakeService, 'new');

  expect([before.status, during.status, (await list(fakeService)).status]).toEqual([200, 503, 200]);
});

test('a gateway rejects a body that is too large with an HTML page, before the service receives it', async () => {
  const fakeService = await start({ bodyLimitBytes: 100 });
  const answer = await importNames(fakeService, 'new');

  expect(kindOf(answer)).toEqual([413, 'text/html; charset=utf-8']);
  expect(actionNames(fakeService)).toEqual(['old']);
});

test('the action list can be rejected', async () => {
  const fakeService = await start({ service: 'head', actionListStatus: 403 });
  expect((await listActions(fakeService)).status).toBe(403);
});

test('the action list can be outdated, and a cache can keep its responses', async () => {
  const lagging = await start({ service: 'head', actionListLagMs: 3_000 });
  const cached = await start({ service: 'head', actionListCacheMs: 3_000 });
  const count = async (fakeService: FakeService): Promise<number> =>
    ((await (await listActions(fakeService)).json()) as unknown[]).length;
  expect([await count(lagging), await count(cached)]).toEqual([1, 1]);
  for (const fakeService of [lagging, cached]) await importNames(fakeService, 'new');

  expect([await count(lagging), await count(cached)]).toEqual([1, 1]);
  for (const fakeService of [lagging, cached]) await until(async () => (await count(fakeService)) === 2);
});

interface Listed {
  readonly name: string;
  readonly bot_id: string;
}

async function readList(
  fakeService: FakeService,
  query = '',
): Promise<{ rows: readonly Listed[]; link?: string }> {
  const answer = await listActions(fakeService, firstId(fakeService) + query);
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
  const next = `</backend/actions/bot/${firstId(fakeService)}?page=2>; rel="next"`;
  expect((await readList(fakeService)).link).toBe(next);
  expect(await readList(fakeService, '?page=2')).toEqual(second);
  fakeService.behave({ pageRows: 0, linksPages: false });
  expect(await readList(fakeService)).toEqual({ rows: [] });
});

test('the action list can write the ID of a copilot in another form', async () => {
  const fakeService = await start({ service: 'head' });
  const id = firstId(fakeService);
  const bare = id.replaceAll('-', '');
  const forms = [
    ['no-dashes', bare],
    ['upper-case', id.toUpperCase()],
    ['both', bare.toUpperCase()],
  ] as const;
  for (const [botIdForm, written] of forms) {
    fakeService.behave({ botIdForm });
    expect((await readList(fakeService)).rows[0]?.bot_id).toBe(written);
  }
});

test.each([
  ['mixed', ['old', 'other']],
  ['only', ['other']],
] as const)(
  'the action list can contain the actions of other copilots from one read on: %s',
  async (how, names) => {
    const two = [...copilots, { name: 'Other', document: describeApi('other') }];
    const fakeService = await start({ service: 'head', copilots: two, foreignRows: how, foreignRowsFrom: 2 });
    const read = async (): Promise<readonly string[]> =>
      (await readList(fakeService)).rows.map(({ name }) => name).toSorted();
    expect([await read(), await read(), await read()]).toEqual([['old'], names, names]);
  },
);

test('the action list can be very large, and is then streamed', async () => {
  const fakeService = await start({ service: 'head', listBytes: 3_000_000 });
  const answer = await listActions(fakeService);
  expect(answer.headers.get('content-length')).toBeNull();
  const text = await answer.text();
  expect(text.length).toBeGreaterThan(3_000_000);
  const rows = JSON.parse(text) as Listed[];
  expect([rows[0]?.name, rows.length]).toEqual(['old', 47]);
});

test('each embedding takes time, and rows appear before their index entries', async () => {
  const fakeService = await start({ service: 'head', modelMs: 2_000 });
  const id = firstId(fakeService);
  const answer = importNames(fakeService, 'new');
  await until(() => actionNames(fakeService).length === 2);

  expect([actionNames(fakeService), fakeService.reach(id).hidden.map(({ name }) => name)]).toEqual([
    ['old', 'new'],
    ['new'],
  ]);
  expect((await answer).status).toBe(201);
  expect(fakeService.reach(id).hidden).toEqual([]);
});

test("an action that can't be embedded has a row but no index entry, and fails with HTTP 500 until the model is available", async () => {
  const fakeService = await start({ service: '2.8.0', embeddings: 'fail' });
  const id = firstId(fakeService);
  const change = (): Promise<Response> => changeAction(fakeService, firstAction(fakeService), 'old');

  expect((await createAction(fakeService, describeAction('one'))).status).toBe(500);
  expect((await importNames(fakeService, 'two')).status).toBe(500);
  expect((await change()).status).toBe(500);
  expect(fakeService.reach(id).hidden.map(({ name }) => name)).toEqual(['old', 'one', 'two']);

  fakeService.behave({ embeddings: 'work' });
  expect((await change()).status).toBe(201);
  expect(fakeService.reach(id).found.map(({ name }) => name)).toEqual(['old']);
});

test.each([
  ['createStatus', 'POST', () => describeAction('new')],
  ['changeStatus', 'PATCH', () => describeAction('old')],
] as const)('%s removes the route of %s, and OPTIONS reports it', async (setting, method, describe) => {
  const fakeService = await start({ service: 'head', [setting]: 405 });
  const id = firstId(fakeService);
  const routes = { POST: `/backend/actions/bot/${id}`, PATCH: `/backend/actions/bot/${id}/action/any` };
  const headers = { 'content-type': 'application/json' };
  const body = Buffer.from(JSON.stringify(describe()));

  expect((await send(fakeService, { method, path: routes[method], headers, body })).status).toBe(405);
  const options = await send(fakeService, { method: 'OPTIONS', path: routes[method] });
  expect(options.headers.get('allow')).not.toContain(method);
});

test('one action can be rejected by its name when it is created, changed or imported', async () => {
  const refusals = [{ name: 'old', status: 400 }] as const;
  const fakeService = await start({ service: 'head', refusals });

  expect((await createAction(fakeService, describeAction('old'))).status).toBe(400);
  expect((await changeAction(fakeService, firstAction(fakeService), 'old')).status).toBe(400);
  expect((await createAction(fakeService, describeAction('new'))).status).toBe(201);
  expect((await importNames(fakeService, 'old')).status).toBe(201);
  fakeService.behave({ refusals: [{ name: 'a', status: 500, calls: ['import'] }] });
  expect((await importNames(fakeService, 'a', 'b')).status).toBe(500);
  expect(actionNames(fakeService)).toEqual(['old', 'new', 'old']);
});

test("addresses can be in the service's own format", async () => {
  const fakeService = await start({ service: 'head', manner: { hasOwnEndpoints: true } });
  expect(fakeService.actions(firstId(fakeService))[0]?.api_endpoint).toBe('api.test › old');
});
