import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join, win32 } from 'node:path';
import { Worker } from 'node:worker_threads';
import { createFiles, failIfOutside } from '../../src/runner/files.ts';

let parent: string;
let root: string;

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'files-'));
  root = join(parent, 'workspace');
  for (const file of ['docs/a.json', '.git/config', 'module/.GIT/config']) {
    mkdirSync(join(root, file, '..'), { recursive: true });
    writeFileSync(join(root, file), '{}');
  }
  writeFileSync(join(parent, 'secret.json'), '{}');
});

afterEach(() => {
  rmSync(parent, { recursive: true });
});

async function readText(path: string): Promise<string | undefined> {
  const bytes = await createFiles(root).read(path);
  return bytes && Buffer.from(bytes).toString();
}

/** Replaces the folder with a link and back, repeatedly. */
const swapForever = `
  const { renameSync } = require('node:fs');
  const { join } = require('node:path');
  const { parentPort, receiveMessageOnPort, workerData: { root } } = require('node:worker_threads');
  while (receiveMessageOnPort(parentPort) === undefined) {
    renameSync(join(root, 'docs'), join(root, 'kept'));
    renameSync(join(root, 'link'), join(root, 'docs'));
    renameSync(join(root, 'docs'), join(root, 'link'));
    renameSync(join(root, 'kept'), join(root, 'docs'));
  }
`;

describe('the workspace’s files', () => {
  test("are read by their path, or `undefined` if they don't exist", async () => {
    expect(await readText('docs/a.json')).toBe('{}');
    expect(await readText('docs/b.json')).toBeUndefined();
    expect(await readText('docs/a.json/b')).toBeUndefined();
  });

  test('are read through a link that stays inside', async () => {
    symlinkSync(join(root, 'docs'), join(root, 'api'));
    expect(await readText('api/a.json')).toBe('{}');
  });

  test.each([
    '../secret.json',
    'link.json',
    'folder/secret.json',
    '.git/config',
    'git/config',
    'module/.GIT/config',
  ])('are not left through %s', async (path) => {
    symlinkSync(join(parent, 'secret.json'), join(root, 'link.json'));
    symlinkSync(parent, join(root, 'folder'));
    symlinkSync(join(root, '.git'), join(root, 'git'));
    await expect(readText(path)).rejects.toMatchObject({ code: 'file-outside-workspace' });
  });

  test.each([
    ['D:\\a\\shop\\api.json', undefined],
    ['d:\\A\\Shop\\docs\\api.json', undefined],
    ['D:\\a\\shop\\..api.json', undefined],
    ['D:\\a\\secret.json', 'is outside the workspace'],
    ['D:\\a\\shop-2\\api.json', 'is outside the workspace'],
    ['C:\\a\\shop\\api.json', 'is outside the workspace'],
    ['\\\\nas\\ci\\api.json', 'is outside the workspace'],
    ['D:\\a\\shop\\.GIT\\config', 'in a `.git` folder'],
  ])('are distinguished from others on Windows: %s', (realFile, refusal) => {
    const judging = expect(() => {
      failIfOutside(realFile, { path: 'api.json', realRoot: 'D:\\a\\shop' }, win32);
    });
    if (refusal === undefined) judging.not.toThrow();
    else judging.toThrow(refusal);
  });

  test('are not left if a folder is replaced with a link during the read', async () => {
    writeFileSync(join(root, 'docs', 'secret.json'), 'inside');
    writeFileSync(join(parent, 'secret.json'), 'outside');
    symlinkSync(parent, join(root, 'link'));
    // Runs in a separate thread, because reading blocks this one.
    const swapping = new Worker(swapForever, { eval: true, workerData: { root } });
    await once(swapping, 'online');
    const files = createFiles(root);
    const seen = new Set<string>();
    for (let count = 0; count < 30_000; count += 1) {
      const bytes = await files.read('docs/secret.json').catch(() => undefined);
      if (bytes !== undefined) seen.add(Buffer.from(bytes).toString());
    }
    swapping.postMessage('enough');
    await once(swapping, 'exit');
    expect([...seen]).not.toContain('outside');
    expect(await readText('docs/secret.json')).toBe('inside');
  });

  test.each([
    ['a folder', 'docs', /^`docs` is a folder\.$/u],
    [
      'a million characters',
      `${'x'.repeat(1_000_000)}.json`,
      /^`x{100,300}…` can’t be read \(ENAMETOOLONG\)\.$/u,
    ],
  ])('with the name of %s are reported in one line', async (_, path, message) => {
    const failure = { code: 'file-unreadable', message: expect.stringMatching(message) as string };
    await expect(readText(path)).rejects.toMatchObject(failure);
  });

  // A named pipe blocks a process that opens it. Windows has none in its file system.
  (process.platform === 'win32' ? test.failing : test)(
    'a named pipe is refused without waiting for it',
    async () => {
      execFileSync('mkfifo', [join(root, 'pipe.json')]);
      await expect(readText('pipe.json')).rejects.toMatchObject({ code: 'file-unreadable' });
    },
  );
});
