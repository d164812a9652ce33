import { chmod, mkdtemp, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';

/**
 * Creates a git that precedes the real one on the PATH, and returns the PATH.
 * @param script a shell script, in which `real_git` calls the real git
 */
export async function createFakeGit(folder: string, script: string): Promise<string> {
  const own = await mkdtemp(join(folder, 'fake-git-'));
  const path = process.env['PATH'] ?? '';
  await writeFile(join(own, 'git'), `#!/bin/sh\nreal_git() { PATH='${path}' git "$@"; }\n${script}\n`);
  await chmod(join(own, 'git'), 0o755);
  return [own, path].join(delimiter);
}
