import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pushEvent } from '../support/events.ts';
import type { ActionRecord } from '../support/fake-service/action.ts';
import type { Reach } from '../support/fake-service/reach.ts';
import type { RunnerEvent } from '../support/runner/environment.ts';
import type { Interrupt } from '../support/runner/run-step.ts';
import type { Transcript } from '../support/runner/transcript.ts';
import { startFakeService, type FakeService } from '../support/fake-service/start-fake-service.ts';
import { collectTraces, readTree } from '../support/traces.ts';
import { createWorld, describeApi, projectFolder, pushChange, type World } from '../support/world.ts';
import { timeoutMs, type DistSchedule } from './dist-schedule.ts';

export const names = {
  byHand: 'escalate',
  previous: ['listOrders', 'findOrder'],
  next: ['listOrders', 'cancelOrder', 'payOrder'],
};

/** A push that changes the file, created once. Every schedule runs on the same checkout with its own service. */
export interface Stage {
  readonly world: World;
  readonly workspace: string;
  readonly event: RunnerEvent;
}

export async function createStage(): Promise<Stage> {
  const world = await createWorld();
  const before = { 'swagger.json': describeApi(...names.previous) };
  const commits = await pushChange(world, before, { 'swagger.json': describeApi(...names.next) });
  const event = pushEvent({ ref: 'main', ...commits });
  const workspace = await world.sandbox.checkout({ sha: event.sha, ref: event.ref, depth: 0 });
  return { world, workspace, event };
}

export interface DistSimulation {
  readonly transcript: Transcript;
  /** The closed service, which still has its content and requests. */
  readonly service: FakeService;
  readonly reach: Reach;
  /** Rows at the start, and after each change. */
  readonly moments: readonly (readonly ActionRecord[])[];
  /** Everything that a run leaves in readable form, unmasked. */
  readonly traces: readonly string[];
  readonly secrets: readonly string[];
}

export async function simulateOnDist(
  schedule: DistSchedule,
  { world, ...stage }: Stage,
): Promise<DistSimulation> {
  const { answers, faults, hasHandMade, interrupt, pause, strategy, unmanaged, waitMs } = schedule;
  const held = [...names.previous, ...(hasHandMade ? [names.byHand] : [])];
  const document: unknown = JSON.parse(describeApi(...held));
  const hasActionList = schedule.service !== 'contract';
  const service = await startFakeService({
    ...(schedule.service === 'actionList'
      ? { hasActionList, hasActionsDelete: true }
      : { service: schedule.service }),
    ...{ ...pause, answers, copilots: [{ name: 'Orders', document }], faults, pauseMs: waitMs },
  });
  const runnerTemp = await mkdtemp(join(tmpdir(), 'simulation-'));
  const { id = '', token = '' } = service.copilots()[0] ?? {};
  // Rows are recorded whenever a request arrives or gets its response, and often in between.
  const moments = [service.content.find(id).rows];
  const look = (): void => {
    const rows = service.content.find(id).rows;
    if (rows !== moments.at(-1)) moments.push(rows);
  };
  service.onRequest(look);
  const timer = setInterval(look, 10).unref();
  try {
    const transcript = await world.run({
      ...stage,
      // Another build can run the same schedules.
      ...{ actionDir: process.env['ACTION_DIR'] ?? projectFolder, runnerTemp },
      inputs: {
        ...{ 'base-url': service.baseUrl, 'api-key': service.key, 'copilot-id': id },
        'wait-seconds': String(waitMs / 1000),
        'timeout-seconds': String(timeoutMs / 1000),
        ...(hasActionList && { strategy, unmanaged }),
      },
      ...(interrupt && { interrupt: createInterrupt(interrupt, service) }),
    });
    // A request that timed out can still be processed, so wait until no request is in progress.
    await service.settled();
    look();
    const traces = [...collectTraces(transcript), ...(await readTree(runnerTemp))];
    return { transcript, service, reach: service.reach(id), moments, traces, secrets: [service.key, token] };
  } finally {
    clearInterval(timer);
    await service.close();
    await rm(runnerTemp, { recursive: true, force: true });
  }
}

/** Interrupts at the request that the schedule names. */
function createInterrupt(
  { call, delayMs, how, moment, nth }: NonNullable<DistSchedule['interrupt']>,
  service: FakeService,
): Interrupt {
  const interruption = new AbortController();
  service.onRequest((request, current) => {
    if (request.call !== call || request.nth !== nth || current !== moment) return;
    setTimeout(() => {
      interruption.abort();
    }, delayMs);
  });
  // Shorter than a runner's, so that the kill comes in the middle of the work.
  return { how, at: interruption.signal, sigtermAfterMs: 700, sigkillAfterMs: 300 };
}
