import { chmod, chown, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { callsOf, createPushStage, namesOf, newOperations, type Meeting } from '../support/push-stage.ts';

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

/** Variables, and the expected message, or `undefined` if the run succeeds. */
const cases: readonly (readonly [name: string, env: Readonly<Record<string, string>>, says?: RegExp])[] = [
  ['no GITHUB_WORKSPACE, but a working directory', { GITHUB_WORKSPACE: '' }],
  ['a missing GITHUB_WORKSPACE', { GITHUB_WORKSPACE: gone }, /checkout|workspace/i],
  ['a missing RUNNER_TEMP', { RUNNER_TEMP: gone }, /RUNNER_TEMP/],
  ['a RUNNER_TEMP that is a file', { RUNNER_TEMP: inFile }, /RUNNER_TEMP/],
  ['a missing event file', { GITHUB_EVENT_PATH: gone }, /GITHUB_EVENT_PATH.*JSON/],
  ['an event file of text', { GITHUB_EVENT_PATH: join(scratch, 'event.txt') }, /GITHUB_EVENT_PATH.*JSON/],
  ['an event file that is an array', { GITHUB_EVENT_PATH: join(scratch, 'list.json') }],
  ...['STEP_SUMMARY', 'OUTPUT', 'STATE', 'EVENT_PATH', 'EVENT_NAME', 'SHA', 'REF', 'REPOSITORY'].map(
    (name) => [`no GITHUB_${name}`, { [`GITHUB_${name}`]: '' }] as const,
  ),
  ['no RUNNER_TEMP', { RUNNER_TEMP: '' }],
  ['no variable of the runner at all', nothing],
  ['no git on the PATH', { PATH: scratch }],
  ['no git on the PATH, and no GitHub', { PATH: scratch, ...noServer }],
  ['an invalid URL of GitHub', { GITHUB_API_URL: 'not a url', GITHUB_GRAPHQL_URL: '' }],
];

const listErrors = ({ main }: Meeting): readonly string[] =>
  main.annotations.filter(({ severity }) => severity === 'error').map(({ message }) => message);

const runs = cases.map(([name, env, says]) => ({
  name,
  env,
  says,
  needsProcess: env['GITHUB_WORKSPACE'] === '',
}));

test.concurrent.each(runs)('a runner with $name', async ({ env, needsProcess, says }) => {
  const meeting = await (needsProcess ? stageOnDist : stage).meet({}, { env });
  const { main, post, service } = meeting;
  expect(main.log).not.toMatch(/bug of the action|Unexpected failure/);
  expect([main.stderr, post?.exitCode]).toEqual(['', 0]);
  if (says === undefined) {
    expect([namesOf(service), main.exitCode]).toEqual([newOperations, 0]);
  } else {
    expect(main.exitCode).toBe(1);
    expect(callsOf(service).filter((call) => call !== 'list')).toEqual([]);
    expect(listErrors(meeting)).toEqual([expect.stringMatching(says)]);
    expect(listErrors(meeting).join()).toMatch(/was not changed/);
  }
});

// The harness gives every step its own files, which a start script replaces.
const meetWithout = (name: string): Promise<Meeting> => {
  const path = encodeURIComponent(JSON.stringify(inFile));
  const env = { NODE_OPTIONS: `--import=data:text/javascript,process.env.${name}=${path}` };
  return stageOnDist.meet({}, { env });
};

test.concurrent.each(['GITHUB_OUTPUT', 'GITHUB_STEP_SUMMARY'])(
  'a %s that can’t be written is a warning, and the copilot is synced',
  async (name) => {
    const { main, service } = await meetWithout(name);
    expect([namesOf(service), main.exitCode]).toEqual([newOperations, 0]);
    expect(main.log).not.toMatch(/bug of the action/);
    expect(main.log).toContain('Synced');
    const message = expect.stringContaining(name) as string;
    expect(main.annotations).toEqual([expect.objectContaining({ severity: 'warning', message })]);
  },
);

test.concurrent(
  'with a GITHUB_STATE that can’t be written, nothing is deleted, because the post step could not restore it',
  async () => {
    const meeting = await meetWithout('GITHUB_STATE');
    expect(callsOf(meeting.service)).not.toContain('delete');
    expect(meeting.main.exitCode).toBe(1);
    expect(listErrors(meeting)).toEqual([expect.stringMatching(/GITHUB_STATE.*was not changed/s)]);
    expect(meeting.main.log).not.toMatch(/bug of the action/);
  },
);

/** Changes a checkout, and returns the workspace for the run. */
type Change = (workspace: string) => Promise<string>;

const link = join(scratch, 'link');
const removeGit: Change = async (workspace) => {
  await rm(join(workspace, '.git'), { recursive: true });
  return workspace;
};
const breakGit: Change = async (workspace) => {
  await mkdir(join(await removeGit(workspace), '.git'));
  return workspace;
};
const give: Change = async (workspace) => {
  for (const name of ['.', ...(await readdir(workspace, { recursive: true }))])
    await chown(join(workspace, name), 12_345, 12_345);
  return workspace;
};
const protect: Change = (workspace) => chmod(workspace, 0o555).then(() => workspace);

test.each<[name: string, change: Change]>([
  ['without .git', removeGit],
  ['with an invalid .git', breakGit],
  ['that is a link', (workspace) => symlink(workspace, link).then(() => link)],
  isRoot ? ['of another owner', give] : ['that is read-only', protect],
])('a workspace %s is compared through git or GitHub', async (_, change) => {
  const { sha, ref } = stage.event;
  const checkout = await stage.world.sandbox.checkout({ sha, ref, depth: 0 });
  const { main, service } = await stage.meet({}, { workspace: await change(checkout) });
  await chmod(checkout, 0o755);
  expect([namesOf(service), main.outputs['reason']]).toEqual([newOperations, 'modified']);
});

test('an empty workspace is reported as a missing checkout', async () => {
  const meeting = await stage.meet({}, { workspace: await mkdtemp(join(scratch, 'empty-')) });
  expect(listErrors(meeting).join()).toMatch(/checkout/);
  expect(callsOf(meeting.service)).not.toContain('delete');
});
