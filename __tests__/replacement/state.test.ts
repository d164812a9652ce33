import { createStart } from '../../src/replacement/machine.ts';
import { renderHoldings, selectSource, shiftMoments, type OpenState } from '../../src/replacement/state.ts';

const start = createStart({ sources: ['next', 'previous', 'seen'], hasEyes: true, route: 'auto' });

test.each([
  [['before'], 'The copilot holds the actions it had before.'],
  [['nothing'], 'The copilot holds no actions.'],
  [['next'], 'The copilot holds the new actions.'],
  [['previous'], 'The copilot holds the actions of an earlier version.'],
  [['seen'], 'The copilot holds the actions it had before, put back one by one.'],
  [['nothing', 'next'], 'The copilot may hold no actions or the new actions.'],
  [
    ['nothing', 'part', 'next'],
    'The copilot may hold no actions, only some of the actions or the new actions.',
  ],
] as const)('%j: %s', (holds, sentence) => {
  expect(renderHoldings(holds)).toBe(sentence);
});

test('every moment of a state moves to the clock of the process that takes over', () => {
  const state: OpenState = {
    ...start,
    beganMs: 10,
    deletedMs: 20,
    importedMs: { sentMs: 30, endedMs: 40 },
    atWork: [{ request: 'import', sentMs: 30, endedMs: 40 }],
    seen: { count: 3, sinceMs: 50 },
  };
  expect(shiftMoments(state, 1_000)).toEqual({
    ...state,
    beganMs: 1_010,
    deletedMs: 1_020,
    importedMs: { sentMs: 1_030, endedMs: 1_040 },
    atWork: [{ request: 'import', sentMs: 1_030, endedMs: 1_040 }],
    seen: { count: 3, sinceMs: 1_050 },
  });
  expect(shiftMoments(start, 1_000)).toEqual(start);
});

test('there is no source beyond the last', () => {
  expect(() => selectSource({ ...start, at: 3 })).toThrow('There is no source 3.');
});
