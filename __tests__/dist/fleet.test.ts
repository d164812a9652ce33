import { pushEvent } from '../support/events.ts';
import {
  createFleetStage,
  everyone,
  newNames,
  oldFile,
  oldNames,
  type FleetStage,
} from '../support/fleet-stage.ts';
import type { Interrupt } from '../support/runner/run-step.ts';
import { describeApi, pushChange, type World } from '../support/world.ts';

let stage: FleetStage;
let world: World;

beforeEach(async () => {
  stage = await createFleetStage();
  ({ world } = stage);
});

afterEach(() => world.close());

function sent(method: string): readonly string[] {
  return world.service.requests.filter((request) => request.method === method).map(({ path }) => path);
}

/** Interrupts after a number of requests of a kind. */
function interruptAfter(method: string, nth: number, how: Interrupt['how']): Interrupt {
  const moment = new AbortController();
  world.service.onRequest(() => {
    if (sent(method).length >= nth) moment.abort();
  });
  return { how, at: moment.signal, sigtermAfterMs: 4_000, sigkillAfterMs: 500 };
}

test.each([
  ['cancel', 'DELETE', 2],
  ['cancel', 'PUT', 1],
  ['kill', 'DELETE', 3],
  ['kill', 'PUT', 2],
  ['container', 'PUT', 2],
] as const)('after %s at %s number %i, the post step finishes each sync', async (how, method, nth) => {
  const interrupt = interruptAfter(method, nth, how);
  const inputs = { 'max-parallel': '3', 'wait-seconds': '0.4', 'timeout-seconds': '2' };
  const { post } = await stage.push(everyone, { interrupt, inputs });
  await world.service.settled();
  const begun = new Set(sent('DELETE').map((path) => path.split('/').at(-1)));
  for (const [index, names] of stage.holds().entries()) {
    // Exactly one version: never empty, duplicate or mixed.
    expect([oldNames, newNames]).toContainEqual(names);
    if (!begun.has(stage.ids[index])) expect(names).toEqual(oldNames);
  }
  expect(begun.size).toBeGreaterThanOrEqual(1);
  expect(post?.exitCode).toBe(0);
  // Logged as they happen, with the ID of the copilot in each line.
  const lines = (post?.log ?? '').split('\n').filter((line) => line.includes('The post step resumes it.'));
  if (lines.length > 1) for (const line of lines) expect(stage.ids).toContain(line.split(':')[0]);
});

test('500 changed targets produce a summary that GitHub shows, and an output that it accepts', async () => {
  const text = describeApi(...Array.from({ length: 40 }, (_, index) => `operation${index}`));
  const targets = Array.from({ length: 500 }, (_, index) => ({
    'copilot-id': `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    'swagger-file': 'api.json',
  }));
  const before = { 'copilots.yml': JSON.stringify({ targets }), 'api.json': oldFile };
  const commits = await pushChange(world, before, { 'api.json': text });
  const { main } = await world.run({
    event: pushEvent({ ref: 'main', ...commits }),
    inputs: { 'config-file': 'copilots.yml', 'copilot-id': '', 'dry-run': 'true', 'api-key': '' },
  });
  expect(main.exitCode).toBe(0);
  expect(main.summary).toContain('500 copilots');
  expect(Buffer.byteLength(main.summary)).toBeLessThan(1024 * 1024);
  expect((main.outputs['report'] ?? '').length).toBeLessThan(1_000_000);
  expect(main.droppedAnnotations).toBe(0);
});
