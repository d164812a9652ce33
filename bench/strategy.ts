/**
 * Measures the effect of a push on the users of a copilot, with both strategies of this action and with the curl
 * script (delete, `sleep 5`, upload). It uses the fake service in its newest release, with a slow language model.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { pushEvent } from '../__tests__/support/events.ts';
import type { FakeService } from '../__tests__/support/fake-service/start-fake-service.ts';
import { createWorld, describeApi, pushChange } from '../__tests__/support/world.ts';

const pauseSeconds = 5;
const sampleMs = 20;
/** Number of runs at the same time. They mostly wait, but too many would compete for the machine. */
const concurrency = Number(process.env['BENCH_CONCURRENCY'] ?? 3);
const clients = ['curl', 'recreate', 'rolling'] as const;

interface Cell {
  readonly count: number;
  readonly changed: number;
  readonly modelMs: number;
  readonly client: (typeof clients)[number];
}

interface Cost {
  readonly wholeMs: number;
  /** Time during which no action can be found. */
  readonly emptyMs: number;
  /** Time during which an action that the push doesn't change can't be found. */
  readonly missingMs: number;
  readonly requests: number;
  readonly ending: string;
}

export async function benchStrategy(): Promise<void> {
  console.log(
    `\nA push that changes some of a copilot’s actions; the script sleeps ${pauseSeconds} s, as \`recreate\` does.`,
  );
  const cells = [50, 300].flatMap((count) =>
    [0, 3, 30, count].flatMap((changed) =>
      [200, 2000].flatMap((modelMs) => clients.map((client) => ({ count, changed, modelMs, client }))),
    ),
  );
  const costs = new Map<Cell, Cost>();
  const waiting = cells.toReversed();
  const work = async (): Promise<void> => {
    for (let cell = waiting.pop(); cell !== undefined; cell = waiting.pop())
      costs.set(cell, await play(cell));
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  console.log(
    '| actions | changed | a call of the model | | whole | without any action | an unchanged one missing | requests | |',
  );
  console.log('|---:|---:|---:|---|---:|---:|---:|---:|---|');
  for (const cell of cells) {
    const { wholeMs, emptyMs, missingMs, requests, ending } = costs.get(cell) ?? failed;
    const row = [
      ...[cell.count, cell.changed, seconds(cell.modelMs), cell.client],
      ...[seconds(wholeMs), seconds(emptyMs), seconds(missingMs), requests, ending],
    ];
    console.log(`| ${row.join(' | ')} |`);
  }
}

const failed: Cost = { wholeMs: NaN, emptyMs: NaN, missingMs: NaN, requests: NaN, ending: 'not run' };

async function play({ count, changed, modelMs, client }: Cell): Promise<Cost> {
  const names = Array.from({ length: count }, (_, index) => `operation${index}`);
  const before = describeApi(...names);
  const after = names
    .slice(0, changed)
    .reduce((text, name) => text.replace(`"Does ${name}"`, `"Does ${name} better"`), before)
    .replace('"1.0.0"', '"1.0.1"');
  const copilots = [{ name: 'Order desk', document: JSON.parse(before) as unknown }];
  const world = await createWorld({ service: { service: 'head', copilots, modelMs } });
  try {
    const commits = await pushChange(world, { 'swagger.json': before }, { 'swagger.json': after });
    const watch = watchConversations(world.service, world.copilotId, new Set(names.slice(changed)));
    const startMs = performance.now();
    const ending =
      client === 'curl'
        ? await runRecipe(world.service, world.copilotId, after)
        : await world
            .run({
              ...{ event: pushEvent({ ref: 'main', ...commits }), depth: 0 },
              inputs: { 'wait-seconds': String(pauseSeconds), strategy: client },
            })
            .then(({ main }) => main.outputs['outcome'] ?? 'no outcome');
    const wholeMs = performance.now() - startMs;
    return { wholeMs, ...watch.stop(), requests: world.service.requests.length, ending };
  } finally {
    await world.close();
  }
}

/** Adds up the time in which conversations would find fewer actions than they should. */
function watchConversations(
  service: FakeService,
  id: string,
  unchanged: ReadonlySet<string>,
): { readonly stop: () => Pick<Cost, 'emptyMs' | 'missingMs'> } {
  let lastMs = performance.now();
  let emptyMs = 0;
  let missingMs = 0;
  let was = { isEmpty: false, isMissing: false };
  const look = (): void => {
    const nowMs = performance.now();
    if (was.isEmpty) emptyMs += nowMs - lastMs;
    if (was.isMissing) missingMs += nowMs - lastMs;
    lastMs = nowMs;
    const found = new Set(service.reach(id).found.map(({ name }) => name));
    was = { isEmpty: found.size === 0, isMissing: [...unchanged].some((name) => !found.has(name)) };
  };
  const timer = setInterval(look, sampleMs);
  return {
    stop: () => {
      look();
      clearInterval(timer);
      return { emptyMs, missingMs };
    },
  };
}

async function runRecipe(service: FakeService, id: string, document: string): Promise<string> {
  const headers = { authorization: `Bearer ${service.key}`, accept: 'application/json' };
  const path = `${service.baseUrl}/backend/actions/bot/${id}`;
  await fetch(path, { method: 'DELETE', headers });
  await sleep(pauseSeconds * 1000);
  const body = new FormData();
  body.set('file', new Blob([document], { type: 'application/json' }), 'swagger.json');
  const { status } = await fetch(`${path}/import-from-swagger`, { method: 'PUT', headers, body });
  return String(status);
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}
