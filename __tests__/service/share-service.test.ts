import { ServiceFailure, type ServiceFault } from '../../src/errors.ts';
import type { CopilotService } from '../../src/ports.ts';
import { shareService } from '../../src/service/share-service.ts';
import { createLife } from '../simulation/life.ts';
import { copilot } from '../simulation/reconcile/model.ts';
import { createVirtualClock, type VirtualClock } from '../simulation/virtual-clock.ts';

interface Scene {
  readonly clock: VirtualClock;
  readonly shared: CopilotService;
  readonly sent: readonly string[];
  readonly signal: () => void;
}

const wireMs = 100;

/** Creates a service that responds after a while; `answer` returns its failure. */
function createScene(
  answer: (request: string, count: number) => Partial<ServiceFault> | undefined = () => undefined,
  random: () => number = () => 0,
): Scene {
  const clock = createVirtualClock();
  const life = createLife();
  const sent: string[] = [];
  const send = async (request: ServiceFault['request'], id = ''): Promise<void> => {
    sent.push(`${request}${id === '' ? '' : ` ${id}`} at ${clock.nowMs()}`);
    const fault = answer(request, sent.length);
    await clock.sleep(wireMs);
    if (fault !== undefined) throw createFailure({ request, ...fault });
  };
  const service: CopilotService = {
    listCopilots: () => send('list').then(() => [copilot]),
    deleteActions: (id) => send('delete', id),
    importActions: (id) => send('import', id),
    listActions: (id) => send('actionList', id).then(() => []),
    deleteAction: (id) => send('delete', id),
    findMethods: (id) => send('options', id).then(() => undefined),
    createAction: (id) => send('add', id).then(() => undefined),
    changeAction: (id) => send('change', id),
  };
  const { interruption } = life;
  const shared = shareService(service, { clock, interruption, random });
  return { clock, shared, sent, signal: life.signal };
}

function createFailure(fault: Partial<ServiceFault>): ServiceFailure {
  const unknown = { request: 'list', kind: 'status', applied: 'unknown', rejected: false } as const;
  return new ServiceFailure({ ...unknown, explanation: 'It failed.', hint: 'Wait.', ...fault });
}

const document = new Uint8Array();
const action = { method: 'GET', endpoint: '', name: '', description: '', payload: {} };

/** Creates a service whose first request, a delete by default, fails with HTTP 429. */
async function createLimited(
  fault: Partial<ServiceFault> = {},
  send: (service: CopilotService) => Promise<unknown> = (service) => service.deleteActions('a', '/'),
  random?: () => number,
): Promise<Scene> {
  const scene = createScene((_, count) => (count === 1 ? { status: 429, ...fault } : undefined), random);
  await expect(scene.clock.run(send(scene.shared))).rejects.toThrow('It failed.');
  return scene;
}

describe('a shared list', () => {
  test('is requested once by any number of targets, at the same time or later', async () => {
    const { clock, shared, sent } = createScene();
    const lists = await clock.run(
      Promise.all([shared.listCopilots(), shared.listCopilots(), shared.listCopilots()]),
    );
    expect(lists).toEqual([[copilot], [copilot], [copilot]]);
    await clock.runUntil(60_000);
    await clock.run(shared.listCopilots());
    expect(sent).toEqual(['list at 0']);
  });

  test('is used by all targets that delete during the same delay, and by none that deletes later', async () => {
    const { clock, shared, sent } = createScene();
    await clock.runUntil(2_500);
    await clock.run(Promise.all([shared.listCopilots(1_500), shared.listCopilots(2_400)]));
    await clock.run(shared.listCopilots(2_500));
    await clock.run(shared.listCopilots(2_501));
    expect(sent).toEqual(['list at 2500', 'list at 2600']);
  });

  test('is requested again after a failure, but not after a rejection', async () => {
    const passing = createScene((_, count) => (count === 1 ? { status: 503 } : undefined));
    await expect(passing.clock.run(passing.shared.listCopilots())).rejects.toThrow('It failed.');
    await expect(passing.clock.run(passing.shared.listCopilots())).resolves.toEqual([copilot]);
    expect(passing.sent).toHaveLength(2);

    const refusing = createScene(() => ({ status: 401, rejected: true }));
    for (let target = 1; target <= 3; target++) {
      await expect(refusing.clock.run(refusing.shared.listCopilots())).rejects.toThrow('It failed.');
    }
    expect(refusing.sent).toHaveLength(1);
  });
});

describe('a service with a rate limit', () => {
  test.each<[string, Partial<ServiceFault>, number]>([
    ['as long as it asks', { retryAfterMs: 9_000 }, 9_100],
    ['a second if it does not name a time', {}, 1_100],
    ['at most a minute', { retryAfterMs: 3_600_000 }, 60_100],
    ['no time after other failures', { status: 503, retryAfterMs: 9_000 }, 100],
  ])('gets no requests of any kind from any target for %s', async (_, fault, openMs) => {
    const { clock, shared, sent } = await createLimited(fault);
    const calls: readonly Promise<unknown>[] = [
      shared.importActions('b', document),
      shared.listActions('c'),
      shared.deleteAction('d'),
      shared.createAction('e', action),
      shared.deleteActions('f', '/'),
      shared.listCopilots(),
    ];
    const none = undefined;
    expect(await clock.run(Promise.all(calls))).toEqual([none, [], none, none, none, [copilot]]);
    const later = ['import b', 'actionList c', 'delete d', 'add e', 'delete f', 'list'];
    expect(sent).toEqual(['delete a at 0', ...later.map((request) => `${request} at ${openMs}`)]);
  });

  test('still gets the import if only the list was limited, but nothing else', async () => {
    const { clock, shared, sent } = await createLimited({ retryAfterMs: 9_000 }, (service) =>
      service.listCopilots(),
    );
    expect(shared.findOpenMs?.('import')).toBe(0);
    expect(shared.findOpenMs?.('delete')).toBe(9_100);
    await clock.run(
      Promise.all([
        shared.importActions('a', document),
        shared.createAction('b', action),
        shared.deleteActions('c', '/'),
        shared.listActions('d'),
      ]),
    );
    const later = ['import a at 100', 'add b at 100', 'delete c at 9100', 'actionList d at 9100'];
    expect(sent.slice(1)).toEqual(later);
  });

  test('returns the time of the next request, and of the failed one', async () => {
    const { clock, shared } = createScene((request) =>
      request === 'import' ? { kind: 'time-out' } : { status: 429, retryAfterMs: 9_000 },
    );
    await expect(clock.run(shared.listActions('a'))).rejects.toMatchObject({ sentMs: 0 });
    expect(shared.findOpenMs?.('import')).toBe(9_100);
    await expect(clock.run(shared.importActions('b', document))).rejects.toMatchObject({ sentMs: 9_100 });
    expect(shared.findOpenMs?.('import')).toBeLessThan(clock.nowMs());
  });

  test('gets no delayed requests after a signal, which are reported as not sent', async () => {
    const { clock, shared, sent, signal } = await createLimited({ retryAfterMs: 60_000 });
    const waiting = clock.run(shared.deleteActions('b', '/'));
    clock.at(3_000, signal);
    const error: unknown = await waiting.catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ServiceFailure);
    expect(error).toMatchObject({ fault: { request: 'delete', applied: 'no', rejected: false } });
    expect(sent).toEqual(['delete a at 0']);
  });

  test.each<[ServiceFault['request'], (service: CopilotService) => Promise<unknown>]>([
    ['list', (service) => service.listCopilots()],
    ['import', (service) => service.importActions('b', document)],
    ['actionList', (service) => service.listActions('b')],
    ['delete', (service) => service.deleteAction('b')],
    ['add', (service) => service.createAction('b', action)],
    ['change', (service) => service.changeAction('b', 'a-1', action)],
    ['options', (service) => service.findMethods('b')],
  ])('and requests that were not sent after a signal are reported: %s', async (request, call) => {
    const { clock, shared, signal } = await createLimited();
    signal();
    const error: unknown = await clock.run(call(shared)).catch((reason: unknown) => reason);
    const explanation = `The ${request} request was not sent, because the service limits its requests and the run was canceled.`;
    expect(error).toMatchObject({ fault: { request, explanation } });
    // No request waited for a turn that would not come.
    expect(clock.nowMs()).toBe(100);
  });

  test('does not get all delayed requests at the same time', async () => {
    const { clock, shared, sent } = await createLimited({}, undefined, () => 0.5);
    await clock.run(shared.deleteActions('b', '/'));
    expect(sent).toEqual(['delete a at 0', 'delete b at 1350']);
  });
});
