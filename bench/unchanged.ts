/**
 * Measures the most frequent run, without changes: time and memory of whole processes. Compares it with Node without
 * work, the git query alone, an action that only imports @actions/core, and `git diff --name-only | grep`.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createLargeRepository, type LargeRepository } from './large-repository.ts';
import { measure, type Command, type Measure } from './measure.ts';

const runs = Number(process.env['BENCH_RUNS'] ?? 21);
const aim = 0.75;

export async function benchUnchanged(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  try {
    const hello = buildHelloWorld(folder);
    console.log(`Nothing changed: medians of ${runs} runs of whole processes, in turn; 100,000 files`);
    console.log(`(aim: this action at most ${aim} × hello world)`);
    console.log(
      renderRow(['files touched', 'program', 'wall ms', '× hello world', '× bare Node', 'peak MiB']),
    );
    const repositories = [1, 1_000, 20_000].map((touched) => ({
      touched,
      repository: createLargeRepository(join(folder, `touched-${touched}`), { files: 100_000, touched }),
    }));
    // Write pending data to the disk now, so that it doesn't disturb the first measurements.
    spawnSync('sync');
    for (const { repository, touched } of repositories) {
      const { before, after } = repository;
      const env = actionEnv(folder, repository);
      const run = (name: string, ...args: readonly string[]): Command => ({
        name,
        argv: [process.execPath, ...args],
        env,
      });
      const commands = [
        run('bare Node', '-e', '0'),
        {
          ...run('baseline', resolve('bench/baseline/unchanged.cjs'), before, after),
          cwd: repository.folder,
        },
        { ...run('hello world', hello), env: { ...env, INPUT_NAME: 'world' } },
        run('this action', resolve('dist/main/index.js')),
        run('its post step', resolve('dist/post/index.js')),
        diffAndGrep(repository),
      ];
      renderMeasures(touched, await measure(commands, runs)).forEach((row) => {
        console.log(row);
      });
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function renderMeasures(touched: number, measures: ReadonlyMap<string, Measure>): readonly string[] {
  const wallOf = (name: string): number => measures.get(name)?.wallMs ?? Number.NaN;
  return [...measures].map(([name, { wallMs, peakMib }]) =>
    renderRow([
      touched.toLocaleString('en-GB'),
      name,
      wallMs.toFixed(0),
      (wallMs / wallOf('hello world')).toFixed(2),
      (wallMs / wallOf('bare Node')).toFixed(2),
      peakMib?.toFixed(0) ?? '–',
    ]),
  );
}

function renderRow([touched = '', name = '', ...figures]: readonly string[]): string {
  return [touched.padStart(13), name.padEnd(16), ...figures.map((figure) => figure.padStart(13))].join('  ');
}

/** Builds it from the published packages, because the build replaces parts of @actions/core for this action. */
function buildHelloWorld(folder: string): string {
  const ncc = resolve('node_modules/@vercel/ncc/dist/ncc/cli.js');
  execFileSync(process.execPath, [
    ncc,
    'build',
    'bench/hello-world/main.ts',
    '--out',
    folder,
    '--no-cache',
    '--quiet',
  ]);
  return join(folder, 'index.js');
}

function actionEnv(folder: string, { folder: workspace, before, after }: LargeRepository): NodeJS.ProcessEnv {
  const file = (name: string, text = ''): string => {
    const path = join(folder, name);
    writeFileSync(path, text);
    return path;
  };
  return {
    PATH: process.env['PATH'],
    HOME: folder,
    'INPUT_BASE-URL': 'https://copilot.example.com',
    'INPUT_API-KEY': 'bench-key-1',
    'INPUT_COPILOT-ID': '1f0c2f3e-0000-4000-8000-000000000000',
    GITHUB_ACTIONS: 'true',
    GITHUB_EVENT_NAME: 'push',
    GITHUB_EVENT_PATH: file(`event-${after}.json`, JSON.stringify({ ref: 'refs/heads/main', before, after })),
    GITHUB_OUTPUT: file('output'),
    GITHUB_REF: 'refs/heads/main',
    GITHUB_REPOSITORY: 'owner/name',
    GITHUB_SHA: after,
    GITHUB_STATE: file('state'),
    GITHUB_STEP_SUMMARY: file('summary'),
    GITHUB_WORKSPACE: workspace,
    RUNNER_TEMP: folder,
  };
}

function diffAndGrep({ folder, before, after }: LargeRepository): Command {
  const pipe = `git diff --name-only ${before} ${after} | grep -qxF swagger.json || true`;
  return { name: 'git diff | grep', argv: ['sh', '-c', pipe], cwd: folder };
}
