import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createGit, renderGitEnv } from '../../src/git/git.ts';
import { createCloneSource } from '../../src/history/object-sources.ts';
import { createFakeGit } from '../support/fake-git.ts';
import { git } from '../support/git-process.ts';
import { hashFolder, GitSandbox } from '../support/git-sandbox.ts';

let sandbox: GitSandbox;
let head: string;

beforeEach(async () => {
  sandbox = new GitSandbox();
  head = await sandbox.commit({ 'a/swagger.json': '1', 'b.json': '2' });
});

afterEach(() => sandbox.dispose());

async function createLocalGit(env: Readonly<Record<string, string>> = {}) {
  const top = await sandbox.checkout({ sha: head, depth: 1 });
  return { top, local: createGit(locate(top), { env: { ...process.env, ...env }, log: silent }) };
}

const locate = (top: string) => ({ top, gitDir: join(top, '.git') });

const silent = { debug: () => undefined };

test('git receives the variables that it needs, in any case, and no others', () => {
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

test('every command is traced with its result and duration', async () => {
  const top = await sandbox.checkout({ sha: head, depth: 1 });
  const lines: string[] = [];
  const log = { debug: (line: string) => lines.push(line) };
  const local = createGit(locate(top), { env: process.env, log });
  await local.run(['rev-parse', 'HEAD']);
  await local.run(['cat-file', 'commit', 'f'.repeat(40)]);
  expect(lines).toEqual([
    expect.stringMatching(/^git .* rev-parse HEAD: \d+ ms, exit code 0$/),
    expect.stringMatching(/^git .* cat-file commit f+: \d+ ms, exit code 128, fatal: .+$/),
  ]);
});

test('a hanging git is ended, with its child processes', async () => {
  const { top } = await createLocalGit();
  const env = { PATH: await createFakeGit(sandbox.folder, 'echo started; sleep 90') };
  const hanging = createGit(locate(top), { env, log: silent, timeoutMs: 200 });
  expect(await hanging.run(['ls-tree', 'HEAD'])).toBeUndefined();
});

test('one line of many megabytes is read completely and fast', async () => {
  const { top, local } = await createLocalGit();
  const input = Buffer.alloc(20 * 1024 * 1024, 'x');
  const oid = await git(top, ['hash-object', '-w', '--stdin'], { input });
  expect((await local.objects.read([oid]))[0]?.bytes.equals(input)).toBe(true);
});

test('a missing git is no error', async () => {
  const { local } = await createLocalGit({ PATH: sandbox.temporaryFolder });
  expect(await local.run(['version'])).toBeUndefined();
  expect(await local.objects.read(['HEAD'])).toEqual([undefined]);
  expect(await createCloneSource(local).findTree(head, ['b.json'])).toBeUndefined();
});

test("git's output is bytes", async () => {
  const { local } = await createLocalGit();
  const input = Buffer.from([0, 255, 10, 13, 10]);
  const oid = (await git(sandbox.bare, ['hash-object', '-w', '--stdin'], { input })).trim();
  const { top } = await createLocalGit();
  await git(top, ['hash-object', '-w', '--stdin'], { input });
  const again = createGit(locate(top), { env: process.env, log: silent });
  expect(await again.run(['cat-file', 'blob', oid])).toEqual(input);
  expect(await local.run(['cat-file', 'blob', oid])).toBeUndefined();
});

describe('objects', () => {
  /** Creates a git that counts its starts, and runs the shell script. */
  async function createCounted(script = 'real_git "$@"', timeoutMs?: number) {
    const trace = join(sandbox.temporaryFolder, 'starts');
    const env = { PATH: await createFakeGit(sandbox.folder, `echo x >> '${trace}'; ${script}`) };
    const top = await sandbox.checkout({ sha: head, depth: 1 });
    const lines: string[] = [];
    const log = { debug: (line: string) => lines.push(line) };
    const { objects } = createGit(locate(top), {
      env,
      log,
      ...(timeoutMs === undefined ? {} : { timeoutMs }),
    });
    const countStarts = async () => (await readFile(trace, 'utf8')).length / 2;
    return { objects, countStarts, lines };
  }
  const types = (found: readonly ({ readonly type: string } | undefined)[]) => found.map((one) => one?.type);

  test('are read by one process, in the order of their names, and a missing object is reported', async () => {
    const { objects, countStarts, lines } = await createCounted();
    const names = ['HEAD:b.json', 'HEAD\nHEAD', 'HEAD^{tree}', 'no such name', 'HEAD', 'HEAD:'];
    const [first, second] = await Promise.all([objects.read(names), objects.read(['HEAD:a'])]);
    expect(types(first)).toEqual(['blob', undefined, 'tree', undefined, 'commit', 'tree']);
    expect(first[0]?.bytes.toString()).toBe('2');
    expect(types(second)).toEqual(['tree']);
    expect(await countStarts()).toBe(1);
    expect(lines).toEqual([
      expect.stringMatching(/^git cat-file: 4 of 6 found, \d+ ms$/),
      expect.stringMatching(/^git cat-file: 1 of 1 found, \d+ ms$/),
    ]);
  });

  test('are read by the process that was started before', async () => {
    const { objects, countStarts } = await createCounted();
    objects.prepare();
    objects.prepare();
    expect(types(await objects.read(['HEAD']))).toEqual(['commit']);
    expect(await countStarts()).toBe(1);
  });

  test('are missing if git could not be started before', async () => {
    const { local } = await createLocalGit({ PATH: sandbox.temporaryFolder });
    local.objects.prepare();
    expect(await local.objects.read(['HEAD'])).toEqual([undefined]);
  });

  test('are read by another process after the first one ended', async () => {
    const { objects, countStarts } = await createCounted();
    await objects.read(['HEAD']);
    await objects.close();
    expect(types(await objects.read(['HEAD']))).toEqual(['commit']);
    expect(await countStarts()).toBe(2);
  });

  test('are missing if git ends before its response, and the reason is traced', async () => {
    const { objects, lines } = await createCounted('echo "fatal: broken" >&2; exit 128');
    expect(await objects.read(['HEAD', 'HEAD:'])).toEqual([undefined, undefined]);
    expect(lines).toEqual([expect.stringMatching(/^git cat-file: 0 of 2 found, \d+ ms fatal: broken$/)]);
  });

  test('are missing if git hangs, and it is ended with its child processes', async () => {
    const { objects, countStarts } = await createCounted('echo; sleep 90', 200);
    expect(await objects.read(['HEAD', 'HEAD:'])).toEqual([undefined, undefined]);
    expect(await objects.read(['HEAD', 'HEAD:'])).toEqual([undefined, undefined]);
    expect(await countStarts()).toBe(2);
  });
});

test('a treeless clone stays treeless when it is read', async () => {
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
  expect(await createCloneSource(local).findTree(head, ['a/swagger.json'])).toBeUndefined();
  expect(await hashFolder(join(top, '.git'))).toBe(before);
});

describe('a tree', () => {
  test('contains exactly the requested entries, with their kinds', async () => {
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
    const tree = await createCloneSource(local).findTree(head, paths);
    const kinds = [...(tree ?? [])].map(([file, { kind, via }]) => [file, kind, via]);
    expect(kinds.toSorted()).toEqual([
      ['b.json', 'file', undefined],
      ['sub/a.json', 'submodule', 'sub'],
      ['x/dir', 'folder', undefined],
      ['x/link', 'link', undefined],
      ['x/link/deep.json', 'link', 'x/link'],
    ]);
  });

  test('of a commit that the clone lacks is unknown', async () => {
    const { local } = await createLocalGit();
    expect(await createCloneSource(local).findTree('e'.repeat(40), ['b.json'])).toBeUndefined();
  });
});
