import { pushEvent } from '../support/events.ts';
import { createWorld, pushChange } from '../support/world.ts';

/** The service rejects the import, and its copilot's name contains the key. */
test.each([
  ['a key of a few characters leaves the summary and the report readable, with a warning', 'm', false],
  ['a key of eight characters is hidden, without a warning', 'merchant', true],
])('%s', async (_, key, isHidden) => {
  const copilots = [{ name: 'Demo assistant for merchants' }];
  const service = { key, copilots, service: 'contract', bodyLimitBytes: 10 } as const;
  // The first key also hides the letter in `ms`, so the log contains times that differ.
  const world = await createWorld({ isInProcess: true, isTimed: true, service });
  const { main } = await world.run({ event: pushEvent({ ref: 'main', ...(await pushChange(world)) }) });
  await world.close();
  expect(main.masks).toContain(key);
  const texts = [main.files.summary, main.files.output].map((text) => text.replaceAll('\\', ''));
  for (const text of texts) expect(text).toContain(`Demo assistant for ${isHidden ? '***' : 'merchant'}s`);
  expect(texts.join('').includes('***')).toBe(isHidden);
  const warning = /^::warning::The input `api-key` has fewer than 8 characters\..*no-key-needed/mu;
  expect(warning.test(main.stdout)).toBe(!isHidden);
});
