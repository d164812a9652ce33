import { takeOver, unbegun, type ScriptProgress } from '../../../src/replacement/script/script-progress.ts';

const times = { nowMs: 20_000, timeoutMs: 60_000, writtenMs: 1_000 };
const emptied = { ...unbegun, holds: ['nothing'], round: 2, request: 3, beganAtMs: 500 } as const;

describe('a process that takes over', () => {
  test('deletes again where a delete was in flight, which may still take effect', () => {
    expect(takeOver(unbegun, times)).toMatchObject({
      name: 'deleting',
      holds: ['before', 'nothing'],
      inFlight: [{ request: 'delete', sentAtMs: 1_000, endedAtMs: 61_000 }],
      beganAtMs: 1_000,
    });
  });

  test('deletes again where the pause had begun: what came after it may not have been written', () => {
    const left: ScriptProgress = { ...emptied, name: 'settling', deletedAtMs: 900 };
    expect(takeOver(left, times)).toMatchObject({ name: 'deleting', holds: ['nothing'], inFlight: [] });
  });

  test('deletes first where an import was in flight', () => {
    const left: ScriptProgress = { ...emptied, name: 'importing', at: 1 };
    expect(takeOver(left, times)).toMatchObject({
      name: 'deleting',
      holds: ['nothing', 'part', 'previous'],
      inFlight: [{ request: 'import', sentAtMs: 1_000, endedAtMs: 61_000 }],
    });
  });

  test.each(['deleting', 'settling', 'importing'] as const)(
    'goes on with just the call that was left to it: %s',
    (name) => {
      const left: ScriptProgress = { ...emptied, name, isHandedOver: true };
      expect(takeOver(left, times)).toMatchObject({
        name,
        holds: ['nothing'],
        inFlight: [],
        isHandedOver: false,
      });
    },
  );

  test('counts its tries anew, and its time from the beginning', () => {
    expect(takeOver({ ...emptied, isHandedOver: true }, times)).toMatchObject({
      round: 1,
      request: 1,
      beganAtMs: 500,
    });
  });
});
