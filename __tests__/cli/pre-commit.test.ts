import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gitEnv } from '../support/git-process.ts';
import { compileCache, projectFolder } from '../support/folders.ts';
import { describeApi } from '../support/spec-files.ts';
import { commandLineEntry } from './run-command-line.ts';

const page = readFileSync(join(projectFolder, 'docs', 'command-line.md'), 'utf8');
const [, hook = ''] = /```sh\n(#!\/bin\/sh\n[^`]*)```/u.exec(page) ?? [];
const node = `"${process.execPath}" --disable-warning=ExperimentalWarning "${commandLineEntry}"`;

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hook-'));
  git('init', '--initial-branch=main');
  const mode = 0o755;
  // The index that git passes to a hook must not reach the git that npm runs.
  const local = hook.replace(/npx .*#v1/u, `[ -z "$GIT_INDEX_FILE" ] && ${node}`);
  writeFileSync(join(folder, '.git', 'hooks', 'pre-commit'), local, { mode });
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

function git(...args: readonly string[]): { readonly status: number | null; readonly stdout: string } {
  const { status, stdout, stderr } = spawnSync('git', args, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, ...gitEnv, ...compileCache },
  });
  return { status, stdout: `${stdout}${stderr}` };
}

/** Commits a file, or removes it. */
function commit(content: string | undefined): ReturnType<typeof git> {
  if (content === undefined) git('rm', '--force', 'openapi.yaml');
  else writeFileSync(join(folder, 'openapi.yaml'), content);
  git('add', '--intent-to-add', '--', 'openapi.yaml');
  return git('commit', '--all', '--message', 'change');
}

const responses = { 200: { description: 'OK' } };
const renderApi = (operationId: string): string =>
  JSON.stringify(
    describeApi({ paths: { '/orders': { get: { operationId, summary: 'List the orders', responses } } } }),
  );

test('the hook has four lines, allows a good file, and stops a broken file and a breaking change', () => {
  expect(hook.trim().split('\n')).toHaveLength(4);
  const good = renderApi('listOrders');
  const succeed = (words: string) => ({ status: 0, stdout: expect.stringContaining(words) as string });
  const fail = (words: string) => ({ ...succeed(words), status: 1 });
  expect(commit(good)).toMatchObject(succeed('1 operation'));
  expect(commit(good.replace('List the', 'Lists all'))).toMatchObject(succeed('1 operation modified'));
  expect(commit(good.replace('"get"', '"put":{"$ref":"#/x"},"get"'))).toMatchObject(
    fail('error: The reference'),
  );
  expect(commit(renderApi('findOrders'))).toMatchObject(fail('Blocked by 1 breaking change'));
  expect(commit(undefined).status).toBe(0);
});

test('the hook runs nothing for a commit of other files', () => {
  writeFileSync(join(folder, 'note.md'), 'a');
  git('add', 'note.md');
  expect(git('commit', '--message', 'note')).toMatchObject({
    status: 0,
    stdout: expect.not.stringContaining('Preview') as string,
  });
});
