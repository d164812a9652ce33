import { setTimeout as sleep } from 'node:timers/promises';
import { faultNames, parseFault, proxyStatuses } from '../support/fake-service/fault.ts';
import type { Fault } from '../support/fake-service/fault.ts';
import { describeAction, describeApi, startWith, until, type Client } from './client.ts';

const startDefault = startWith({ copilots: [{ name: 'Orders', document: describeApi('old') }] });
const start = (...faults: readonly Fault[]): Promise<Client> => startDefault({ faults });

const waitForRequest = ({ requests }: Client): Promise<void> => until(() => requests.length > 0);

const isDown = (): boolean => false;

const before = ['old'];
const after = ['old', 'a', 'b'];

test.each<[Fault['fault'], number | string, readonly string[]]>([
  ['reset-before', 'ECONNRESET', before],
  ['reset-after', 'ECONNRESET', after],
  ['hang-before', 'nothing', before],
  ['hang-after', 'nothing', after],
  ['late', 'nothing', after],
  ['half-import', 500, ['old', 'a']],
  ['half-import-reset', 'ECONNRESET', ['old', 'a']],
  ['is-error', 201, before],
  ['html-200', 200, before],
  ['slow-drip', 201, after],
  ['truncated-json', 201, after],
  ['not-json', 201, after],
  ['endless-body', 201, after],
  ['redirect-same-origin', 307, before],
  ['redirect-other-origin', 307, before],
  ['key-revoked', 401, before],
  ['injection', 400, before],
  ['status-408-before', 408, before],
  ['status-429-after', 429, after],
  ['status-500-before', 500, before],
  ['status-502-after', 502, after],
  ['status-503-before', 503, before],
  ['status-504-after', 504, after],
  ['empty-answer', 201, after],
  ['is-error-text', 200, before],
  ['error-200', 200, before],
  ['status-504-later', 504, before],
  ['status-524-later', 524, before],
  ['status-202-later', 202, before],
  ['rows-only', 500, after],
  ['no-rows', 201, before],
  ['redirect-login', 302, before],
  ['cut', 201, after],
  ['reset-later', 'ECONNRESET', before],
  ['hang-later', 'nothing', before],
])('%s at an import is reported to the client as %p', async (fault, seen, holds) => {
  const isLate = fault.includes('late');
  const fakeService = await start({ call: 'import', nth: 1, fault, ...(isLate && { delayMs: 60_000 }) });
  const sent = fakeService.importNames('a', 'b').then(
    ({ status }) => status,
    (error: unknown) => (error as { cause?: { code?: string } }).cause?.code ?? String(error),
  );
  if (seen !== 'nothing') expect(await sent).toBe(seen);
  await waitForRequest(fakeService);
  await until(() => fakeService.actionNames().join() === holds.join());
  // On a slow machine, this wait proves less, but it never fails.
  expect(await Promise.race([sent, sleep(250, 'nothing')])).toBe(seen);
});

test.each<Fault['fault']>([
  ...proxyStatuses.map((status) => `status-${status}-later` as const),
  'reset-later',
  'hang-later',
])('%s takes effect after the client stopped waiting', async (fault) => {
  const fakeService = await start({ call: 'import', nth: 1, fault, delayMs: 40 });
  const sent = fakeService.importNames('a', 'b').catch(() => 'no answer');
  await waitForRequest(fakeService);
  await until(() => fakeService.actionNames().length === after.length);
  await fakeService.settled();

  expect(fakeService.actionNames()).toEqual(after);
  await fakeService.close();
  await sent;
});

test.each<[Fault['call'], (fakeService: Client) => Promise<Response>, readonly string[], number]>([
  ['import', (fakeService) => fakeService.importNames('new'), ['old', 'new'], 1],
  ['delete', (fakeService) => fakeService.clearActions(), [], 1],
  ['delete-one', (fakeService) => fakeService.deleteAction(fakeService.firstAction()), ['old'], 0],
  ['change', (fakeService) => fakeService.changeAction(fakeService.firstAction(), 'old'), ['old'], 1],
  ['create', (fakeService) => fakeService.createAction(describeAction('new')), ['old', 'new'], 1],
])(
  'a server that is killed in the %s keeps the earlier changes, and restarts later',
  async (call, send, rows, entries) => {
    const isRestarted = call === 'import';
    const delayMs = isRestarted ? 2_000 : 60_000;
    const faults: readonly Fault[] = [{ call, nth: 1, fault: 'killed', delayMs }];
    const fakeService = await startDefault({ service: 'head', faults });

    await expect(send(fakeService)).rejects.toThrow('fetch failed');
    await expect(fakeService.list()).rejects.toThrow('fetch failed');
    expect(fakeService.actionNames()).toEqual(rows);
    expect(fakeService.content.find(fakeService.firstId).entries).toHaveLength(entries);
    if (isRestarted) await until(() => fakeService.list().then(({ status }) => status === 200, isDown));
  },
);

test('a response can be truncated', async () => {
  const fakeService = await start({ call: 'list', nth: 1, fault: 'cut' });
  await expect((await fakeService.list()).json()).rejects.toThrow('terminated');
});

test('a fault affects only the nth request of its kind', async () => {
  const fakeService = await start({ call: 'list', nth: 2, fault: 'status-503-before', retryAfter: '7' });
  const answers = [await fakeService.list(), await fakeService.list(), await fakeService.list()];

  expect(answers.map(({ status }) => status)).toEqual([200, 503, 200]);
  expect(answers[1]?.headers.get('retry-after')).toBe('7');
  expect(fakeService.requests.map(({ fault }) => fault)).toEqual([undefined, 'status-503-before', undefined]);
});

test('a redirect to another origin leads to a server that records its requests', async () => {
  const fakeService = await start({ call: 'list', nth: 1, fault: 'redirect-other-origin' });
  const location = (await fakeService.list()).headers.get('location') ?? '';
  expect(new URL(location).origin).not.toBe(new URL(fakeService.baseUrl).origin);
  expect(fakeService.strays).toEqual([]);

  await fetch(location);
  expect(fakeService.strays).toEqual(['/backend/copilot/']);
});

test('a list can contain every copilot twice, and respond late', async () => {
  const fakeService = await start({ call: 'list', nth: 1, fault: 'duplicate-listing' });
  expect(await (await fakeService.list()).json()).toHaveLength(2);
});

test('a delete can remove the copilot itself', async () => {
  const fakeService = await start({ call: 'delete', nth: 1, fault: 'record-removed' });
  expect((await fakeService.clear()).status).toBe(200);
  expect(fakeService.copilots()).toEqual([]);
});

test('a refused connection closes the port during the request, and opens it again', async () => {
  const fakeService = await start({ call: 'delete', nth: 1, fault: 'refused', delayMs: 2_000 });
  await fakeService.list();
  const rejected = await fakeService.clear().catch((error: unknown) => error);
  expect(rejected).toMatchObject({ cause: { code: 'ECONNREFUSED' } });

  await until(() => fakeService.clear().then(({ status }) => status === 200, isDown));
  expect(fakeService.requests.map(({ call }) => call)).toEqual(['list', 'delete']);
});

test('it closes even if its port is closed and a request hangs', async () => {
  const refused = { call: 'delete', nth: 2, fault: 'refused', delayMs: 60_000 } as const;
  const fakeService = await start({ call: 'list', nth: 1, fault: 'hang-before' }, refused);
  const hanging = fakeService.list().catch((error: unknown) => error);
  await waitForRequest(fakeService);
  await fakeService.list();
  await fakeService.close();

  expect(await hanging).toMatchObject({ name: 'TypeError' });
});

test.each(faultNames)('the command line accepts %s', (name) => {
  expect(parseFault(`import:2:${name}`)).toEqual({ call: 'import', nth: 2, fault: name });
});

test('the command line accepts a date and a delay', () => {
  const retryAfter = 'Wed, 21 Oct 2026 07:28:00 GMT';
  const given = { call: 'list', nth: 1, fault: 'status-503-before', retryAfter, delayMs: 5 };
  expect(parseFault(`list:1:status-503-before:retry-after=${retryAfter}:delay-ms=5`)).toEqual(given);
});

test.each([
  [
    'put:1:refused',
    /"put" is not a call; one of list, delete, import, actionList, options, create, change, delete-one/u,
  ],
  ['actionList:1:refused', /only list, delete and import can be refused/u],
  ['list:0:refused', /"0" is not a count from 1/u],
  ['list:1:broken', /"broken" is not a fault; one of refused/u],
  ['list:1:late:delay-ms=soon', /"delay-ms=soon" is neither/u],
])('the command line rejects %s', (text, message) => {
  expect(() => parseFault(text)).toThrow(message);
});
