/**
 * Changes the code in many small ways, and lists the changes that no test detects: `npm run mutate -- src/FOLDER
 * [TESTS…]`.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { DryTest, TimedTest } from './mutate/messages.ts';
import { plantMutants, type Mutant } from './mutate/mutants.ts';
import { startProcess, type MutantProcess } from './mutate/process.ts';

const usage = `npm run mutate -- src/FOLDER [TESTS…] [--sample COUNT] [--seed NUMBER] [--workers COUNT]

By default, runs the tests of the same folder below __tests__.`;

/** Maximum time of one mutant. After that, it counts as not detected. */
const maxMs = 30_000;

interface Fate {
  readonly mutant: Mutant;
  /** The test that detects the mutant, or `undefined` if no test does or no test runs the code. */
  readonly killedBy: string | undefined;
  readonly isCovered: boolean;
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

function listFiles(path: string, ending: string): readonly string[] {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => join(path, name))
    .sort();
}

function listMutants(files: readonly string[]): readonly Mutant[] {
  const mutants: Mutant[] = [];
  for (const file of files)
    mutants.push(...plantMutants(file, readFileSync(file, 'utf8'), mutants.length).mutants);
  return mutants;
}

/** Draws a sample, always the same for a seed. */
function sample(mutants: readonly Mutant[], count: number, seed: number): readonly Mutant[] {
  const weigh = ({ id }: Mutant): number =>
    (Math.imul(id + 1, 2_654_435_761) ^ Math.imul(seed, 40_503)) >>> 0;
  return mutants
    .toSorted((one, other) => weigh(one) - weigh(other))
    .slice(0, count)
    .sort((one, other) => one.id - other.id);
}

/** Lists the tests that run the code, the fastest first. Lists all of them if the code runs at import. */
function chooseTests(id: number, dry: readonly DryTest[], isAtImport: boolean): readonly TimedTest[] {
  let sumMs = 0;
  return [...dry.entries()]
    .filter(([, { covers, isSound }]) => isSound && (isAtImport || covers.includes(id)))
    .sort(([, one], [, other]) => one.ms - other.ms)
    .filter(([, { ms }]) => (sumMs += ms) < maxMs)
    .map(([index, { ms }]) => ({ index, limitMs: 3_000 + 5 * ms }));
}

async function judgeAll(
  mutants: readonly Mutant[],
  { files, tests, workers }: { files: readonly string[]; tests: readonly string[]; workers: number },
): Promise<readonly Fate[]> {
  const setup = { files, tests, active: undefined, limitMs: 60_000 };
  const first = await startProcess(setup);
  if (first === undefined) throw new Error('The tests can’t be loaded.');
  const dry = await first.playDry();
  const atImport = new Set(first.atImport);
  const covered = new Set(dry.flatMap(({ covers }) => covers));
  for (const { name } of dry.filter(({ isSound }) => !isSound))
    say(`Omitted, because it doesn’t pass twice: ${name}`);
  say(
    `${mutants.length} mutants, ${dry.length} tests, ${(dry.reduce((sum, { ms }) => sum + ms, 0) / 1000).toFixed(1)} s for all.`,
  );

  const fates: Fate[] = [];
  const conclude = (fate: Fate): void => {
    fates.push(fate);
    reportSurvivor(fate);
  };
  const queue = [...mutants];
  const work = async (given: MutantProcess | undefined): Promise<void> => {
    let current = given;
    for (let mutant = queue.shift(); mutant !== undefined; mutant = queue.shift()) {
      const { id } = mutant;
      // Code that runs only at import has to be active from the start.
      const isEarly = atImport.has(id) && !covered.has(id);
      if (!isEarly && !covered.has(id)) {
        conclude({ mutant, killedBy: undefined, isCovered: false });
        continue;
      }
      const own = isEarly
        ? await startProcess({ ...setup, active: id })
        : (current ??= await startProcess(setup));
      const verdict = (await own?.play(id, chooseTests(id, dry, isEarly))) ?? {
        killedBy: 'crash',
        isSpoiled: true,
      };
      if (isEarly) own?.end();
      else if (verdict.isSpoiled) current = undefined;
      const { killedBy } = verdict;
      const name = typeof killedBy === 'number' ? dry[killedBy]?.name : killedBy;
      conclude({ mutant, killedBy: name, isCovered: true });
    }
    current?.end();
  };
  await Promise.all([work(first), ...Array.from({ length: workers - 1 }, () => work(undefined))]);
  return fates.sort((one, other) => one.mutant.id - other.mutant.id);
}

function renderScore(fates: readonly Fate[]): string {
  const killed = fates.filter(({ killedBy }) => killedBy !== undefined).length;
  return `${((killed / Math.max(1, fates.length)) * 100).toFixed(1).padStart(5)} %  ${killed} of ${fates.length}`;
}

/** Reports at once, because a long run can be interrupted. */
function reportSurvivor({ isCovered, killedBy, mutant }: Fate): void {
  if (killedBy !== undefined) return;
  const { file, from, line, to } = mutant;
  const clip = (text: string): string => text.replace(/\s+/gu, ' ').slice(0, 90);
  say(`${file}:${line}${isCovered ? '' : ' (no test runs it)'}  ${clip(from)}  →  ${clip(to) || 'nothing'}`);
}

function report(fates: readonly Fate[]): void {
  for (const file of new Set(fates.map(({ mutant }) => mutant.file)))
    say(`${renderScore(fates.filter(({ mutant }) => mutant.file === file))}  ${file}`);
  say(`${renderScore(fates)}  detected`);
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { sample: { type: 'string' }, seed: { type: 'string' }, workers: { type: 'string' } },
});
const [folder, ...named] = positionals;

if (folder === undefined) {
  say(usage);
  process.exitCode = 2;
} else {
  const files = listFiles(folder, '.ts');
  const paths = named.length > 0 ? named : [folder.replace(/^src/u, '__tests__')];
  const tests = paths.flatMap((path) => listFiles(path, '.test.ts'));
  const all = listMutants(files);
  const mutants = sample(all, Number(values.sample ?? all.length), Number(values.seed ?? 1));
  report(await judgeAll(mutants, { files, tests, workers: Number(values.workers ?? 2) }));
}
