/**
 * “Nothing changed”, the run that happens most: whole-process time and memory, beside an action that only imports
 * @actions/core and beside the usual `git diff --name-only | grep`.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createLargeRepository, type LargeRepository } from './large-repository.ts';
import { measure, type Command } from './measure.ts';

const runs = Number(process.env['BENCH_RUNS'] ?? 15);

export async function benchUnchanged(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  try {
    const hello = buildHelloWorld(folder);
    console.log(`Nothing changed, medians of ${runs} runs of whole processes, 100,000 files`);
    console.log('files touched   program               wall ms   × hello world   peak MiB');
    for (const touched of [1, 1_000, 20_000]) {
      const repository = createLargeRepository(join(folder, `touched-${touched}`), {
        files: 100_000,
        touched,
      });
      const measures = await measure(
        [
          { name: 'hello world', argv: [process.execPath, hello], env: actionEnv(folder, repository) },
          {
            name: 'this action',
            argv: [process.execPath, resolve('dist/main/index.js')],
            env: actionEnv(folder, repository),
          },
          diffAndGrep(repository),
        ],
        runs,
      );
      const floorMs = measures.get('hello world')?.wallMs ?? Number.NaN;
      for (const [name, { wallMs, peakMib }] of measures) {
        console.log(
          [
            touched.toLocaleString('en-GB').padStart(13),
            name.padEnd(20),
            wallMs.toFixed(0).padStart(8),
            (wallMs / floorMs).toFixed(2).padStart(15),
            (peakMib?.toFixed(0) ?? '–').padStart(10),
          ].join('   '),
        );
      }
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}

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
    'INPUT_API-KEY': 'bench',
    'INPUT_COPILOT-ID': '1f0c2f3e-0000-4000-8000-000000000000',
    INPUT_NAME: 'world',
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
