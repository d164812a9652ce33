import { createGitHub } from '../../src/github/github-client.ts';
import { GitSandbox } from '../support/git-sandbox.ts';
import { startGitHubApi, type GitHubApi } from '../support/github-api.ts';

let sandbox: GitSandbox;
let api: GitHubApi;
let head: string;

beforeEach(async () => {
  sandbox = new GitSandbox();
  head = await sandbox.commit({ 'swagger.json': '1' });
  api = await startGitHubApi({ bare: sandbox.bare, token: 'right' });
});

afterEach(async () => {
  await api.close();
  await sandbox.dispose();
});

const silentLog = { debug: () => undefined };

const create = (token = 'right', env: Readonly<Record<string, string>> = {}, timeoutMs = 10_000) =>
  createGitHub({ repository, token, env: { ...api.env, ...env }, log: silentLog, timeoutMs, retryMs: 1 });

const repository = 'octo/service';

const route = (): string => `GET /repos/{repository}/git/commits/${head}`;

test('returns status and data, also for HTTP 404', async () => {
  const github = create();
  expect(await github.request(route(), {})).toMatchObject({ status: 200, data: { sha: head } });
  expect(await github.request('GET /repos/{repository}/git/commits/abc', {})).toMatchObject({ status: 404 });
});

test.each([500, 503, 429])('retries after %i, once', async (status) => {
  api.fail({ on: /./, with: status, times: 1 });
  expect(await create().request(route(), {})).toMatchObject({ status: 200 });
  expect(api.calls).toHaveLength(2);
});

test.each([
  ['a 500 that lasts', 500, 2, 'the API failed with HTTP 500: Fault 500'],
  ['a 403', 403, 1, 'the API rejects the token (HTTP 403: Fault 403)'],
  ['silence', 'hang', 1, 'the API sent no response within 0.2 s'],
] as const)('after %s, no more requests are sent in this run, and the reason is kept', async (...row) => {
  const [, fault, count, why] = row;
  api.fail({ on: /./, with: fault });
  const github = create('right', {}, fault === 'hang' ? 200 : 20_000);
  expect(await github.request(route(), {})).toMatchObject({ fault: why });
  expect(await github.request(route(), { again: 1 })).toMatchObject({ fault: why });
  expect(api.calls).toHaveLength(count);
});

test('a rejected token is a failure', async () => {
  expect(await create('wrong').request(route(), {})).toMatchObject({
    status: 401,
    fault: 'the API rejects the token (HTTP 401: Bad credentials)',
  });
});

test('a forbidden area of the API does not affect other areas', async () => {
  api.fail({ on: /actions/, with: 403 });
  const github = create();
  expect(await github.request('GET /repos/{repository}/actions/runs', {})).toMatchObject({ status: 403 });
  expect(await github.request(route(), {})).toMatchObject({ status: 200 });
});

test('a repeated read is requested once, also at the same time', async () => {
  const github = create();
  await Promise.all([github.request(route(), {}), github.request(route(), {})]);
  expect(await github.request(route(), {})).toMatchObject({ status: 200 });
  expect(api.calls).toHaveLength(1);
});

test('each request is traced with its result and duration', async () => {
  const lines: string[] = [];
  const log = { debug: (line: string) => lines.push(line) };
  const github = createGitHub({ repository, token: 'right', env: api.env, log });
  await github.request('GET /repos/{repository}/git/commits/{id}', { id: head });
  expect(lines).toEqual([
    expect.stringMatching(/^GitHub: GET \/repos\/octo\/service\/git\/commits\/[0-9a-f]{40}: 200, \d+ ms$/),
  ]);
});

test('an unreachable server is a failure', async () => {
  const github = create('right', { GITHUB_API_URL: 'http://127.0.0.1:1' });
  const { status, fault } = await github.request(route(), {});
  expect([status, fault]).toEqual([0, expect.stringMatching(/^the API sent no response \(.+\)$/)]);
});
