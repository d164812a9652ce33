import { writeComment, type CommentResult } from '../../src/github/pull-request-comment.ts';
import { startGitHubApi, type GitHubApi, type GitHubApiOptions } from '../support/github-api.ts';

const mark = '<!-- mark -->';
const robot = 'github-actions[bot]';

let api: GitHubApi;

async function openApi(options: Partial<GitHubApiOptions> = {}): Promise<void> {
  api = await startGitHubApi({ bare: '/nowhere', ...options });
}

afterEach(() => api.close());

const write = (token?: string, createsIfMissing = true): Promise<CommentResult> =>
  writeComment({
    ...{ repository: 'octo/service', token, number: 7, mark, body: `${mark}\nnew`, createsIfMissing },
    ...{ env: api.env, log: { debug: () => undefined } },
  });

const bodies = (): readonly string[] => api.comments.list(7).map(({ body }) => body);

test.each([
  ['a job’s token', {}, robot],
  ['a job’s token, without GraphQL', { kind: 'ghes' }, robot],
  ['an app’s token', { viewer: 'our-app[bot]' }, 'our-app[bot]'],
  ['a person’s token', { viewer: 'octocat' }, 'octocat'],
  ['a person’s token, without GraphQL', { kind: 'ghes', viewer: 'octocat' }, 'octocat'],
  ['a job’s token on Gitea', { kind: 'gitea', viewer: 'gitea-actions' }, 'gitea-actions'],
] as const)('an existing comment is updated, with %s', async (_, options, author) => {
  await openApi(options);
  api.comments.add(7, `${mark}\nforged`, 'eve');
  api.comments.add(7, `${mark}\nold`, author);
  expect(await write('a-token')).toEqual({ kind: 'updated' });
  expect(bodies()).toEqual([`${mark}\nforged`, `${mark}\nnew`]);
});

test.each([
  ['eve', {}],
  ['github-actions', {}],
  ['our-app', { viewer: 'our-app[bot]' }],
  ['other-app[bot]', { viewer: 'our-app[bot]' }],
  [robot, { viewer: 'octocat' }],
] as const)('a comment by %s is not updated: a new one is created', async (author, options) => {
  await openApi(options);
  api.comments.add(7, `${mark}\nforged`, author);
  expect(await write('a-token')).toEqual({ kind: 'created' });
  expect(bodies()).toEqual([`${mark}\nforged`, `${mark}\nnew`]);
});

test('no comment is created without a reason', async () => {
  await openApi();
  expect(await write('a-token', false)).toEqual({ kind: 'not-needed' });
  expect(bodies()).toEqual([]);
});

const remedy =
  ' The token may need `permissions: { pull-requests: write }`, which workflows from forks never have.';
const own = { token: 'right' };
const bad = 'HTTP 401: Bad credentials';

test.each([
  ['there is no token', own, undefined, undefined, `there is no token (${bad}).`],
  ['the token is wrong', own, 'wrong', undefined, `the API rejects the token (${bad}).`],
  ['the token may not', {}, 'a-token', 403, `the API rejects the token (HTTP 403: Fault 403).${remedy}`],
  ['the API is down', {}, 'a-token', 502, 'the API failed with HTTP 502: Fault 502.'],
  ['the pull request is nowhere', {}, 'a-token', 404, `the request failed with HTTP 404.${remedy}`],
] as const)(
  'a rejection names the cause, and permissions only if they may be the cause: %s',
  async (...row) => {
    const [, options, token, status, reason] = row;
    await openApi(options);
    if (status !== undefined) api.fail({ on: /comments/, with: status });
    expect(await write(token)).toEqual({ kind: 'rejected', reason });
  },
);
