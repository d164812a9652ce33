import { renderWait } from '../../../src/replacement/reconcile/log-text.ts';

test('the log says how long the run waits after the delete: the whole delay, or the rest in a post step', () => {
  expect(renderWait({ reason: 'delay', ms: 74_990 }, 75_000)).toBe(
    'Actions deleted. Waiting 75 s before the import.',
  );
  expect(renderWait({ reason: 'delay', ms: 12_400 }, 75_000)).toBe(
    'Actions deleted. Waiting 13 s before the import.',
  );
  expect(renderWait({ reason: 'delay', ms: 1_490 }, 1_500)).toBe(
    'Actions deleted. Waiting 1.5 s before the import.',
  );
});
