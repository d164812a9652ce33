import { renderWait } from '../../../src/replacement/reconcile/log-text.ts';

test('says how long it waits after the delete: the whole pause, or what a post step has left of it', () => {
  expect(renderWait({ why: 'pause', ms: 74_990 }, 75_000)).toBe(
    'Deleted. Waiting 75 s for the removal to settle.',
  );
  expect(renderWait({ why: 'pause', ms: 12_400 }, 75_000)).toBe(
    'Waiting for the 13 s that are left of the pause after the delete.',
  );
});
