import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFiles } from '../../src/io/files.ts';

let parent: string;
let root: string;

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'files-'));
  root = join(parent, 'workspace');
  mkdirSync(join(root, 'docs'), { recursive: true });
  mkdirSync(join(root, '.git'));
  writeFileSync(join(root, 'docs', 'a.json'), '{}');
  writeFileSync(join(root, '.git', 'config'), 'token');
  writeFileSync(join(parent, 'secret.json'), '{}');
});

afterEach(() => {
  rmSync(parent, { recursive: true });
});

async function readText(path: string): Promise<string | undefined> {
  const bytes = await createFiles(root).read(path);
  return bytes && Buffer.from(bytes).toString();
}

describe('the workspace’s files', () => {
  test('are read by their path, and undefined where there is none', async () => {
    expect(await readText('docs/a.json')).toBe('{}');
    expect(await readText('docs/b.json')).toBeUndefined();
    expect(await readText('docs/a.json/b')).toBeUndefined();
  });

  test('are read through a link that stays inside', async () => {
    symlinkSync(join(root, 'docs'), join(root, 'api'));
    expect(await readText('api/a.json')).toBe('{}');
  });

  test.each(['../secret.json', 'link.json', 'folder/secret.json', '.git/config', 'git/config'])(
    'are not left by %s',
    async (path) => {
      symlinkSync(join(parent, 'secret.json'), join(root, 'link.json'));
      symlinkSync(parent, join(root, 'folder'));
      symlinkSync(join(root, '.git'), join(root, 'git'));
      await expect(readText(path)).rejects.toMatchObject({ code: 'file-outside-workspace' });
    },
  );

  test('a folder is said to be one', async () => {
    await expect(readText('docs')).rejects.toMatchObject({
      code: 'file-unreadable',
      message: '`docs` is a folder.',
    });
  });

  // A named pipe blocks whoever opens it; Windows has none in its file system.
  (process.platform === 'win32' ? test.failing : test)(
    'a named pipe is refused without waiting for it',
    async () => {
      execFileSync('mkfifo', [join(root, 'pipe.json')]);
      await expect(readText('pipe.json')).rejects.toMatchObject({ code: 'file-unreadable' });
    },
  );
});
