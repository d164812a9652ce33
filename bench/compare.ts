/**
 * Compares two versions of an OpenAPI file of 12 MB in detail, and measures the time against reading one of them. The
 * goal is 2.5 times the time of reading. Processor time is measured, because other work on the machine changes the
 * wall time.
 */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { compareSpecs } from '../src/compare/compare.ts';
import { loadSpec, type Spec } from '../src/importer/load-spec.ts';

const operationCount = 1_200;
const schemaCount = 800;
const runs = 5;

export async function benchCompare(): Promise<void> {
  const [before, after] = [describe(false), describe(true)];
  const readMs: number[] = [];
  const compareMs: number[] = [];
  const peaks = { reading: 0, comparing: 0 };
  let reported = '';
  for (let run = 0; run <= runs; run += 1) {
    const old = await timed(() => read(before), readMs);
    const next = await timed(() => read(after), readMs);
    if (run === 0) peaks.reading = process.resourceUsage().maxRSS;
    const { added, removed, modified, breaking } = await timed(() => compareSpecs(old, next), compareMs);
    if (run === 0) peaks.comparing = process.resourceUsage().maxRSS;
    reported = `+${added.length} −${removed.length} ~${modified.length}, ${breaking} breaking`;
  }
  const [reading, comparing] = [median(readMs), median(compareMs)];
  console.log(`Two versions of ${(before.length / 1e6).toFixed(1)} MB (${reported}):`);
  console.log(`  reading one    ${reading.toFixed()} ms`);
  console.log(
    `  comparing      ${comparing.toFixed()} ms: ${(comparing / reading).toFixed(2)} × (goal: 2.5 ×)`,
  );
  console.log(`  peak memory    ${toMib(peaks.reading)} MiB read, ${toMib(peaks.comparing)} MiB compared`);
  console.log('Schemas that refer to each other, compared:');
  for (const shape of shapes) console.log(`  ${benchShape(shape)}`);
}

interface Shape {
  readonly name: string;
  readonly args: readonly [shape: string, count: string];
  readonly goal: string;
}

const shapes: readonly Shape[] = [
  { name: 'ring of 1,024, each an action', args: ['ring', '1024'], goal: '2 s, 300 MiB' },
  { name: '400 that all refer to all', args: ['dense', '400'], goal: '5 s' },
  { name: '400 with lists of all', args: ['lists', '400'], goal: '5 s' },
];

function benchShape({ name, args, goal }: Shape): string {
  const script = fileURLToPath(new URL('compare-shape.ts', import.meta.url));
  const printed = execFileSync(process.execPath, [script, ...args], { encoding: 'utf8' });
  const { bytes, cpuMs, peakMib } = JSON.parse(printed) as Record<'bytes' | 'cpuMs' | 'peakMib', number>;
  const size = `${(bytes / 1e6).toFixed(1)} MB`;
  return `${name} (${size}): ${(cpuMs / 1e3).toFixed(1)} s, ${peakMib.toFixed()} MiB (goal: ${goal})`;
}

async function read(bytes: Uint8Array): Promise<Spec> {
  const reader = { read: () => Promise.resolve(bytes) };
  return loadSpec({ path: 'api.json', reader, rewrite: 'auto' });
}

async function timed<T>(work: () => Promise<T> | T, samples: number[]): Promise<T> {
  const start = process.cpuUsage();
  const result = await work();
  const { user, system } = process.cpuUsage(start);
  samples.push((user + system) / 1_000);
  return result;
}

/**
 * Creates shared schemas that reference each other. In the next version, most operations differ, and a tenth of them
 * have breaking changes.
 */
function describe(isNext: boolean): Uint8Array {
  const text =
    'This text describes the value in the words of its users, and is longer than it has to be. '.repeat(6);
  const schemas = Object.fromEntries(
    Array.from({ length: schemaCount }, (_, index) => [
      `Part${index}`,
      {
        type: 'object',
        required: ['id', ...(isNext && index % 50 === 0 ? ['state'] : [])],
        properties: {
          id: { type: 'string', description: text },
          state: {
            type: 'string',
            enum: ['open', 'closed', ...(isNext && index % 50 === 1 ? [] : ['void'])],
          },
          amount: { type: 'number', minimum: 0, description: text },
          next: { $ref: `#/components/schemas/Part${neighbour(index, index * 7 + 1)}` },
          parts: {
            type: 'array',
            items: { $ref: `#/components/schemas/Part${neighbour(index, index + 1)}` },
          },
          ...Object.fromEntries(
            Array.from({ length: 12 }, (__, field) => [
              `field${field}`,
              { type: 'string', description: text },
            ]),
          ),
        },
      },
    ]),
  );
  const paths = Object.fromEntries(
    Array.from({ length: operationCount }, (_, index) => {
      const content = (part: number): object => ({
        'application/json': { schema: { $ref: `#/components/schemas/Part${part % schemaCount}` } },
      });
      const operation = {
        operationId: `change${index}`,
        description: isNext && index % 3 === 0 ? `${text} Now.` : text.repeat(4),
        parameters: Array.from({ length: 4 }, (__, parameter) => ({
          name: `filter${parameter}`,
          in: 'query',
          required: isNext && index % 10 === 0 && parameter === 0,
          description: text,
          schema: { type: 'string' },
        })),
        requestBody: { content: content(index) },
        responses: { '200': { description: 'Done.', content: content(index * 3) } },
      };
      return [`/things${index}`, { post: operation }];
    }),
  );
  const document = {
    openapi: '3.0.3',
    info: { title: 'Large', version: '1' },
    servers: [{ url: 'https://api.example.com' }],
    paths,
    components: { schemas },
  };
  return Buffer.from(JSON.stringify(document));
}

/** Returns the next schema in a group of twenty schemas that reference each other in a cycle. */
function neighbour(index: number, step: number): number {
  return index - (index % 20) + (step % 20);
}

function toMib(kibibytes: number): string {
  return (kibibytes / 1024).toFixed();
}

function median(samples: readonly number[]): number {
  // The first run is a warm-up.
  const sorted = samples.slice(2).sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
