import { createGitHub } from '../../src/github/github-client.ts';
import { startGitHubApi, type GitHubApi } from '../support/github-api.ts';

let api: GitHubApi;

beforeEach(async () => {
  api = await startGitHubApi({ bare: '/nowhere', token: 'right' });
});

afterEach(() => api.close());

type Options = Partial<Parameters<typeof createGitHub>[0]>;

const create = (options: Options = {}) =>
  createGitHub({
    ...{ repository: 'octo/service', token: 'right', env: api.env, log: { debug: () => undefined } },
    ...{ timeoutMs: 20_000, retryMs: 1, ...options },
  });

const route = 'GET /repos/{repository}';

test('returns status and data, also for HTTP 404', async () => {
  const github = create();
  const data = { full_name: 'octo/service' };
  expect(await github.request(route, {})).toMatchObject({ status: 200, data });
  expect(await github.request('GET /repos/{repository}/git/commits/abc', {})).toMatchObject({ status: 404 });
});

test.each([500, 503, 429])('retries after %i, once', async (status) => {
  api.fail({ on: /./, with: status, times: 1 });
  expect(await create().request(route, {})).toMatchObject({ status: 200 });
  expect(api.calls).toHaveLength(2);
});

test.each([
  ['a 500 that lasts', 500, 2, 'the API failed with HTTP 500: Fault 500'],
  ['a 403', 403, 1, 'the API rejects the token (HTTP 403: Fault 403)'],
  ['silence', 'hang', 1, 'the API sent no response within 2 s'],
] as const)('after %s, no more requests are sent in this run, and the reason is kept', async (...row) => {
  const [, fault, count, why] = row;
  api.fail({ on: /./, with: fault });
  const github = create(fault === 'hang' ? { timeoutMs: 2_000 } : {});
  expect(await github.request(route, {})).toMatchObject({ fault: why });
  expect(await github.request(route, { again: 1 })).toMatchObject({ fault: why });
  expect(api.calls).toHaveLength(count);
});

test('a rejected token is a failure', async () => {
  const fault = 'the API rejects the token (HTTP 401: Bad credentials)';
  expect(await create({ token: 'wrong' }).request(route, {})).toMatchObject({ status: 401, fault });
});

test('a forbidden area of the API does not affect other areas', async () => {
  api.fail({ on: /actions/, with: 403 });
  const github = create();
  expect(await github.request('GET /repos/{repository}/actions/runs', {})).toMatchObject({ status: 403 });
  expect(await github.request(route, {})).toMatchObject({ status: 200 });
});

test('a repeated read is requested once, also at the same time', async () => {
  const github = create();
  await Promise.all([github.request(route, {}), github.request(route, {})]);
  expect(await github.request(route, {})).toMatchObject({ status: 200 });
  expect(api.calls).toHaveLength(1);
});

test('each request is traced with its result and duration', async () => {
  const lines: string[] = [];
  const github = create({ log: { debug: (line) => lines.push(line) } });
  await github.request('GET /repos/{repository}/git/commits/{id}', { id: 'abc' });
  expect(lines).toEqual([
    expect.stringMatching(/^GitHub: GET \/repos\/octo\/service\/git\/commits\/abc: 404, \d+ ms$/),
  ]);
});

test('an unreachable server is a failure', async () => {
  const github = create({ env: { GITHUB_API_URL: 'http://127.0.0.1:1' } });
  const { status, fault } = await github.request(route, {});
  expect([status, fault]).toEqual([0, expect.stringMatching(/^the API sent no response \(.+\)$/)]);
});
