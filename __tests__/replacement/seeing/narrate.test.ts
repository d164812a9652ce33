import { renderWait } from '../../../src/replacement/seeing/narrate.ts';

test('says how long it waits after the delete: the whole pause, or what a post step has left of it', () => {
  const job = { settleMs: 75_000 };
  expect(renderWait({ do: 'wait', why: 'pause', ms: 74_990 }, job)).toBe(
    'Deleted. Waiting 75 s for the removal to settle.',
  );
  expect(renderWait({ do: 'wait', why: 'pause', ms: 12_400 }, job)).toBe(
    'Waiting for the 13 s that are left of the pause after the delete.',
  );
});
