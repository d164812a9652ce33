/**
 * Measures the cost of `operations` and `overlay-files` for a file of 10 MB with 1,200 operations. Without the two inputs,
 * there must be no cost.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dump } from 'js-yaml';
import { copyAction, curationCode } from '../__tests__/support/copy-action.ts';
import { dispatchEvent } from '../__tests__/support/events.ts';
import { createWorld, projectFolder } from '../__tests__/support/world.ts';
import { renderLargeApi } from './large-api.ts';

const runs = Number(process.env['BENCH_RUNS'] ?? 5);
/** Selects 20 of the 1,200 operations. */
const operations = 'tag:tag7';

export async function benchSelection(): Promise<void> {
  const document = renderLargeApi();
  const megabytes = (document.length / 1e6).toFixed(1);
  console.log(
    `\nA file of ${megabytes} MB with 1,200 operations: syncs to an empty copilot, without a delay; the best of ${runs} runs, in turn`,
  );
  await compareWithout(document);
  for (const strategy of ['recreate', 'rolling']) {
    const [whole, part] = await syncInTurn(document, [
      { inputs: { strategy } },
      { inputs: { strategy, operations } },
    ]);
    printRatio(`\`${strategy}\`, 20 operations instead of all`, part?.ms, whole?.ms);
  }
  await benchLoading(document);
}

/** Compares the action with a copy that lacks the code for the two inputs. */
async function compareWithout(document: string): Promise<void> {
  const { actionDir, removed } = await copyAction((code) => curationCode.test(code));
  try {
    const [own, without] = await syncInTurn(document, [{}, { actionDir }]);
    printRatio(
      `without the two inputs, compared with a copy without ${removed.length} chunks`,
      own?.ms,
      without?.ms,
    );
    const isSame = own?.requests === without?.requests;
    const digest = createHash('sha256').update(document).digest('hex');
    const isVerbatim = own?.bodies === digest && without?.bodies === digest;
    console.log(
      `  requests: ${isSame ? 'the same' : 'different'}; sent: ${isVerbatim ? 'the file' : 'another document'}`,
    );
  } finally {
    rmSync(actionDir, { recursive: true });
  }
}

function printRatio(name: string, ms = NaN, otherMs = NaN): void {
  console.log(`${name}: ${ms.toFixed(0)} ms, ${otherMs.toFixed(0)} ms (${(ms / otherMs).toFixed(2)} ×)`);
}

interface Sync {
  readonly ms: number;
  /** Methods and paths, one per line. */
  readonly requests: string;
  /** SHA-256 of the imported documents. */
  readonly bodies: string;
}

interface Variant {
  readonly actionDir?: string;
  readonly inputs?: Readonly<Record<string, string>>;
}

/** Syncs the file with each variant in turn, each time to another copilot. An additional first run isn't counted. */
async function syncInTurn(document: string, variants: readonly Variant[]): Promise<readonly Sync[]> {
  const copilots = Array.from({ length: (runs + 1) * variants.length }, (_, index) => ({
    name: `Desk ${index}`,
  }));
  const world = await createWorld({ service: { service: 'head', copilots } });
  try {
    const sha = await world.sandbox.commit({ 'swagger.json': document });
    const left = world.service.copilots().map(({ id }) => id);
    const sync = async ({ actionDir = projectFolder, inputs }: Variant): Promise<Sync> => {
      const id = left.pop() ?? '';
      const from = world.service.requests.length;
      const { main } = await world.run({
        ...{ actionDir, event: dispatchEvent(sha) },
        inputs: { 'wait-seconds': '0', 'timeout-seconds': '300', 'copilot-id': id, ...inputs },
      });
      if (main.outputs['outcome'] !== 'synced') throw new Error(main.log);
      const requests = world.service.requests.slice(from);
      const digests = requests.flatMap(
        ({ upload }) => upload && createHash('sha256').update(upload.bytes).digest('hex'),
      );
      return {
        ms: main.durationMs,
        requests: requests.map(({ method, path }) => `${method} ${path.replace(id, 'ID')}`).join('\n'),
        bodies: digests.filter((digest) => digest !== undefined).join(),
      };
    };
    const samples = variants.map((): Sync[] => []);
    for (let run = 0; run <= runs; run += 1) {
      for (const [index, variant] of variants.entries()) samples[index]?.push(await sync(variant));
    }
    // Other processes only ever add time.
    return samples.flatMap(([, ...counted]) => counted.toSorted((a, b) => a.ms - b.ms)[0] ?? []);
  } finally {
    await world.close();
  }
}

/** Measures the processor time to load the file, each time in a process of its own. */
async function benchLoading(document: string): Promise<void> {
  const out = mkdtempSync(join(tmpdir(), 'selection-'));
  try {
    const { build } = await import('esbuild');
    await build({
      ...{ entryPoints: ['bench/load-curated.ts'], outdir: out, outExtension: { '.js': '.mjs' } },
      ...{ bundle: true, splitting: true, platform: 'node', format: 'esm', mainFields: ['module', 'main'] },
      // The build uses the same options.
      alias: { 'json-p3': './node_modules/json-p3/dist/json-p3.browser.min.js' },
    });
    writeFileSync(join(out, 'api.json'), document);
    // A server with a slash at its end is rewritten, so the document is written in any case.
    writeFileSync(join(out, 'rewritten.json'), document.replace('orders-desk.com"', 'orders-desk.com/"'));
    writeFileSync(join(out, 'spaced.json'), JSON.stringify(JSON.parse(document), undefined, 2));
    writeFileSync(join(out, 'api.yaml'), dump(JSON.parse(document)));
    for (const file of ['api.json', 'spaced.json', 'rewritten.json', 'api.yaml']) {
      // The variants run in turn, because other work on the machine changes over time.
      const variants = ['none', 'overlay', 'selection'];
      const rounds = Array.from({ length: runs }, () =>
        variants.map((variant) =>
          Number(execFileSync(process.execPath, [join(out, 'load-curated.mjs'), variant, join(out, file)])),
        ),
      );
      const [none, overlay, selection] = variants.map((_, index) =>
        Math.min(...rounds.map((round) => round[index] ?? NaN)),
      );
      console.log(`loading ${file}, processor time:`);
      printRatio('  with 20 overlay actions instead of none (goal: 1.3 ×)', overlay, none);
      printRatio('  with 20 operations instead of all', selection, none);
    }
  } finally {
    rmSync(out, { recursive: true });
  }
}
