/** What a sync costs beyond the pause: time for a description of 100 kB, memory for one of 50 MB. */
import { pushEvent } from '../__tests__/support/events.ts';
import type { Transcript } from '../__tests__/support/runner/transcript.ts';
import { createWorld, pushChange } from '../__tests__/support/world.ts';
import { measure } from './measure.ts';

const runs = Number(process.env['BENCH_RUNS'] ?? 7);
const pauseMs = 1_000;

export async function benchOverhead(): Promise<void> {
  const small = await syncRepeatedly(100_000, runs);
  const beyondMs = median(small.map(({ main }) => main.durationMs)) - pauseMs;
  // Run beside it: what the machine makes of the shortest process tells how loaded it is.
  const bare = await measure([{ name: 'bare', argv: [process.execPath, '-e', '0'] }], runs);
  const bareMs = bare.get('bare')?.wallMs ?? Number.NaN;
  console.log(
    `\nA sync of 100 kB, median of ${runs} runs: ${beyondMs.toFixed(0)} ms beyond the pause (aim: 300), ` +
      `${(beyondMs / bareMs).toFixed(1)} × a Node that does nothing (${bareMs.toFixed(0)} ms)`,
  );
  const [large] = await syncRepeatedly(50_000_000, 1);
  const peakMib = (large?.main.maxRssBytes ?? Number.NaN) / 1024 / 1024;
  const ratio = peakMib / (median(small.map(({ main }) => main.maxRssBytes ?? Number.NaN)) / 1024 / 1024);
  console.log(
    `A sync of 50 MB: ${peakMib.toFixed(0)} MiB at the peak (aim: 400), ${ratio.toFixed(1)} × that of 100 kB; ` +
      `${((large?.main.durationMs ?? Number.NaN) / 1000).toFixed(1)} s`,
  );
}

async function syncRepeatedly(bytes: number, times: number): Promise<readonly Transcript[]> {
  const world = await createWorld();
  try {
    const [before, after] = [describeLargeApi(bytes, 'before'), describeLargeApi(bytes, 'after')];
    const commits = await pushChange(world, { 'swagger.json': before }, { 'swagger.json': after });
    const event = pushEvent({ ref: 'main', ...commits });
    const inputs = { 'wait-seconds': String(pauseMs / 1000), 'timeout-seconds': '300' };
    const transcripts: Transcript[] = [];
    for (let run = 0; run <= times; run += 1) {
      const transcript = await world.run({ event, depth: 0, inputs, measuresMemory: true });
      if (transcript.main.outputs['outcome'] !== 'synced') throw new Error(transcript.main.log);
      if (run > 0 || times === 1) transcripts.push(transcript);
      if (times === 1) break;
    }
    return transcripts;
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
