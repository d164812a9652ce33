import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  findGitLayout,
  findHead,
  findOriginRepository,
  isShallow,
  type GitLayout,
} from '../../src/git/git-layout.ts';
import { git } from '../support/git-process.ts';
import { GitSandbox } from '../support/git-sandbox.ts';

let sandbox: GitSandbox;
let commits: { readonly one: string; readonly two: string };

beforeAll(async () => {
  sandbox = new GitSandbox();
  const one = await sandbox.commit({ 'a/b/file.json': '1' });
  commits = { one, two: await sandbox.commit({ 'a/b/file.json': '2' }) };
});

afterAll(() => sandbox.dispose());

const checkout = (options: { readonly depth?: 0; readonly path?: string } = {}): Promise<string> =>
  sandbox.checkout({ sha: commits.two, depth: 1, ...options });

function open(folder: string): GitLayout {
  const layout = findGitLayout(folder);
  if (layout === undefined) throw new Error(`no repository above ${folder}`);
  return layout;
}

test('the nearest repository above a folder is found, even if the folder does not exist', async () => {
  const workspace = await checkout();
  expect(open(join(workspace, 'a/b')).top).toBe(workspace);
  expect(open(join(workspace, 'absent/too')).top).toBe(workspace);
});

test('a submodule counts as a part of its outer repository', async () => {
  const workspace = await checkout();
  await mkdir(join(workspace, 'lib'));
  await writeFile(join(workspace, 'lib/.git'), 'gitdir: ../.git/modules/lib\n');
  expect(open(join(workspace, 'lib')).top).toBe(workspace);
});

test('a clone below a folder named modules is a clone', async () => {
  const workspace = await checkout({ path: 'modules/service' });
  expect(open(join(workspace, 'modules/service/a')).top).toBe(join(workspace, 'modules/service'));
});

test('HEAD is read from a branch, a detached commit, packed refs and a linked work tree', async () => {
  const workspace = await checkout({ depth: 0 });
  expect(findHead(open(workspace))).toBe(commits.two);
  await git(workspace, ['pack-refs', '--all']);
  expect(findHead(open(workspace))).toBe(commits.two);
  await git(workspace, ['worktree', 'add', '--quiet', '-b', 'linked', '../linked', commits.one]);
  expect(findHead(open(join(workspace, '../linked')))).toBe(commits.one);
  await git(workspace, ['checkout', '--quiet', '--detach', commits.one]);
  expect(findHead(open(workspace))).toBe(commits.one);
  await git(workspace, ['checkout', '--quiet', '--orphan', 'without-a-commit']);
  expect(findHead(open(workspace))).toBeUndefined();
});

test.each([
  ['https://github.com/octo/service', 'octo/service'],
  ['https://github.com/octo/service.git', 'octo/service'],
  ['https://x-access-token:t@ghe.example.com:8443/octo/service/', 'octo/service'],
  ['git@github.com:octo/service.git', 'octo/service'],
  ['ssh://git@github.com:22/octo/my.service.git', 'octo/my.service'],
  ['/srv/mirrors/service.git', undefined],
  ['file:///srv/octo/service', undefined],
  ['C:/mirrors/octo/service', undefined],
  ['../service', undefined],
  [undefined, undefined],
])('the origin %s is %s', async (url, name) => {
  const workspace = await checkout();
  await git(workspace, ['remote', 'add', 'upstream', 'https://github.com/else/where']);
  await git(workspace, [
    'remote',
    ...(url === undefined ? ['remove', 'origin'] : ['set-url', 'origin', url]),
  ]);
  expect(findOriginRepository(open(workspace))).toBe(name);
});

test('a clone of depth 1 is shallow, a full one is not', async () => {
  expect(isShallow(open(await checkout()))).toBe(true);
  expect(isShallow(open(await checkout({ depth: 0 })))).toBe(false);
});
