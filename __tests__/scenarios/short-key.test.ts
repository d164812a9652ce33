import { pushEvent } from '../support/events.ts';
import { createWorld, pushChange, type World } from '../support/world.ts';

let world: World;

afterEach(() => world.close());

/** Runs a sync whose service rejects the import, and repeats a long text about it. */
async function run(key: string) {
  const copilots = [{ name: 'Demo assistant for merchants' }];
  world = await createWorld({
    isInProcess: true,
    service: { key, copilots, service: 'contract', bodyLimitBytes: 10 },
  });
  const event = pushEvent({ ref: 'main', ...(await pushChange(world)) });
  const { main } = await world.run({ event });
  return main;
}

test('a key of a few characters leaves the summary, the report and errors readable', async () => {
  const main = await run('m');
  expect(main.masks).toContain('m');
  expect(main.files.summary).toContain('Demo assistant for merchants');
  expect(main.files.output).toContain('Demo assistant for merchants');
  expect(main.files.summary + main.files.output).not.toContain('***');
  expect(main.stdout).toMatch(
    /^::warning::The input `api-key` has fewer than 8 characters\..*no-key-needed/mu,
  );
});

test('a key of eight characters is hidden, without a warning', async () => {
  const main = await run('merchant');
  expect(main.files.output).toContain('Demo assistant for ***s');
  expect(main.stdout).not.toContain('fewer than 8 characters');
});
