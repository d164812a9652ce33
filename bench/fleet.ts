/**
 * Many copilots in one step: 200 targets of 100 kB, 20 of them changed, beside 20 runs one after the other and beside
 * the floor, the pause alone. And “nothing changed” with 1, 20 and 200 targets.
 */
import { pushEvent } from '../__tests__/support/events.ts';
import type { RunnerEvent } from '../__tests__/support/runner/environment.ts';
import type { StepTranscript, Transcript } from '../__tests__/support/runner/transcript.ts';
import { createWorld, type World } from '../__tests__/support/world.ts';

const targets = 200;
const changed = 20;
const fileBytes = 100_000;
const waitSeconds = 5;
const unchangedRuns = Number(process.env['BENCH_RUNS'] ?? 11);
const aim = 1.2;

export async function benchFleet(): Promise<void> {
  const world = await createWorld({
    service: { copilots: Array.from({ length: targets }, (_, index) => ({ name: `Service ${index}` })) },
  });
  try {
    const stage = await createStage(world);
    await benchSync(stage);
    await benchUnchanged(stage);
  } finally {
    await world.close();
  }
}

interface Stage {
  readonly world: World;
  readonly ids: readonly string[];
  /** The push that changes 20 descriptions, and the one that changes none. */
  readonly change: RunnerEvent;
  readonly quiet: RunnerEvent;
}

async function createStage(world: World): Promise<Stage> {
  const ids = world.service.copilots().map(({ id }) => id);
  const files = ids.map((_, index) => [fileOf(index), describe(index, 'Before')] as const);
  const configs = [1, changed, targets].map((count) => [configOf(count), renderConfig(ids, count)] as const);
  const push = async (content: Readonly<Record<string, string>>): Promise<string> =>
    world.sandbox.commit(content);
  const first = await push(Object.fromEntries([...files, ...configs]));
  const some = files.slice(0, changed).map(([file], index) => [file, describe(index, 'After')] as const);
  const second = await push(Object.fromEntries(some));
  const third = await push({ 'README.md': 'Nothing that matters here.' });
  return {
    ...{ world, ids },
    change: pushEvent({ ref: 'main', before: first, after: second }),
    quiet: pushEvent({ ref: 'main', before: second, after: third }),
  };
}

async function benchSync({ world, ids, change }: Stage): Promise<void> {
  const fleet = await runTimed(world, change, { 'config-file': configOf(targets), 'max-parallel': '32' });
  const singles: Timed[] = [];
  for (const [index, id] of ids.slice(0, changed).entries()) {
    singles.push(await runTimed(world, change, { 'copilot-id': id, 'swagger-file': fileOf(index) }));
  }
  const floorMs = waitSeconds * 1000;
  const singleMs = singles.reduce((sum, { wallMs }) => sum + wallMs, 0);
  const singlePeak = Math.max(...singles.map(({ peakMib }) => peakMib));
  console.log(`\n${targets} targets of ${fileBytes / 1000} kB, ${changed} changed, max-parallel 32:\n`);
  console.log('| | seconds | × the pause | peak MiB |');
  console.log('|---|---:|---:|---:|');
  console.log(renderRow(`the pause alone (${waitSeconds} s)`, floorMs, floorMs));
  console.log(renderRow('this action, one step', fleet.wallMs, floorMs, fleet.peakMib));
  console.log(renderRow(`${changed} runs one after the other`, singleMs, floorMs, singlePeak));
}

function renderRow(name: string, wallMs: number, floorMs: number, peakMib?: number): string {
  const cells = [(wallMs / 1000).toFixed(1), (wallMs / floorMs).toFixed(2), peakMib?.toFixed(0) ?? '–'];
  return `| ${name} | ${cells.join(' | ')} |`;
}

async function benchUnchanged({ world, ids, quiet }: Stage): Promise<void> {
  const cases = [
    {
      name: '1 target, without a config file',
      inputs: { 'copilot-id': ids[0] ?? '', 'swagger-file': fileOf(0) },
    },
    ...[1, changed, targets].map((count) => ({
      name: `${count} target${count === 1 ? '' : 's'}`,
      inputs: { 'config-file': configOf(count) },
    })),
  ];
  const samples = new Map(cases.map(({ name }) => [name, [] as number[]]));
  // In turn, so that a machine's drift meets them alike; the first round warms up.
  for (let round = 0; round <= unchangedRuns; round += 1) {
    for (const { name, inputs } of cases) {
      const { wallMs } = await runTimed(world, quiet, inputs);
      if (round > 0) samples.get(name)?.push(wallMs);
    }
  }
  const oneMs = median(samples.get('1 target') ?? []);
  console.log(`\nNothing changed, median of ${unchangedRuns} runs (aim: ${aim} × of one target's):\n`);
  console.log('| | ms | × one target |');
  console.log('|---|---:|---:|');
  for (const [name, all] of samples) {
    console.log(`| ${name} | ${median(all).toFixed(0)} | ${(median(all) / oneMs).toFixed(2)} |`);
  }
}

interface Timed {
  /** The main step and the post step. */
  readonly wallMs: number;
  readonly peakMib: number;
}

async function runTimed(
  world: World,
  event: RunnerEvent,
  inputs: Readonly<Record<string, string>>,
): Promise<Timed> {
  // A config file names its copilots itself.
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

function configOf(count: number): string {
  return `copilots-${count}.json`;
}

function renderConfig(ids: readonly string[], count: number): string {
  const list = ids.slice(0, count).map((id, index) => ({ 'copilot-id': id, 'swagger-file': fileOf(index) }));
  return JSON.stringify({ targets: list });
}

/** A description of about 100 kB. */
function describe(index: number, word: string): string {
  const parameters = [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }];
  const operation = (name: string): unknown => ({
    operationId: name,
    summary: `${word}: does ${name} of service ${index}. ${'It says a little more than it must. '.repeat(10)}`,
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

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
