/** What a sync costs beyond the pause: time for a description of 100 kB, memory for one of 50 MB. */
import { pushEvent } from '../__tests__/support/events.ts';
import { createWorld, pushChange } from '../__tests__/support/world.ts';
import { measure } from './measure.ts';

const runs = Number(process.env['BENCH_RUNS'] ?? 7);
const pauseMs = 1_000;
/** Beyond the pause, as a multiple of what a Node needs that does nothing. */
const aim = 5;

export async function benchOverhead(): Promise<void> {
  const small = await syncRepeatedly(100_000, runs);
  const smallPeak = median(small.map(({ peakMib }) => peakMib));
  const beyondMs = median(small.map(({ wallMs }) => wallMs)) - pauseMs;
  const ratio = median(small.map(({ wallMs, bareMs }) => (wallMs - pauseMs) / bareMs));
  console.log(
    `\nA sync of 100 kB, with a pause of ${pauseMs} ms: medians of ${runs} runs, each beside a bare Node`,
  );
  console.log(
    `${(beyondMs + pauseMs).toFixed(0)} ms, of which the pause ${pauseMs} ms and the rest ${beyondMs.toFixed(0)} ms: ` +
      `${ratio.toFixed(1)} × the ${median(small.map(({ bareMs }) => bareMs)).toFixed(0)} ms of a bare Node (aim: ${aim})`,
  );
  const [large] = await syncRepeatedly(50_000_000, 1);
  const { wallMs = Number.NaN, peakMib = Number.NaN } = large ?? {};
  console.log(
    `A sync of 50 MB: ${(wallMs / 1000).toFixed(1)} s; ${peakMib.toFixed(0)} MiB at the peak (aim: 400), ` +
      `${(peakMib / smallPeak).toFixed(1)} × that of 100 kB`,
  );
}

interface Sample {
  readonly wallMs: number;
  readonly peakMib: number;
  /** A Node that does nothing, right after it: what the machine made of that moment. */
  readonly bareMs: number;
}

/** One more run than asked for comes first and is not counted. */
async function syncRepeatedly(bytes: number, times: number): Promise<readonly Sample[]> {
  const world = await createWorld();
  try {
    const [before, after] = [describeLargeApi(bytes, 'before'), describeLargeApi(bytes, 'after')];
    const commits = await pushChange(world, { 'swagger.json': before }, { 'swagger.json': after });
    const event = pushEvent({ ref: 'main', ...commits });
    const inputs = { 'wait-seconds': String(pauseMs / 1000), 'timeout-seconds': '300' };
    const samples: Sample[] = [];
    for (let run = 0; run <= times; run += 1) {
      const { main } = await world.run({ event, depth: 0, inputs, measuresMemory: true });
      if (main.outputs['outcome'] !== 'synced') throw new Error(main.log);
      const bare = await measure([{ name: 'bare', argv: [process.execPath, '-e', '0'] }], 3);
      samples.push({
        wallMs: main.durationMs,
        peakMib: (main.maxRssBytes ?? Number.NaN) / 1024 / 1024,
        bareMs: bare.get('bare')?.wallMs ?? Number.NaN,
      });
    }
    return samples.slice(1);
  } finally {
    await world.close();
  }
}

/** Operations as real descriptions have them, about 4 kB each: parameters, schemas, examples and prose. */
function describeLargeApi(bytes: number, mark: string): string {
  const prose = 'Gives the thing as it is stored, with everything that belongs to it. '.repeat(12);
  const fields = Array.from({ length: 12 }, (_, index) => [
    `field${index}`,
    { type: 'string', description: prose.slice(0, 100), example: `value ${index}` },
  ]);
  const schema = { type: 'object', required: ['field0'], properties: Object.fromEntries(fields) as unknown };
  const content = { 'application/json': { schema } };
  const describe = (index: number): readonly [string, unknown] => [
    `/things/${index}`,
    {
      get: {
        operationId: `getThing${index}`,
        summary: `Gets thing ${index} ${index === 0 ? mark : ''}`,
        description: prose,
        parameters: [{ name: 'expand', in: 'query', schema: { type: 'string', enum: ['none', 'all'] } }],
        responses: { 200: { description: 'OK', content }, 404: { description: prose } },
      },
    },
  ];
  const each = JSON.stringify(describe(10_000)).length;
  const paths = Object.fromEntries(
    Array.from({ length: Math.ceil(bytes / each) }, (_, index) => describe(index)),
  );
  const servers = [{ url: 'https://api.example.com' }];
  return JSON.stringify({ openapi: '3.0.3', info: { title: 'Large', version: '1' }, servers, paths });
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
