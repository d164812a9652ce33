import type { ObservedAction } from '../../src/copilot.ts';
import { ServiceFailure, type ServiceFault } from '../../src/errors.ts';
import type { CopilotService } from '../../src/ports.ts';
import { createActionListError } from '../../src/messages/index.ts';
import { type ActionList, createFindActionList } from '../../src/replacement/find-action-list.ts';
import { createMemoryLog } from '../simulation/memory-log.ts';
import { createVirtualClock } from '../simulation/virtual-clock.ts';
import { withoutActionList } from '../support/scripted-sync-service.ts';
import { createStored } from '../support/stored.ts';
import { createFault } from './fault.ts';

type Reply<T> = T | ServiceFault;

const actions: readonly ObservedAction[] = [createStored({ id: '1', endpoint: 'https://api.example.com/a' })];

const fail = (facts: Partial<ServiceFault>): ServiceFault => createFault({ request: 'actionList', ...facts });
const missing = fail({ status: 404, rejected: true });
const busy = fail({ status: 503 });

interface Scene {
  /** Responses to the reads, in order. The last one is repeated. */
  readonly reads: readonly Reply<readonly ObservedAction[]>[];
  readonly methods?: Reply<ReadonlySet<string> | undefined>;
}

function createBench({ reads, methods }: Scene) {
  const clock = createVirtualClock();
  const sent: string[] = [];
  const lines: string[] = [];
  const reply = <T>(method: string, answer: Reply<T>): Promise<T> => {
    sent.push(`${method} at ${clock.nowMs()}`);
    const isFault = typeof answer === 'object' && answer !== null && 'explanation' in answer;
    return isFault ? Promise.reject(new ServiceFailure(answer)) : Promise.resolve(answer);
  };
  const provingAtMs: number[] = [];
  let count = 0;
  const reject = (): Promise<never> => Promise.reject(new Error('Nothing may be changed.'));
  const service: CopilotService = {
    ...withoutActionList,
    listCopilots: reject,
    deleteActions: reject,
    importActions: reject,
    listActions: () => reply('GET', reads[Math.min(count++, reads.length - 1)] ?? actions),
    findMethods: () => reply('OPTIONS', methods),
  };
  const ports = { service, clock, random: () => 0, log: createMemoryLog(lines) };
  const findActionList = createFindActionList();
  const find = (id = 'a'): Promise<ActionList> =>
    findActionList(id, { maxAttempts: 3, whileProving: () => provingAtMs.push(clock.nowMs()) }, ports);
  const findTogether = () => clock.run(Promise.all([find('a'), find('b')]));
  return { find: (id?: string) => clock.run(find(id)), findTogether, sent, lines, provingAtMs };
}

test('an available action list returns its actions, also an empty one', async () => {
  expect(await createBench({ reads: [actions] }).find()).toEqual({ ok: true, value: actions });
  expect(await createBench({ reads: [[]] }).find()).toEqual({ ok: true, value: [] });
});

test.each([
  ['404', missing],
  ['405', fail({ status: 405, rejected: true })],
  ['410', fail({ status: 410, rejected: true })],
  ['501', fail({ status: 501, rejected: true })],
  ['whole JSON of another kind', fail({ kind: 'not-understood', rejected: true })],
])(
  'a list is unavailable if %s is returned twice, a second apart, and OPTIONS lists no GET',
  async (_, fault) => {
    const { find, lines, provingAtMs, sent } = createBench({ reads: [fault], methods: new Set(['POST']) });
    expect(await find()).toBe('unavailable');
    expect(sent).toEqual(['GET at 0', 'GET at 1000', 'OPTIONS at 1000']);
    expect(provingAtMs).toEqual([0]);
    expect(lines).toEqual(['This service can’t list a copilot’s actions, so the result can’t be verified.']);
  },
);

test('one HTTP 404 proves nothing', async () => {
  const { find } = createBench({ reads: [missing, actions] });
  expect(await find()).toEqual({ ok: true, value: actions });
});

test.each([
  ['OPTIONS names GET', { reads: [missing], methods: new Set(['GET']) }, missing],
  ['OPTIONS gets no response', { reads: [missing], methods: busy }, busy],
  ['the second read fails with HTTP 503', { reads: [missing, busy] }, busy],
])('two responses prove nothing if %s', async (_, scene, fault) => {
  expect(await createBench(scene).find()).toMatchObject({ ok: false, fault });
});

test.each([
  ['400', fail({ status: 400, rejected: true })],
  ['401', fail({ status: 401, rejected: true })],
  ['403', fail({ status: 403, rejected: true })],
  ['a redirect', fail({ kind: 'redirect', status: 302, rejected: true })],
  ['a response that is too large', fail({ kind: 'too-large', rejected: true })],
])('%s counts as failing immediately', async (_, fault) => {
  const { find, provingAtMs, sent } = createBench({ reads: [fault, actions] });
  expect(await find()).toMatchObject({ ok: false, fault });
  expect(sent).toHaveLength(1);
  expect(provingAtMs).toEqual([]);
});

test.each([
  ['500', fail({ status: 500 })],
  ['503', busy],
  ['429', fail({ status: 429 })],
  ['a web page', fail({ kind: 'not-understood' })],
  ['a truncated response', fail({ kind: 'not-understood' })],
  ['no response', fail({ kind: 'time-out' })],
])('%s is requested again, and counts as failing if it repeats', async (_, fault) => {
  const available = { ok: true, value: actions };
  expect(await createBench({ reads: [fault, fault, actions] }).find()).toEqual(available);
  const { find, sent } = createBench({ reads: [fault] });
  expect(await find()).toMatchObject({ ok: false, fault });
  expect(sent).toHaveLength(3);
});

test('a proof for one copilot is valid for all of the service, which are requested once each', async () => {
  const { find, sent } = createBench({ reads: [missing] });
  await find('a');
  expect(await find('b')).toBe('unavailable');
  expect(sent.slice(3)).toEqual(['GET at 1000']);
});

test('copilots that are requested at the same time share one proof', async () => {
  const { findTogether, sent } = createBench({ reads: [missing] });
  expect(await findTogether()).toEqual(['unavailable', 'unavailable']);
  expect(sent).toEqual(['GET at 0', 'GET at 0', 'GET at 1000', 'OPTIONS at 1000']);
});

test('without a proof for one copilot, the next one is checked again', async () => {
  const { find } = createBench({ reads: [missing, busy, busy, busy, actions] });
  expect(await find('a')).toMatchObject({ ok: false, fault: busy });
  expect(await find('b')).toEqual({ ok: true, value: actions });
});

test('a run that ends because of it reports that nothing was changed, and the input to set if it always happens', () => {
  const error = createActionListError(fail({ status: 403, rejected: true }));
  expect(error.code).toBe('service-refused');
  expect(error.message).toContain('nothing was changed');
  expect(error.hint).toContain('`list-actions: never`');
  expect(createActionListError(busy).code).toBe('service-unreachable');
});
