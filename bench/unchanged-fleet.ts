/**
 * Measures a run without changes and 1, 20 or 200 targets: the main step and the post step, as whole processes. The
 * clone has the whole history, or only the last commit, so that the previous one is requested from GitHub.
 */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { startGitHubApi, type GitHubApi } from '../__tests__/support/github-api.ts';
import { GitSandbox } from '../__tests__/support/git-sandbox.ts';
import { measure, type Command, type Measure } from './measure.ts';

const runs = Number(process.env['BENCH_RUNS'] ?? 15);
/** Maximum time as a multiple of one target. */
const goal = 1.2;
/** Limit for a clone without history, which needs requests to the server. */
const shallowGoal = 2;
const requestsGoal = 5;
const counts = [1, 20, 200];
const fileBytes = 100_000;

export async function benchUnchangedFleet(): Promise<void> {
  const sandbox = new GitSandbox();
  const github = await startGitHubApi({ bare: sandbox.bare });
  try {
    const configs = counts.map((count) => [configOf(count), renderConfig(count)] as const);
    const files = Array.from(
      { length: Math.max(...counts) },
      (_, index) => [fileOf(index), describe(index)] as const,
    );
    const before = await sandbox.commit(Object.fromEntries([...files, ...configs]));
    const after = await sandbox.commit({ 'README.md': 'Nothing that matters here.' });
    console.log(
      `\nNothing changed, many targets of ${fileBytes / 1000} kB: medians of ${runs} runs, main and post in turn`,
    );
    console.log(
      `(goal: ${goal} × one target; with the last commit alone ${shallowGoal} ×, and at most ${requestsGoal} API requests)\n`,
    );
    console.log(
      '| clone | targets | ms | × one target | peak MiB | API requests |\n|---|---:|---:|---:|---:|---:|',
    );
    for (const depth of [0, 1] as const) {
      const workspace = await sandbox.checkout({ sha: after, depth });
      const push = { workspace, before, after };
      const commands = counts.flatMap((count) => createCommands(count, push, { sandbox, github }));
      const requests = await countRequests(commands, github);
      for (const row of renderRows(depth, await measure(commands, runs), requests)) console.log(row);
    }
  } finally {
    await github.close();
    await sandbox.dispose();
  }
}

interface Push {
  readonly workspace: string;
  readonly before: string;
  readonly after: string;
}

/** Creates the commands of the main step and the post step of one run. */
function createCommands(
  count: number,
  { workspace, before, after }: Push,
  { sandbox, github }: { readonly sandbox: GitSandbox; readonly github: GitHubApi },
): readonly Command[] {
  const folder = mkdtempSync(join(sandbox.folder, 'run-'));
  const file = (name: string, text = ''): string => {
    const path = join(folder, name);
    writeFileSync(path, text);
    return path;
  };
  const env = {
    ...sandbox.env,
    ...github.env,
    PATH: process.env['PATH'],
    HOME: folder,
    'INPUT_BASE-URL': 'https://copilot.example.com',
    'INPUT_API-KEY': 'bench-key-1',
    'INPUT_CONFIG-FILE': configOf(count),
    'INPUT_GITHUB-TOKEN': 'bench-token',
    GITHUB_ACTIONS: 'true',
    GITHUB_EVENT_NAME: 'push',
    GITHUB_EVENT_PATH: file('event.json', JSON.stringify({ ref: 'refs/heads/main', before, after })),
    GITHUB_OUTPUT: file('output'),
    GITHUB_REF: 'refs/heads/main',
    GITHUB_REPOSITORY: sandbox.repository,
    GITHUB_SERVER_URL: sandbox.serverUrl,
    GITHUB_SHA: after,
    GITHUB_STATE: file('state'),
    GITHUB_STEP_SUMMARY: file('summary'),
    GITHUB_WORKSPACE: workspace,
    RUNNER_TEMP: folder,
  };
  return ['main', 'post'].map((step) => ({
    name: `${step} ${count}`,
    argv: [process.execPath, resolve(`dist/${step}/index.js`)],
    env,
  }));
}

/** Returns how many API requests each command sends, by its name. */
async function countRequests(
  commands: readonly Command[],
  github: GitHubApi,
): Promise<ReadonlyMap<string, number>> {
  const counted = new Map<string, number>();
  for (const command of commands) {
    const before = github.calls.length;
    await measure([command], 0);
    counted.set(command.name, github.calls.length - before);
  }
  return counted;
}

function renderRows(
  depth: 0 | 1,
  measures: ReadonlyMap<string, Measure>,
  requests: ReadonlyMap<string, number>,
): readonly string[] {
  const wallOf = (count: number): number =>
    ['main', 'post'].reduce((sum, step) => sum + (measures.get(`${step} ${count}`)?.wallMs ?? Number.NaN), 0);
  const clone = depth === 0 ? 'all history' : 'last commit';
  return counts.map((count) => {
    const ratio = (wallOf(count) / wallOf(1)).toFixed(2);
    const peak = measures.get(`main ${count}`)?.peakMib?.toFixed(0) ?? '–';
    return `| ${clone} | ${count} | ${wallOf(count).toFixed(0)} | ${ratio} | ${peak} | ${requests.get(`main ${count}`) ?? '–'} |`;
  });
}

function fileOf(index: number): string {
  return `services/service-${index}/openapi.${index % 2 === 0 ? 'yaml' : 'json'}`;
}

function configOf(count: number): string {
  return `.github/copilots-${count}.yml`;
}

function renderConfig(count: number): string {
  const entries = Array.from({ length: count }, (_, index) => {
    const id = `1f0c2f3e-6a51-4c7e-9a53-${String(index).padStart(12, '0')}`;
    return `  - copilot-id: ${id}\n    swagger-file: ${fileOf(index)}\n    name: Service ${index}\n`;
  });
  return `targets:\n${entries.join('')}`;
}

/** Creates an OpenAPI file of about 100 kB with references inside the file. Every other one is YAML. */
function describe(index: number): string {
  const title = `Service ${index}`;
  return index % 2 === 0 ? describeInYaml(title) : describeInJson(title);
}

const words = 'This text is longer than it has to be. '.repeat(10);

function describeInJson(title: string): string {
  const paths: Record<string, unknown> = {};
  for (let count = 0, bytes = 0; bytes < fileBytes; count += 1) {
    const responses = { 200: { description: 'OK', schema: { $ref: '#/components/schemas/Thing' } } };
    const item = { get: { operationId: `get${count}`, summary: words, responses } };
    paths[`/things-${count}`] = item;
    bytes += JSON.stringify(item).length + 24;
  }
  const components = { schemas: { Thing: { type: 'object' } } };
  return JSON.stringify({ openapi: '3.0.3', info: { title, version: '1' }, paths, components });
}

function describeInYaml(title: string): string {
  const lines = ['openapi: 3.0.3', `info: { title: ${title}, version: '1' }`, 'paths:'];
  for (let count = 0, bytes = 0; bytes < fileBytes; count += 1) {
    const item = [
      `  /things-${count}:`,
      '    get:',
      `      operationId: get${count}`,
      `      summary: ${words}`,
      '      responses:',
      "        '200':",
      '          description: OK',
      '          content:',
      '            application/json:',
      '              schema:',
      "                $ref: '#/components/schemas/Thing'",
    ];
    lines.push(...item);
    bytes += item.join('\n').length + 1;
  }
  return [...lines, 'components:', '  schemas:', '    Thing: { type: object }', ''].join('\n');
}
