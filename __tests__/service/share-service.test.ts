import { ServiceFailure, type ServiceFault } from '../../src/errors.ts';
import type { CopilotService } from '../../src/ports.ts';
import { shareService } from '../../src/service/share-service.ts';
import { createLife } from '../simulation/life.ts';
import { copilot } from '../simulation/reconcile/model.ts';
import { createVirtualClock, type VirtualClock } from '../simulation/virtual-clock.ts';
import { eachCase } from '../support/each-case.ts';

interface Scene {
  readonly shared: CopilotService;
  /** Requests and the times at which they were sent. */
  readonly sent: readonly string[];
  readonly clock: VirtualClock;
  readonly signal: () => void;
  /** Lets time pass until all requests have a response. Returns the values, and the failures. */
  readonly wait: (...requests: readonly Promise<unknown>[]) => Promise<readonly unknown[]>;
}

type Answer = Partial<ServiceFault> | undefined;

/** Creates a service that responds after 100 ms with these failures in order, and afterwards with success. */
function createScene(answers: readonly Answer[] = [], random: () => number = () => 0): Scene {
  const clock = createVirtualClock();
  const { interruption, signal } = createLife();
  const sent: string[] = [];
  const send = async <T>(request: ServiceFault['request'], value: T, id = ''): Promise<T> => {
    const fault = answers[sent.length];
    sent.push(`${request}${id === '' ? '' : ` ${id}`} at ${clock.nowMs()}`);
    await clock.sleep(100);
    if (fault === undefined) return value;
    const unknown = { request, kind: 'status', applied: 'unknown', rejected: false } as const;
    throw new ServiceFailure({ ...unknown, explanation: 'It failed.', hint: 'Wait.', ...fault });
  };
  const service: CopilotService = {
    listCopilots: () => send('list', [copilot]),
    deleteActions: (id) => send('delete', undefined, id),
    importActions: (id) => send('import', undefined, id),
    listActions: (id) => send('actionList', [], id),
    deleteAction: (id) => send('delete', undefined, id),
    findMethods: (id) => send('options', undefined, id),
    createAction: (id) => send('add', undefined, id),
    changeAction: (id) => send('change', undefined, id),
  };
  const wait: Scene['wait'] = async (...requests) => {
    const ended = await clock.run(Promise.allSettled(requests));
    return ended.map((end) => (end.status === 'fulfilled' ? end.value : end.reason) as unknown);
  };
  const shared = shareService(service, { clock, interruption, random });
  return { clock, shared, sent, signal, wait };
}

const document = new Uint8Array();
const action = { method: 'GET', endpoint: '', name: '', description: '', payload: {} };
const failure = expect.objectContaining({ message: 'It failed.' }) as unknown;

/** Creates a service whose first request, a delete, has failed with HTTP 429. */
async function createLimited(fault: Partial<ServiceFault> = {}, random?: () => number): Promise<Scene> {
  const scene = createScene([{ status: 429, ...fault }], random);
  expect(await scene.wait(scene.shared.deleteActions('a', '/'))).toEqual([failure]);
  return scene;
}

describe('a shared list', () => {
  test('is requested once by any number of targets, at the same time or later', async () => {
    const { clock, shared, sent, wait } = createScene();
    const lists = await wait(shared.listCopilots(), shared.listCopilots());
    await clock.runUntil(60_000);
    expect([...lists, ...(await wait(shared.listCopilots()))]).toEqual([[copilot], [copilot], [copilot]]);
    expect(sent).toEqual(['list at 0']);
  });

  test('is used by all targets that delete during the same delay, and by none that deletes later', async () => {
    const { clock, shared, sent, wait } = createScene();
    await clock.runUntil(2_500);
    await wait(shared.listCopilots(1_500), shared.listCopilots(2_400));
    await wait(shared.listCopilots(2_500));
    await wait(shared.listCopilots(2_501));
    expect(sent).toEqual(['list at 2500', 'list at 2600']);
  });

  test.each([
    ['a second time after a failure', { status: 503 }, [[copilot], [copilot]], 2],
    ['only once after a rejection', { status: 401, rejected: true }, [failure, failure], 1],
  ])('is requested %s', async (_, fault, later, count) => {
    const { shared, sent, wait } = createScene([fault]);
    expect(await wait(shared.listCopilots())).toEqual([failure]);
    expect([...(await wait(shared.listCopilots())), ...(await wait(shared.listCopilots()))]).toEqual(later);
    expect(sent).toHaveLength(count);
  });
});

describe('a service with a rate limit', () => {
  test.each<[string, Partial<ServiceFault>, number]>([
    ['as long as it asks', { retryAfterMs: 9_000 }, 9_100],
    ['a second if it does not name a time', {}, 1_100],
    ['at most a minute', { retryAfterMs: 3_600_000 }, 60_100],
    ['no time after other failures', { status: 503, retryAfterMs: 9_000 }, 100],
  ])('gets no requests of any kind from any target for %s', async (_, fault, openMs) => {
    const { shared, sent, wait } = await createLimited(fault);
    const values = await wait(
      shared.importActions('b', document),
      shared.listActions('c'),
      shared.deleteAction('d'),
      shared.createAction('e', action),
      shared.deleteActions('f', '/'),
      shared.listCopilots(),
    );
    expect(values).toEqual([undefined, [], undefined, undefined, undefined, [copilot]]);
    const later = ['import b', 'actionList c', 'delete d', 'add e', 'delete f', 'list'];
    expect(sent.slice(1)).toEqual(later.map((request) => `${request} at ${openMs}`));
  });

  test('still gets the import if only the list was limited, but nothing else', async () => {
    const { shared, sent, wait } = createScene([{ status: 429, retryAfterMs: 9_000 }]);
    await wait(shared.listCopilots());
    expect((['import', 'delete'] as const).map((name) => shared.findOpenMs?.(name))).toEqual([0, 9_100]);
    await wait(
      shared.importActions('a', document),
      shared.createAction('b', action),
      shared.deleteActions('c', '/'),
      shared.listActions('d'),
    );
    const later = ['import a at 100', 'add b at 100', 'delete c at 9100', 'actionList d at 9100'];
    expect(sent.slice(1)).toEqual(later);
  });

  test('returns the time of the next request, and of the failed one', async () => {
    const { clock, shared, wait } = createScene([{ status: 429, retryAfterMs: 9_000 }, { kind: 'time-out' }]);
    expect(await wait(shared.listActions('a'))).toMatchObject([{ sentMs: 0 }]);
    expect(shared.findOpenMs?.('import')).toBe(9_100);
    expect(await wait(shared.importActions('b', document))).toMatchObject([{ sentMs: 9_100 }]);
    expect(shared.findOpenMs?.('import')).toBeLessThan(clock.nowMs());
  });

  eachCase<(service: CopilotService) => Promise<unknown>>({
    list: (service) => service.listCopilots(),
    import: (service) => service.importActions('b', document),
    actionList: (service) => service.listActions('b'),
    delete: (service) => service.deleteAction('b'),
    'delete (all actions)': (service) => service.deleteActions('b', '/'),
    add: (service) => service.createAction('b', action),
    change: (service) => service.changeAction('b', 'a-1', action),
    options: (service) => service.findMethods('b'),
  })('gets no delayed requests after a signal, which are reported as not sent: %s', async (call, name) => {
    const [request] = name.split(' ');
    const { clock, sent, shared, signal, wait } = await createLimited({ retryAfterMs: 60_000 });
    clock.at(3_000, signal);
    const explanation = `The ${request ?? ''} request was not sent, because the service limits its requests and the run was canceled.`;
    const fault = { request, explanation, applied: 'no', rejected: false, isUnsent: true };
    expect(await wait(call(shared))).toMatchObject([{ fault }]);
    // The next request doesn’t wait for a turn that won’t come.
    expect(await wait(call(shared))).toMatchObject([{ fault }]);
    expect(clock.nowMs()).toBe(3_000);
    expect(sent).toEqual(['delete a at 0']);
  });

  test('does not get all delayed requests at the same time', async () => {
    const { shared, sent, wait } = await createLimited({}, () => 0.5);
    expect(shared.findOpenMs?.('delete')).toBe(1_350);
    await wait(shared.deleteActions('b', '/'));
    expect(sent).toEqual(['delete a at 0', 'delete b at 1350']);
  });
});
