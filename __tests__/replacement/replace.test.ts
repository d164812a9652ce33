import type { Fault } from '../simulation/model-service.ts';
import { calls, fail, replace, type Scene } from './scene.ts';

const containing = (text: string) => expect.stringContaining(text) as string;
const synced = { outcome: 'synced' };
const gone = { outcome: 'degraded', result: 'record-removed' };
const handedOver = { outcome: 'degraded', result: 'handed-over-unread' };
const unlisted = fail('list', 'unmanaged', 1, 2);
/** A delete with an unknown effect, and a repeated one that finds nothing. */
const secondIsMissing = [...fail('delete', 'reset-after', 1), ...fail('delete', 'status-404-before', 2)];
const half = fail('delete', 'status-500-after', 1);

/** Runs a sync, and returns its result, requests, log, journal, and the copilot's actions. */
async function observe(scene: Scene): Promise<object> {
  const { disk, lines, model, result } = await replace(scene);
  const { isOpen, state } = disk.find() ?? {};
  const { violations } = model;
  const requests = { requests: calls(model), actions: model.actions(), violations };
  return { ...result, ...requests, log: lines.join('\n'), isOpen, left: state };
}

test.each<[string, Scene, object]>([
  [
    'a copilot that is missing at the first delete is reported as gone, not as unchanged',
    { faults: [...fail('delete', 'status-404-before', 1), ...unlisted] },
    { requests: 'delete list list', ...gone },
  ],
  [
    'on a service without a list, a copilot is reported as gone if a repeated delete finds nothing',
    { faults: secondIsMissing, hasList: false },
    { requests: 'delete delete', ...gone },
  ],
  [
    'after a repeated delete that finds nothing, a copilot that is still listed is not reported as gone',
    { faults: secondIsMissing },
    {
      ...{ requests: 'delete delete list', outcome: 'degraded', result: 'unknown' },
      ...{
        failure: { message: containing('404') },
        log: expect.not.stringContaining('removed copilot') as string,
      },
    },
  ],
  [
    'after a repeated delete that finds nothing, a copilot that is no longer listed is reported as gone',
    { faults: [...secondIsMissing, ...unlisted] },
    { requests: 'delete delete list list', ...gone, log: containing('"name":"Orders"') },
  ],
  [
    'after a repeated delete that finds nothing, a copilot is reported as gone if the list can’t be read',
    { faults: [...secondIsMissing, ...fail('list', 'refused', 1)] },
    gone,
  ],
  [
    'the whole sequence is repeated after a rejected import if no other version is left',
    { faults: fail('import', 'forbidden-once', 1), hasPrevious: false },
    { requests: 'delete list import delete list import', ...synced },
  ],
  [
    'the message explains only what failed before the rollback, not what was retried during it',
    { faults: fail('import', 'refused', 2), isNextBad: true },
    { outcome: 'rolled-back', failure: { message: 'The import request failed: status 400.' } },
  ],
  ...(['delete', 'import'] as const).map((call): [string, Scene, object] => [
    `a warning follows if the ${call} was only accepted`,
    { faults: fail(call, 'status-202-after', 1) },
    { ...synced, warnings: [containing('might still be processed')] },
  ]),
  [
    'a removed copilot is explained without the delete that was only accepted',
    { faults: [...fail('delete', 'status-202-after', 1), ...unlisted] },
    {
      failure: {
        code: 'record-removed',
        message: 'The delete request deleted the copilot itself, not only its actions.',
      },
    },
  ],
  [
    'the sync waits for a service that restarts within 40 s',
    { faults: [...fail('import', 'refused', 1, 2, 3, 4), ...fail('import', 'status-502-before', 5)] },
    synced,
  ],
  [
    'a signal in a delay lets the next process continue with this delay',
    { signalAtMs: 1_000, waitMs: 20_000 },
    { left: { step: 'wait', isHandedOver: true } },
  ],
  [
    'the journal keeps the last whole delay, whatever was deleted after it',
    { faults: fail('import', 'reset-before', 1), signalAtMs: 45_000, waitMs: 20_000 },
    { requests: 'delete list import delete', ...handedOver, replacement: { waitMs: 20_000 } },
  ],
  [
    'the journal leaves all attempts to the next process if a request was never sent',
    { isImportUnsent: true },
    { requests: 'delete list', ...handedOver, left: { step: 'import', request: 1, actions: 'none' } },
  ],
  [
    'a signal after the delete ends neither the delay nor the import',
    { signalAtMs: 1_000 },
    { requests: 'delete list import', ...synced, replacement: { waitMs: 5_000 } },
  ],
  [
    'a signal hands the sync over to the post step if it can’t be repeated in time',
    { signalAtMs: 4_000, faults: fail('import', 'status-503-after', 1) },
    {
      ...{ requests: 'delete list import', ...handedOver, failure: { code: 'interrupted' } },
      ...{ isOpen: true, left: { step: 'delete', round: 2 } },
    },
  ],
  [
    'a signal allows a short repetition of the sync',
    { signalAtMs: 500, faults: fail('import', 'status-500-after', 1), waitMs: 1_000 },
    synced,
  ],
  [
    'a signal while a delete that may have been processed is retried does not end as not changed',
    { signalAtMs: 200, faults: half, waitMs: 20_000 },
    {
      ...{ requests: 'delete', actions: [], ...handedOver, left: { step: 'delete', actions: 'presumed' } },
      state: expect.stringMatching(/^The copilot’s current actions are unknown/) as string,
    },
  ],
  [
    'a signal while a delete that may have been processed is retried allows a short sync',
    { signalAtMs: 200, faults: half, waitMs: 1_000 },
    synced,
  ],
  [
    'a signal during the delay after a certain failure leaves the copilot unchanged',
    { signalAtMs: 200, faults: fail('delete', 'refused', 1) },
    { requests: 'delete', outcome: 'aborted' },
  ],
])('%s', async (_, scene, expected) => {
  expect(await observe(scene)).toMatchObject({ violations: [], ...expected });
});

const after9s: Fault = { call: 'delete', nth: 1, name: 'status-503-before', retryAfterMs: 9_000 };

test.each<[string, Scene, 'sentMs' | 'answeredMs', number, number, number]>([
  [
    'reads the list only after half of the delay, because it may lag behind',
    { faults: secondIsMissing, waitMs: 12_000 },
    ...(['answeredMs', 1, 2, 6_000] as const),
  ],
  ['waits for as long as the service requests', { faults: [after9s] }, 'answeredMs', 0, 1, 9_000],
  [
    'gives an import without a response its maximum time before the delete',
    { faults: fail('import', 'reset-before', 1) },
    ...(['sentMs', 2, 3, 10_000] as const),
  ],
  [
    'starts the delay at the last delete that may still be in progress',
    { faults: fail('delete', 'status-504-before', 1) },
    ...(['sentMs', 0, 3, 15_000] as const),
  ],
])('the sync %s', async (_, scene, start, from, to, ms) => {
  const { requests } = (await replace(scene)).model;
  expect((requests[to]?.sentMs ?? 0) - (requests[from]?.[start] ?? 0)).toBe(ms);
});

test('the delay that a service requests ends before the journal records a request', async () => {
  const { model, result, written } = await replace({ openMs: 8_000 });
  expect(result.outcome).toBe('synced');
  expect(model.requests[0]).toMatchObject({ call: 'delete', sentMs: 8_000 });
  expect(written[0]).toMatchObject({ writtenAtMs: 8_000, step: 'delete' });
});

test('the journal states that nothing was sent if a signal comes before the delete', async () => {
  const { written } = await replace({ signalAtMs: 0 });
  expect(written.at(-1)).toMatchObject({ isOpen: false, hasSent: false });
});
