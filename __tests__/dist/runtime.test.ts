import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectFolder } from '../support/world.ts';

test('an older Node is reported before anything is loaded or sent', async () => {
  const entry = pathToFileURL(join(projectFolder, 'dist', 'main', 'index.js')).href;
  const script = `Object.defineProperty(process.versions, 'node', { value: '20.20.2' }); await import('${entry}');`;
  const env = { ...process.env, GITHUB_ACTIONS: 'true' };
  const result = await new Promise<{ code: unknown; output: string }>((resolve) => {
    execFile(process.execPath, ['--input-type=module', '-e', script], { env }, (error, stdout, stderr) => {
      resolve({ code: error?.code, output: stdout + stderr });
    });
  });
  expect(result.code).toBe(1);
  expect(result.output.trim()).toMatch(/^::error::.*needs Node 24.*Node 20\.20\.2.*was not changed\.$/);
});
