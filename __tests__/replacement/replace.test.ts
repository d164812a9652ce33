import type { Fault } from '../simulation/model-service.ts';
import { calls, findFailure, replace } from './scene.ts';

describe('a failed sync', () => {
  test('reports a copilot that is missing at the first delete as gone, not as unchanged', async () => {
    const missing: Fault = { call: 'delete', nth: 1, name: 'status-404-before' };
    const faults = [missing, ...[1, 2].map((nth): Fault => ({ call: 'list', nth, name: 'unmanaged' }))];
    const { model, result } = await replace({ faults });
    expect(calls(model)).toBe('delete list list');
    expect(result).toMatchObject({ outcome: 'degraded', result: 'record-removed' });
  });

  test('reports a copilot as gone if a repeated delete finds nothing, on a service without a list', async () => {
    const faults: Fault[] = [
      { call: 'delete', nth: 1, name: 'reset-after' },
      { call: 'delete', nth: 2, name: 'status-404-before' },
    ];
    const { model, result } = await replace({ faults, hasList: false });
    expect(calls(model)).toBe('delete delete');
    expect(result).toMatchObject({ outcome: 'degraded', result: 'record-removed' });
  });

  describe('after a delete with an unknown effect and a repeated one that finds nothing', () => {
    const faults: readonly Fault[] = [
      { call: 'delete', nth: 1, name: 'reset-after' },
      { call: 'delete', nth: 2, name: 'status-404-before' },
    ];

    test('doesn’t report a copilot as gone that the list still shows', async () => {
      const { lines, model, result } = await replace({ faults });
      expect(calls(model)).toBe('delete delete list');
      expect(result).toMatchObject({ outcome: 'degraded', result: 'unknown' });
      expect(findFailure(result)?.message).toContain('404');
      expect(lines.join('\n')).not.toContain('removed copilot');
    });

    test('reports a copilot as gone that the list doesn’t show', async () => {
      const unlisted = [1, 2].map((nth): Fault => ({ call: 'list', nth, name: 'unmanaged' }));
      const { lines, model, result } = await replace({ faults: [...faults, ...unlisted] });
      expect(calls(model)).toBe('delete delete list list');
      expect(result).toMatchObject({ outcome: 'degraded', result: 'record-removed' });
      expect(lines).toContainEqual(expect.stringContaining('"name":"Orders"'));
    });

    test('reads the list only after half of the delay, because it may lag behind', async () => {
      const { model } = await replace({ faults, waitMs: 12_000 });
      const [, deletion, list] = model.requests;
      expect((list?.sentMs ?? 0) - (deletion?.answeredMs ?? 0)).toBe(6_000);
    });

    test('reports a copilot as gone if the list can’t be read', async () => {
      const { result } = await replace({ faults: [...faults, { call: 'list', nth: 1, name: 'refused' }] });
      expect(result).toMatchObject({ outcome: 'degraded', result: 'record-removed' });
    });
  });

  test('repeats the whole sequence after a rejected import if no other version is left', async () => {
    const faults: Fault[] = [{ call: 'import', nth: 1, name: 'forbidden-once' }];
    const { model, result } = await replace({ faults, hasPrevious: false });
    expect(calls(model)).toBe('delete list import delete list import');
    expect(result.outcome).toBe('synced');
  });

  test('explains only what failed before the rollback, not what was retried during it', async () => {
    const faults: Fault[] = [{ call: 'import', nth: 2, name: 'refused' }];
    expect(await replace({ faults, isNextBad: true })).toMatchObject({
      result: { outcome: 'rolled-back', failure: { message: 'The import request failed: status 400.' } },
    });
  });

  test.each(['delete', 'import'] as const)('warns if the %s was only accepted', async (call) => {
    const { result } = await replace({ faults: [{ call, nth: 1, name: 'status-202-after' }] });
    expect(result).toMatchObject({
      outcome: 'synced',
      warnings: [expect.stringContaining('might still be processed') as string],
    });
  });

  test('explains a removed copilot without the delete that was only accepted', async () => {
    const accepted: Fault = { call: 'delete', nth: 1, name: 'status-202-after' };
    const faults = [accepted, ...[1, 2].map((nth): Fault => ({ call: 'list', nth, name: 'unmanaged' }))];
    const { result } = await replace({ faults });
    expect(findFailure(result)).toMatchObject({
      code: 'record-removed',
      message: 'The delete request deleted the copilot itself, not only its actions.',
    });
  });

  test('waits for as long as the service requests before the next attempt', async () => {
    const fault: Fault = { call: 'delete', nth: 1, name: 'status-503-before', retryAfterMs: 9_000 };
    const { model } = await replace({ faults: [fault] });
    const [first, second] = model.requests;
    expect((second?.sentMs ?? 0) - (first?.answeredMs ?? 0)).toBe(9_000);
  });

  test('gives an import without a response its maximum time before the delete', async () => {
    const { model } = await replace({ faults: [{ call: 'import', nth: 1, name: 'reset-before' }] });
    const [, , degraded, deletion] = model.requests;
    expect((deletion?.sentMs ?? 0) - (degraded?.sentMs ?? 0)).toBeGreaterThanOrEqual(10_000);
  });

  test('starts the delay at the last delete that may still be in progress', async () => {
    const faults: Fault[] = [{ call: 'delete', nth: 1, name: 'status-504-before' }];
    const { model } = await replace({ faults });
    const [degraded, , , put] = model.requests;
    expect((put?.sentMs ?? 0) - (degraded?.sentMs ?? 0)).toBeGreaterThanOrEqual(10_000);
  });

  test('waits for a service that restarts within 40 s', async () => {
    const faults = Array.from({ length: 4 }, (_, index): Fault => ({
      call: 'import',
      nth: index + 1,
      name: 'refused',
    }));
    const { result } = await replace({
      faults: [...faults, { call: 'import', nth: 5, name: 'status-502-before' }],
    });
    expect(result.outcome).toBe('synced');
  });
});

test('the delay that a service requests ends before the journal records a request', async () => {
  const { model, result, written } = await replace({ openMs: 8_000 });
  expect(result.outcome).toBe('synced');
  expect(model.requests[0]).toMatchObject({ call: 'delete', sentMs: 8_000 });
  expect(written[0]).toMatchObject({ writtenAtMs: 8_000, step: 'delete' });
});

describe('the journal', () => {
  test('states that nothing was sent, if a signal comes before the delete', async () => {
    const { written } = await replace({ signalAtMs: 0 });
    expect(written.at(-1)).toMatchObject({ isOpen: false, hasSent: false });
  });

  test('lets the next process continue with the delay that a signal ended', async () => {
    const { disk } = await replace({ signalAtMs: 1_000, waitMs: 20_000 });
    expect(disk.find()?.state).toMatchObject({ step: 'wait', isHandedOver: true });
  });

  test('keeps the last whole delay, whatever was deleted after it', async () => {
    const faults: Fault[] = [{ call: 'import', nth: 1, name: 'reset-before' }];
    const { model, result } = await replace({ faults, signalAtMs: 45_000, waitMs: 20_000 });
    expect(calls(model)).toBe('delete list import delete');
    expect(result).toMatchObject({ result: 'handed-over-unread', replacement: { waitMs: 20_000 } });
  });

  test('leaves all attempts to the next process, if a request was never sent', async () => {
    const { disk, model, result } = await replace({ isImportUnsent: true });
    expect(calls(model)).toBe('delete list');
    expect(result).toMatchObject({ result: 'handed-over-unread' });
    expect(disk.find()?.state).toMatchObject({ step: 'import', request: 1, actions: 'none' });
  });
});

describe('a signal', () => {
  test('after the delete ends neither the delay nor the import', async () => {
    const { model, result } = await replace({ signalAtMs: 1_000 });
    expect(result).toMatchObject({ outcome: 'synced', replacement: { waitMs: 5_000 } });
    expect(model.violations).toEqual([]);
  });

  test("hands the sync over to the post step if it can't be repeated in time", async () => {
    const faults: Fault[] = [{ call: 'import', nth: 1, name: 'status-503-after' }];
    const { disk, model, result } = await replace({ signalAtMs: 4_000, faults });
    expect(calls(model)).toBe('delete list import');
    expect(result).toMatchObject({
      outcome: 'degraded',
      result: 'handed-over-unread',
      failure: { code: 'interrupted' },
    });
    expect(disk.find()).toMatchObject({ isOpen: true, state: { step: 'delete', round: 2 } });
  });

  test('allows a short repetition of the sync', async () => {
    const faults: Fault[] = [{ call: 'import', nth: 1, name: 'status-500-after' }];
    const { result } = await replace({ signalAtMs: 500, faults, waitMs: 1_000 });
    expect(result.outcome).toBe('synced');
  });

  test('while a delete that may have been processed is retried, does not end as not changed', async () => {
    const faults: Fault[] = [{ call: 'delete', nth: 1, name: 'status-500-after' }];
    const { disk, model, result } = await replace({ signalAtMs: 200, faults, waitMs: 20_000 });
    expect(calls(model)).toBe('delete');
    expect(model.actions()).toEqual([]);
    expect(result).toMatchObject({ outcome: 'degraded', result: 'handed-over-unread' });
    expect(result.state).toMatch(/^The copilot’s current actions are unknown/);
    expect(disk.find()?.state).toMatchObject({ step: 'delete', actions: 'presumed' });

    const inTime = await replace({ signalAtMs: 200, faults, waitMs: 1_000 });
    expect(inTime.result.outcome).toBe('synced');
  });

  test('during the delay after a certain failure leaves the copilot unchanged', async () => {
    const fault: Fault = { call: 'delete', nth: 1, name: 'refused' };
    const { model, result } = await replace({ signalAtMs: 200, faults: [fault] });
    expect(calls(model)).toBe('delete');
    expect(result.outcome).toBe('aborted');
  });
});
