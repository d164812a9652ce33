import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startFakeService } from '../support/fake-service/start-fake-service.ts';
import { git } from '../support/git-process.ts';
import { describeApi } from '../support/spec-files.ts';
import { listReportFaults } from '../support/report-schema.ts';
import {
  commandLineEntry,
  type CommandLineRun,
  runCommandLine,
  runCommandLineProcess,
} from './run-command-line.ts';

let folder: string;

beforeEach(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'cli-')));
  await write({ 'openapi.json': older, 'new.json': newer, 'broken.json': '{' });
});

afterEach(() => rm(folder, { recursive: true }));

const ok = { 200: { description: 'OK' } };
const parameters = [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }];
const paths = {
  '/orders': { get: { operationId: 'listOrders', summary: 'List the orders', responses: ok } },
  '/orders/{id}': { get: { operationId: 'findOrder', parameters, responses: ok } },
};
const older = renderApi(paths);
const newer = renderApi({ '/orders': paths['/orders'] });

function renderApi(known: object): string {
  return JSON.stringify(describeApi({ paths: known }));
}

async function write(files: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    await mkdir(join(folder, name, '..'), { recursive: true });
    await writeFile(join(folder, name), content);
  }
}

function runHere(args: readonly string[], env = {}): Promise<CommandLineRun> {
  return runCommandLine(args, { cwd: folder, env });
}

/** Returns the exit code and a part of the output that a command must have. */
function end(exitCode: number, part: RegExp): object {
  return { exitCode, stdout: expect.stringMatching(part) as string };
}

async function commitOlder(): Promise<void> {
  await write({ 'api/openapi.json': older });
  await git(folder, ['init', '--initial-branch=main']);
  await git(folder, ['add', '--all']);
  await git(folder, ['commit', '--message', 'older']);
}

test('check reports an importable file, its number of actions and what a language model can’t use', async () => {
  const { exitCode, stderr, stdout } = await runHere(['check', 'openapi.json']);
  expect(stdout).toContain('Operations: 2 now.');
  expect(stdout).toContain('Readiness: No description and no summary: findOrder');
  expect(stdout).toContain('Actions: 2.');
  expect([exitCode, stderr]).toEqual([0, '']);
});

test('check reports each problem of an invalid file with its location, and exits with 1', async () => {
  await write({ 'openapi.json': renderApi({ '/a': { get: { $ref: '#/x' }, put: { $ref: '#/y' } } }) });
  const { exitCode, stdout } = await runHere(['check', 'openapi.json']);
  expect(stdout).toMatch(/^openapi\.json:1:\d+: error: .*#\/x/mu);
  expect(stdout).toMatch(/^openapi\.json:1:\d+: error: .*#\/y/mu);
  expect(stdout).not.toMatch(/summary|push/u);
  expect(exitCode).toBe(1);
});

test('check writes the import document and the overlay template', async () => {
  const args = ['check', 'openapi.json', '--output', 'out.json', '--template', 'overlay.yaml'];
  const { exitCode } = await runHere([...args, '--server-url', 'https://x.orders-desk.com']);
  expect(exitCode).toBe(0);
  expect(await readFile(join(folder, 'out.json'), 'utf8')).toBe(older);
  expect(await readFile(join(folder, 'overlay.yaml'), 'utf8')).toContain("$.paths['/orders/{id}'].get");
});

test('check reads a file of a repository with the files that it references in other folders', async () => {
  await commitOlder();
  const content = { 'application/json': { schema: { $ref: '../shared/order.json' } } };
  const api = renderApi({ '/a': { get: { responses: { 200: { description: 'OK', content } } } } });
  await write({ 'api/openapi.json': api, 'shared/order.json': '{"type":"object"}' });
  const result = await runCommandLine(['check', 'openapi.json'], { cwd: join(folder, 'api') });
  expect(result).toMatchObject(end(0, /Operations: 1 now\./u));
});

test('check can’t replace the OpenAPI file itself', async () => {
  const { exitCode, stderr } = await runHere(['check', 'openapi.json', '--output', './openapi.json']);
  expect(stderr).toContain('`--output` would overwrite the OpenAPI file.');
  expect(exitCode).toBe(2);
  expect(await readFile(join(folder, 'openapi.json'), 'utf8')).toBe(older);
});

test('diff compares two files, and fails on breaking changes that aren’t accepted', async () => {
  const files = ['diff', 'openapi.json', 'new.json'];
  const gate = [...files, '--fail-on', 'breaking'];
  const failing = await runHere(gate);
  const removal = /^ {2}- GET \/orders\/\{id\} \(findOrder\): breaking: /mu;
  expect(await runHere(files)).toMatchObject(end(0, removal));
  expect(failing).toMatchObject(end(1, /Blocked by 1 breaking change/u));
  expect(failing.stdout).not.toContain('job summary');

  const { stdout } = await runHere([...files, '--format', 'json']);
  const [, fingerprint] = /"fingerprint":"(\w+)"/u.exec(stdout) ?? [];
  const entries = JSON.stringify([{ fingerprint, reason: 'Nobody uses it.', 'accepted-by': 'ada' }]);
  await write({ 'accepted.yml': entries, '.github/copilot-accepted.yml': entries });
  expect((await runHere([...gate, '--accepted-changes-file', 'accepted.yml'])).exitCode).toBe(0);
  // The default file of the action counts as well.
  expect((await runHere(gate)).exitCode).toBe(0);
});

test('diff compares files of different folders', async () => {
  await write({ 'one/old.json': older, 'two/new.json': older });
  const args = ['diff', '../one/old.json', 'new.json'];
  const result = await runCommandLine(args, { cwd: join(folder, 'two') });
  expect(result).toMatchObject(end(0, /no operation differs/u));
});

const live = ['--base-url', 'http://127.0.0.1:1', '--copilot-id', 'desk', '--max-attempts', '1'];

test.each([
  [
    'diff exits with 1 if the older file can’t be imported',
    ['diff', 'broken.json', 'new.json'],
    1,
    /^warning: the version at broken\.json can’t be imported/mu,
  ],
  [
    'diff exits with 2 if it can’t read the commit to compare with',
    ['diff', 'new.json', '--base', 'main', '--fail-on', 'breaking'],
    2,
    /was not found in this clone/u,
  ],
  [
    'preview exits with 2 if it can’t read the copilot to compare with',
    ['preview', 'new.json', ...live],
    2,
    /^warning: The copilot could not be looked up/mu,
  ],
] as const)('%s', async (_, args, expected, warning) => {
  const result = await runHere(args, { COPILOT_API_KEY: 'some-secret-key' });
  expect(result).toMatchObject(end(expected, warning));
});

test('diff compares a file with its version at a commit', async () => {
  await commitOlder();
  await write({ 'api/openapi.json': newer });
  const args = ['diff', 'api/openapi.json', '--base', 'HEAD', '--fail-on', 'breaking'];
  expect(await runHere(args)).toMatchObject(end(1, /Blocked by 1 breaking change in 1 action/u));
  const unknown = await runHere(['diff', 'api/openapi.json', '--base', 'nowhere']);
  expect(unknown.stderr).toContain('Invalid value “nowhere” for the option `--base`');
  expect([unknown.exitCode, unknown.stdout]).toEqual([2, '']);
});

test('preview without a copilot compares with a commit, and requires one', async () => {
  await commitOlder();
  await write({ 'api/openapi.json': newer });
  const based = await runHere(['preview', 'api/openapi.json', '--base', 'main']);
  expect(based).toMatchObject(end(0, /1 operation removed/u));
  const without = await runHere(['preview', 'api/openapi.json', '--copilot-id', 'x'], { INPUT_BASE: 'main' });
  expect(without.stderr).toContain('set the environment variable `COPILOT_API_KEY` and `--base-url`.');
  expect([without.exitCode, without.stdout]).toEqual([2, '']);
});

test('preview compares with the live copilot, changes nothing, and hides the key', async () => {
  await using stack = new AsyncDisposableStack();
  const service = await startFakeService({ copilots: [{ name: 'Order desk' }], hasActionList: true });
  stack.defer(() => service.close());
  const id = service.copilots()[0]?.id ?? '';
  const args = ['preview', 'new.json', '--base-url', service.baseUrl, '--copilot-id', id];
  // Uses a separate process with real variables and streams.
  const options = { cwd: folder, env: { COPILOT_API_KEY: service.key } };
  const result = await runCommandLineProcess([...args, '--strategy', 'rolling'], options);
  const headline = /^Preview for copilot “Order desk”: a sync would add 1 action, change 0 and remove 0/mu;
  expect(result).toMatchObject({ ...end(0, headline), stderr: '' });
  expect(service.requests.filter(({ method }) => method !== 'GET')).toEqual([]);
  const wrong = await runHere(args, { COPILOT_API_KEY: 'a-wrong-secret-key' });
  expect(wrong.exitCode).toBe(2);
  expect(wrong.stdout + wrong.stderr).not.toContain('a-wrong-secret-key');
});

test.each([
  ['check', ['new.json']],
  ['diff', ['openapi.json', 'new.json']],
])('%s has each format', async (command, files) => {
  const formats = ['text', 'markdown', 'json'];
  const runs = formats.map((format) => runHere([command, ...files, '--format', format]));
  const [text, markdown, json] = await Promise.all(runs);
  expect(text?.stdout).toMatch(/^Preview for the copilot: /mu);
  expect(markdown?.stdout).toMatch(/^### .*Preview for the copilot: /u);
  expect(listReportFaults(json?.stdout ?? '')).toEqual([]);
  expect([text, markdown, json].map((one) => one?.exitCode)).toEqual([0, 0, 0]);
});

test('colors are for terminals, and never for NO_COLOR', async () => {
  const args = ['check', 'openapi.json'];
  const [plain, colored, noColor] = await Promise.all([
    runHere(args, { FORCE_COLOR: '1' }),
    runCommandLine(args, { cwd: folder, isTerminal: true }),
    runCommandLine(args, { cwd: folder, isTerminal: true, env: { NO_COLOR: '1' } }),
  ]);
  expect(plain.stdout).not.toContain('\u001b');
  expect(colored.stdout).toContain('\u001b[1mPreview');
  expect(noColor.stdout).not.toContain('\u001b');
});

test('control characters of a file don’t reach the terminal', async () => {
  await write({ 'openapi.json': renderApi({ '/\u001b[31m': { get: { operationId: 'a\u001b[2J' } } }) });
  const { stdout } = await runHere(['check', 'openapi.json']);
  expect(stdout).not.toContain('\u001b');
});

test('a full disk is an error', async () => {
  const error = "Object.assign(new Error('The write failed.'),{code:'ENOSPC'})";
  const failing = `data:text/javascript,process.stdout.write=()=>process.stdout.emit('error',${error})`;
  const options = { cwd: folder, nodeArgs: ['--import', failing] };
  const { exitCode, stderr } = await runCommandLineProcess(['check', 'openapi.json'], options);
  expect(stderr).toMatch(/^Error: The write failed\.$/mu);
  expect(exitCode).toBe(2);
});

test('a reader that closes the pipe of a large result ends the command without an error', async () => {
  const item = { get: { responses: ok } };
  const many = Array.from({ length: 2_000 }, (_, index) => [`/${'long'.repeat(20)}/${index}`, item]);
  await write({ 'openapi.json': renderApi(Object.fromEntries(many) as object) });
  const command = `"${process.execPath}" --disable-warning=ExperimentalWarning "${commandLineEntry}"`;
  const piped = `${command} check openapi.json --format json | head -c 1; echo " \${PIPESTATUS[0]}"`;
  const output = execFileSync('bash', ['-c', piped], { cwd: folder, encoding: 'utf8' });
  expect(output).toBe('[ 0\n');
});
