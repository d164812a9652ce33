/**
 * Measures the cost of a sync in addition to the delay: the time for a file of 100 kB, and the memory for one of 50
 * MB.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pushEvent } from '../__tests__/support/events.ts';
import type { Transcript } from '../__tests__/support/runner/transcript.ts';
import { createWorld, projectFolder, pushChange } from '../__tests__/support/world.ts';
import { measure } from './measure.ts';

const runs = Number(process.env['BENCH_RUNS'] ?? 7);
const pauseMs = 1_000;
/** Target: the time in addition to the delay, as a multiple of a Node process without work. */
const aim = 8;

export async function benchOverhead(): Promise<void> {
  const baselineDir = buildBaseline();
  try {
    await benchSmall(baselineDir);
  } finally {
    rmSync(baselineDir, { recursive: true });
  }
}

async function benchSmall(baselineDir: string): Promise<void> {
  const small = await syncRepeatedly(100_000, { times: runs, baselineDir });
  const smallPeak = median(small.map(({ peakMib }) => peakMib));
  const [beyondMs, baselineMs] = [
    median(small.map(({ wallMs }) => wallMs - pauseMs)),
    median(small.map((sample) => sample.baselineMs - pauseMs)),
  ];
  const bareMs = median(small.map((sample) => sample.bareMs));
  console.log(
    `\nA sync of 100 kB, with a delay of ${pauseMs} ms that is subtracted: medians of ${runs} runs, in turn`,
  );
  const rows: readonly (readonly [string, number])[] = [
    ['bare Node', bareMs],
    ['baseline: only the same requests, with the same packages', baselineMs],
    [`this action (goal: ${aim} × bare Node)`, beyondMs],
  ];
  for (const [name, ms] of rows) {
    console.log(
      `${name.padEnd(56)} ${ms.toFixed(0).padStart(4)} ms  ${(ms / bareMs).toFixed(1).padStart(5)} × bare Node`,
    );
  }
  const [large] = await syncRepeatedly(50_000_000, { times: 1, baselineDir: undefined });
  const { wallMs = Number.NaN, peakMib = Number.NaN } = large ?? {};
  console.log(
    `A sync of 50 MB: ${(wallMs / 1000).toFixed(1)} s; ${peakMib.toFixed(0)} MiB at the peak (goal: 500), ` +
      `${(peakMib / smallPeak).toFixed(1)} × that of 100 kB`,
  );
}

/** Builds an action that sends only the requests, with the published packages. */
function buildBaseline(): string {
  const folder = mkdtempSync(join(tmpdir(), 'baseline-'));
  cpSync('action.yml', join(folder, 'action.yml'));
  const ncc = resolve('node_modules/@vercel/ncc/dist/ncc/cli.js');
  const out = join(folder, 'dist', 'main');
  execFileSync(process.execPath, [
    ncc,
    'build',
    'bench/baseline/sync.ts',
    '--out',
    out,
    '--no-cache',
    '--quiet',
  ]);
  mkdirSync(join(folder, 'dist', 'post'));
  writeFileSync(join(folder, 'dist', 'post', 'index.js'), '');
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  return folder;
}

interface Sample {
  readonly wallMs: number;
  readonly peakMib: number;
  readonly baselineMs: number;
  /** Time of a Node process without work directly afterwards, which measures the machine at that moment. */
  readonly bareMs: number;
}

/** Syncs several times. An additional first run isn't counted. */
async function syncRepeatedly(
  bytes: number,
  { times, baselineDir }: { readonly times: number; readonly baselineDir: string | undefined },
): Promise<readonly Sample[]> {
  const world = await createWorld();
  try {
    const [before, after] = [describeLargeApi(bytes, 'before'), describeLargeApi(bytes, 'after')];
    const commits = await pushChange(world, { 'swagger.json': before }, { 'swagger.json': after });
    const event = pushEvent({ ref: 'main', ...commits });
    // The action reads an unavailable action list twice, one second apart. That delay isn't measured.
    const inputs = {
      'wait-seconds': String(pauseMs / 1000),
      'timeout-seconds': '300',
      'list-actions': 'never',
    };
    const env = { BASELINE_BEFORE: commits.before };
    const sync = async (actionDir = projectFolder): Promise<Transcript['main']> => {
      const { main } = await world.run({ actionDir, event, depth: 0, inputs, env, measuresMemory: true });
      if (main.outputs['outcome'] !== 'synced') throw new Error(main.log);
      return main;
    };
    const samples: Sample[] = [];
    for (let run = 0; run <= times; run += 1) {
      const own = await sync();
      const baseline = baselineDir === undefined ? undefined : await sync(baselineDir);
      const bare = await measure([{ name: 'bare', argv: [process.execPath, '-e', '0'] }], 3);
      samples.push({
        wallMs: own.durationMs,
        peakMib: (own.maxRssBytes ?? Number.NaN) / 1024 / 1024,
        baselineMs: baseline?.durationMs ?? Number.NaN,
        bareMs: bare.get('bare')?.wallMs ?? Number.NaN,
      });
    }
    return samples.slice(1);
  } finally {
    await world.close();
  }
}

/** Creates operations of a realistic size, about 4 kB each: parameters, schemas, examples and texts. */
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
