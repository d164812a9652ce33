import { pushEvent } from './events.ts';
import type { FakeServiceOptions } from './fake-service/options.ts';
import { startFakeService, type FakeService } from './fake-service/start-fake-service.ts';
import type { RunnerEvent } from './runner/environment.ts';
import type { Transcript } from './runner/transcript.ts';
import {
  createWorld,
  describeApi,
  pushChange,
  type Scenario,
  type World,
  type WorldOptions,
} from './world.ts';

/** A push that changes the file, checked out once. Every run on it uses a service with the stage's copilot. */
interface PushStage {
  readonly world: World;
  readonly workspace: string;
  readonly event: RunnerEvent;
  run(scenario?: Partial<Scenario>): Promise<Transcript>;
  /** Does the same with a separate service, so that several runs are possible at the same time. */
  meet(behaviour?: FakeServiceOptions, scenario?: Partial<Scenario>): Promise<Meeting>;
  close(): Promise<void>;
}

export interface Meeting extends Transcript {
  /** The closed service, with its requests and its copilot's actions. */
  readonly service: FakeService;
}

/** Actions of the stage's copilot before a sync, after it, and after a rollback. */
export const firstOperations = ['before'];
export const newOperations = ['listOrders', 'cancelOrder'];
export const previousOperations = ['listOrders', 'findOrder'];

export const stageKey = 'sk_live-Zm9vYmFy.1234567890abcdef';
export const stageCopilot = {
  id: '5f0d3c9a-8a7e-4c53-9c1e-6d2f30a1b2c4',
  name: 'Order desk',
  token: 'cop_token-7f3a9b2c4d5e6f70',
};
export const stageService: FakeServiceOptions = {
  key: stageKey,
  copilots: [{ ...stageCopilot, document: JSON.parse(describeApi(...firstOperations)) as unknown }],
};

export async function createPushStage(
  options: Pick<WorldOptions, 'isInProcess' | 'isTimed'> & { readonly after?: string } = {},
): Promise<PushStage> {
  const world = await createWorld({ ...options, service: stageService });
  const before = { 'swagger.json': describeApi(...previousOperations) };
  const after = { 'swagger.json': options.after ?? describeApi(...newOperations) };
  const event = pushEvent({ ref: 'main', ...(await pushChange(world, before, after)) });
  const workspace = await world.sandbox.checkout({ sha: event.sha, ref: event.ref, depth: 0 });
  const run: PushStage['run'] = ({ inputs, ...scenario } = {}) =>
    world.run({
      ...{ event, workspace },
      inputs: { 'max-attempts': '2', 'timeout-seconds': '20', ...inputs },
      ...scenario,
    });
  return {
    ...{ world, workspace, event, run },
    meet: async (behaviour, { inputs, ...scenario } = {}) => {
      const service = await startFakeService({ ...stageService, ...behaviour });
      try {
        const own = { 'base-url': service.baseUrl, ...inputs };
        return { ...(await run({ inputs: own, ...scenario })), service };
      } finally {
        await service.close();
      }
    },
    close: () => world.close(),
  };
}

/** Returns the names of the stage's actions on the service. */
export function namesOf(service: FakeService): readonly string[] {
  return service.actions(stageCopilot.id).map(({ name }) => name);
}

/** Returns the documented requests in the order of arrival, and `other` for unknown routes. */
export function callsOf({ requests }: FakeService): readonly string[] {
  return requests.map(({ call }) => call).filter((call) => call !== 'actionList' && call !== 'options');
}
