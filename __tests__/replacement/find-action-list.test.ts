import type { ObservedAction } from '../../src/copilot.ts';
import type { ServiceFault } from '../../src/errors.ts';
import { createActionListError } from '../../src/messages/index.ts';
import { createFindActionList } from '../../src/replacement/find-action-list.ts';
import { createMemoryLog } from '../simulation/memory-log.ts';
import { createVirtualClock } from '../simulation/virtual-clock.ts';
import { eachCase } from '../support/each-case.ts';
import { createStored } from '../support/stored.ts';
import { createFault, createReplies, createService } from './fault.ts';

const actions: readonly ObservedAction[] = [createStored({ id: '1', endpoint: 'https://api.example.com/a' })];

const fail = (facts: Partial<ServiceFault>): ServiceFault => createFault({ request: 'actionList', ...facts });
const missing = fail({ status: 404, rejected: true });
const busy = fail({ status: 503 });

interface Scene {
  /** Responses to the reads, in order. The last one is repeated. */
  readonly reads: readonly (readonly ObservedAction[] | ServiceFault)[];
  readonly methods?: ReadonlySet<string> | ServiceFault;
  /** Copilots whose actions are read one after the other. */
  readonly ids?: readonly string[];
  /** Copilots whose actions are read first, at the same time. */
  readonly together?: readonly string[];
}

/** Reads action lists. Returns the results, the requests and the log. */
async function findAll({ ids = ['a'], methods, reads, together = [] }: Scene): Promise<object> {
  const clock = createVirtualClock();
  const [sent, lines, found, provingAtMs]: [string[], string[], unknown[], number[]] = [[], [], [], []];
  const [read, findMethods] = [createReplies(reads), createReplies([methods])];
  const note = <T>(method: string, request: () => Promise<T>): Promise<T> => {
    sent.push(`${method} at ${clock.nowMs()}`);
    return request();
  };
  const service = createService({
    listActions: () => note('GET', read),
    findMethods: () => note('OPTIONS', findMethods),
  });
  const ports = { service, clock, random: () => 0, log: createMemoryLog(lines) };
  const options = { maxAttempts: 3, whileProving: () => provingAtMs.push(clock.nowMs()) };
  const find = createFindActionList();
  found.push(...(await clock.run(Promise.all(together.map((id) => find(id, options, ports))))));
  for (const id of ids) found.push(await clock.run(find(id, options, ports)));
  return { found, sent, lines, provingAtMs };
}

const available = { ok: true, value: actions };
const unavailable = {
  ...{ found: ['unavailable'], sent: ['GET at 0', 'GET at 1000', 'OPTIONS at 1000'], provingAtMs: [0] },
  lines: ['This service can’t list a copilot’s actions, so the result can’t be verified.'],
};
const failAtOnce = (facts: Partial<ServiceFault>): readonly [Scene, object] => {
  const fault = fail({ ...facts, rejected: true });
  return [
    { reads: [fault, actions] },
    { found: [{ ok: false, fault }], sent: ['GET at 0'], provingAtMs: [] },
  ];
};
const deny = (facts: Partial<ServiceFault>): readonly [Scene, object] => [
  { reads: [fail({ ...facts, rejected: true })], methods: new Set(['POST']) },
  unavailable,
];

eachCase<readonly [Scene, object]>({
  'an available list returns its actions': [{ reads: [actions] }, { found: [available] }],
  'an available list can be empty': [{ reads: [[]] }, { found: [{ ok: true, value: [] }] }],
  'a list is unavailable after HTTP 404 twice, a second apart, and OPTIONS without GET': deny({
    status: 404,
  }),
  'a list is unavailable after HTTP 405': deny({ status: 405 }),
  'a list is unavailable after HTTP 410': deny({ status: 410 }),
  'a list is unavailable after HTTP 501': deny({ status: 501 }),
  'a list is unavailable after complete JSON of another kind': deny({ kind: 'not-understood' }),
  'one HTTP 404 proves nothing': [{ reads: [missing, actions] }, { found: [available] }],
  'two responses prove nothing if OPTIONS names GET': [
    { reads: [missing], methods: new Set(['GET']) },
    { found: [{ ok: false, fault: missing }] },
  ],
  'two responses prove nothing if OPTIONS gets no response': [
    { reads: [missing], methods: busy },
    { found: [{ ok: false, fault: busy }] },
  ],
  'two responses prove nothing if the second read fails with HTTP 503': [
    { reads: [missing, busy] },
    { found: [{ ok: false, fault: busy }] },
  ],
  'HTTP 400 counts as failing immediately': failAtOnce({ status: 400 }),
  'HTTP 401 counts as failing immediately': failAtOnce({ status: 401 }),
  'HTTP 403 counts as failing immediately': failAtOnce({ status: 403 }),
  'a redirect counts as failing immediately': failAtOnce({ kind: 'redirect', status: 302 }),
  'a response that is too large counts as failing immediately': failAtOnce({ kind: 'too-large' }),
  'a proof for one copilot is valid for all of the service, which are requested once each': [
    { reads: [missing], ids: ['a', 'b'] },
    { found: ['unavailable', 'unavailable'], sent: [...unavailable.sent, 'GET at 1000'] },
  ],
  'copilots that are requested at the same time share one proof': [
    { reads: [missing], together: ['a', 'b'], ids: [] },
    { found: ['unavailable', 'unavailable'], sent: ['GET at 0', ...unavailable.sent] },
  ],
  'without a proof for one copilot, the next one is checked again': [
    { reads: [missing, busy, busy, busy, actions], ids: ['a', 'b'] },
    { found: [{ ok: false, fault: busy }, available] },
  ],
})('%s', async ([scene, expected]) => {
  expect(await findAll(scene)).toMatchObject(expected);
});

eachCase<Partial<ServiceFault>>({
  'HTTP 500': { status: 500 },
  'HTTP 503': { status: 503 },
  'HTTP 429': { status: 429 },
  'a web page or a truncated response': { kind: 'not-understood' },
  'no response': { kind: 'time-out' },
})('after %s, the list is requested again, and counts as failing if it repeats', async (facts) => {
  const fault = fail(facts);
  expect(await findAll({ reads: [fault, fault, actions] })).toMatchObject({ found: [available] });
  const sent = ['GET at 0', 'GET at 0', 'GET at 0'];
  expect(await findAll({ reads: [fault] })).toMatchObject({ found: [{ ok: false, fault }], sent });
});

test('a run that ends because of it reports that nothing was changed, and the input to set if it always happens', () => {
  expect(createActionListError(missing)).toMatchObject({
    code: 'service-refused',
    message: expect.stringContaining('nothing was changed') as string,
    hint: expect.stringContaining('`list-actions: never`') as string,
  });
  expect(createActionListError(busy).code).toBe('service-unreachable');
});
