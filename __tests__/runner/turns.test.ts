import { setImmediate } from 'node:timers/promises';
import { createTurns } from '../../src/runner/turns.ts';

test('one caller continues in each turn of the event loop, those with the fewest steps left first', async () => {
  const takeTurn = createTurns();
  const turns: string[] = [];
  const work = async (name: string): Promise<void> => {
    await takeTurn(1);
    turns.push(`${name} begins`);
    await takeTurn(0);
    turns.push(`${name} ends`);
  };
  const working = Promise.all(['a', 'b'].map(work));
  for (let turn = 1; turn <= 4; turn += 1) {
    await setImmediate();
    expect(turns).toHaveLength(turn);
  }
  await working;
  expect(turns).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
});
