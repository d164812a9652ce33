import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pushEvent } from '../support/events.ts';
import type { Interrupt } from '../support/runner/interrupt.ts';
import type { RunnerEvent } from '../support/runner/environment.ts';
import type { Transcript } from '../support/runner/transcript.ts';
import type { ActionRecord } from '../support/fake-service/action.ts';
import type { Reach } from '../support/fake-service/reach.ts';
import type { RecordedRequest } from '../support/fake-service/request-log.ts';
import { startFakeService, type FakeService } from '../support/fake-service/start-fake-service.ts';
import { collectTraces, readTree } from '../support/traces.ts';
import { createWorld, describeApi, projectFolder, pushChange, type World } from '../support/world.ts';
import {
  describeInputs,
  describeService,
  timeoutMs,
  type DistInterrupt,
  type DistSchedule,
} from './dist-schedule.ts';

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
  readonly requests: readonly RecordedRequest[];
  readonly strays: readonly string[];
  readonly actions: readonly string[];
  /** Rows before the run. */
  readonly before: readonly ActionRecord[];
  readonly rows: readonly ActionRecord[];
  readonly reach: Reach;
  /** Rows after each change. */
  readonly moments: readonly (readonly ActionRecord[])[];
  readonly isRecordThere: boolean;
  /** Everything that a run leaves in readable form, unmasked. */
  readonly traces: readonly string[];
  readonly secrets: readonly string[];
}

export async function simulateOnDist(schedule: DistSchedule, stage: Stage): Promise<DistSimulation> {
  const { faults, interrupt, waitMs } = schedule;
  const held = [...names.previous, ...(schedule.hasHandMade ? [names.byHand] : [])];
  const document: unknown = JSON.parse(describeApi(...held));
  const service = await startFakeService({
    ...describeService(schedule),
    ...{ copilots: [{ name: 'Orders', document }], faults, pauseMs: waitMs },
  });
  const runnerTemp = await mkdtemp(join(tmpdir(), 'simulation-'));
  const copilotId = service.copilots()[0]?.id ?? '';
  const before = service.content.find(copilotId).rows;
  const moments = watchRows(service, copilotId);
  try {
    const token = service.copilots()[0]?.token ?? '';
    const transcript = await stage.world.run({
      event: stage.event,
      workspace: stage.workspace,
      // Another build can run the same schedules.
      actionDir: process.env['ACTION_DIR'] ?? projectFolder,
      runnerTemp,
      inputs: {
        'base-url': service.baseUrl,
        'api-key': service.key,
        'copilot-id': copilotId,
        'wait-seconds': String(waitMs / 1000),
        'timeout-seconds': String(timeoutMs / 1000),
        ...describeInputs(schedule),
      },
      ...(interrupt === undefined ? {} : { interrupt: createInterrupt(interrupt, service) }),
    });
    // A request that timed out can still be processed, so wait until no request is in progress.
    await service.settled();
    return {
      transcript,
      requests: service.requests,
      strays: service.strays,
      actions: service.content.find(copilotId).rows.map(({ name }) => name),
      before,
      rows: service.content.find(copilotId).rows,
      reach: service.reach(copilotId),
      moments: moments.stop(),
      isRecordThere: service.copilots().length > 0,
      traces: [...collectTraces(transcript), ...(await readTree(runnerTemp))],
      secrets: [service.key, token],
    };
  } finally {
    moments.stop();
    await service.close();
    await rm(runnerTemp, { recursive: true, force: true });
  }
}

/** Records the rows whenever a request arrives or gets its response, and often in between. */
function watchRows(
  service: FakeService,
  copilotId: string,
): { readonly stop: () => readonly (readonly ActionRecord[])[] } {
  const moments: (readonly ActionRecord[])[] = [];
  const look = (): void => {
    const rows = service.content.find(copilotId).rows;
    if (rows !== moments.at(-1)) moments.push(rows);
  };
  const stopListening = service.onRequest(look);
  const timer = setInterval(look, 10).unref();
  return {
    stop: () => {
      look();
      stopListening();
      clearInterval(timer);
      return moments;
    },
  };
}

/** Interrupts at the request that the schedule names. */
function createInterrupt(desired: DistInterrupt, service: FakeService): Interrupt {
  const strike = new AbortController();
  service.onRequest((request, moment) => {
    if (request.call !== desired.call || request.nth !== desired.nth || moment !== desired.moment) return;
    setTimeout(() => {
      strike.abort();
    }, desired.delayMs);
  });
  // Shorter than a runner's, so that the kill comes in the middle of the work.
  return { how: desired.how, at: strike.signal, sigtermAfterMs: 700, sigkillAfterMs: 300 };
}
