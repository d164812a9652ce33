import { pushEvent } from './events.ts';
import type { RunnerEvent } from './runner/environment.ts';
import type { Transcript } from './runner/transcript.ts';
import { scriptedId, startScriptedService, type ScriptedService } from './scripted-service.ts';
import {
  createWorld,
  describeApi,
  pushChange,
  type Scenario,
  type World,
  type WorldOptions,
} from './world.ts';

/** A push that changes the file, checked out once. Every run on it uses the scripted service. */
export interface PushStage {
  readonly world: World;
  readonly workspace: string;
  readonly event: RunnerEvent;
  readonly service: ScriptedService;
  run(scenario?: Partial<Scenario>): Promise<Transcript>;
  /** Does the same with a separate service, so that several runs are possible at the same time. */
  meet(change: (service: ScriptedService) => void, scenario?: Partial<Scenario>): Promise<Meeting>;
  close(): Promise<void>;
}

export interface Meeting extends Transcript {
  /** The closed service, with its requests and its copilot's actions. */
  readonly service: ScriptedService;
}

/** Actions of the scripted copilot after a sync, and after a rollback. */
export const newOperations = ['listOrders', 'cancelOrder'];
export const previousOperations = ['listOrders', 'findOrder'];

export const stageKey = 'sk_live-Zm9vYmFy.1234567890abcdef';

export async function createPushStage(
  options: Pick<WorldOptions, 'isInProcess' | 'isTimed'> & {
    readonly pathPrefix?: string;
    readonly after?: string;
  } = {},
): Promise<PushStage> {
  const world = await createWorld(options);
  const service = await startScriptedService(options.pathPrefix);
  const before = { 'swagger.json': describeApi(...previousOperations) };
  const after = { 'swagger.json': options.after ?? describeApi(...newOperations) };
  const event = pushEvent({ ref: 'main', ...(await pushChange(world, before, after)) });
  const workspace = await world.sandbox.checkout({ sha: event.sha, ref: event.ref, depth: 0 });
  const run = (
    { origin }: ScriptedService,
    { inputs, ...scenario }: Partial<Scenario> = {},
  ): Promise<Transcript> =>
    world.run({
      event,
      workspace,
      inputs: {
        'base-url': origin,
        'api-key': stageKey,
        'copilot-id': scriptedId,
        'max-attempts': '2',
        'timeout-seconds': '20',
        ...inputs,
      },
      ...scenario,
    });
  return {
    world,
    workspace,
    event,
    service,
    run: (scenario) => run(service, scenario),
    meet: async (change, scenario) => {
      const own = await startScriptedService(options.pathPrefix);
      try {
        change(own);
        return { ...(await run(own, scenario)), service: own };
      } finally {
        await own.close();
      }
    },
    close: async () => {
      await service.close();
      await world.close();
    },
  };
}
