import { type ActionError, ServiceFailure, type ServiceFault } from '../../src/errors.ts';
import { checkCopilot } from '../../src/replacement/check.ts';
import type { Copilot } from '../../src/copilot.ts';
import { createMemoryLog } from '../simulation/memory-log.ts';
import { withoutActionList } from '../support/scripted-sync-service.ts';
import { createVirtualClock } from '../simulation/virtual-clock.ts';
import { createFault } from './fault.ts';

const never = (): Promise<never> => Promise.reject(new Error('The check changes nothing.'));
const changing = { listCopilots: never, deleteActions: never, importActions: never };

type Response = readonly Copilot[] | ServiceFault | Error;

function createCopilot(id: string, more: Partial<Copilot> = {}): Copilot {
  return { id, name: `Name of ${id}`, status: 'draft', record: { id, deleted_at: null }, ...more };
}

const listFault = (facts: Partial<ServiceFault>): ServiceFault => createFault({ request: 'list', ...facts });
/** The fault of a service without a list. */
const noList = listFault({ status: 404, rejected: true });

interface Given {
  readonly maxAttempts?: number;
  readonly unusableId?: string;
  readonly random?: number;
}

/** Checks the copilot with a service that returns these responses in order. The last one is repeated. */
async function run(copilotId: string | undefined, responses: readonly Response[], given: Given = {}) {
  const { random = 0.5, ...limits } = given;
  const clock = createVirtualClock();
  const lines: string[] = [];
  let count = 0;
  const listCopilots = (): Promise<readonly Copilot[]> => {
    const response = responses[Math.min(count++, responses.length - 1)] ?? [];
    if (response instanceof Error) return Promise.reject(response);
    return 'explanation' in response
      ? Promise.reject(new ServiceFailure(response))
      : Promise.resolve(response);
  };
  const service = { ...withoutActionList, ...changing, listCopilots };
  const ports = { service, clock, random: () => random, log: createMemoryLog(lines) };
  const checked = await clock.run(checkCopilot(copilotId, { maxAttempts: 3, ...limits }, ports));
  return { ...checked, lines, tookMs: clock.nowMs() };
}

const fail = (...parts: Parameters<typeof run>) => run(...parts).catch((error: unknown) => error);
const containing = (text: string) => expect.stringContaining(text) as string;
const [a, abc, upper] = [createCopilot('a'), createCopilot('abc'), createCopilot('ABC')];
const busy = listFault({ status: 503 });

test.each<[string, string, readonly Response[], Copilot]>([
  ['has exactly this ID', 'ABC', [[abc, upper]], upper],
  ['has this ID in another case, if none is exact', 'AbC', [[abc]], abc],
  ['is listed twice', 'a', [[a, a]], a],
  ['is listed after a delay of a minute', 'a', [listFault({ status: 429, retryAfterMs: 60_000 }), [a]], a],
  ['is listed at the third attempt', 'a', [busy, busy, [a]], a],
  ...[{}, { deleted_at: null }, { deleted_at: '' }, { deleted_at: false }, { deleted_at: 0 }].map(
    (mark): [string, string, readonly Response[], Copilot] => {
      const copilot = createCopilot('a', { record: { id: 'a', ...mark } });
      return [`has a record that says ${JSON.stringify(mark)}`, 'a', [[copilot]], copilot];
    },
  ),
])('a copilot is found that %s', async (_, id, responses, copilot) => {
  expect((await run(id, responses)).copilot).toBe(copilot);
});

test('a copilot that is marked as deleted does not exist', async () => {
  const deleted = createCopilot('a', { record: { id: 'a', deleted_at: '2026-01-01T00:00:00Z' } });
  expect(await fail('a', [[deleted]])).toMatchObject({ code: 'copilot-unknown' });
});

test.each([404, 405, 501])('a service without a list (%i) continues with a warning', async (status) => {
  const checked = await run('a', [listFault({ status, rejected: true })]);
  expect(checked.copilot).toBeUndefined();
  expect(checked.warnings).toEqual([
    `The list: ${status}. The action can’t check the copilot, so it assumes that a exists.`,
  ]);
});

const hint = 'The remedy.';

test.each([
  ['a rejected key', { status: 401, rejected: true }, 'service-refused'],
  ['a redirect', { status: 302, kind: 'redirect', rejected: true }, 'service-refused'],
  ['a web page', { status: 200, kind: 'not-understood', rejected: true }, 'service-not-understood'],
  ['an endless list', { kind: 'too-large', rejected: true }, 'service-not-understood'],
  ['a failure of every attempt', { status: 502 }, 'service-unreachable'],
  ['no connection', { kind: 'unreachable' }, 'service-unreachable'],
  ['an untrusted certificate', { kind: 'tls' }, 'service-unreachable'],
] as const)('%s stops the run', async (_, facts, code) => {
  expect(await fail('a', [listFault(facts)])).toMatchObject({ code, hint });
});

test.each([
  ['an untrusted certificate', { kind: 'tls' }],
  ['a proxy that requires a password', { kind: 'proxy', proxyStatus: 407 }],
  ['a delay of more than a minute', { status: 429, retryAfterMs: 60_001 }],
] as const)('%s is not requested again', async (_, facts) => {
  // A second request would succeed.
  expect(await fail('a', [listFault(facts), [a]])).toMatchObject({ code: 'service-unreachable' });
});

test('the error for an unknown ID lists the copilots of the key, one short line each', async () => {
  const many = Array.from({ length: 30 }, (_, index) => createCopilot(`id-${index}`));
  const odd = createCopilot('odd', { name: 'Line\n::error::two', status: '' });
  expect(await fail('none', [[odd, ...many]])).toMatchObject({
    code: 'copilot-unknown',
    message: [
      'There is no copilot none among those that this key can access. The key can access:',
      '- odd “Line ::error::two” (no status)',
      ...many.slice(0, 19).map(({ id }) => `- ${id} “Name of ${id}” (draft)`),
      'and 11 more',
    ].join('\n'),
    hint: containing('`copilot-id` to one of these IDs'),
  });
});

test.each<[string, Response, string]>([
  ['no copilots', [], 'The input `copilot-id` is missing. The key can’t access any copilots.'],
  ['a copilot', [a], 'The input `copilot-id` is missing. The key can access:\n- a “Name of a” (draft)'],
  ['no list', noList, 'The input `copilot-id` is missing. The list: 404.'],
])('the error for a missing ID reports %s', async (_, response, message) => {
  expect(await fail(undefined, [response])).toMatchObject({ code: 'copilot-unknown', message });
});

test('the hint for a missing ID without a list recommends to set the ID', async () => {
  // The URL is probably wrong, because the ID was omitted to get a list of the IDs.
  const fix = 'If the service has no copilot list, set `copilot-id` to the copilot’s ID.';
  expect(await fail(undefined, [noList])).toMatchObject({ hint: `${hint} ${fix}` });
});

test.each([404, 405, 501])(
  "a list that fails with HTTP %i and a web page is not the service's, and the error names `base-url`",
  async (status) => {
    const error = await fail('a', [listFault({ status, rejected: true, isWebPage: true })]);
    expect(error).toMatchObject({ code: 'service-not-understood', hint: containing('`base-url`') });
  },
);

test.each([
  [
    'name of 1f0c2f3e-a',
    '- 77ab0d1c-b',
    /^“Name of 1f0c2f3e-a” is the name of the copilot\. Set `copilot-id` to its ID, 1f0c2f3e-a\.$/u,
  ],
  ...['1f0c2f3e-a,77ab0d1c-b', '1f0c2f3e-a\n77ab0d1c-b', '1f0c2f3e-a 77ab0d1c-b'].map(
    (ids) => [ids, 'has several IDs', /in a `config-file`/u] as const,
  ),
  ['../x', 'There is no copilot ../x among', /one of these IDs/u],
] as const)('the error for the value %j, which is no ID, lists the copilots', async (value, text, fix) => {
  const copilots = [createCopilot('1f0c2f3e-a'), createCopilot('77ab0d1c-b')];
  const error = await fail(undefined, [copilots], { unusableId: value });
  expect(error).toMatchObject({ code: 'copilot-unknown', message: containing(text) });
  expect(error).toMatchObject({ message: containing('The key can access:\n- 1f') });
  expect((error as ActionError).hint).toMatch(fix);
});

test.each([
  [0, 0, 'now'],
  [0.05, 50, 'now'],
  [0.1, 100, 'in 0.1 s'],
  [1, 1_000, 'in 1.0 s'],
])(
  'without a response, the list is requested again: with random %d after %i ms, %s',
  async (random, ms, when) => {
    const { lines, tookMs } = await run('a', [busy, [a]], { maxAttempts: 2, random });
    expect(lines).toEqual([`The list: 503. Retrying ${when}.`]);
    expect(tookMs).toBe(ms);
  },
);

test('a bug is not a response of the service', async () => {
  await expect(run('a', [new TypeError('A bug.')])).rejects.toThrow(TypeError);
});
