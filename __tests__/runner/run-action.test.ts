import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEnvironment } from '../support/runner/environment.ts';
import type { Interrupt } from '../support/runner/run-step.ts';
import { runAction, type RunOptions } from '../support/runner/run-action.ts';

const manifest = `
inputs:
  api-key: {}
  wait seconds: { default: 5 }
  github-token: { default: '\${{ github.token }}' }
runs: { using: node24, main: main.js, post: post.js, post-if: always() }
`;

/** Prints the values that the post step gets from the main step. */
const printingPost = "console.log('post ' + process.env.STATE_phase + ' ' + process.env.LATER);";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fixture-action-'));
  await mkdir(join(folder, 'workspace'));
});

afterEach(async () => {
  await rm(folder, { recursive: true });
});

async function run(main: string, options: Partial<RunOptions> = {}, post = printingPost) {
  const lines = `import { appendFileSync } from 'node:fs';
const put = (name, line) => appendFileSync(process.env[name], line + '\\n');
`;
  const files = { 'action.yml': manifest, 'main.js': lines + main, 'post.js': lines + post };
  for (const [name, content] of Object.entries({ 'package.json': '{"type":"module"}', ...files }))
    await writeFile(join(folder, name), content);
  return runAction({
    actionDir: folder,
    inputs: { 'api-key': 'hush' },
    event: { name: 'push', payload: { after: 'abc' }, sha: 'abc', ref: 'refs/heads/main' },
    workspace: join(folder, 'workspace'),
    githubToken: 'ghs_token',
    ...options,
  });
}

test('the action receives its inputs, the event and a clean environment', async () => {
  process.env['LEAKY'] = 'from the developer';
  const { main } = await run(`
import { readFileSync } from 'node:fs';
console.log(JSON.stringify({ ...process.env, cwd: process.cwd(), node: process.version,
  payload: JSON.parse(readFileSync(process.env.GITHUB_EVENT_PATH, 'utf8')) }));`);
  delete process.env['LEAKY'];

  const seen = JSON.parse(main.stdout) as Record<string, unknown>;
  expect(seen).toMatchObject({
    'INPUT_API-KEY': 'hush',
    INPUT_WAIT_SECONDS: '5',
    'INPUT_GITHUB-TOKEN': 'ghs_token',
    GITHUB_EVENT_NAME: 'push',
    GITHUB_REF_NAME: 'main',
    GITHUB_ACTIONS: 'true',
    GITHUB_WORKSPACE: join(folder, 'workspace'),
    cwd: join(folder, 'workspace'),
    payload: { after: 'abc' },
  });
  expect(seen['node']).toMatch(/^v24\./u);
  expect(Object.keys(seen)).not.toContain('LEAKY');
  expect(main.log).not.toContain('ghs_token');
});

test('outputs, state, summary and exported variables are read, and the post step receives the latter two', async () => {
  const { main, post, result } = await run(`
put('GITHUB_OUTPUT', 'outcome=synced');
put('GITHUB_STATE', 'phase=deleting');
put('GITHUB_STATE', 'phase=done');
put('GITHUB_STEP_SUMMARY', '# Done with ghs_token');
put('GITHUB_ENV', 'LATER=yes');`);

  expect(main).toMatchObject({ exitCode: 0, outputs: { outcome: 'synced' }, state: { phase: 'done' } });
  expect(main.summary).toBe('# Done with ***\n');
  expect(post?.log).toBe('post done yes');
  expect(result).toBe('success');
});

test('if main fails, the job fails, and post still runs', async () => {
  const { main, post, result } = await run(`console.error('::error::broken'); process.exitCode = 3;`);

  expect([main.exitCode, main.log, result]).toEqual([3, 'Error: broken', 'failure']);
  expect(post?.log).toBe('post undefined undefined');
});

test('a summary above 1 MiB is dropped with an error', async () => {
  const { main } = await run(`put('GITHUB_STEP_SUMMARY', 'x'.repeat(1024 * 1024));`);

  expect(main.summary).toBe('');
  expect(main.annotations).toEqual([expect.objectContaining({ severity: 'error' })]);
});

const stubborn = `
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => console.log(signal));
put('GITHUB_STATE', 'phase=deleting');
setTimeout(() => {}, 60_000);
console.log('ready');`;

/** Interrupts when main is ready. */
function interruptReady(interrupt: Omit<Interrupt, 'at'>): Pick<RunOptions, 'interrupt' | 'onLine'> {
  const moment = new AbortController();
  const onLine = (line: string): void => {
    if (line === 'ready') moment.abort();
  };
  return { interrupt: { ...interrupt, at: moment.signal }, onLine };
}

test.each([
  [
    'a cancellation sends SIGINT, then SIGTERM, then SIGKILL',
    { how: 'cancel', sigtermAfterMs: 2_000, sigkillAfterMs: 2_000 },
    ['ready\nSIGINT\nSIGTERM', 'cancelled'],
  ],
  ['a kill comes without a warning and fails the job', { how: 'kill' }, ['ready', 'failure']],
] as const)('%s, and post resumes from the state', async (_, interrupt, ending) => {
  const { main, post, result } = await run(stubborn, interruptReady(interrupt));
  expect([main.log, result, main.signal]).toEqual([...ending, 'SIGKILL']);
  expect(post?.log).toBe('post deleting undefined');
});

test('in a container, main gets no signal, runs during post and is killed after it', async () => {
  const main = `put('GITHUB_STATE', 'pid=' + process.pid);${stubborn}`;
  const post = "process.kill(Number(process.env.STATE_pid), 0); console.log('main is alive');";
  const transcript = await run(main, interruptReady({ how: 'container' }), post);

  expect(transcript.post?.log).toBe('main is alive');
  expect([transcript.main.signal, transcript.main.log]).toEqual(['SIGKILL', 'ready']);
});

test('variables that programs need are kept in any case, as on Windows', () => {
  process.env['SystemRoot'] = 'C:\\Windows';
  const folders = { workspace: '', runnerTemp: '', eventPath: '' };
  const env = createEnvironment({ name: 'push', payload: {}, sha: '', ref: '' }, folders);
  delete process.env['SystemRoot'];
  expect(env).toMatchObject({ SystemRoot: 'C:\\Windows' });
});

test('memory is measured on request', async () => {
  if (process.platform !== 'linux') return;
  const code = 'const bytes = Buffer.alloc(80e6, 1); setTimeout(() => bytes, 2_000);';
  const { main } = await run(code, { measuresMemory: true });

  expect(main.maxRssBytes).toBeGreaterThan(80e6);
});

test('a given folder for temporary files is kept', async () => {
  const runnerTemp = await mkdtemp(join(folder, 'temp-'));
  await run('', { runnerTemp });

  expect(await readFile(join(runnerTemp, 'event.json'), 'utf8')).toBe('{"after":"abc"}');
});
