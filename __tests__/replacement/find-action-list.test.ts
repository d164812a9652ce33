import type { ObservedAction } from '../../src/copilot.ts';
import { ServiceFailure, type ServiceFault } from '../../src/errors.ts';
import type { CopilotService } from '../../src/ports.ts';
import { createActionListError } from '../../src/messages/index.ts';
import { findActionList, type ActionList } from '../../src/replacement/find-action-list.ts';
import { createMemoryLog } from '../simulation/memory-log.ts';
import { createVirtualClock } from '../simulation/virtual-clock.ts';
import { withoutActionList } from '../support/scripted-sync-service.ts';
import { createStored } from '../support/stored.ts';

type Reply<T> = T | ServiceFault;

const actions: readonly ObservedAction[] = [createStored({ id: '1', endpoint: 'https://api.example.com/a' })];

function createFault(facts: Partial<ServiceFault>): ServiceFault {
  const explanation = `The inventory: ${facts.status ?? facts.kind}.`;
  const base = { request: 'actionList', kind: 'status', applied: 'no', rejected: false } as const;
  return { ...base, explanation, hint: 'Mend it.', ...facts };
}

const missing = createFault({ status: 404, rejected: true });
const busy = createFault({ status: 503 });

interface Scene {
  /** What the inventory answers, in turn; the last one for ever. */
  readonly looks: readonly Reply<readonly ObservedAction[]>[];
  readonly methods?: Reply<ReadonlySet<string> | undefined>;
}

function createBench({ looks, methods }: Scene) {
  const clock = createVirtualClock();
  const sent: string[] = [];
  const lines: string[] = [];
  const reply = <T>(what: string, answer: Reply<T>): Promise<T> => {
    sent.push(`${what} at ${clock.nowMs()}`);
    const isFault = typeof answer === 'object' && answer !== null && 'explanation' in answer;
    return isFault ? Promise.reject(new ServiceFailure(answer)) : Promise.resolve(answer);
  };
  let asked = 0;
  const reject = (): Promise<never> => Promise.reject(new Error('Nothing may be changed.'));
  const service: CopilotService = {
    ...withoutActionList,
    listCopilots: reject,
    deleteActions: reject,
    importActions: reject,
    listActions: () => reply('GET', looks[Math.min(asked++, looks.length - 1)] ?? actions),
    findMethods: () => reply('OPTIONS', methods),
  };
  const ports = { service, clock, random: () => 0, log: createMemoryLog(lines) };
  const find = (id = 'a'): Promise<ActionList> => findActionList(id, { maxAttempts: 3 }, ports);
  return {
    find: (id?: string) => clock.run(find(id)),
    findTogether: () => clock.run(Promise.all([find('a'), find('b')])),
    sent,
    lines,
  };
}

test('an available action list returns its actions, also an empty one', async () => {
  expect(await createBench({ looks: [actions] }).find()).toEqual({ kind: 'available', actions });
  expect(await createBench({ looks: [[]] }).find()).toEqual({ kind: 'available', actions: [] });
});

test.each([
  ['404', missing],
  ['405', createFault({ status: 405, rejected: true })],
  ['410', createFault({ status: 410, rejected: true })],
  ['501', createFault({ status: 501, rejected: true })],
  ['whole JSON of another kind', createFault({ kind: 'not-understood', rejected: true })],
])(
  'a list is unavailable if %s is returned twice, a second apart, and OPTIONS lists no GET',
  async (_, fault) => {
    const { find, lines, sent } = createBench({ looks: [fault], methods: new Set(['POST']) });
    expect(await find()).toEqual({ kind: 'unavailable' });
    expect(sent).toEqual(['GET at 0', 'GET at 1000', 'OPTIONS at 1000']);
    expect(lines).toEqual(['This service can’t list a copilot’s actions, so the result can’t be verified.']);
  },
);

test('one HTTP 404 proves nothing', async () => {
  const { find } = createBench({ looks: [missing, actions] });
  expect(await find()).toEqual({ kind: 'available', actions });
});

test.each([
  ['OPTIONS names GET', { looks: [missing], methods: new Set(['GET']) }, missing],
  ['OPTIONS is not answered', { looks: [missing], methods: busy }, busy],
  ['the second look is answered 503', { looks: [missing, busy] }, busy],
])('two responses prove nothing if %s', async (_, scene, fault) => {
  expect(await createBench(scene).find()).toEqual({ kind: 'failing', fault });
});

test.each([
  ['400', createFault({ status: 400, rejected: true })],
  ['401', createFault({ status: 401, rejected: true })],
  ['403', createFault({ status: 403, rejected: true })],
  ['a redirect', createFault({ kind: 'redirect', status: 302, rejected: true })],
  ['more than it ever sends', createFault({ kind: 'too-large', rejected: true })],
])('%s counts as failing immediately', async (_, fault) => {
  const { find, sent } = createBench({ looks: [fault, actions] });
  expect(await find()).toEqual({ kind: 'failing', fault });
  expect(sent).toHaveLength(1);
});

test.each([
  ['500', createFault({ status: 500 })],
  ['503', busy],
  ['429', createFault({ status: 429 })],
  ['a web page', createFault({ kind: 'not-understood' })],
  ['a cut answer', createFault({ kind: 'not-understood' })],
  ['no answer', createFault({ kind: 'time-out' })],
])('%s is requested again, and counts as failing if it repeats', async (_, fault) => {
  expect(await createBench({ looks: [fault, fault, actions] }).find()).toEqual({
    kind: 'available',
    actions,
  });
  const { find, sent } = createBench({ looks: [fault] });
  expect(await find()).toEqual({ kind: 'failing', fault });
  expect(sent).toHaveLength(3);
});

test('a proof for one copilot is valid for all of the service, which are requested once each', async () => {
  const { find, sent } = createBench({ looks: [missing] });
  await find('a');
  expect(await find('b')).toEqual({ kind: 'unavailable' });
  expect(sent.slice(3)).toEqual(['GET at 1000']);
});

test('copilots that are requested at the same time share one proof', async () => {
  const { findTogether, sent } = createBench({ looks: [missing] });
  expect(await findTogether()).toEqual([{ kind: 'unavailable' }, { kind: 'unavailable' }]);
  expect(sent).toEqual(['GET at 0', 'GET at 0', 'GET at 1000', 'OPTIONS at 1000']);
});

test('without a proof for one copilot, the next one is checked again', async () => {
  const { find } = createBench({ looks: [missing, busy, busy, busy, actions] });
  expect((await find('a')).kind).toBe('failing');
  expect(await find('b')).toEqual({ kind: 'available', actions });
});

test('a run that ends because of it reports that nothing was changed, and the input to set if it always happens', () => {
  const error = createActionListError(createFault({ status: 403, rejected: true }));
  expect(error.code).toBe('service-refused');
  expect(error.message).toContain('nothing was changed');
  expect(error.hint).toContain('`list-actions: never`');
  expect(createActionListError(busy).code).toBe('service-unreachable');
});
