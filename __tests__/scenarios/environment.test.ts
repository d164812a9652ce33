import { chmod, chown, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { callsOf, createPushStage, namesOf, newOperations } from '../support/push-stage.ts';
import type { Scenario } from '../support/world.ts';

const isRoot = process.getuid?.() === 0;
// Tests that run at the same time begin before any hook.
const stage = await createPushStage({ isInProcess: true });
// Used for properties that only a process has: a working directory and a start script.
const stageOnDist = await createPushStage();
const scratch = await mkdtemp(join(tmpdir(), 'environment-'));
await writeFile(join(scratch, 'file'), 'not a folder');
await writeFile(join(scratch, 'event.txt'), 'not JSON');
await writeFile(join(scratch, 'list.json'), '[]');

afterAll(async () => {
  await Promise.all([stage.close(), stageOnDist.close()]);
  await rm(scratch, { recursive: true, force: true });
});

const inFile = join(scratch, 'file', 'below');
const gone = join(scratch, 'gone');

const names =
  'WORKSPACE EVENT_PATH EVENT_NAME SHA REF REPOSITORY API_URL SERVER_URL GRAPHQL_URL OUTPUT STATE STEP_SUMMARY RUN_ID RUN_ATTEMPT';
const nothing = Object.fromEntries(names.split(' ').map((name) => [`GITHUB_${name}`, '']));
const noServer = { GITHUB_API_URL: 'http://127.0.0.1:9', GITHUB_GRAPHQL_URL: 'http://127.0.0.1:9/graphql' };

interface Case {
  readonly name: string;
  readonly env: Readonly<Record<string, string>>;
  readonly needsProcess?: boolean;
  /** Expected message, or `undefined` if the run succeeds. */
  readonly says?: RegExp;
}

const cases: readonly Case[] = [
  { name: 'no GITHUB_WORKSPACE, but a working directory', env: { GITHUB_WORKSPACE: '' }, needsProcess: true },
  { name: 'a missing GITHUB_WORKSPACE', env: { GITHUB_WORKSPACE: gone }, says: /checkout|workspace/i },
  { name: 'a missing RUNNER_TEMP', env: { RUNNER_TEMP: gone }, says: /RUNNER_TEMP/ },
  { name: 'a RUNNER_TEMP that is a file', env: { RUNNER_TEMP: inFile }, says: /RUNNER_TEMP/ },
  { name: 'a missing event file', env: { GITHUB_EVENT_PATH: gone }, says: /GITHUB_EVENT_PATH.*JSON/ },
  {
    name: 'an event file that is not JSON',
    env: { GITHUB_EVENT_PATH: join(scratch, 'event.txt') },
    says: /GITHUB_EVENT_PATH.*JSON/,
  },
  { name: 'an event file that is an array', env: { GITHUB_EVENT_PATH: join(scratch, 'list.json') } },
  ...['STEP_SUMMARY', 'OUTPUT', 'STATE', 'EVENT_PATH', 'EVENT_NAME', 'SHA', 'REF', 'REPOSITORY'].map(
    (name) => ({
      name: `no GITHUB_${name}`,
      env: { [`GITHUB_${name}`]: '' },
    }),
  ),
  { name: 'no RUNNER_TEMP', env: { RUNNER_TEMP: '' } },
  { name: 'no variable of the runner at all', env: nothing, needsProcess: true },
  { name: 'no git on the PATH', env: { PATH: scratch } },
  { name: 'no git on the PATH, and no GitHub', env: { PATH: scratch, ...noServer } },
  { name: 'an invalid URL of GitHub', env: { GITHUB_API_URL: 'not a url', GITHUB_GRAPHQL_URL: '' } },
];

describe('a runner with', () => {
  test.concurrent.each(cases)('$name', async ({ env, needsProcess = false, says }) => {
    const { main, post, service } = await (needsProcess ? stageOnDist : stage).meet({}, { env });
    expect(main.log).not.toMatch(/bug of the action|Unexpected failure/);
    expect(main.stderr).toBe('');
    if (says === undefined) {
      expect(namesOf(service)).toEqual(newOperations);
      expect(main.exitCode).toBe(0);
    } else {
      expect(main.exitCode).toBe(1);
      expect(callsOf(service).filter((call) => call !== 'list')).toEqual([]);
      const errors = main.annotations.filter(({ severity }) => severity === 'error');
      expect(errors).toHaveLength(1);
      expect(errors[0]?.message).toMatch(says);
      expect(errors[0]?.message).toMatch(/was not changed/);
    }
    expect(post?.exitCode).toBe(0);
  });
});

describe("command files that can't be written", () => {
  // The harness gives every step its own files, which a start script replaces.
  const pointAt = (name: string, path: string): Partial<Scenario> => ({
    env: {
      NODE_OPTIONS: `--import=data:text/javascript,process.env.${name}=${encodeURIComponent(JSON.stringify(path))}`,
    },
  });

  test.concurrent.each(['GITHUB_OUTPUT', 'GITHUB_STEP_SUMMARY'])(
    '%s: synced all the same, and a warning',
    async (name) => {
      const { main, service } = await stageOnDist.meet({}, pointAt(name, inFile));
      expect(namesOf(service)).toEqual(newOperations);
      expect(main.log).not.toMatch(/bug of the action/);
      expect(main.log).toContain('Synced');
      expect(main.annotations.map(({ severity }) => severity)).toEqual(['warning']);
      expect(main.annotations[0]?.message).toContain(name);
      expect(main.exitCode).toBe(0);
    },
  );

  test.concurrent('GITHUB_STATE: nothing is deleted that the post step could not put right', async () => {
    const { main, service } = await stageOnDist.meet({}, pointAt('GITHUB_STATE', inFile));
    expect(callsOf(service)).not.toContain('delete');
    expect(main.exitCode).toBe(1);
    expect(main.annotations.filter(({ severity }) => severity === 'error')).toMatchObject([
      { message: expect.stringMatching(/GITHUB_STATE.*was not changed/s) as string },
    ]);
    expect(main.log).not.toMatch(/bug of the action/);
  });
});

describe('a workspace', () => {
  const checkout = async (): Promise<string> => {
    const { sha, ref } = stage.event;
    return stage.world.sandbox.checkout({ sha, ref, depth: 0 });
  };

  const expectSync = async (workspace: string): Promise<void> => {
    const { main, service } = await stage.meet({}, { workspace });
    expect(namesOf(service)).toEqual(newOperations);
    expect(main.outputs['reason']).toBe('modified');
  };

  test.each(['without .git', 'with an invalid .git'])('%s is compared through GitHub', async (name) => {
    const workspace = await checkout();
    await rm(join(workspace, '.git'), { recursive: true });
    if (name.startsWith('with ')) await mkdir(join(workspace, '.git'));
    await expectSync(workspace);
  });

  test('that is empty is reported as a missing checkout', async () => {
    const workspace = await mkdtemp(join(scratch, 'empty-'));
    const { main, service } = await stage.meet({}, { workspace });
    expect(main.annotations.map(({ message }) => message).join()).toMatch(/checkout/);
    expect(callsOf(service)).not.toContain('delete');
  });

  test('that is a link works', async () => {
    const workspace = join(scratch, 'link');
    await symlink(await checkout(), workspace);
    await expectSync(workspace);
  });

  (isRoot ? test : test.skip)('of another owner works', async () => {
    const workspace = await checkout();
    for (const name of ['.', ...(await readdir(workspace, { recursive: true }))])
      await chown(join(workspace, name), 12_345, 12_345);
    await expectSync(workspace);
  });

  (isRoot ? test.skip : test)('that is read-only works', async () => {
    const workspace = await checkout();
    await chmod(workspace, 0o555);
    await expectSync(workspace);
    await chmod(workspace, 0o755);
  });
});
