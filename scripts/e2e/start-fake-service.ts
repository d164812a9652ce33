/**
 * Starts a fake service for workflows, waits until it responds, and sets the output `copilot-id`. The service runs in
 * its own process group, because some runners end the processes of a step.
 */
import { spawn } from 'node:child_process';
import { appendFileSync, openSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { readCopilots } from './read-copilots.ts';

const [port = '4010', ...flags] = process.argv.slice(2);
const limitMs = 30_000;

const cli = fileURLToPath(new URL('../../__tests__/support/fake-service/cli.ts', import.meta.url));
const logPath = join(process.env['RUNNER_TEMP'] ?? tmpdir(), `fake-service-${port}.log`);
const log = openSync(logPath, 'a');
const child = spawn(process.execPath, [cli, '--port', port, ...flags], {
  detached: true,
  stdio: ['ignore', log, log],
  windowsHide: true,
});
child.unref();

const id = await waitForCopilot();
if (process.env['GITHUB_OUTPUT']) appendFileSync(process.env['GITHUB_OUTPUT'], `copilot-id=${id}\n`);
console.log(`A fake service with copilot ${id} listens on port ${port}. Its log is ${logPath}`);

async function waitForCopilot(): Promise<string> {
  const endMs = Date.now() + limitMs;
  while (Date.now() < endMs) {
    await delay(200);
    const [copilot] = await readCopilots(port).catch(() => []);
    if (copilot !== undefined) return copilot.id;
  }
  throw new Error(`No response on port ${port}. ${readFileSync(logPath, 'utf8')}`);
}
