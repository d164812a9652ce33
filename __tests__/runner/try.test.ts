import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommandLineProcess, type CommandLineRun } from '../cli/run-command-line.ts';
import { isFull } from '../support/depth.ts';
import { projectFolder } from '../support/folders.ts';
import { describeApi } from '../support/spec-files.ts';

function run(env: Readonly<Record<string, string>>, ...args: readonly string[]): Promise<CommandLineRun> {
  const { HOME = '' } = process.env;
  const entry = join(projectFolder, 'scripts', 'try.ts');
  return runCommandLineProcess(args, { cwd: process.cwd(), entry, env: { HOME, ...env } });
}

test('one run of the built action is printed from beginning to end', async () => {
  const { exitCode, stdout } = await run({}, '--with', 'wait-seconds=0');

  expect(exitCode).toBe(0);
  const headings = ['Before', 'Log', 'Outputs', 'Job summary', 'Requests', 'After', 'Done'];
  expect(stdout.match(new RegExp(`^(${headings.join('|')})\\b`, 'gmu'))).toEqual(headings);
  expect(stdout).toContain('Support assistant has 54 actions');
  expect(stdout).toMatch(
    /^Done, outcome synced: the copilot had 52 actions and has 54 now; 3 new, 1 gone, 1 changed\.$/mu,
  );
  expect(stdout).not.toContain('fake-service-key');
});

// Each test starts the action three times, so only `npm run test:all` runs them.
const testFully = isFull ? test : test.skip;

testFully('for a file without a server, the output shows the input to set', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'try-test-'));
  const file = join(folder, 'openapi.json');
  await writeFile(file, JSON.stringify(describeApi({ servers: undefined })));

  const { exitCode, stdout } = await run({ FORCE_COLOR: '1' }, file, '--fault', 'import:2:late');
  await rm(folder, { recursive: true });

  expect(exitCode).toBe(1);
  expect(stdout).toMatch(/^To set a server, use --with server-url=https:/mu);
  expect(stdout).toContain('The fault import:2:late did not occur, because there was no import.');
  expect(stdout).toMatch(/\u001b\[31mFailed, outcome aborted: /u);
});

testFully('the exit code is that of the action', async () => {
  const { exitCode, stdout } = await run({}, '--with', 'wait-seconds=0', '--fault', 'import:1:is-error');

  expect(exitCode).toBe(1);
  expect(stdout).toMatch(/^Failed, outcome rolled-back: the copilot has its previous actions\.$/mu);
});

test('the help and invalid flags start no run', async () => {
  expect(await run({}, '--help')).toMatchObject({ exitCode: 0, stderr: '' });
  expect(await run({}, 'no-such-file.json')).toMatchObject({
    exitCode: 2,
    stderr: expect.stringMatching(/^try: there is no file .*no-such-file\.json\n/u) as unknown,
  });
});
