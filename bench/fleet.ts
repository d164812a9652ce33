/**
 * Syncs many copilots in one step: 200 targets of 100 kB, of which 20 changed. Compares it with 20 separate runs and
 * with the baseline, the delay alone.
 */
import { pushEvent } from '../__tests__/support/events.ts';
import type { RunnerEvent } from '../__tests__/support/runner/environment.ts';
import type { StepTranscript, Transcript } from '../__tests__/support/runner/transcript.ts';
import { createWorld, type World } from '../__tests__/support/world.ts';

const targets = 200;
const changed = 20;
const fileBytes = 100_000;
const waitSeconds = 5;
/** Maximum time of one step as a multiple of the delay. */
const goal = 1.4;
const configFile = 'copilots.json';

export async function benchFleet(): Promise<void> {
  const world = await createWorld({
    service: { copilots: Array.from({ length: targets }, (_, index) => ({ name: `Service ${index}` })) },
  });
  try {
    const stage = await createStage(world);
    await benchSync(stage);
  } finally {
    await world.close();
  }
}

interface Stage {
  readonly world: World;
  readonly ids: readonly string[];
  /** The push that changes 20 OpenAPI files. */
  readonly change: RunnerEvent;
}

async function createStage(world: World): Promise<Stage> {
  const ids = world.service.copilots().map(({ id }) => id);
  const files = ids.map((_, index) => [fileOf(index), describe(index, 'Before')] as const);
  const push = async (content: Readonly<Record<string, string>>): Promise<string> =>
    world.sandbox.commit(content);
  const first = await push({ ...Object.fromEntries(files), [configFile]: renderConfig(ids) });
  const some = files.slice(0, changed).map(([file], index) => [file, describe(index, 'After')] as const);
  const second = await push(Object.fromEntries(some));
  return { world, ids, change: pushEvent({ ref: 'main', before: first, after: second }) };
}

async function benchSync({ world, ids, change }: Stage): Promise<void> {
  const fleet = await runTimed(world, change, { 'config-file': configFile, 'max-parallel': '32' });
  const singles: Timed[] = [];
  for (const [index, id] of ids.slice(0, changed).entries()) {
    singles.push(await runTimed(world, change, { 'copilot-id': id, 'swagger-file': fileOf(index) }));
  }
  const delayMs = waitSeconds * 1000;
  const singleMs = singles.reduce((sum, { wallMs }) => sum + wallMs, 0);
  const singlePeak = Math.max(...singles.map(({ peakMib }) => peakMib));
  console.log(`\n${targets} targets of ${fileBytes / 1000} kB, ${changed} changed, max-parallel 32:\n`);
  console.log(`| | seconds | × the delay (goal: ${goal}) | peak MiB |`);
  console.log('|---|---:|---:|---:|');
  console.log(renderRow(`the delay alone (${waitSeconds} s)`, delayMs, delayMs));
  console.log(renderRow('this action, one step', fleet.wallMs, delayMs, fleet.peakMib));
  console.log(renderRow(`${changed} runs one after the other`, singleMs, delayMs, singlePeak));
}

function renderRow(name: string, wallMs: number, delayMs: number, peakMib?: number): string {
  const cells = [(wallMs / 1000).toFixed(1), (wallMs / delayMs).toFixed(2), peakMib?.toFixed(0) ?? '–'];
  return `| ${name} | ${cells.join(' | ')} |`;
}

interface Timed {
  /** Time of the main step and the post step together. */
  readonly wallMs: number;
  readonly peakMib: number;
}

async function runTimed(
  world: World,
  event: RunnerEvent,
  inputs: Readonly<Record<string, string>>,
): Promise<Timed> {
  // With a config file, the copilots are in that file.
  const own = inputs['config-file'] === undefined ? {} : { 'copilot-id': '' };
  const transcript = await world.run({
    event,
    depth: 1,
    inputs: { ...own, 'wait-seconds': String(waitSeconds), ...inputs },
    measuresMemory: true,
  });
  if (transcript.result !== 'success') throw new Error(transcript.main.log);
  const steps = listSteps(transcript);
  return {
    wallMs: steps.reduce((sum, { durationMs }) => sum + durationMs, 0),
    peakMib: Math.max(...steps.map(({ maxRssBytes = 0 }) => maxRssBytes)) / 1024 ** 2,
  };
}

function listSteps({ main, post }: Transcript): readonly StepTranscript[] {
  return post === undefined ? [main] : [main, post];
}

function fileOf(index: number): string {
  return `services/${index}/openapi.json`;
}

function renderConfig(ids: readonly string[]): string {
  const list = ids.map((id, index) => ({ 'copilot-id': id, 'swagger-file': fileOf(index) }));
  return JSON.stringify({ targets: list });
}

/** Creates an OpenAPI file of about 100 kB. */
function describe(index: number, word: string): string {
  const parameters = [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }];
  const operation = (name: string): unknown => ({
    operationId: name,
    summary: `${word}: does ${name} of service ${index}. ${'This text is longer than it has to be. '.repeat(10)}`,
    parameters,
    responses: { 200: { description: 'OK' } },
  });
  const paths: Record<string, unknown> = {};
  let bytes = 0;
  for (let count = 0; bytes < fileBytes; count += 1) {
    const item = { get: operation(`get${index}Thing${count}`) };
    paths[`/things-${count}/{id}`] = item;
    bytes += JSON.stringify(item).length + 24;
  }
  const info = { title: `Service ${index}`, version: '1' };
  return JSON.stringify({ openapi: '3.0.3', info, servers: [{ url: 'https://api.example.com' }], paths });
}
