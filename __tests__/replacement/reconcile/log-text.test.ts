import { renderWait } from '../../../src/replacement/reconcile/log-text.ts';

test('says how long it waits after the delete: the whole pause, or what a post step has left of it', () => {
  expect(renderWait({ why: 'pause', ms: 74_990 }, 75_000)).toBe(
    'Actions deleted. Waiting 75 s before the import.',
  );
  expect(renderWait({ why: 'pause', ms: 12_400 }, 75_000)).toBe(
    'Waiting for the remaining 13 s of the delay after the delete.',
  );
});
