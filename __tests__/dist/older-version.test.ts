import { dispatchEvent, pushEvent } from '../support/events.ts';
import type { RunnerEvent } from '../support/runner/environment.ts';
import { createWorld, describeApi, pushChange, type World } from '../support/world.ts';

/** Tests the statements of docs/troubleshooting.md about an older version of the file. */

const older = { 'swagger.json': describeApi('listOrders', 'findOrder') };

let world: World;

beforeEach(async () => {
  world = await createWorld();
});

afterEach(() => world.close());

const holds = (): readonly string[] => world.service.actions(world.copilotId).map(({ name }) => name);

async function syncNewer(): Promise<{ readonly before: string; readonly after: string }> {
  const pushed = await pushChange(world, older);
  await world.run({ event: pushEvent({ ref: 'main', ...pushed }) });
  expect(holds()).toEqual(['listOrders', 'cancelOrder']);
  return pushed;
}

test('a push that reverts the file syncs the older version', async () => {
  const { after } = await syncNewer();
  const reverted = await world.sandbox.commit(older);
  const { main } = await world.run({ event: pushEvent({ ref: 'main', before: after, after: reverted }) });
  expect(main.outputs).toMatchObject({ outcome: 'synced', reason: 'modified' });
  expect(holds()).toEqual(['listOrders', 'findOrder']);
});

test('a workflow that is started by hand on a tag syncs the version of that tag', async () => {
  const { before } = await syncNewer();
  const onTag: RunnerEvent = { ...dispatchEvent(before), ref: 'refs/tags/v1.0.0' };
  const { main } = await world.run({ event: onTag });
  expect(main.outputs).toMatchObject({ outcome: 'synced', reason: 'no-base' });
  expect(holds()).toEqual(['listOrders', 'findOrder']);
});
