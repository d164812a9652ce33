import { pushEvent } from '../support/events.ts';
import { quickFolder } from '../support/quick-action.ts';
import type { Transcript } from '../support/runner/transcript.ts';
import type { FakeServiceOptions } from '../support/fake-service/options.ts';
import { createWorld, describeApi, pushChange, type World } from '../support/world.ts';

export const releases = ['2.8.0', 'head'] as const;
export const previous = ['listOrders', 'findOrder'];
export const next = ['listOrders', 'cancelOrder'];

const worlds: World[] = [];

/** Closes the worlds of a test file. */
export async function closeWorlds(): Promise<void> {
  await Promise.all(worlds.splice(0).map((world) => world.close()));
}

/**
 * Creates a world whose copilot has these actions. `closeWorlds` closes it after all tests, which run at the same time
 * because they mostly wait.
 */
export async function begin(
  service: FakeServiceOptions,
  { actions = previous, isInProcess = true }: { actions?: readonly string[]; isInProcess?: boolean } = {},
): Promise<World> {
  const document: unknown = actions.length === 0 ? undefined : JSON.parse(describeApi(...actions));
  const copilots = [{ name: 'Order desk', document }];
  const world = await createWorld({ isInProcess, isTimed: true, service: { copilots, ...service } });
  worlds.push(world);
  return world;
}

/** Runs a push that changes the file, with short delays. */
export async function push(
  world: World,
  inputs: Readonly<Record<string, string>> = {},
  { from = describeApi(...previous), to = describeApi(...next) } = {},
): Promise<Transcript> {
  const commits = await pushChange(world, { 'swagger.json': from }, { 'swagger.json': to });
  return world.run({
    event: pushEvent({ ref: 'main', ...commits }),
    depth: 0,
    actionDir: quickFolder,
    // A busy machine can take seconds to respond, so the limit is short only if the service hangs.
    inputs: { 'timeout-seconds': '20', 'max-attempts': '2', ...inputs },
  });
}

export function listMessages({ main }: Transcript): string {
  return main.annotations.map(({ message }) => message).join('\n');
}

/** Returns whether no request changed anything. */
export function hasOnlyRead({ service }: World): boolean {
  return service.requests.every(({ method }) => method === 'GET');
}
