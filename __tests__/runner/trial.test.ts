import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dump, load } from 'js-yaml';
import { readDescription } from '../../scripts/try/description.ts';
import { createEarlierVersion } from '../../scripts/try/earlier-version.ts';
import { renderPatience } from '../../scripts/try/page.ts';
import { createEvent, findMain, triedEvents } from '../../scripts/try/event.ts';
import { parseTryFlags, type TryRequest } from '../../scripts/try/flags.ts';
import { readSubject } from '../../scripts/try/read-subject.ts';
import { createTrial, type Trial } from '../../scripts/try/trial.ts';
import { isFull } from '../support/depth.ts';
import { describeApi } from '../support/spec-files.ts';
import { serviceNames } from '../support/fake-service/behaviour.ts';

const description = describeApi({
  paths: {
    '/orders': {
      get: { operationId: 'listOrders', summary: 'All of them' },
      post: { operationId: 'createOrder' },
    },
    '/orders/{id}': { get: { operationId: 'getOrder' } },
  },
});

/** Deletes and imports, with `server-url` if the file has no server, and lists the visible commits. */
const naiveAction = `
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
const input = (name) => process.env['INPUT_' + name.toUpperCase()];
const headers = { authorization: 'Bearer ' + input('api-key'), accept: 'application/json', connection: 'close' };
const event = JSON.parse(readFileSync(process.env.GITHUB_EVENT_PATH, 'utf8'));
const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).trim();
console.log('commits ' + git('rev-list', '--all', '--count'));
console.log('checked out ' + (git('rev-parse', 'HEAD') === process.env.GITHUB_SHA));
if (event.before) console.log('fetched ' + git('ls-remote', 'origin', 'main').startsWith(event.after));
const body = new FormData();
const document = { servers: [{ url: input('server-url') }], ...JSON.parse(readFileSync(input('swagger-file'), 'utf8')) };
body.set('file', new Blob([JSON.stringify(document)]), 'swagger.json');
await fetch(input('base-url') + '/backend/copilot/' + input('copilot-id'), { method: 'DELETE', headers });
const path = '/backend/actions/bot/' + input('copilot-id') + '/import-from-swagger';
const answer = await fetch(input('base-url') + path, { method: 'PUT', headers, body });
process.exitCode = answer.ok ? 0 : 1;
`;

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'trial-'));
});

const trials: Trial[] = [];

afterEach(async () => {
  await Promise.all(trials.splice(0).map(({ close }) => close()));
  await rm(folder, { recursive: true });
});

async function write(files: Readonly<Record<string, string>>): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(join(folder, path, '..'), { recursive: true });
    await writeFile(join(folder, path), text);
  }
}

/** Prepares a run for the file with the flags. */
async function prepare(flags: readonly string[], content: object = description): Promise<Trial> {
  await write({
    'orders.json': JSON.stringify(content),
    'action/action.yml': 'runs: { using: node24, main: main.mjs }',
    'action/main.mjs': naiveAction,
    'trial/.keep': '',
  });
  const folders = { actionDir: join(folder, 'action'), folder: join(folder, 'trial') };
  const trial = await createTrial(parseFlags('orders.json', ...flags), folders);
  trials.push(trial);
  return trial;
}

function parseFlags(...flags: readonly string[]): TryRequest {
  const request = parseTryFlags(flags, folder);
  if (request === undefined) throw new Error('help was requested');
  return request;
}

const namesOf = ({ copilots, fakeService }: Trial): readonly string[] =>
  fakeService.actions(copilots[0]?.id ?? '').map(({ name }) => name);
const ignore = (): void => undefined;

const rareEvents = ['workflow_dispatch', 'push:new-tag', 'push:rerun', 'merge_group'];

test.each(['push', 'pull_request', ...(isFull ? rareEvents : [])])(
  'a %s finds the earlier actions, one commit and the change',
  async (event) => {
    const trial = await prepare(['--event', event]);
    expect(namesOf(trial)).toEqual(['listOrders', 'createOrder', 'retiredOperation']);
    const { main } = await trial.run(ignore);
    expect(main.log).toMatch(/^commits 1\nchecked out true/u);
    if (event === 'push') expect(main.log).toContain('fetched true');
    expect(namesOf(trial)).toEqual(['listOrders', 'createOrder', 'getOrder']);
  },
);

test('faults affect the simulated run, not the one that fills the copilot', async () => {
  const trial = await prepare(['--fault', 'import:1:status-500-before', '--fault', 'import:2:late']);
  expect(namesOf(trial)).toHaveLength(3);
  expect((await trial.run(ignore)).result).toBe('failure');
  expect(namesOf(trial)).toEqual([]);
  expect(trial.fakeService.unfiredFaults()).toEqual([{ call: 'import', nth: 2, fault: 'late' }]);
});

test('the target of a pull request is checked out without the change', async () => {
  const trial = await prepare(['--event', 'pull_request_target']);
  const before = namesOf(trial);
  await trial.run(ignore);
  expect(namesOf(trial)).toEqual(before);
});

test.each(serviceNames)('the copilot is filled before the run on a service like %s', async (service) => {
  expect(namesOf(await prepare(['--service', service]))).toHaveLength(3);
});

test('a copilot also has the earlier version of a file without a server', async () => {
  expect(namesOf(await prepare([], { ...description, servers: undefined }))).toHaveLength(3);
});

const commits = { before: 'b', after: 'a', merge: 'm', newer: 'n' };

test.each(triedEvents)("%s has GitHub's name, commit and branch", (event) => {
  const { name, sha, ref, payload } = createEvent(event, commits);
  const { repository } = payload as { repository?: unknown };

  expect(event.split(':')[0]).toBe(name);
  expect(Object.values(commits)).toContain(sha);
  expect(ref).toMatch(/^refs\/(heads|tags|pull)\//u);
  // Only schedules have no repository.
  expect(repository === undefined).toBe(name === 'schedule');
  expect(Object.values(commits)).toContain(findMain(event, commits));
});

const late = ['--set', 'lateImportMs=9000'];

test.each<[string, readonly string[], readonly string[]]>([
  ['by default', [], []],
  ['if the response arrives in time', late, []],
  ['if the service can list actions', [...late, '--set', 'gatewayMs=3000', '--action-list'], []],
  ['if a gateway times out', [...late, '--set', 'gatewayMs=3000'], ['up to 11 minutes']],
  ['if the action times out', [...late, '--with', 'timeout-seconds=5'], ['up to 2 minutes']],
])('long delays are announced %s', (_, flags, reported) => {
  const announced = renderPatience(parseFlags('orders.json', ...flags));
  expect(announced).toEqual(reported.map((words) => expect.stringContaining(words) as string));
});

test('a config file adds its OpenAPI and overlay files, its copilots and their previous actions', async () => {
  const targets = [
    { 'copilot-id': { staging: 'a-1', production: 'a-2' }, 'swagger-file': 'orders.json', name: 'Orders' },
    { 'copilot-id': 'b', 'swagger-file': 'api/users.json' },
    { 'copilot-id': 'c', 'swagger-file': 'missing.json', 'overlay-files': ['own.yaml'] },
  ];
  const defaults = { 'wait-seconds': 300, 'overlay-files': 'shared.yaml\nno.yaml' };
  await write({
    'orders.json': JSON.stringify(description),
    'api/users.json': JSON.stringify({ ...description, paths: { $ref: '../paths.json' } }),
    ...{ 'paths.json': '{}', 'own.yaml': '', 'shared.yaml': '' },
    '.github/copilots.yml': dump({ targets, defaults }),
  });

  const flags = ['--config', '.github/copilots.yml', '--with', 'environment=staging'];
  const subject = await readSubject(parseFlags(...flags));

  const ofTargets = ['api/users.json', 'orders.json', 'own.yaml', 'paths.json', 'shared.yaml'];
  expect([...subject.files.keys()].toSorted()).toEqual(['.github/copilots.yml', ...ofTargets]);
  expect([...subject.earlier.keys()]).toEqual(['orders.json', 'api/users.json']);
  const copilots = subject.copilots.map(({ id, name }) => `${id ?? ''} ${name}`);
  expect(copilots).toEqual(['a-1 Orders', 'b Assistant 2', 'c Assistant 3']);
  expect(subject.inputs).toEqual({ 'config-file': '.github/copilots.yml' });
  expect(String([...subject.firstFiles.values()][0])).toContain('"wait-seconds":0');
});

test('the files that an OpenAPI file references are copied, and no others', async () => {
  await write({
    'api/root.yaml': `paths:
  /a:
    $ref: './paths/a.yaml#/get'
  /b:
    $ref: ../common/b%20c.json
  /c:
    $ref: paths/c_{id}.yaml
  /d: {$ref: paths/a.yaml}
`,
    'api/paths/a.yaml': 'get: { $ref: missing.yaml }',
    'api/paths/c_{id}.yaml': '',
    'common/b c.json': '{"$ref": "https://example.com/x.json"}',
    'api/unrelated.txt': '',
  });
  const { files, path } = await readDescription(join(folder, 'api/root.yaml'));

  expect(path).toBe('api/root.yaml');
  const copied = ['api/paths/a.yaml', 'api/paths/c_{id}.yaml', 'api/root.yaml', 'common/b c.json'];
  expect([...files.keys()].toSorted()).toEqual(copied);
});

test('an earlier version of a YAML file is YAML', () => {
  const { bytes } = createEarlierVersion('a.yaml', Buffer.from('openapi: 3.0.3\npaths: { /a: { get: {} } }'));

  expect(bytes.toString()).toMatch(/^openapi: 3\.0\.3\n/u);
  expect(load(bytes.toString())).toMatchObject({ paths: { '/retired': {} } });
});

test('a path in its own file is removed completely', () => {
  const paths = { '/a': { $ref: 'a.json' }, '/b': { $ref: 'b.json' } };
  const { bytes, change } = createEarlierVersion('a.json', Buffer.from(JSON.stringify({ paths })));

  expect(Object.keys((JSON.parse(bytes.toString()) as { paths: object }).paths)).toEqual(['/a', '/retired']);
  expect(change).toBe('operations: 1 added, 1 removed');
});

const invalid = ['{', '[]', '', '{"paths":5}', 'a: [b'];

test.each(invalid)('before an invalid file (%j) there was a valid one', (text) => {
  const { bytes, change } = createEarlierVersion('a.json', Buffer.from(text));

  expect(JSON.parse(bytes.toString())).toMatchObject({ paths: { '/status': {} } });
  expect(change).toBe('a valid OpenAPI file is replaced with the given one');
});

test.each([
  [['--event', 'tag'], /--event "tag" is not one of push, push:new-branch, /u],
  [['--with', 'force'], /--with "force" is not INPUT=VALUE/u],
  [['a.json', 'b.json'], /unexpected argument "b\.json"/u],
  [['--fault', 'x'], /"x" is not a call/u],
  [['https://a.test/spec.yaml?x=1'], /is a URL\. Download the file first: curl -fsSL -o spec\.yaml 'https:/u],
])('%j is rejected', (args, message) => {
  expect(() => parseTryFlags(args, folder)).toThrow(message);
});

test('overlay files and patterns become inputs, and the files are copied if they exist', async () => {
  const api = JSON.stringify(description);
  await write({ 'api/openapi.json': api, 'overlays/a.yaml': '', 'b.yaml': '' });
  const flags = ['--operations', '!/admin/**', '--operations', 'tag:a', '--overlay-files', 'overlays/a.yaml'];
  const request = parseFlags('api/openapi.json', ...flags, '--overlay-files', 'b.yaml');
  expect(request.inputs).toEqual({ operations: '!/admin/**\ntag:a' });
  const subject = await readSubject(request);
  expect(subject.inputs).toEqual({ 'swagger-file': 'api/openapi.json' });
  expect(subject.overlayFiles).toEqual(['overlays/a.yaml', 'b.yaml']);
  expect([...subject.files.keys()]).toEqual(['api/openapi.json', 'overlays/a.yaml', 'b.yaml']);
  const missing = parseFlags('api/openapi.json', '--overlay-files', 'no.yaml');
  await expect(readSubject(missing)).rejects.toThrow('there is no file');
});
