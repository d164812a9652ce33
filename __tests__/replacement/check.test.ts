import type { ServiceFault } from '../../src/errors.ts';
import { checkCopilot } from '../../src/replacement/check.ts';
import type { Copilot } from '../../src/copilot.ts';
import { createMemoryLog } from '../simulation/memory-log.ts';
import { eachCase } from '../support/each-case.ts';
import { createVirtualClock } from '../simulation/virtual-clock.ts';
import { createFault, createReplies, createService } from './fault.ts';

type Response = readonly Copilot[] | ServiceFault | Error;

function createCopilot(id: string, more: Partial<Copilot> = {}): Copilot {
  return { id, name: `Name of ${id}`, status: 'draft', record: { id, deleted_at: null }, ...more };
}

const fault = (facts: Partial<ServiceFault>): ServiceFault => createFault({ request: 'list', ...facts });

interface Given {
  readonly unusableId?: string;
  readonly random?: number;
}

/** Checks the copilot with a service that returns these responses in order. */
async function run(copilotId: string | undefined, responses: readonly Response[], given: Given = {}) {
  const { random = 0.5, ...options } = given;
  const clock = createVirtualClock();
  const lines: string[] = [];
  const service = createService({ listCopilots: createReplies(responses) });
  const ports = { service, clock, random: () => random, log: createMemoryLog(lines) };
  const checked = await clock.run(checkCopilot(copilotId, { maxAttempts: 3, ...options }, ports));
  return { ...checked, lines, tookMs: clock.nowMs() };
}

const fail = (...parts: Parameters<typeof run>) => run(...parts).catch((error: unknown) => error);
const containing = (text: string) => expect.stringContaining(text) as string;
const [a, abc, upper] = [createCopilot('a'), createCopilot('abc'), createCopilot('ABC')];
const busy = fault({ status: 503 });

eachCase<readonly [string, readonly Response[], Copilot]>({
  'has exactly this ID': ['ABC', [[abc, upper]], upper],
  'has this ID in another case, if none is exact': ['AbC', [[abc]], abc],
  'is listed twice': ['a', [[a, a]], a],
  'is listed after a delay of a minute': ['a', [fault({ status: 429, retryAfterMs: 60_000 }), [a]], a],
  'is listed at the third attempt': ['a', [busy, busy, [a]], a],
})('a copilot is found that %s', async ([id, responses, copilot]) => {
  expect((await run(id, responses)).copilot).toBe(copilot);
});

test.each([{}, { deleted_at: null }, { deleted_at: '' }, { deleted_at: false }, { deleted_at: 0 }])(
  'a copilot is found if its record says %j',
  async (mark) => {
    const copilot = createCopilot('a', { record: { id: 'a', ...mark } });
    expect((await run('a', [[copilot]])).copilot).toBe(copilot);
  },
);

test.each([404, 405, 501])('a service without a list (%i) continues with a warning', async (status) => {
  expect(await run('a', [fault({ status, rejected: true })])).toMatchObject({
    copilot: undefined,
    warnings: [`The list: ${status}. The action can’t check the copilot, so it assumes that a exists.`],
  });
});

const hint = 'The remedy.';
const unreachable = { code: 'service-unreachable', hint };
const refused = { code: 'service-refused', hint };
const strange = { code: 'service-not-understood', hint };
const page = { ...strange, hint: containing('`base-url`') };
const unknown = { code: 'copilot-unknown' };
const missing = (rest: string) => ({ ...unknown, message: `The input \`copilot-id\` is missing. ${rest}` });
const many = Array.from({ length: 30 }, (_, index) => createCopilot(`id-${index}`));
const odd = createCopilot('odd', { name: 'Line\n::error::two', status: '' });
const deleted = createCopilot('a', { record: { id: 'a', deleted_at: '2026-01-01T00:00:00Z' } });

// After the failures that only users can fix, a second request would succeed.
eachCase<readonly [string | undefined, readonly Response[], object]>({
  'a rejected key': ['a', [fault({ status: 401, rejected: true }), [a]], refused],
  'a redirect': ['a', [fault({ status: 302, kind: 'redirect', rejected: true }), [a]], refused],
  'a web page': ['a', [fault({ status: 200, kind: 'not-understood', rejected: true }), [a]], strange],
  'an endless list': ['a', [fault({ kind: 'too-large', rejected: true }), [a]], strange],
  'an untrusted certificate': ['a', [fault({ kind: 'tls' }), [a]], unreachable],
  'a proxy that requires a password': ['a', [fault({ kind: 'proxy', proxyStatus: 407 }), [a]], unreachable],
  'a delay of over a minute': ['a', [fault({ status: 429, retryAfterMs: 60_001 }), [a]], unreachable],
  'a failure of every attempt': ['a', [fault({ status: 502 })], unreachable],
  'no connection': ['a', [fault({ kind: 'unreachable' })], unreachable],
  'HTTP 404 and a web page': ['a', [fault({ status: 404, rejected: true, isWebPage: true })], page],
  'a copilot that is marked as deleted': ['a', [[deleted]], unknown],
  'a missing ID, and that the key has none': [undefined, [[]], missing('The key can’t access any copilots.')],
  'a missing ID, and the copilots of the key': [
    undefined,
    [[a]],
    missing('The key can access:\n- a “Name of a” (draft)'),
  ],
  // The URL is probably wrong, because the ID was omitted to get a list of the IDs.
  'a missing ID and a missing list': [
    undefined,
    [fault({ status: 404, rejected: true })],
    {
      ...missing('The list: 404.'),
      hint: `${hint} If the service has no copilot list, set \`copilot-id\` to the copilot’s ID.`,
    },
  ],
  'an unknown ID, and the copilots of the key, one short line each': [
    'none',
    [[odd, ...many]],
    {
      ...unknown,
      message: [
        'There is no copilot none among those that this key can access. The key can access:',
        '- odd “Line ::error::two” (no status)',
        ...many.slice(0, 19).map(({ id }) => `- ${id} “Name of ${id}” (draft)`),
        'and 11 more',
      ].join('\n'),
      hint: containing('`copilot-id` to one of these IDs'),
    },
  ],
})('the error reports %s', async ([id, responses, expected]) => {
  expect(await fail(id, responses)).toMatchObject(expected);
});

const ids = ['1f0c2f3e-a', '77ab0d1c-b'];
const [first = '', second = ''] = ids;
const several = ['has several IDs', 'in a `config-file`'] as const;
const nameHint = `“Name of ${first}” is the name of the copilot. Set \`copilot-id\` to its ID, ${first}.`;

test.each<readonly [string, string, string]>([
  [`name of ${first}`, `- ${second}`, nameHint],
  ...[',', '\n', ' '].map((comma) => [ids.join(comma), ...several] as const),
  ['../x', 'There is no copilot ../x among', 'one of these IDs'],
])('the error for the value %j, which is no ID, lists the copilots', async (unusableId, text, fix) => {
  const error = await fail(undefined, [ids.map((id) => createCopilot(id))], { unusableId });
  expect(error).toMatchObject({ ...unknown, message: containing(text), hint: containing(fix) });
  expect(error).toMatchObject({ message: containing(`The key can access:\n- ${first}`) });
});

test.each([
  [0, 0, 'now'],
  [0.05, 50, 'now'],
  [0.1, 100, 'in 0.1 s'],
  [1, 1_000, 'in 1.0 s'],
])(
  'without a response, the list is requested again: with random %d after %i ms, %s',
  async (random, tookMs, when) => {
    const lines = [`The list: 503. Retrying ${when}.`];
    expect(await run('a', [busy, [a]], { random })).toMatchObject({ lines, tookMs });
  },
);

test('a bug is not a response of the service', async () => {
  await expect(run('a', [new TypeError('A bug.')])).rejects.toThrow(TypeError);
});
