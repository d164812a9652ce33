import { pushEvent } from './events.ts';
import type { Transcript } from './runner/transcript.ts';
import {
  createWorld,
  describeApi,
  pushChange,
  type Scenario,
  type World,
  type WorldOptions,
} from './world.ts';

/** A repository with one OpenAPI file for each of six copilots, which have the actions of the previous version. */
export interface FleetStage {
  readonly world: World;
  readonly ids: readonly string[];
  /** Pushes a change of the OpenAPI files with these numbers, and runs the action with a config file. */
  push(
    changed: Readonly<Record<number, string>>,
    scenario?: Partial<Scenario> & { readonly config?: string },
  ): Promise<Transcript>;
  /** Returns the names of each copilot's actions. */
  holds(): readonly (readonly string[])[];
}

const count = 6;
export const oldNames = ['listOrders', 'findOrder'];
export const newNames = ['listOrders', 'cancelOrder'];
export const oldFile = describeApi(...oldNames);
export const newFile = describeApi(...newNames);

/** A change of all OpenAPI files. */
export const everyone = Object.fromEntries(Array.from({ length: count }, (_, index) => [index, newFile]));

export async function createFleetStage(options: WorldOptions = {}): Promise<FleetStage> {
  const copilots = Array.from({ length: count }, (_, index) => ({
    name: `Desk ${index}`,
    document: JSON.parse(oldFile) as unknown,
  }));
  const world = await createWorld({ ...options, service: { copilots } });
  const ids = world.service.copilots().map(({ id }) => id);
  const targets = ids.map((id, index) => ({ 'copilot-id': id, 'swagger-file': `api/${index}.json` }));
  const ownConfig = JSON.stringify({ targets }, undefined, 2);
  const files = Object.fromEntries(ids.map((_, index) => [`api/${index}.json`, oldFile]));
  return {
    world,
    ids,
    push: async (changed, { inputs, config = ownConfig, ...scenario } = {}) => {
      const changes = Object.entries(changed).map(([index, text]) => [`api/${index}.json`, text] as const);
      const before = { 'copilots.yml': config, ...files };
      const commits = await pushChange(world, before, Object.fromEntries(changes));
      return world.run({
        event: pushEvent({ ref: 'main', ...commits }),
        inputs: { 'config-file': 'copilots.yml', 'copilot-id': '', ...inputs },
        ...scenario,
      });
    },
    holds: () => ids.map((id) => world.service.actions(id).map(({ name }) => name)),
  };
}
