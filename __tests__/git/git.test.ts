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

interface Options {
  /** Shell script that git runs instead. */
  readonly script?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly timeoutMs?: number;
}

/** Opens a checkout with a git that counts its starts. */
async function open({ script = 'real_git "$@"', env, timeoutMs = 20_000 }: Options = {}) {
  const top = await sandbox.checkout({ sha: head, depth: 1 });
  const trace = join(sandbox.temporaryFolder, 'starts');
  const PATH = await createFakeGit(sandbox.folder, `echo x >> '${trace}'; ${script}`);
  const lines: string[] = [];
  const log = { debug: (line: string) => lines.push(line) };
  const local = createLocalGit(top, { env: { PATH, ...env }, log, timeoutMs });
  const countStarts = async () => (await readFile(trace, 'utf8')).length / 2;
  return { top, local, objects: local.objects, countStarts, lines };
}

const createLocalGit = (top: string, options: Parameters<typeof createGit>[1]) =>
  createGit({ top, gitDir: join(top, '.git') }, options);

test('git receives the variables that it needs, in any case, and no others', () => {
  const proxy = { https_proxy: 'x', NO_PROXY: 'n', SSL_CERT_FILE: 's', GIT_SSL_CAINFO: 'c' };
  const own = { PATH: 'p', Home: 'h', ...proxy };
  const job = {
    ...{ 'INPUT_API-KEY': 'k', GITHUB_TOKEN: 't', ACTIONS_RUNTIME_TOKEN: 't', AWS_SECRET_ACCESS_KEY: 'k' },
    ...{ GIT_DIR: 'x', git_work_tree: 'x', GIT_CONFIG_COUNT: '1', GIT_SSH_COMMAND: 'x', GIT_TRACE: '1' },
    ...{ STATE_journal: 'x', NODE_OPTIONS: 'x' },
  };
  const fixed = { LC_ALL: 'C', GIT_TERMINAL_PROMPT: '0', GIT_OPTIONAL_LOCKS: '0' };
  expect(renderGitEnv({ ...own, ...job })).toEqual({ ...own, ...fixed });
});

test('every command is traced with its result and duration', async () => {
  const { local, lines } = await open();
  await local.run(['rev-parse', 'HEAD']);
  await local.run(['cat-file', 'commit', 'f'.repeat(40)]);
  expect(lines).toEqual([
    expect.stringMatching(/^git .* rev-parse HEAD: \d+ ms, exit code 0$/),
    expect.stringMatching(/^git .* cat-file commit f+: \d+ ms, exit code 128, fatal: .+$/),
  ]);
});

test('a hanging git is ended, with its child processes', async () => {
  const { local } = await open({ script: 'echo started; sleep 90', timeoutMs: 2_000 });
  expect(await local.run(['ls-tree', 'HEAD'])).toBeUndefined();
});

test('one line of many megabytes is read completely and fast', async () => {
  const { top, objects } = await open();
  const input = Buffer.alloc(20 * 1024 * 1024, 'x');
  const oid = await git(top, ['hash-object', '-w', '--stdin'], { input });
  expect((await objects.read([oid]))[0]?.bytes.equals(input)).toBe(true);
});

test('a missing git is no error, whether it was started before or not', async () => {
  const { local, objects } = await open({ env: { PATH: sandbox.temporaryFolder } });
  expect(await local.run(['version'])).toBeUndefined();
  objects.prepare();
  expect([await objects.read(['HEAD']), await objects.read(['HEAD'])]).toEqual([[undefined], [undefined]]);
  expect(await createCloneSource(local).findTree(head, ['b.json'])).toBeUndefined();
});

test("git's output is bytes", async () => {
  const { top, local } = await open();
  const input = Buffer.from([0, 255, 10, 13, 10]);
  const oid = await git(top, ['hash-object', '-w', '--stdin'], { input });
  expect(await local.run(['cat-file', 'blob', oid])).toEqual(input);
  expect(await local.run(['cat-file', 'blob', 'f'.repeat(40)])).toBeUndefined();
});

describe('objects', () => {
  const types = (found: readonly ({ readonly type: string } | undefined)[]) => found.map((one) => one?.type);

  test('are read by one process, in the order of their names, and a missing object is reported', async () => {
    const { objects, countStarts, lines } = await open();
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
    const { objects, countStarts } = await open();
    objects.prepare();
    objects.prepare();
    expect(types(await objects.read(['HEAD']))).toEqual(['commit']);
    expect(await countStarts()).toBe(1);
  });

  test('are read by another process after the first one ended', async () => {
    const { objects, countStarts } = await open();
    await objects.read(['HEAD']);
    await objects.close();
    expect(types(await objects.read(['HEAD']))).toEqual(['commit']);
    expect(await countStarts()).toBe(2);
  });

  test('are missing if git ends before its response, and the reason is traced', async () => {
    const { objects, lines } = await open({ script: 'echo "fatal: broken" >&2; exit 128' });
    expect(await objects.read(['HEAD', 'HEAD:'])).toEqual([undefined, undefined]);
    expect(lines).toEqual([expect.stringMatching(/^git cat-file: 0 of 2 found, \d+ ms fatal: broken$/)]);
  });

  test('are missing if git hangs, and it is ended with its child processes', async () => {
    const { objects, countStarts } = await open({ script: 'echo; sleep 90', timeoutMs: 2_000 });
    expect(await objects.read(['HEAD', 'HEAD:'])).toEqual([undefined, undefined]);
    expect(await objects.read(['HEAD', 'HEAD:'])).toEqual([undefined, undefined]);
    expect(await countStarts()).toBe(2);
  });
});

test('a treeless clone stays treeless when it is read', async () => {
  await sandbox.commit({ 'a/swagger.json': '3' });
  const top = join(sandbox.folder, 'treeless');
  await mkdir(top);
  const url = `${sandbox.serverUrl}/octo/service`;
  await git(top, ['clone', '--quiet', '--filter=tree:0', '--no-checkout', url, '.']);
  const before = await hashFolder(join(top, '.git'));
  const local = createLocalGit(top, { env: process.env, log: { debug: () => undefined } });
  expect(await createCloneSource(local).findTree(head, ['a/swagger.json'])).toBeUndefined();
  expect(await hashFolder(join(top, '.git'))).toBe(before);
});

test('a tree contains exactly the requested entries, with their kinds', async () => {
  head = await sandbox.commit({
    'x/link': { link: '../b.json' },
    sub: { submodule: 'd'.repeat(40) },
    'x/dir/y/z.json': '1',
  });
  const source = createCloneSource((await open()).local);
  const absent = ['x/absent.json', 'q/absent.json'];
  const paths = ['b.json', 'x/link', 'x/link/deep.json', 'sub/a.json', 'x/dir', ...absent];
  const tree = await source.findTree(head, paths);
  const kinds = [...(tree ?? [])].map(([file, { kind, via }]) => [file, kind, via]);
  expect(kinds.toSorted()).toEqual([
    ['b.json', 'file', undefined],
    ['sub/a.json', 'submodule', 'sub'],
    ['x/dir', 'folder', undefined],
    ['x/link', 'link', undefined],
    ['x/link/deep.json', 'link', 'x/link'],
  ]);
  // The clone lacks this commit, so its tree is unknown.
  expect(await source.findTree('e'.repeat(40), ['b.json'])).toBeUndefined();
});
