import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createGit, renderGitEnv } from '../../../src/io/git/git.ts';
import { readLocalBlobs } from '../../../src/io/git/git-blobs.ts';
import { chunkArguments, findLocalTree } from '../../../src/io/git/git-trees.ts';
import { createFakeGit } from '../../support/fake-git.ts';
import { git } from '../../support/git-process.ts';
import { createGitSandbox, hashFolder, type GitSandbox } from '../../support/git-sandbox.ts';

let sandbox: GitSandbox;
let head: string;

beforeEach(async () => {
  sandbox = await createGitSandbox();
  head = await sandbox.commit({ 'a/swagger.json': '1', 'b.json': '2' });
});

afterEach(() => sandbox.dispose());

async function createLocalGit(env: Readonly<Record<string, string>> = {}) {
  const top = await sandbox.checkout({ sha: head, depth: 1 });
  return { top, local: createGit(locate(top), { env: { ...process.env, ...env }, log: silent }) };
}

const locate = (top: string) => ({ top, gitDir: join(top, '.git') });

const silent = { debug: () => undefined };

test('git gets to know what it needs, in whatever case it is written, and nothing else', () => {
  const own = {
    ...{ PATH: 'p', Home: 'h', https_proxy: 'x', NO_PROXY: 'n', SSL_CERT_FILE: 's', GIT_SSL_CAINFO: 'c' },
  };
  const job = {
    ...{ 'INPUT_API-KEY': 'k', GITHUB_TOKEN: 't', ACTIONS_RUNTIME_TOKEN: 't', AWS_SECRET_ACCESS_KEY: 'k' },
    ...{ GIT_DIR: 'x', git_work_tree: 'x', GIT_CONFIG_COUNT: '1', GIT_SSH_COMMAND: 'x', GIT_TRACE: '1' },
    ...{ STATE_journal: 'x', NODE_OPTIONS: 'x' },
  };
  expect(renderGitEnv({ ...own, ...job })).toEqual({
    ...own,
    LC_ALL: 'C',
    GIT_TERMINAL_PROMPT: '0',
    GIT_OPTIONAL_LOCKS: '0',
  });
});

test('every command is traced with how it ended and how long it took', async () => {
  const top = await sandbox.checkout({ sha: head, depth: 1 });
  const lines: string[] = [];
  const log = { debug: (line: string) => lines.push(line) };
  const local = createGit(locate(top), { env: process.env, log });
  await local.run(['rev-parse', 'HEAD']);
  await local.run(['cat-file', 'commit', 'f'.repeat(40)]);
  expect(lines).toEqual([
    expect.stringMatching(/^git .* rev-parse HEAD: exit code 0, \d+ ms$/),
    expect.stringMatching(/^git .* cat-file commit f+: exit code 128, \d+ ms fatal: .+$/),
  ]);
});

test('a git that hangs is ended, together with what it holds open', async () => {
  const { top } = await createLocalGit();
  const env = { PATH: await createFakeGit(sandbox.folder, 'echo started; sleep 90') };
  const hanging = createGit(locate(top), { env, log: silent, limitMs: 200 });
  expect(await hanging.run(['ls-tree', 'HEAD'])).toBeUndefined();
});

test('one line of many megabytes comes whole, and at once', async () => {
  const { top, local } = await createLocalGit();
  const input = Buffer.alloc(20 * 1024 * 1024, 'x');
  const oid = await git(top, ['hash-object', '-w', '--stdin'], { input });
  expect((await readLocalBlobs(local, [oid])).get(oid)?.length).toBe(input.length);
});

test('a machine without git is no error', async () => {
  const { local } = await createLocalGit({ PATH: sandbox.temporaryFolder });
  expect(await local.run(['version'])).toBeUndefined();
  expect(await findLocalTree(local, head, ['b.json'])).toBeUndefined();
});

test('what git prints comes as bytes', async () => {
  const { local } = await createLocalGit();
  const input = Buffer.from([0, 255, 10, 13, 10]);
  const oid = (await git(sandbox.bare, ['hash-object', '-w', '--stdin'], { input })).trim();
  const { top } = await createLocalGit();
  await git(top, ['hash-object', '-w', '--stdin'], { input });
  const again = createGit(locate(top), { env: process.env, log: silent });
  expect(await again.run(['cat-file', 'blob', oid])).toEqual(input);
  expect(await local.run(['cat-file', 'blob', oid])).toBeUndefined();
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
  const local = createGit(locate(top), { env: process.env, log: silent });
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
