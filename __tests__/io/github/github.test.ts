import { createGitHub } from '../../../src/io/github/github.ts';
import { createGitSandbox, type GitSandbox } from '../../support/git-sandbox.ts';
import { startGitHubApi, type GitHubApi } from '../../support/github-api.ts';

let sandbox: GitSandbox;
let api: GitHubApi;
let head: string;

beforeEach(async () => {
  sandbox = await createGitSandbox();
  head = await sandbox.commit({ 'swagger.json': '1' });
  api = await startGitHubApi({ bare: sandbox.bare, token: 'right' });
});

afterEach(async () => {
  await api.close();
  await sandbox.dispose();
});

const create = (token = 'right', env: Readonly<Record<string, string>> = {}, timeoutMs = 10_000) =>
  createGitHub({ token, env: { ...api.env, ...env }, timeoutMs, retryMs: 1 });

const route = (): string => `GET /repos/octo/service/git/commits/${head}`;

test('answers with status and data, 404 included', async () => {
  const github = create();
  expect(await github.request(route(), {})).toMatchObject({ status: 200, data: { sha: head } });
  expect(await github.request('GET /repos/octo/service/git/commits/abc', {})).toMatchObject({ status: 404 });
});

test.each([500, 503, 429])('asks again after %i, once', async (status) => {
  api.fail({ on: /./, with: status, times: 1 });
  expect(await create().request(route(), {})).toMatchObject({ status: 200 });
  expect(api.calls).toHaveLength(2);
});

test.each([
  ['a 500 that lasts', 500, 2],
  ['a 403', 403, 1],
  ['silence', 'hang', 1],
] as const)('after %s it is not asked again in this run', async (_, fault, count) => {
  api.fail({ on: /./, with: fault });
  const github = create('right', {}, 200);
  expect(await github.request(route(), {})).toBeUndefined();
  expect(await github.request(route(), {})).toBeUndefined();
  expect(api.calls).toHaveLength(count);
});

test('a wrong token is no answer', async () => {
  expect(await create('wrong').request(route(), {})).toBeUndefined();
});

test('a server that is not there is no answer', async () => {
  await expect(
    create('right', { GITHUB_API_URL: 'http://127.0.0.1:9' }).request(route(), {}),
  ).resolves.toBeUndefined();
});

test.each([
  ['there is a token and an endpoint', 'right', {}, true],
  ['there is no token', undefined, {}, false],
  ['the server names no endpoint', 'right', { GITHUB_GRAPHQL_URL: '' }, false],
  ['Gitea says that it is Gitea', 'right', { GITEA_ACTIONS: 'true' }, false],
  ['Forgejo says that it is Forgejo', 'right', { FORGEJO_ACTIONS: '1' }, false],
] as const)('GraphQL is asked exactly where %s', (...[, token, env, expected]) => {
  const github = createGitHub({ token, env: { ...api.env, ...env } });
  expect(github.hasGraphql).toBe(expected);
});
