import { renderWait } from '../../../src/replacement/reconcile/log-text.ts';

test('the log says how long the run waits after the delete: the whole delay, or the rest in a post step', () => {
  expect(renderWait({ reason: 'delay', ms: 74_990 }, 75_000)).toBe(
    'Actions deleted. Waiting 75 s before the import.',
  );
  expect(renderWait({ reason: 'delay', ms: 12_400 }, 75_000)).toBe(
    'Waiting for the remaining 13 s of the delay before the import.',
  );
});
