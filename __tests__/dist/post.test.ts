import { mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Script } from '../support/fake-service/misbehaviours.ts';
import { startFakeService, type FakeService } from '../support/fake-service/start-fake-service.ts';
import {
  callsOf,
  createPushStage,
  namesOf,
  newOperations,
  stageCopilot,
  stageKey,
  stageService,
} from '../support/push-stage.ts';
import { createEnvironment, nameInputVariable } from '../support/runner/environment.ts';
import { findNodeBinary } from '../support/folders.ts';
import { startStep } from '../support/runner/run-step.ts';
import { SecretMasker } from '../support/runner/secret-masker.ts';
import type { StepTranscript } from '../support/runner/transcript.ts';
import { projectFolder } from '../support/world.ts';

// Runs beside each other begin before any hook.
const stage = await createPushStage();
const scratch = await mkdtemp(join(tmpdir(), 'post-'));
// The action without its post step, so that a test can do something before it.
await symlink(join(projectFolder, 'dist'), join(scratch, 'dist'));
const manifest = await readFile(join(projectFolder, 'action.yml'), 'utf8');
await writeFile(join(scratch, 'action.yml'), manifest.replace(/^ {2}post(-if)?:.*$/gm, ''));

afterAll(async () => {
  await stage.close();
  await rm(scratch, { recursive: true, force: true });
});

type Texts = Readonly<Record<string, string>>;

interface Scene {
  readonly service: FakeService;
  /** Folder of the journal that main has left. */
  readonly folder: string;
  readonly post: (inputs?: Texts) => Promise<StepTranscript>;
  /** Another use of the action in the same job, whose post step never comes. */
  readonly use: () => Promise<StepTranscript>;
}

const reject =
  (status: number): Script =>
  () => ({ status, headers: {}, body: '{}' });

/** Main is killed once the delete has taken effect; then comes `then`. */
async function afterDeath(then: (scene: Scene) => Promise<void>): Promise<void> {
  const interruption = new AbortController();
  const interruptStep: Script = async ({ request, serve }) => {
    const answer = await serve();
    if (request.nth === 1) {
      setTimeout(() => {
        interruption.abort();
      }, 3);
    }
    return answer;
  };
  const service = await startFakeService({ ...stageService, scripts: { delete: interruptStep } });
  const runnerTemp = await mkdtemp(join(tmpdir(), 'runner-'));
  const inputs = {
    ...{ 'base-url': service.baseUrl, 'api-key': stageKey, 'copilot-id': stageCopilot.id },
    ...{ 'wait-seconds': '0.2', 'timeout-seconds': '10', 'max-attempts': '2' },
  };
  const common = { actionDir: scratch, runnerTemp, inputs };
  try {
    const { main } = await stage.run({ ...common, interrupt: { how: 'kill', at: interruption.signal } });
    const post: Scene['post'] = async (changed) => {
      const { event, workspace } = stage;
      const own = Object.entries({ ...inputs, ...changed });
      const env = {
        ...createEnvironment(event, { workspace, runnerTemp, eventPath: '' }),
        ...Object.fromEntries(own.map(([name, value]) => [nameInputVariable(name), value])),
        ...Object.fromEntries(Object.entries(main.state).map(([name, value]) => [`STATE_${name}`, value])),
      };
      const script = join(projectFolder, 'dist', 'post', 'index.js');
      const masker = new SecretMasker();
      const step = await startStep({ node: findNodeBinary(), script, workspace, runnerTemp, env, masker });
      return step.ended;
    };
    const [root = ''] = (await readdir(runnerTemp)).filter((name) => name.startsWith('copilot-swagger-sync'));
    const use = async (): Promise<StepTranscript> => (await stage.run(common)).main;
    await then({ service, folder: join(runnerTemp, root), post, use });
  } finally {
    await service.close();
    await rm(runnerTemp, { recursive: true, force: true });
  }
}

const spoilState =
  (state: unknown): Spoil =>
  async ({ folder }) => {
    const path = join(folder, 'target-0', 'journal.json');
    const entry = JSON.parse(await readFile(path, 'utf8')) as object;
    await writeFile(path, JSON.stringify({ ...entry, state }));
  };
const invalid = /its journal in RUNNER_TEMP is gone, is not valid or cannot be read/;

type Spoil = (scene: Scene) => Promise<void> | void;

const spoils: readonly (readonly [name: string, spoil: Spoil, says: RegExp, inputs?: Texts])[] = [
  ['without its journal', ({ folder }) => rm(folder, { recursive: true }), /re-run this job/],
  ['without its documents', ({ folder }) => rm(join(folder, 'target-0', 'job')), /5f0d3c9a/],
  ['with an empty state', spoilState({}), invalid],
  ['with an invalid state', spoilState({ name: 'importing', at: 7, holds: [] }), invalid],
  [
    'with a rejected key',
    ({ service }) => {
      service.behave({ scripts: { list: reject(401), delete: reject(401) } });
    },
    /401.*api-key/s,
    { 'api-key': 'another-key' },
  ],
];
const spoiled = spoils.map(([name, spoil, says, inputs]) => ({ name, spoil, says, inputs }));

describe('the post step after the main step died during a sync', () => {
  test.concurrent('does its work once if it runs twice', () =>
    afterDeath(async ({ service, post }) => {
      expect((await post()).summary).toContain('outcome `synced`');
      const calls = callsOf(service);
      expect(await post()).toMatchObject({ exitCode: 0, log: '', summary: '' });
      expect([callsOf(service), namesOf(service)]).toEqual([calls, newOperations]);
    }),
  );

  test.concurrent.each(spoiled)(
    '$name reports an unknown result, and changes nothing',
    ({ spoil, says, inputs }) =>
      afterDeath(async (scene) => {
        const countDone = (): number =>
          scene.service.requests.filter(({ status = 0 }) => status > 0 && status < 400).length;
        const done = countDone();
        await spoil(scene);
        const { exitCode, annotations, summary } = await scene.post(inputs);
        expect([exitCode, countDone()]).toEqual([1, done]);
        expect(annotations).toMatchObject([
          { severity: 'error', message: expect.stringMatching(says) as string },
        ]);
        expect(summary).toContain('outcome `degraded`');
        const shown = `${annotations[0]?.message ?? ''} ${summary}`;
        expect(shown).not.toMatch(/bug in the action|another-key/);
      }),
  );

  test.concurrent('with inputs that are invalid now reports that the copilot may be empty', () =>
    afterDeath(async ({ post }) => {
      const { exitCode, annotations } = await post({ 'base-url': 'nonsense' });
      expect(exitCode).toBe(1);
      expect(annotations[0]?.message).toMatch(/base-url.*without actions/s);
    }),
  );

  test.concurrent('ignores a later step that changed nothing', () =>
    afterDeath(async ({ service, post, use }) => {
      service.behave({ scripts: { delete: reject(403) } });
      expect((await use()).outputs['outcome']).toBe('aborted');
      service.behave({ scripts: {} });
      expect((await post()).summary).toContain('outcome `synced`');
      expect(namesOf(service)).toEqual(newOperations);
    }),
  );
});

test.concurrent(
  'a long delay that is interrupted is continued by the post step, with one delete',
  async () => {
    const moment = new AbortController();
    const { main, post, service } = await stage.meet(undefined, {
      inputs: { 'wait-seconds': '12' },
      interrupt: { how: 'cancel', at: moment.signal },
      onLine: (line) => {
        if (line.includes('Actions deleted. Waiting')) moment.abort();
      },
    });
    // It ended by itself, before the harness sent SIGKILL.
    expect([main.signal, main.outputs['outcome']]).toEqual([undefined, 'degraded']);
    expect(post?.summary).toContain('outcome `synced`');
    expect(namesOf(service)).toEqual(newOperations);
    const [deletion, put, ...others] = service.requests.filter(({ call }) => /delete|import/u.test(call));
    expect([deletion?.call, put?.call, ...others]).toEqual(['delete', 'import']);
    expect((put?.arrivedMs ?? 0) - (deletion?.answeredMs ?? Infinity)).toBeGreaterThanOrEqual(12_000);
  },
);
