import { pushEvent } from '../support/events.ts';
import { quickFolder } from '../support/quick-action.ts';
import type { Transcript } from '../support/runner/transcript.ts';
import type { FakeServiceOptions } from '../support/fake-service/options.ts';
import { createWorld, describeApi, pushChange, type World } from '../support/world.ts';

export const releases = ['2.8.0', 'head'] as const;
export const previous = ['listOrders', 'findOrder'];
export const next = ['listOrders', 'cancelOrder'];

type Begin = (
  service: FakeServiceOptions,
  options?: { readonly actions?: readonly string[]; readonly isInProcess?: boolean },
) => Promise<World>;

/**
 * Returns a function that creates a world whose copilot has these actions. All worlds are closed after all tests of
 * the file, which run at the same time because they mostly wait.
 */
export function openWorlds(): Begin {
  const worlds: World[] = [];
  afterAll(() => Promise.all(worlds.map((world) => world.close())));
  return async (service, { actions = previous, isInProcess = true } = {}) => {
    const document: unknown = actions.length === 0 ? undefined : JSON.parse(describeApi(...actions));
    const copilots = [{ name: 'Order desk', document }];
    const world = await createWorld({ isInProcess, isTimed: true, service: { copilots, ...service } });
    worlds.push(world);
    return world;
  };
}

/** Runs a push that changes the file, with short delays. */
export async function push(
  world: World,
  inputs: Readonly<Record<string, string>> = {},
  { from = describeApi(...previous), to = describeApi(...next), env = {} } = {},
): Promise<Transcript> {
  const commits = await pushChange(world, { 'swagger.json': from }, { 'swagger.json': to });
  return world.run({
    event: pushEvent({ ref: 'main', ...commits }),
    depth: 0,
    actionDir: quickFolder,
    // A busy machine can take seconds to respond, so the limit is short only if the service hangs.
    inputs: { 'timeout-seconds': '20', 'max-attempts': '2', ...inputs },
    env,
  });
}

/** Adds an action like a user in the dashboard. */
export async function addManually(
  { copilotId, service }: World,
  action: Readonly<Record<string, string>>,
): Promise<void> {
  const body = { request_type: 'GET', description: 'Added manually', payload: {}, ...action };
  const url = `${service.baseUrl}/backend/actions/bot/${copilotId}`;
  const headers = { 'content-type': 'application/json' };
  const { status } = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  expect(status).toBe(201);
}

export function listMessages({ main }: Transcript): string {
  return main.annotations.map(({ message }) => message).join('\n');
}

export function listNames({ copilotId, service }: World): readonly string[] {
  return service
    .actions(copilotId)
    .map(({ name }) => name)
    .toSorted();
}

export function countCalls({ service }: World, ...calls: readonly string[]): number {
  return service.requests.filter(({ call }) => calls.includes(call)).length;
}

/** Returns whether no request changed anything. */
export function hasOnlyRead({ service }: World): boolean {
  return service.requests.every(({ method }) => method === 'GET');
}
