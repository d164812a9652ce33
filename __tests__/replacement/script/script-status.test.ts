import {
  resumeStatus,
  initialStatus,
  type ScriptStatus,
} from '../../../src/replacement/script/script-status.ts';

const times = { nowMs: 20_000, timeoutMs: 60_000, writtenMs: 1_000 };
const emptied = { ...initialStatus, actions: 'none', round: 2, request: 3, beganAtMs: 500 } as const;

describe('a process that resumes a sync', () => {
  test('deletes again after an in-flight delete, which may still take effect', () => {
    expect(resumeStatus(initialStatus, times)).toMatchObject({
      step: 'delete',
      actions: 'unknown',
      inFlight: { delete: { sentAtMs: 1_000, endedAtMs: 61_000 } },
      beganAtMs: 1_000,
    });
  });

  test('deletes again after the start of a delay, because later requests may not be recorded', () => {
    const left: ScriptStatus = { ...emptied, step: 'wait' };
    expect(resumeStatus(left, times)).toMatchObject({ step: 'delete', actions: 'none', inFlight: {} });
  });

  test('deletes first after an in-flight import', () => {
    const left: ScriptStatus = { ...emptied, step: 'import', version: 1 };
    expect(resumeStatus(left, times)).toMatchObject({
      step: 'delete',
      actions: 'unknown',
      inFlight: { import: { sentAtMs: 1_000, endedAtMs: 61_000 } },
    });
  });

  test.each(['delete', 'wait', 'import'] as const)(
    'continues with the only request that was left: %s',
    (step) => {
      const left: ScriptStatus = { ...emptied, step, isHandedOver: true };
      expect(resumeStatus(left, times)).toMatchObject({
        step,
        actions: 'none',
        inFlight: {},
        isHandedOver: false,
      });
    },
  );

  test('counts its attempts anew, and its time from the beginning', () => {
    expect(resumeStatus({ ...emptied, isHandedOver: true }, times)).toMatchObject({
      round: 1,
      request: 1,
      beganAtMs: 500,
    });
  });
});
