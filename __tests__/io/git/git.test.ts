import { chmod, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { createGit, renderGitEnv } from '../../../src/io/git/git.ts';
import { chunkArguments, findLocalTree } from '../../../src/io/git/git-trees.ts';
import { git } from '../../support/git-process.ts';
import { createGitSandbox, hashFolder, type GitSandbox } from '../../support/git-sandbox.ts';

let sandbox: GitSandbox;
let head: string;
const path = process.env['PATH'];

beforeEach(async () => {
  sandbox = await createGitSandbox();
  head = await sandbox.commit({ 'a/swagger.json': '1', 'b.json': '2' });
});

afterEach(async () => {
  process.env['PATH'] = path;
  await sandbox.dispose();
});

async function createLocalGit(env: Readonly<Record<string, string>> = {}) {
  const top = await sandbox.checkout({ sha: head, depth: 1 });
  const { temporaryFolder } = sandbox;
  return { top, local: createGit({ top, temporaryFolder, env: { ...process.env, ...sandbox.env, ...env } }) };
}

test('variables that lead git elsewhere are dropped, in whatever case; the rest stays', () => {
  const env = renderGitEnv({ GIT_DIR: 'x', git_work_tree: 'x', GIT_INDEX_FILE: 'x', HTTPS_PROXY: 'p' });
  expect(env).toEqual({ HTTPS_PROXY: 'p', LC_ALL: 'C', GIT_TERMINAL_PROMPT: '0', GIT_OPTIONAL_LOCKS: '0' });
});

test('a machine without git is no error', async () => {
  const { local } = await createLocalGit();
  process.env['PATH'] = sandbox.temporaryFolder;
  expect(await local.run(['version'])).toBeUndefined();
  expect(await findLocalTree(local, head, ['b.json'])).toBeUndefined();
});

test('what git prints comes as bytes', async () => {
  const { local } = await createLocalGit();
  const input = Buffer.from([0, 255, 10, 13, 10]);
  const oid = (await git(sandbox.bare, ['hash-object', '-w', '--stdin'], { input })).trim();
  const { top } = await createLocalGit();
  await git(top, ['hash-object', '-w', '--stdin'], { input });
  const again = createGit({ top, temporaryFolder: sandbox.temporaryFolder, env: process.env });
  expect((await again.run(['cat-file', 'blob', oid]))?.stdout).toEqual(input);
  expect((await local.run(['cat-file', 'blob', oid]))?.exitCode).not.toBe(0);
});

test('an old git that reads safe.directory from files only is lent a file, and it is removed again', async () => {
  // Answers as git 2.35.2 does to a clone that another user owns.
  const folder = await mkdtemp(join(tmpdir(), 'old-git-'));
  const script = `#!/bin/sh
if grep -q 'directory = \\*' "$GIT_CONFIG_GLOBAL" 2>/dev/null; then echo "trusted $HOME"; exit 0; fi
echo "fatal: unsafe repository ('/x' is owned by someone else)" >&2; exit 128
`;
  await writeFile(join(folder, 'git'), script);
  await chmod(join(folder, 'git'), 0o755);
  const { local } = await createLocalGit();
  process.env['PATH'] = [folder, path].join(delimiter);
  const answer = await local.run(['ls-tree', 'HEAD']);
  expect(answer?.exitCode).toBe(0);
  expect(answer?.stdout.toString()).toContain(sandbox.temporaryFolder);
  expect(await readdir(sandbox.temporaryFolder)).toEqual([]);
  await rm(folder, { recursive: true });
});

test('a treeless clone is not completed by reading it', async () => {
  await sandbox.commit({ 'a/swagger.json': '3' });
  const top = join(sandbox.folder, 'treeless');
  await mkdir(top);
  await git(top, [
    'clone',
    '--quiet',
    '--filter=tree:0',
    '--no-checkout',
    `${sandbox.serverUrl}/octo/service`,
    '.',
  ]);
  const before = await hashFolder(join(top, '.git'));
  const local = createGit({
    top,
    temporaryFolder: sandbox.temporaryFolder,
    env: { ...process.env, ...sandbox.env },
  });
  expect(await findLocalTree(local, head, ['a/swagger.json'])).toBeUndefined();
  expect(await hashFolder(join(top, '.git'))).toBe(before);
});

describe('a tree', () => {
  test('holds exactly what was asked for, and tells kinds', async () => {
    const oid = 'd'.repeat(40);
    head = await sandbox.commit({
      'x/link': { link: '../b.json' },
      sub: { submodule: oid },
      'x/dir/y/z.json': '1',
    });
    const { local } = await createLocalGit();
    const paths = [
      'b.json',
      'x/link',
      'x/link/deep.json',
      'sub/a.json',
      'x/absent.json',
      'q/absent.json',
      'x/dir',
    ];
    const tree = await findLocalTree(local, head, paths);
    const kinds = [...(tree ?? [])].map(([file, { kind, via }]) => [file, kind, via]);
    expect(kinds.toSorted()).toEqual([
      ['b.json', 'file', undefined],
      ['sub/a.json', 'submodule', 'sub'],
      ['x/dir', 'folder', undefined],
      ['x/link', 'link', undefined],
      ['x/link/deep.json', 'link', 'x/link'],
    ]);
  });

  test('of a commit that the clone lacks is not told', async () => {
    const { local } = await createLocalGit();
    expect(await findLocalTree(local, 'e'.repeat(40), ['b.json'])).toBeUndefined();
  });
});

test('arguments are cut to what Windows takes', () => {
  const paths = Array.from({ length: 500 }, (_, index) => `services/ü${index}/${'x'.repeat(90)}.json`);
  const chunks = chunkArguments(paths);
  expect(chunks.flat()).toEqual(paths);
  expect(Math.max(...chunks.map((chunk) => Buffer.byteLength(chunk.join(' '))))).toBeLessThanOrEqual(20_000);
  expect(chunks.length).toBeGreaterThan(1);
});
