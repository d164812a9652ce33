/**
 * A process that has the tests and the code with all mutants in memory, and runs the tests for one mutant at a time.
 */
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { plantMutants } from './mutants.ts';
import { collectTests } from './tests.ts';
import type { DryTest, Order, Report, Setup } from './messages.ts';

const setup = JSON.parse(process.argv[2] ?? '{}') as Setup;
let active = setup.active;
let covered = new Set<number>();

function report(report: Report): void {
  process.send?.(report);
}

Object.assign(globalThis, {
  mutant: (id: number) => {
    covered.add(id);
    return id === active;
  },
});

const planted = new Map<string, string>();
let nextId = 0;
for (const file of setup.files) {
  const { mutants, text } = plantMutants(file, readFileSync(file, 'utf8'), nextId);
  planted.set(resolve(file), text);
  nextId += mutants.length;
}

registerHooks({
  load: (url, context, nextLoad) => {
    const source = url.startsWith('file:') ? planted.get(fileURLToPath(url)) : undefined;
    return source === undefined
      ? nextLoad(url, context)
      : { format: 'module-typescript', source, shortCircuit: true };
  },
});

const tests = await collectTests(setup.tests.map((file) => resolve(file)));
// One counterexample is enough, because its smallest form isn't shown.
fc.configureGlobal({ ...fc.readConfigureGlobal(), endOnFailure: true });
report({ type: 'ready', atImport: [...covered] });

async function play(index: number, limitMs: number): Promise<'passed' | 'failed' | 'hangs'> {
  const test = tests[index];
  if (test === undefined) throw new RangeError(`There is no test ${index}.`);
  const late = new AbortController();
  const passed = test.run().then(
    () => 'passed' as const,
    () => 'failed' as const,
  );
  const hangs = sleep(limitMs, 'hangs' as const, { signal: late.signal });
  hangs.catch(() => undefined);
  const end = await Promise.race([passed, hangs]);
  late.abort();
  return end;
}

/** Runs each test twice without a mutant. A test that passes only once keeps state, so its result means nothing. */
async function playDry(): Promise<readonly DryTest[]> {
  const dry: DryTest[] = [];
  for (const [index, { name }] of tests.entries()) {
    covered = new Set();
    const startMs = performance.now();
    const first = await play(index, setup.limitMs);
    const ms = performance.now() - startMs;
    const isSound = first === 'passed' && (await play(index, setup.limitMs)) === 'passed';
    dry.push({ name, ms, isSound, covers: [...covered] });
  }
  return dry;
}

process.on('message', (order: Order) => {
  void follow(order);
});

async function follow(order: Order): Promise<void> {
  if (order.type === 'dry') {
    report({ type: 'dry', tests: await playDry() });
    return;
  }
  active = order.id;
  for (const { index, limitMs } of order.tests) {
    const end = await play(index, limitMs);
    if (end === 'passed') continue;
    report({ type: 'played', killedBy: index, isSpoiled: end === 'hangs' });
    return;
  }
  report({ type: 'played', killedBy: undefined, isSpoiled: false });
}
