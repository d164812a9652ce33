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

interface Scene {
  readonly service: FakeService;
  readonly runnerTemp: string;
  readonly main: StepTranscript;
  readonly post: (inputs?: Texts, env?: Texts) => Promise<StepTranscript>;
  /** Another use of the action in the same job, whose post step never comes. */
  readonly use: () => Promise<StepTranscript>;
}

type Texts = Readonly<Record<string, string>>;

const reject =
  (status: number): Script =>
  () => ({ status, headers: {}, body: '{}' });

/** Main is killed once the delete has taken effect; then comes `then`. */
async function afterDeath(then: (scene: Scene) => Promise<void>): Promise<void> {
  const death = new AbortController();
  const strike: Script = async ({ request, serve }) => {
    const answer = await serve();
    if (request.nth === 1) {
      setTimeout(() => {
        death.abort();
      }, 3);
    }
    return answer;
  };
  const service = await startFakeService({ ...stageService, scripts: { delete: strike } });
  const runnerTemp = await mkdtemp(join(tmpdir(), 'runner-'));
  const inputs = {
    'base-url': service.baseUrl,
    'api-key': stageKey,
    'copilot-id': stageCopilot.id,
    'wait-seconds': '0.2',
    'timeout-seconds': '10',
    'max-attempts': '2',
  };
  try {
    const { main } = await stage.run({
      actionDir: scratch,
      runnerTemp,
      inputs,
      interrupt: { how: 'kill', at: death.signal },
    });
    const post: Scene['post'] = async (changed, changedEnv) => {
      const { event, workspace } = stage;
      const variables = Object.entries({ ...inputs, ...changed }).map(([name, value]) => [
        nameInputVariable(name),
        value,
      ]);
      const state = Object.entries(main.state).map(([name, value]) => [`STATE_${name}`, value]);
      const env = {
        ...createEnvironment(event, { workspace, runnerTemp, eventPath: '' }),
        ...(Object.fromEntries([...variables, ...state]) as Record<string, string>),
        ...changedEnv,
      };
      const script = join(projectFolder, 'dist', 'post', 'index.js');
      return (
        await startStep({
          node: findNodeBinary(),
          script,
          workspace,
          runnerTemp,
          env,
          masker: new SecretMasker(),
        })
      ).ended;
    };
    const use = async (): Promise<StepTranscript> =>
      (await stage.run({ actionDir: scratch, runnerTemp, inputs })).main;
    await then({ service, runnerTemp, main, post, use });
  } finally {
    await service.close();
    await rm(runnerTemp, { recursive: true, force: true });
  }
}

describe('the post step after the main step died during a sync', () => {
  test.concurrent('does its work once if it runs twice', () =>
    afterDeath(async ({ service, post }) => {
      expect((await post()).summary).toContain('outcome `synced`');
      const calls = callsOf(service);
      const second = await post();
      expect([second.exitCode, second.log, second.summary]).toEqual([0, '', '']);
      expect(callsOf(service)).toEqual(calls);
      expect(namesOf(service)).toEqual(newOperations);
    }),
  );

  test.concurrent('without the journal reports an unknown state, and sends nothing', () =>
    afterDeath(async ({ service, runnerTemp, post }) => {
      const calls = callsOf(service);
      for (const name of await readdir(runnerTemp)) {
        if (name.startsWith('copilot-swagger-sync')) await rm(join(runnerTemp, name), { recursive: true });
      }
      const { exitCode, annotations, summary } = await post();
      expect(exitCode).toBe(1);
      expect(callsOf(service)).toEqual(calls);
      expect(annotations).toMatchObject([
        { severity: 'error', message: expect.stringContaining('re-run this job') as string },
      ]);
      expect(summary).toContain('outcome `degraded`');
    }),
  );

  test.concurrent.each(['{}', '{"name":"importing","at":7,"holds":[]}'])(
    'with the state %s in the journal reports an invalid journal, and sends nothing',
    (state) =>
      afterDeath(async ({ service, runnerTemp, post }) => {
        const calls = callsOf(service);
        const path = join(await findJournal(runnerTemp), 'journal.json');
        const entry = JSON.parse(await readFile(path, 'utf8')) as object;
        await writeFile(path, JSON.stringify({ ...entry, state: JSON.parse(state) as unknown }));
        const { annotations, exitCode, summary } = await post();
        expect(exitCode).toBe(1);
        expect(callsOf(service)).toEqual(calls);
        expect(annotations[0]?.message).toContain(
          'its journal in RUNNER_TEMP is gone, is not valid or cannot be read',
        );
        expect(`${annotations[0]?.message ?? ''} ${summary}`).not.toContain('bug in the action');
        expect(summary).toContain('outcome `degraded`');
      }),
  );

  test.concurrent('with a rejected key reports the fix', () =>
    afterDeath(async ({ service, post }) => {
      service.behave({ scripts: { list: reject(401), delete: reject(401) } });
      const { exitCode, annotations, summary } = await post({ 'api-key': 'another-key' });
      expect(exitCode).toBe(1);
      expect(annotations[0]?.message).toMatch(/401.*api-key/s);
      expect(summary).toContain('outcome `degraded`');
      expect(summary).not.toContain('another-key');
    }),
  );

  test.concurrent('with inputs that are invalid now reports that the copilot may be empty', () =>
    afterDeath(async ({ post }) => {
      const { exitCode, annotations } = await post({ 'base-url': 'nonsense' });
      expect(exitCode).toBe(1);
      expect(annotations[0]?.message).toMatch(/base-url.*without actions/s);
    }),
  );
});

/** The folder of the one replacement that main has left. */
async function findJournal(runnerTemp: string): Promise<string> {
  const [root = ''] = (await readdir(runnerTemp)).filter((name) => name.startsWith('copilot-swagger-sync'));
  return join(runnerTemp, root, 'target-0');
}

describe('a journal', () => {
  test.concurrent('without its documents reports the known state', () =>
    afterDeath(async ({ service, runnerTemp, post }) => {
      const folder = await findJournal(runnerTemp);
      const calls = callsOf(service);
      await rm(join(folder, 'job'));
      const { exitCode, annotations, summary } = await post();
      expect(exitCode).toBe(1);
      expect(annotations[0]?.message).toContain('5f0d3c9a');
      expect(summary).toContain('outcome `degraded`');
      expect(callsOf(service)).toEqual(calls);
    }),
  );

  test.concurrent('is not replaced by a later step that changed nothing', () =>
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
  'a long delay that is interrupted is handed over immediately, and is continued without a second delete',
  async () => {
    let deletedMs = 0;
    let importedMs = 0;
    const moment = new AbortController();
    const { main, post, service } = await stage.meet(
      {
        scripts: {
          delete: async ({ serve }) => {
            const answer = await serve();
            deletedMs = performance.now();
            return answer;
          },
          import: ({ serve }) => {
            importedMs = performance.now();
            return serve();
          },
        },
      },
      {
        inputs: { 'wait-seconds': '12' },
        interrupt: { how: 'cancel', at: moment.signal },
        onLine: (line) => {
          if (line.includes('Actions deleted. Waiting')) moment.abort();
        },
      },
    );
    // It ended by itself, before the harness sent SIGKILL.
    expect(main.signal).toBeUndefined();
    expect(main.outputs['outcome']).toBe('degraded');
    expect(post?.summary).toContain('outcome `synced`');
    expect(namesOf(service)).toEqual(newOperations);
    expect(callsOf(service).filter((call) => call === 'delete')).toHaveLength(1);
    expect(importedMs - deletedMs).toBeGreaterThanOrEqual(12_000);
  },
);

test.concurrent('after a completed run, the post step loads nothing and sends nothing', async () => {
  const { main, post, service } = await stage.meet();
  expect(main.outputs['outcome']).toBe('synced');
  expect(post).toMatchObject({ exitCode: 0, log: '', summary: '', stderr: '' });
  expect(callsOf(service)).toEqual(['list', 'delete', 'list', 'import']);
});
